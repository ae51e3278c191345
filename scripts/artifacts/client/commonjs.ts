/** The CommonJS form of a package, for TypeScript and tools that do not load ES modules with `require`. */
import { posix } from 'node:path';
import { rolldown } from 'rolldown';
import type { Files } from '../../lib/write-files.ts';

/**
 * Returns a CommonJS module for each entry of a package, and one with what they share, so that its classes exist once.
 *
 * @param modules Modules and declarations by their path in `dist/`.
 * @param entries Paths of the entries in `dist/`, without extension.
 */
export async function commonJs(modules: Readonly<Record<string, string>>, entries: string[]): Promise<Files> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [entry, `/${entry}.js`])),
    // Comments name each module by its path from here.
    cwd: '/',
    platform: 'neutral',
    external: /^node:/,
    plugins: [
      {
        name: 'memory',
        resolveId: (source, importer = '/') =>
          source.startsWith('node:') ? undefined : posix.resolve(posix.dirname(importer), source),
        load: (id) => modules[id.slice(1)],
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    exports: 'named',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting: { groups: [{ name: 'shared', test: (id) => !entries.includes(id.slice(1, -3)) }] },
  });
  const files: Files = {};
  for (const chunk of output) if (chunk.type === 'chunk') files[chunk.fileName] = chunk.code;
  return { ...files, ...declarations(modules) };
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
