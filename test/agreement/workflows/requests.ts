/** The requests of the steps of the workflows. */
import type { Json, Model, Operation } from '../../../scripts/model/index.ts';
import {
  contentOf,
  fileFieldOf,
  usual,
  type Part,
  type RequestCase,
  type Sent,
} from '../requests/request.ts';
import { document, evaluate, parameterOf, type Context, type Step, type Workflow } from './arazzo.ts';

/** Returns the request of a step. */
export function requestOf(workflow: Workflow, step: Step, context: Context, model: Model): RequestCase {
  const operation = model.operation(step.operationId);
  const base = usual(operation, model);
  const values: RequestCase['values'] = { path: {}, query: {}, header: {}, cookie: {} };
  for (const written of [...workflow.parameters, ...(step.parameters ?? [])]) {
    const { name, in: where, value } = parameterOf(written);
    // The key is a header of every request.
    const place = operation.parameters.find((each) => each.name === name && each.in === where);
    if (place) values[place.in][name] = evaluate(value, context) as Json;
  }
  const { body: _, value: __, ...others } = base;
  const value = step.requestBody && resolved(step.requestBody.payload, context);
  return {
    ...others,
    label: `workflow ${workflow.workflowId}, ${step.stepId}`,
    aspect: 'content',
    values,
    ...(value !== undefined && { value, body: sentOf(operation, value) }),
  };
}

/** Files are named in the payload: `$file('./workflows/invoice.pdf')`. */
function sentOf({ body }: Operation, value: Json): Sent {
  if (!body) throw new Error('The operation has no body.');
  const sent = contentOf(body, value);
  const field = fileFieldOf(body);
  if (!('form' in sent)) return sent;
  const names = [Object(value)[field ?? ''] as Json].flat().map(String);
  const parts = sent.form.filter(({ name }) => name !== field);
  const files = names.map((text): Part => ({
    name: field ?? '',
    text,
    file: /[\w-]+\.\w+/.exec(text)?.[0] ?? 'a.pdf',
  }));
  return { form: [...files, ...parts] };
}

function resolved(value: unknown, context: Context): Json {
  if (Array.isArray(value)) return value.map((each) => resolved(each, context));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolved(each, context)]));
  const isExpression = typeof value === 'string' && value.startsWith('$') && !value.startsWith('$file');
  return (isExpression ? evaluate(value, context) : value) as Json;
}

/** The requests that a service accepts, with IDs that exist for judges that keep no records. */
export function workflowRequests(model: Model): RequestCase[] {
  const ids = new Proxy({}, { get: (_, name) => String(name).replace(/Id$/, '-1'), has: () => true });
  const context: Context = { inputs: ids, steps: new Proxy({}, { get: () => ids }) };
  return document.workflows.flatMap((workflow) =>
    workflow.steps
      .filter(({ successCriteria: [first] }) => !/ 4\d\d$/.test(first?.condition ?? ''))
      .map((step) => requestOf(workflow, step, context, model)),
  );
}
