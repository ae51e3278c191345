import { readFile } from 'node:fs/promises';

/** The root folder of the project. */
export const root: URL = new URL('../../', import.meta.url);

/** The text of a package.json: what every package of ours has in common, and `fields`. */
export async function packageFile(fields: Record<string, unknown> & { name: string }): Promise<string> {
  const { name, description, ...rest } = fields;
  const { version, license } = await rootPackage();
  const all = { name, version, description, license, type: 'module', sideEffects: false, ...rest };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** The fields of the root's package.json that the packages share. */
export async function rootPackage(): Promise<{
  version: string;
  license: string;
  engines: object;
  devDependencies: Record<string, string>;
}> {
  return JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
}
