/** A sample of `npm run mutate`: the checks see mutants of the source files, and nothing in the files as they are. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Checker } from './check.ts';
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

test('no check sees a fault in the contract as it is', async () => {
  const file = 'limits.yaml';
  const text = () => readFileSync(join('openapi', file), 'utf8');
  expect(await checker.check({ kind: 'none', file, what: 'nothing', text })).toBeUndefined();
});

test('each mutant of a sample is seen', async () => {
  const sample = mutants.filter((mutant, index) => index % 40 === 0 && !equivalent(mutant));
  const unseen: string[] = [];
  for (const mutant of sample)
    if (!(await checker.check(mutant))) unseen.push(`${mutant.kind}: ${mutant.file} ${mutant.what}`);
  expect(unseen).toEqual([]);
});
