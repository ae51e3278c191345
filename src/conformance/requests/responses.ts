import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { DocumentedResponse, Operation } from '../contract-types.ts';
import type { Exchange } from './http.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
ajv.addSchema(contract.bundle);
const compiled = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

/** Returns what the contract documents for a status; undefined if it documents nothing. */
export function documented({ responses }: Operation, status: number): DocumentedResponse | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => responses.find((each) => each.status === name))
    .find((each) => each !== undefined);
}

/** Statuses that reject an invalid request, whatever the operation does. */
export const rejections: readonly number[] = [400, 413, 415, 422];

/** The status that rejects a request which the resource, its state or the schema of the body does not allow. */
export const rejectedWith = ({ transition }: Operation): string => transition?.rejectedWith ?? '400';

/** The statuses of a success, for messages. */
export const successes = ({ success }: Operation): string => success.statuses.join(' or ');

export const isSuccess = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what is wrong with the media type and the body of a documented response, one line each. */
export function problemsOf(
  { operation, status, type, text, json }: Pick<Exchange, 'operation' | 'status' | 'type' | 'text' | 'json'>,
  response: DocumentedResponse,
): string[] {
  const { contents } = response;
  if (contents.length === 0) return [];
  if (text === '') {
    // Where the body has no known shape, there can be none.
    const open = isSuccess({ status })
      ? operation.success.kind === 'unknown'
      : contents.some(({ empty }) => empty);
    return open ? [] : ['the body is empty'];
  }
  const content = contents.find((each) => each.type === type);
  if (!content) {
    const types = contents.map((each) => each.type).join(' or ');
    return [`the media type is ${type === '' ? 'missing' : type}, not ${types}`];
  }
  if (!/[/+]json$/.test(type)) return [];
  if (json === undefined) return ['the body is not JSON'];
  const validate = validatorOf(content.schema);
  if (validate(json)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const allowed: unknown = params['allowedValues'];
    const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
    return `${instancePath === '' ? 'the body' : instancePath} ${message}${values}`;
  });
}

/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
export function undeclared({ type, json }: Exchange, { contents }: DocumentedResponse): string[] {
  const shape = contents.find((each) => each.type === type)?.shape;
  return shape === undefined ? [] : [...new Set(undeclaredIn(json, shape, ''))];
}

function* undeclaredIn(value: unknown, name: string, at: string): Generator<string> {
  const { properties, items, map } = contract.shapes[name] ?? {};
  if (Array.isArray(value)) {
    for (const item of value) if (items !== undefined) yield* undeclaredIn(item, items, `${at}/*`);
    return;
  }
  if (!isObject(value) || !properties) return;
  for (const [key, member] of Object.entries(value)) {
    const shape = properties[key];
    if (shape !== undefined) yield* undeclaredIn(member, shape, `${at}/${key}`);
    else if (!map) yield `${at}/${key}`;
  }
}

/** Is called with what a body shows. */
export interface Seen {
  /** A value that has an array of listed values, with the pointer of the array. */
  value(list: string, value: unknown): void;
  /** A declared member of an object, with the shape of the object. */
  property(shape: string, name: string): void;
}

/** Calls back with the declared members of a body, and with its values that have an array of listed values. */
export function visit(value: unknown, name: string, seen: Seen): void {
  const { properties = {}, items, values } = contract.shapes[name] ?? {};
  if (values !== undefined) seen.value(values, value);
  if (Array.isArray(value)) {
    for (const item of value) if (items !== undefined) visit(item, items, seen);
  } else if (isObject(value)) {
    for (const [key, shape] of Object.entries(properties)) {
      if (!(key in value)) continue;
      seen.property(name, key);
      visit(value[key], shape, seen);
    }
  }
}
