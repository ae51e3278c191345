/** Compares the contract of a project with another version of it. */
import { join } from 'node:path';
import { locationFinder } from '../model/file-locations.ts';
import { readStatements } from '../model/catalogs.ts';
import { statementsByPointer } from '../model/trace.ts';
import { compareApis } from './api.ts';
import { compareVersions } from './compare.ts';
import type { DiffReport } from './report.ts';
import type { Usage } from './usage.ts';
import { readBase, readRevision } from './versions.ts';

/**
 * Compares the contract of a project with a base.
 *
 * @param base a released version, a file or a git ref; the last release if undefined
 * @param usages what applications use; each change then says whom it reaches
 * @throws InputError if one of the two cannot be read
 */
export async function diffContract(root: string, base?: string, usages: Usage[] = []): Promise<DiffReport> {
  const [before, after] = await Promise.all([readBase(root, base), readRevision(root)]);
  const folder = join(root, 'openapi');
  return compareVersions(before, after, {
    locationOf: locationFinder(folder),
    usages,
    statements: statementsByPointer(await readStatements(folder), after.document),
    others: compareApis(root, before.name),
  });
}
