/** Workflows and overlays name operations, parameters, fields and values of the contract, and lint sees those that are gone. */
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

describe.each([
  [
    'an operation',
    'operationId: reportTask',
    'operationId: reportTasks',
    'The contract has no operation `reportTasks`. Use one of: getTask, ',
  ],
  [
    'a parameter',
    '{ name: upload_id, in: path, value: $steps.create',
    '{ name: uploadId, in: path, value: $steps.create',
    '`getUpload` has no parameter `uploadId` in its path.',
  ],
  [
    'a parameter of the path',
    '- { name: task_id, in: path, value: $inputs.taskToReport }',
    '',
    'The step has no value for `task_id` of the path',
  ],
  [
    'a field',
    '#/payload/upload_id == ',
    '#/payload/uploadId == ',
    'The response of `getTask` has no `uploadId` at /payload/uploadId. Use one of: id, ',
  ],
  [
    'a field of an output',
    'uploadId: $response.body#/id',
    'uploadId: $response.body#/upload',
    'The response of `createUpload` has no `upload`',
  ],
  [
    'a value',
    '/payload/status == "REVIEWING"',
    '/payload/status == "OPEN"',
    '`OPEN` is no value of /payload/status in the response of `getTask`. Use one of: PROCESSING, ',
  ],
  ['a status', '$statusCode == 200', '$statusCode == 201', 'lists no response 201. Use one of: 200, '],
  ['an input', '$inputs.taskToDiscard }', '$inputs.taskToDrop }', 'The workflow has no input `taskToDrop`.'],
  [
    'a step',
    '$steps.readBefore.outputs',
    '$steps.before.outputs',
    'The workflow has no step `before`. Use one of: ',
  ],
  [
    'an output',
    '$steps.readBefore.outputs.status',
    '$steps.readBefore.outputs.state',
    'The step `readBefore` has no output `state`.',
  ],
  [
    'a component',
    '$components.failureActions.pollAgain',
    '$components.failureActions.again',
    'There is no `again` in `components.failureActions`.',
  ],
  ['YAML', 'workflows:\n', 'workflows: [\n', 'This is not YAML'],
])('%s that the contract does not have', (_, from, to, message) => {
  test('is reported with its line', () => {
    const text = readFileSync('openapi/workflows.arazzo.yaml', 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      join(folder, 'workflows.arazzo.yaml'),
      text.replace(from, () => to),
    );
    const [problem] = checkWorkflows(folder, model, contract.document);
    expect(problem?.message).toContain(message);
    expect(problem?.place).toMatch(/workflows\.arazzo\.yaml:\d+:\d+$/);
    rmSync(join(folder, 'workflows.arazzo.yaml'));
  });
});

test.each([
  ['- condition: $statusCode == 400\n', 'the status: `$statusCode == 200`'],
  ['- condition: $statusCode < 300\n', 'the status: `$statusCode == 200`'],
  ['- condition: $response.body#/payload/id == $inputs.taskToReview\n', 'which resource it is'],
  ['- condition: $response.body#/payload/approved == true\n', 'approved == true'],
  ['- condition: $response.body#/payload/status == "PROCESSING"\n', 'status == "PROCESSING"'],
  ['- condition: $response.body#/payload/status == "DISCARDED"\n', 'status == "DISCARDED"'],
  ['- condition: $response.body#/payload/status == $steps.readBefore.outputs.status\n', 'the state'],
])('a step without the assertion %s is reported', (assertion, says) => {
  const text = readFileSync('openapi/workflows.arazzo.yaml', 'utf8');
  expect(text).toContain(assertion);
  writeFileSync(join(folder, 'workflows.arazzo.yaml'), text.replaceAll(`          ${assertion}`, ''));
  const messages = checkWorkflows(folder, model, contract.document).map(({ message }) => message);
  expect(messages.join('\n')).toContain('The step does not assert');
  expect(messages.join('\n')).toContain(says);
  rmSync(join(folder, 'workflows.arazzo.yaml'));
});

test('a target of an overlay that matches nothing is reported', () => {
  const text = readFileSync('openapi/prism.overlay.yaml', 'utf8').replace(
    'multipart/form-data',
    'multipart/mixed',
  );
  writeFileSync(join(folder, 'prism.overlay.yaml'), text);
  const problems = checkWorkflows(folder, model, contract.document);
  expect(problems).toMatchObject([
    { message: expect.stringContaining('The contract has no `multipart/mixed`'), rule: 'workflows' },
  ]);
});
