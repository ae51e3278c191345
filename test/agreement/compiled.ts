/** The types as a judge: a line of TypeScript for each case, and the compiler names the lines that do not fit. */
import { join } from 'node:path';
import { compile } from '../../scripts/lib/typescript.ts';

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/**
 * Compiles lines of one file.
 *
 * @param head The imports, in one line.
 * @returns the indexes of the lines with errors
 */
export function linesWithErrors(head: string, lines: readonly string[]): Set<number> {
  const cases = join(import.meta.dirname, 'cases.ts');
  const texts = { [cases]: [head, ...lines].join('\n') };
  return new Set(
    compile({ files: [cases], texts, compilerOptions }).map(({ file, line, message }) => {
      if (file !== cases) throw new Error(message);
      return line - 2;
    }),
  );
}
