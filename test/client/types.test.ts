// What the built declarations let compile under other settings than those of this project.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { assertBuilt } from '../support/built.ts';

assertBuilt();

const folder = join(import.meta.dirname, '../types');

test('CommonJS under node16 imports the package and its entries, with every option undefined', () => {
  const file = join(folder, 'commonjs.cts');
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.Node16,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    lib: ['lib.es2022.d.ts'],
    types: ['node'],
    noEmit: true,
  });
  const problems = ts.getPreEmitDiagnostics(program).map((problem) => {
    return `${problem.file?.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`;
  });
  expect(problems).toEqual([]);
});
