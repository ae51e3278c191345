// What the built declarations let compile under other settings than those of this project.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../support/compile.ts';
import { folder } from '../support/packed.ts';

test('CommonJS under node16 imports the package and its entries, with every option undefined', () => {
  const file = join(folder, 'commonjs.cts');
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
