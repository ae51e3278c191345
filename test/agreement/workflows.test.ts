/**
 * The workflows agree with the sandbox and with the contract: each request is accepted, the success criteria hold for
 * the response, and they fail for every response that shows something else.
 */
import { describe, expect, test } from 'vitest';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import type { Document } from '../../scripts/model/document.ts';
import { createModel, type Json, type Operation } from '../../scripts/model/index.ts';
import { createFetch, createSandbox } from '../../src/sandbox/fetch.ts';
import { assertBuilt } from '../support/built.ts';
import { send } from './requests/judges.ts';
import { document, evaluate, meets, type Context, type Step } from './workflows/arazzo.ts';
import { requestOf } from './workflows/requests.ts';

assertBuilt();

const model = createModel(bundle as Document, []);

/** Responses that the criteria of a step accept, and why they may. */
const accepted: { responses: RegExp; why: string }[] = [
  { responses: /, create with another id:/, why: 'Only this response says which ID the upload has.' },
  { responses: /, create with another status:/, why: 'The state that an upload begins in is unspecified.' },
  {
    responses: /, wait with another status: "(?:COMPLETED|PARTIAL)"/,
    why: 'The wait ends with every state but PROCESSING and FAILED.',
  },
  { responses: / with another folder_id:/, why: 'No workflow names a folder.' },
  {
    responses: /^reviewATask, (?:readAgain|readUpload) with another status:/,
    why: 'The state after the next step is unspecified.',
  },
  {
    responses: /^reportATask, readBefore with another status:/,
    why: 'A task can be reported in every state. The other steps compare with this one.',
  },
  {
    responses: /^(?:reportATask|discardATask|rejectAStep), .* with another approved:/,
    why: 'These operations are allowed for approved tasks too.',
  },
];

interface Wrong {
  /** What it shows. */
  label: string;
  status: number;
  body: Json;
}

type Members = Record<string, Json>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Responses that a step should not accept in place of a right one. */
function wrongResponses(operation: Operation, right: Wrong, sent: Json | undefined): Wrong[] {
  const { status, body } = right;
  const found: Wrong[] = operation.responses
    .filter((each) => each.status !== String(status) && !(each.status === '2XX' && status < 300))
    .map((each) => ({
      label: `with status ${each.status}`,
      status: Number(each.status.replace('XX', '00')),
      body: each.examples.find(({ mediaType }) => mediaType === 'application/json')?.value ?? null,
    }));
  if (status >= 300 || !isObject(body)) return found;
  found.push(
    { label: 'without a body', status, body: null },
    { label: 'with an empty object', status, body: {} },
  );
  const record = isObject(body['payload']) ? body['payload'] : body;
  const changed = (name: string, value: Json): Wrong => {
    const other = { ...record, [name]: value };
    const shown = isObject(body['payload']) ? { ...body, payload: other } : other;
    return { label: `with another ${name}: ${JSON.stringify(value)}`, status, body: shown };
  };
  const { lifecycle } = model.resources[operation.record ?? ''] ?? {};
  const changes = model.operations.flatMap(({ record: name, transition }) =>
    name === operation.record ? Object.keys(transition?.to ?? {}) : [],
  );
  const names = new Set(['id', ...changes, ...Object.keys(isObject(sent) ? sent : {})]);
  for (const name of names) {
    const value = record[name];
    if (value === undefined || name === lifecycle?.field) continue;
    if (typeof value === 'boolean') found.push(changed(name, !value));
    else found.push(changed(name, Array.isArray(value) ? [] : 'other'));
  }
  for (const [state, { spellingOf }] of Object.entries(lifecycle?.states ?? {})) {
    const known = record[lifecycle?.field ?? ''];
    if (lifecycle && known !== undefined && state !== known && spellingOf !== known)
      found.push(changed(lifecycle.field, state));
  }
  return found;
}

describe.each(document.workflows)('$workflowId', (workflow) => {
  test('is accepted, and its criteria hold for nothing else', async () => {
    const sandbox = createSandbox({ log: () => {} });
    const fetch = createFetch(sandbox);
    const inputs: Context['inputs'] = { teamId: 'team-1', projectId: 'project-1', apiKey: 'key' };
    for (const [name, fields] of Object.entries(document.components['x-sandbox-seeds']))
      inputs[name] = (Reflect.apply(sandbox.seed, sandbox, [fields]) as { id: string }).id;
    const context: Context = { inputs, steps: {} };
    const missed: string[] = [];
    for (const step of workflow.steps) {
      const request = requestOf(workflow, step, context, model);
      const response = await send(fetch, 'http://sandbox.test', request, 'Bearer key');
      const right = { label: '', status: response.status, body: (await response.json()) as Json };
      expect(unmet(step, context, right), step.stepId).toEqual([]);
      const wrong = wrongResponses(request.operation, right, request.value);
      expect(wrong.length).toBeGreaterThan(2);
      for (const each of wrong) {
        if (unmet(step, context, each).length === 0)
          missed.push(`${workflow.workflowId}, ${step.stepId} ${each.label}`);
      }
      const { outputs = {} } = step;
      context.steps[step.stepId] = Object.fromEntries(
        Object.entries(outputs).map(([name, text]) => [
          name,
          evaluate(text, { ...context, response: right }),
        ]),
      );
    }
    expect(missed.filter((each) => !accepted.some(({ responses }) => responses.test(each)))).toEqual([]);
    all.push(...missed);
  });
});

/** What the criteria of all workflows accept besides the right responses. */
const all: string[] = [];

test('each reason is needed', () => {
  expect(accepted.filter(({ responses }) => !all.some((each) => responses.test(each)))).toEqual([]);
});

/** The criteria of a step that a response does not meet. */
const unmet = ({ successCriteria }: Step, context: Context, response: Wrong): string[] =>
  successCriteria
    .filter((criterion) => !meets(criterion, { ...context, response }))
    .map(({ condition }) => condition);
