/** Compares the contract of a project with another version of it. */
import { join } from 'node:path';
import { locationFinder } from '../model/file-locations.ts';
import { readStatements } from '../model/catalogs.ts';
import { type Model, modelOf } from '../model/index.ts';
import { statementsByPointer } from '../model/trace.ts';
import { compareApis } from './api.ts';
import { byBump } from './change.ts';
import { applyOverrides } from './bump-overrides.ts';
import { compareDocuments } from './redocly.ts';
import { compareMembers } from './members.ts';
import { operationsOf, reachOf } from './reach.ts';
import type { DiffReport } from './report.ts';
import { changedTexts } from './sentences.ts';
import type { Usage } from './usage.ts';
import { readBase, readRevision } from './versions.ts';

/**
 * Compares the contract of a project with a base.
 *
 * @param base a released version, a file or a git ref; the last release if undefined
 * @param usages what applications use; each change then says whom it reaches
 * @throws InputError if one of the two cannot be read, or an override matches no change
 */
export async function diffContract(root: string, base?: string, usages: Usage[] = []): Promise<DiffReport> {
  const [before, after] = await Promise.all([readBase(root, base), readRevision(root)]);
  const [one, other] = [before, after].map(({ document, questions }) => modelOf(document, questions)) as [
    Model,
    Model,
  ];
  const all = [
    ...compareMembers(one, other),
    ...(await compareDocuments(one, other)),
    ...compareApis(root, before.name),
  ];
  const locationOf = locationFinder(join(root, 'openapi'));
  // Every override must match a change since the last release.
  const file = join(root, 'releases/bump-overrides.yaml');
  const changes = applyOverrides(all.sort(byBump), file, base === undefined);
  const statements = statementsByPointer(await readStatements(join(root, 'openapi')), after.document);
  const reaches = reachOf(usages, one, other);
  const operationsAt = operationsOf(one, other);
  const touched = changes.filter(({ bump }) => bump !== 'none').flatMap(operationsAt);
  return {
    base: before.name,
    touched: Object.fromEntries(touched.map(({ id, tag, name }) => [id, `${tag.namespace}.${name}`])),
    changes: changes.map(({ location, ...change }) => ({
      ...change,
      ...(usages.length > 0 && { reaches: reaches(change) }),
      ...(location ?? locationOf(change.pointer)),
    })),
    texts: changedTexts(before, after, statements).map((text) => ({ ...text, ...locationOf(text.pointer) })),
  };
}
