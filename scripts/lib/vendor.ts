/** npm packages that one of ours includes, so that its users install nothing else. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './package-json.ts';

/** A package as one module. */
export interface Vendored {
  /** JavaScript, with its license in a comment at the top. */
  code: string;
  license: string;
}

const known = new Map<string, Promise<Vendored>>();

/**
 * Returns a package and all that it loads as one module for Node, readable and with its license.
 *
 * @param name Name of the package, which `node_modules` has.
 * @param exported Name of its export that the module has.
 * @throws {Error} The package is not installed, has no license file, or has dependencies of its own.
 */
export function vendor(name: string, exported: string): Promise<Vendored> {
  const found = known.get(name) ?? bundle(name, exported);
  known.set(name, found);
  return found;
}

async function bundle(name: string, exported: string): Promise<Vendored> {
  const folder = join(createRequire(root).resolve(`${name}/package.json`), '..');
  const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
  const { version, license, dependencies = {} } = JSON.parse(await read('package.json'));
  const others = Object.keys(dependencies);
  if (others.length > 0) throw new Error(`${name} needs licenses of ${others.join(', ')} too.`);
  const build = await rolldown({
    input: 'entry',
    platform: 'node',
    cwd: folder,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `export { ${exported} } from ${JSON.stringify(name)};` : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  const head = `/*! ${name} ${version}, ${license}: the license is in the folder licenses of this package. */`;
  return { code: `${head}\n${output[0].code}`, license: await read('LICENSE') };
}
