import { readdir, readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';
import { root } from './package.ts';

/** TypeScript modules that lie side by side, by file name. */
export type Modules = Record<string, string>;

/** The modules of `src/<name>`, with imports as they are in the package: side by side, as JavaScript. */
export async function readModules(name: string): Promise<Modules> {
  const folder = new URL(`src/${name}/`, root);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const texts = files.map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const beside = text.replaceAll(`../../generated/${name}/dist/`, './');
    return [file, beside.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/**
 * Translates the modules of a package to JavaScript and declarations, each by what it says itself: `tsc` checks types.
 *
 * @returns `name.js` and `name.d.ts` for each `name.ts`
 * @throws Error with file and line, if a module does not parse or an exported name lacks its type
 */
export function transpile(name: string, modules: Modules): Record<string, string> {
  const output: Record<string, string> = {};
  for (const [file, text] of Object.entries(modules)) {
    const {
      code,
      declaration = '',
      errors,
    } = transformSync(file, text, {
      target: 'es2022',
      typescript: { onlyRemoveTypeImports: true, declaration: {} },
    });
    // The types leave out where an error is.
    const [error] = errors as (Error & { loc?: { line: number } })[];
    if (error) {
      const [message = ''] = stripVTControlCharacters(error.message).split('\n');
      throw new Error(`src/${name}/${file}:${error.loc?.line}: ${message.replace(/^\[\w+\] /, '')}`);
    }
    const stem = file.replace(/\.ts$/, '');
    output[`${stem}.js`] = code;
    // It leaves out the space before each * of a comment.
    output[`${stem}.d.ts`] = declaration.replaceAll(/^(\t*)\*/gm, '$1 *');
  }
  return output;
}
