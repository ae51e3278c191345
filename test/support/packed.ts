/** The packages as npm packs them, installed in a folder of their own. */
import { join } from 'node:path';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { write } from '../../scripts/lib/write-files.ts';

/** The files of the client and of the types, by path such as `client/package.json`. */
export const packed = await packedPackages(['client', 'types']);

/** A folder whose modules find these packages, as those of a project do. */
export const folder: string = join(import.meta.dirname, '../../.cache/packed');

await write(packed, join(folder, 'node_modules/@docproc'));
