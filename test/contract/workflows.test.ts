/** Workflows and overlays name operations and parts of the contract, and lint sees those that are gone. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkWorkflows } from '../../scripts/lint/workflows.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { readModel } from '../../scripts/model/index.ts';

const contract = await loadContract('openapi');
const model = await readModel(contract);
const folder = mkdtempSync(join(tmpdir(), 'docproc-workflows-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('finds nothing in the workflows and overlays of the contract', () => {
  expect(checkWorkflows('openapi', model, contract.document)).toEqual([]);
});

test.each([
  [
    'workflows.arazzo.yaml',
    'operationId: reportTask',
    'operationId: reportTasks',
    'The contract has no operation `reportTasks`. Use one of: getTask, ',
  ],
  ['workflows.arazzo.yaml', 'workflows:\n', 'workflows: [\n', 'This is not YAML'],
  ['prism.overlay.yaml', 'multipart/form-data', 'multipart/mixed', 'The contract has no `multipart/mixed`'],
])('%s with %j turned into %j is reported with its line', (file, from, to, message) => {
  const text = readFileSync(join('openapi', file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
  expect(checkWorkflows(folder, model, contract.document)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message),
      place: expect.stringMatching(/\.yaml:\d+:\d+$/),
    }),
  ]);
  rmSync(join(folder, file));
});
