import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { writeDeclared } from '../support/declared.ts';
import { folder } from '../support/packed.ts';

const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

test('declarations of a program can name what functions of each entry return', async () => {
  const cwd = join(folder, 'declared');
  const ofSandbox = writeDeclared(cwd, join(import.meta.dirname, '../sandbox/declared'));
  const names = [...writeDeclared(cwd), ...ofSandbox];
  const { output } = await execute(process.execPath, [tsc, '--build', '--force', ...names], { cwd });
  expect(output).toBe('');
});
