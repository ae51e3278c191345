import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listChecks } from '@docproc/conformance';
import { root } from '../artifacts/project.ts';
import { operations } from '../support/contract.ts';
import { run, snippets, write } from '../support/snippets.ts';

test('the snippet of the README prints what it says', async () => {
  const folder = write({ 'all.mts': snippets('generated/conformance/README.md').join('\n') });
  expect(await run(folder, 'all.mts')).toBe('conforms 0\n');
});

test('the command starts', async () => {
  const bin = join(root, 'generated/conformance/dist/bin.js');
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--help']);
  expect(stdout).toMatch(/^Usage: docproc-conformance/);
});

test('the guide has a row for each check', () => {
  const ids = operations().map(({ operationId }) => operationId);
  const guide = readFileSync(join(root, 'docs/guides/conformance.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([a-z]+\/[^`]+)` +\| (.*)\|$/gm)].map(([, id = '', text = '']) => {
    const named = id.replaceAll('OPERATION', `(?:${ids.join('|')})`);
    const words = named.replaceAll(/\b[A-Z]{2,}(?:-[A-Z]{2,})?/g, '.+');
    // Other ids with the same expectation are in the text.
    const [start] = words.split(/\/[^/]+$/);
    const others = [...text.matchAll(/`([a-z-]+)`/g)].map(([, other]) => `${start}/${other}`);
    return new RegExp(`^(${[words, ...others].join('|')})$`);
  });
  const missing = listChecks().filter(({ id }) => !rows.some((row) => row.test(id)));
  expect(
    missing.map(({ id }) => id),
    'the table of docs/guides/conformance.md lacks rows',
  ).toEqual([]);
  for (const row of rows)
    expect(
      listChecks().some(({ id }) => row.test(id)),
      `${row}`,
    ).toBe(true);
});

test('each check has a place of its own in the documentation', () => {
  const page = readFileSync(join(root, 'docs/guides/conformance-checks.md'), 'utf8');
  const groups = [...page.matchAll(/^<!-- contract: checks (\w+) -->$/gm)].map(([, group]) => group);
  const checks = listChecks();
  expect(new Set(groups)).toEqual(new Set(checks.map(({ group }) => group)));
  expect(new Set(checks.map(({ docs }) => docs)).size).toBe(checks.length);
  for (const { id, sends, expects, docs } of checks) {
    expect(docs, id).toMatch(/^guides\/conformance-checks\.html#[\w-]+$/);
    for (const text of [sends, expects]) expect(text, id).toMatch(/^[\w`].*\.$/);
    expect(`${sends} ${expects}`, id).not.toMatch(/undefined|\[object|\.\.|  /);
  }
});
