/** The types as a judge: a line of TypeScript for each case, and the compiler names the lines that do not fit. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../support/compile.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Compiles lines of one file.
 *
 * @param head The imports, in one line.
 * @returns the indexes of the lines with errors
 */
export function linesWithErrors(head: string, lines: readonly string[]): Set<number> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/agreement-'));
  try {
    const file = join(folder, 'cases.ts');
    writeFileSync(file, [head, ...lines].join('\n'));
    const messages = compile([file], {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      allowImportingTsExtensions: true,
      types: [],
    });
    return new Set(
      messages.map((message) => {
        const [, line] = /cases\.ts\((\d+),\d+\): error/.exec(message) ?? [];
        if (line === undefined) throw new Error(message);
        return Number(line) - 2;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
