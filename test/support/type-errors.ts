/** What the compiler finds in hand-written tables when generated types are others: those of an edited contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../scripts/lib/typescript.ts';

const root = join(import.meta.dirname, '../..');
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
  compilerOptions: object;
};

/**
 * Returns the errors of modules, each with its place.
 *
 * @param modules Paths of the modules from the root of the project.
 * @param texts Texts in place of those of files, by their paths from there.
 */
export function typeErrors(modules: readonly string[], texts: Readonly<Record<string, string>>): string[] {
  const files = modules.map((module) => join(root, module));
  const memory = Object.fromEntries(Object.entries(texts).map(([path, text]) => [join(root, path), text]));
  return compile({ files, texts: memory, compilerOptions: { ...compilerOptions, types: [] } })
    .filter(({ file }) => files.includes(file))
    .map(
      ({ file, line, message }) => `${file.slice(root.length + 1)}:${line}: ${message.replaceAll('\n', ' ')}`,
    );
}
