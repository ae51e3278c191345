/** The workflows as data, and what their runtime expressions and success criteria mean. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Parameter {
  name: string;
  in: string;
  value: string;
}

export interface Step {
  stepId: string;
  operationId: string;
  parameters?: (Parameter | { reference: string })[];
  requestBody?: { contentType: string; payload: Record<string, unknown> };
  successCriteria: Criterion[];
  outputs?: Record<string, string>;
}

export interface Criterion {
  condition: string;
  context?: string;
  type?: string;
}

export interface Workflow {
  workflowId: string;
  parameters: (Parameter | { reference: string })[];
  steps: Step[];
}

interface Document {
  workflows: Workflow[];
  components: { parameters: Record<string, Parameter>; 'x-sandbox-seeds': Record<string, object> };
}

export const document = parse(readFileSync('openapi/workflows.arazzo.yaml', 'utf8')) as Document;

/** What expressions refer to. */
export interface Context {
  inputs: Record<string, unknown>;
  /** Outputs of the steps so far. */
  steps: Record<string, Record<string, unknown>>;
  response?: { status: number; body: unknown };
}

/** Returns a parameter, which can be a reference to one of the components. */
export function parameterOf(written: Parameter | { reference: string }): Parameter {
  if ('name' in written) return written;
  const found = document.components.parameters[written.reference.replace('$components.parameters.', '')];
  if (!found) throw new Error(`There is no parameter ${written.reference}.`);
  return found;
}

/** Returns the value of an expression, or of the expressions in a text. */
export function evaluate(text: string, context: Context): unknown {
  if (!text.startsWith('$'))
    return text.replaceAll(/\{(\$[^{}]+)\}/g, (_, inner: string) => String(evaluate(inner, context)));
  const { inputs, steps, response } = context;
  if (text === '$statusCode') return response?.status;
  const [, pointer] = /^\$response\.body#(\/.*)$/.exec(text) ?? [];
  if (pointer !== undefined) return at(response?.body, pointer);
  const [, input] = /^\$inputs\.(\w+)$/.exec(text) ?? [];
  if (input !== undefined) return inputs[input];
  const [, step = '', output = ''] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? [];
  if (!(output in (steps[step] ?? {}))) throw new Error(`${text} has no value.`);
  return steps[step]?.[output];
}

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (Object(node) as Record<string, unknown>)[key], value);

const comparisons: Record<string, (a: unknown, b: unknown) => boolean> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => Number(a) >= Number(b),
  '<=': (a, b) => Number(a) <= Number(b),
  '>': (a, b) => Number(a) > Number(b),
  '<': (a, b) => Number(a) < Number(b),
};

/** Whether a response meets a criterion. */
export function meets(
  { condition, context: subject, type = 'simple' }: Criterion,
  context: Context,
): boolean {
  if (type === 'regex') {
    const value = evaluate(subject ?? '', context);
    return typeof value === 'string' && new RegExp(condition).test(value);
  }
  const [, left = '', operator = '', right = ''] = /^(\S+) ([=!<>]=?) (.+)$/.exec(condition) ?? [];
  const compare = comparisons[operator];
  if (type !== 'simple' || !compare) throw new Error(`${condition} is no criterion that the tests know.`);
  const value: unknown = right.startsWith('$') ? evaluate(right, context) : JSON.parse(right);
  return compare(evaluate(left, context), value);
}
