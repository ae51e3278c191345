/** A sample of `npm run mutate`: the checks see mutants of the source files, and nothing in the files as they are. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Checker, unchanged } from './check.ts';
import { sourceMutants } from './mutants.ts';
import { equivalent } from './survivors.ts';

const folder = mkdtempSync(join(tmpdir(), 'docproc-mutate-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync('openapi', folder, { recursive: true });
const checker = new Checker(folder);
const mutants = sourceMutants('openapi', 1);

test('there are mutants of many kinds', () => {
  expect(mutants.length).toBeGreaterThan(150);
});

test.each(['limits.yaml', 'statements.yaml', 'open-questions.schema.yaml'])(
  'no check sees a fault in %s as it is',
  async (file) => {
    expect(await checker.check(unchanged(file))).toBeUndefined();
  },
);

test('each mutant of a sample is seen', async () => {
  const sample = mutants.filter((mutant, index) => index % 40 === 0 && !equivalent(mutant));
  const unseen: string[] = [];
  for (const mutant of sample)
    if (!(await checker.check(mutant))) unseen.push(`${mutant.kind}: ${mutant.file} ${mutant.what}`);
  expect(unseen).toEqual([]);
});
