/** Runs the steps of workflows in a sandbox, and confronts their criteria with right and wrong responses. */
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import type { Document } from '../../../scripts/model/document.ts';
import { createModel, type Json, type Operation } from '../../../scripts/model/index.ts';
import { createFetch, createSandbox } from '../../../src/sandbox/hosts/fetch.ts';
import { send } from '../requests/judges.ts';
import {
  document,
  evaluate,
  meets,
  type Context,
  type Criterion,
  type Step,
  type Workflow,
} from './arazzo.ts';
import { requestOf } from './requests.ts';

const model = createModel(bundle as Document, []);

/** A response, as far as criteria look at it. */
interface Shown {
  /** What it shows. */
  label: string;
  status: number;
  body: Json;
}

type Members = Record<string, Json>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Responses that a step should not accept in place of a right one.
 *
 * @param sent Names of what the requests so far have sent.
 */
function wrongResponses(operation: Operation, right: Shown, sent: ReadonlySet<string>): Shown[] {
  const { status, body } = right;
  const found: Shown[] = operation.responses
    .filter((each) => each.status !== String(status) && !(each.status === '2XX' && status < 300))
    .map((each) => ({
      label: `with status ${each.status}`,
      status: Number(each.status.replace('XX', '00')),
      body: each.examples.find(({ mediaType }) => mediaType === 'application/json')?.value ?? null,
    }));
  // Statuses that no operation has, around those of the same kind.
  const kind = Math.floor(status / 100) * 100;
  for (const other of [kind - 1, kind + 100])
    found.push({ label: `with the status ${other} and the same body`, status: other, body });
  if (status >= 300 || !isObject(body)) return found;
  found.push(
    { label: 'without a body', status, body: null },
    { label: 'with an empty object', status, body: {} },
  );
  const record = isObject(body['payload']) ? body['payload'] : body;
  const changed = (name: string, value: Json): Shown => {
    const other = { ...record, [name]: value };
    const shown = isObject(body['payload']) ? { ...body, payload: other } : other;
    return { label: `with another ${name}: ${JSON.stringify(value)}`, status, body: shown };
  };
  const { lifecycle } = model.resources[operation.resource ?? ''] ?? {};
  const changes = model.operations.flatMap(({ resource: name, transition }) =>
    name === operation.resource ? Object.keys(transition?.to ?? {}) : [],
  );
  const links = Object.keys(record).filter((name) => /(?:_id|Id)$/.test(name));
  const names = new Set(['id', ...links, ...changes, ...sent]);
  for (const name of names) {
    const value = record[name];
    if (value === undefined || name === lifecycle?.field) continue;
    if (typeof value === 'boolean') found.push(changed(name, !value));
    else if (!Array.isArray(value)) found.push(changed(name, 'other'));
    else {
      found.push(changed(name, []));
      const [first, ...others] = value;
      for (const member of Object.keys(isObject(first) ? first : {}))
        found.push(changed(name, [{ ...(first as Members), [member]: 'other' }, ...others]));
    }
  }
  for (const [state, { spellingOf }] of Object.entries(lifecycle?.states ?? {})) {
    const known = record[lifecycle?.field ?? ''];
    if (lifecycle && known !== undefined && state !== known && spellingOf !== known)
      found.push(changed(lifecycle.field, state));
  }
  return found;
}

/** A step that was run. */
export interface Ran {
  step: Step;
  /** The context before the step. */
  context: Context;
  right: Shown;
  wrong: Shown[];
}

/** Runs a workflow with the tasks that it needs. */
export async function run(workflow: Workflow): Promise<Ran[]> {
  const sandbox = createSandbox({ log: () => {} });
  const fetch = createFetch(sandbox);
  const inputs: Context['inputs'] = { teamId: 'team-1', projectId: 'project-1', apiKey: 'key' };
  for (const [name, fields] of Object.entries(document.components['x-sandbox-seeds']))
    inputs[name] = (Reflect.apply(sandbox.seed, sandbox, [fields]) as { id: string }).id;
  const ran: Ran[] = [];
  const sent = new Set<string>();
  let context: Context = { inputs, steps: {} };
  for (const step of workflow.steps) {
    const request = requestOf(workflow, step, context, model);
    if (isObject(request.value)) for (const name of Object.keys(request.value)) sent.add(name);
    const response = await send(fetch, 'http://sandbox.test', request, 'Bearer key');
    const right = { label: '', status: response.status, body: (await response.json()) as Json };
    ran.push({ step, context, right, wrong: wrongResponses(request.operation, right, sent) });
    const outputs = Object.entries(step.outputs ?? {}).map(([name, text]) => [
      name,
      evaluate(text, { ...context, response: right }),
    ]);
    context = { ...context, steps: { ...context.steps, [step.stepId]: Object.fromEntries(outputs) } };
  }
  return ran;
}

/** The criteria that a response does not meet. */
export const unmet = (criteria: readonly Criterion[], context: Context, response: Shown): string[] =>
  criteria.filter((each) => !meets(each, { ...context, response })).map(({ condition }) => condition);
