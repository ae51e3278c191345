/** Compares the contract of a project with another version of it. */
import { join } from 'node:path';
import { locationFinder, type FileLocation } from '../model/file-locations.ts';
import { readStatements } from '../model/catalogs.ts';
import { modelOf } from '../model/index.ts';
import { statementsByPointer } from '../model/trace.ts';
import { compareApis } from './api.ts';
import { type Change, byBump } from './change.ts';
import { applyOverrides } from './bump-overrides.ts';
import { compareDocuments } from './redocly.ts';
import { compareMembers } from './members.ts';
import type { DiffReport } from './report.ts';
import { changedTexts } from './sentences.ts';
import { readBase, readRevision, type Version } from './versions.ts';

/**
 * Compares the contract of a project with a base.
 *
 * @param base a released version, a file, a folder or a git ref; the last release if undefined
 * @throws InputError if one of the two cannot be read, or an override matches no change
 */
export async function diffContract(root: string, base?: string): Promise<DiffReport> {
  const [before, after] = await Promise.all([readBase(root, base), readRevision(root)]);
  return diffVersions(root, before, after, base === undefined, compareApis(root, before.name));
}

/** Compares two versions. `strict` requires that every override matches a change; `apis` are changes of packages. */
async function diffVersions(
  root: string,
  before: Version,
  after: Version,
  strict: boolean,
  apis: Change[],
): Promise<DiffReport> {
  const base = modelOf(before.document, before.questions);
  const revision = modelOf(after.document, after.questions);
  const all = [...compareMembers(base, revision), ...(await compareDocuments(base, revision)), ...apis];
  const find = locationFinder(join(root, 'openapi'));
  const locationOf = (pointer: string): FileLocation => {
    const { file, line, column } = find(pointer);
    return { file, line, column };
  };
  const changes = applyOverrides(all.sort(byBump), join(root, 'releases/bump-overrides.yaml'), strict);
  const statements = statementsByPointer(await readStatements(join(root, 'openapi')), after.document);
  const texts = changedTexts(before, after, statements);
  return {
    base: before.name,
    changes: changes.map(({ location, ...change }) => ({
      ...change,
      ...(location ?? locationOf(change.pointer)),
    })),
    texts: texts.map((text) => ({ ...text, ...locationOf(text.pointer) })),
  };
}
