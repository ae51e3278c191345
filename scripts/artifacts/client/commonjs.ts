/** The CommonJS form of a package, for TypeScript and tools that do not load ES modules with `require`. */
import { chunksOf } from '../../lib/chunks.ts';
import type { Files } from '../../lib/write-files.ts';

/**
 * Returns a CommonJS module for each entry of a package, and one with what they share, so that its classes exist once.
 *
 * @param modules Modules and declarations by their path in `dist/`.
 * @param names Paths of the entries in `dist/`, without extension.
 */
export async function commonJs(modules: Readonly<Record<string, string>>, names: string[]): Promise<Files> {
  const entries = names.map((name) => `${name}.js`);
  const code = await chunksOf(modules, { entries, shared: { shared: entries }, format: 'cjs' });
  return { ...code, ...declarations(modules) };
}

/** Declarations that refer to each other as CommonJS modules. */
function declarations(modules: Readonly<Record<string, string>>): Files {
  const files: Files = {};
  for (const [name, text] of Object.entries(modules)) {
    if (!name.endsWith('.d.ts')) continue;
    files[name.replace(/ts$/, 'cts')] = text.replaceAll(/(from ['"]\.[^'"]*\.)js(['"])/g, '$1cjs$2');
  }
  return files;
}
