/** The edits of the catalog of open questions that a run suggests. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '@docproc/conformance';
import { contract } from '../../generated/conformance/contract/contract.ts';
import { checkOpenQuestions } from '../../scripts/lint/catalogs.ts';
import { createFetch, createSandbox, type Settings } from '../../src/sandbox/fetch.ts';
import { root } from '../artifacts/project.ts';
import { command, usual } from './command.ts';

test('the patch applies, and makes the behavior of the server the default', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Every second setting is as the kit assumes.
  const values = contract.settings.map(({ id, values: all, default: standard }, index) => [
    id,
    index % 2 === 0 ? standard : all.find((value) => value !== standard),
  ]);
  const sandbox = createSandbox({ set: Object.fromEntries(values) as Settings, log: () => {} });
  const patch = join(folder, 'answers.patch');
  const args = ['--allow', 'writes,irreversible,large', '--report', 'json,markdown,html'];
  await command([...usual, ...args, '--output', folder, '--patch', patch], createFetch(sandbox));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const { suggestedEdits } = JSON.parse(read('conformance.json')) as Report;
  expect(suggestedEdits.map(({ question }) => question)).toEqual(contract.settings.map(({ id }) => id));
  const source = readFileSync(join(root, 'openapi/open-questions.yaml'), 'utf8').split('\n');
  for (const { line } of suggestedEdits) expect(source[line - 1]).toMatch(/^ {2}setting:/);
  for (const name of ['conformance.md', 'conformance.html'])
    expect(read(name)).toContain('--- a/openapi/open-questions.yaml');

  mkdirSync(join(folder, 'openapi'));
  for (const name of ['open-questions.yaml', 'open-questions.schema.yaml'])
    cpSync(join(root, 'openapi', name), join(folder, 'openapi', name));
  execFileSync('git', ['apply', patch], { cwd: folder });
  const { entries, problems } = checkOpenQuestions(join(folder, 'openapi'));
  expect(problems).toEqual([]);
  const defaults = entries.flatMap(({ id, setting }) => (setting ? [[id, setting.default]] : []));
  expect(Object.fromEntries(defaults)).toEqual(sandbox.settings());
});
