/** The report of the public TypeScript API of a package: `generated/api/NAME.txt`, which reviewers compare. */
import { publicApi } from './public-api.ts';
import type { Files } from './write-files.ts';

/** Path of the report of a package below `generated/`. */
export const apiFile = (name: string): string => `api/${name}.txt`;

/** Makes the report of a package from its bundled declarations, by path, and the names of its entry points. */
export const apiReport = (
  name: string,
  declarations: Record<string, string>,
  entries: Record<string, string>,
): Files => ({ [apiFile(name)]: `${publicApi(declarations, entries).join('\n')}\n` });
