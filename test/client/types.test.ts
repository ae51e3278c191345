// What the built declarations let compile under other settings than those of this project.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { compile } from '../support/compile.ts';
import { folderWithPacked } from '../support/packed.ts';

test('CommonJS under node16 imports the package and its entries, with every option undefined', async () => {
  const file = join(await folderWithPacked('client', 'types'), 'commonjs.cts');
  copyFileSync(join(import.meta.dirname, '../types/commonjs.cts'), file);
  const problems = compile([file], {
    module: 'node16',
    target: 'es2022',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    lib: ['es2022'],
    types: ['node'],
  });
  expect(problems).toEqual([]);
});

test('a project with the oldest resolution of modules finds the entries', async () => {
  const file = join(await folderWithPacked('client', 'types'), 'node10.ts');
  writeFileSync(
    file,
    `import { createClient, type Docproc } from '@docproc/client';
import { createClient as createTasks } from '@docproc/client/tasks';
import { createClient as createUploads } from '@docproc/client/uploads';
import type { Task } from '@docproc/types';
export const all: [Docproc, unknown, unknown, Task?] = [createClient, createTasks, createUploads].map(String) as never;
`,
  );
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(found).toEqual([]);
});
