// The one module that knows openapi-fetch. It takes query strings from there, and leaves the client that the library
// creates alone: that one reads its options and merges headers for each request, which costs time and 2 kB.
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch';
import { hasParameters } from '../../generated/client/dist/data/operations.js';
import type { Operation, Parameter } from './operation.ts';

/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;

/** Creates URLs of operations from the parameters in their path and query. */
export function createUrl(base: string): (operation: Operation, path: Values, query?: Values) => string {
  const baseUrl = base.replace(/\/$/, '');
  // Splits a path once for all requests: a search in it each time costs a twentieth of a request.
  const split = new Map<Operation, string[]>();
  return (operation, path, query) => {
    const parts = split.get(operation) ?? operation.path.split(/[{}]/);
    split.set(operation, parts);
    const fill = (url: string, part: string, index: number): string =>
      url + (index % 2 === 0 ? part : encode(operation, part, path[part]));
    // A bundler leaves the serialization out while no operation has parameters beyond its path.
    return parts.reduce(fill, baseUrl) + (hasParameters && query ? toQuery(operation, query) : '');
  };
}

/** Rejects ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode({ numbers }: Operation, name: string, value: unknown): string {
  const text = typeof value === 'number' && numbers?.includes(name) ? `${value}` : value;
  if (typeof text !== 'string' || text === '' || text === '.' || text === '..') {
    throw new TypeError(`${name} must be an identifier, not ${JSON.stringify(value)}`);
  }
  return encodeURIComponent(text);
}

function toQuery({ parameters = [] }: Operation, query: Values): string {
  const values = parameters.flatMap((parameter) =>
    parameter.in === 'query' ? serialize(parameter, query[parameter.name]) || [] : [],
  );
  return values.length > 0 ? `?${values.join('&')}` : '';
}

function serialize({ name, style = 'form', explode = true }: Parameter, value: unknown): string {
  const options = { style, explode } as { style: 'form'; explode: boolean };
  if (Array.isArray(value)) return value.length > 0 ? serializeArrayParam(name, value, options) : '';
  if (typeof value !== 'object' || value === null) return serializePrimitiveParam(name, value as string);
  return serializeObjectParam(name, value as Values, options);
}

/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers {
  const merged = new Headers();
  for (const set of sets) {
    const entries = set instanceof Headers ? set : Object.entries(set ?? {});
    for (const [name, value] of entries) if (value !== undefined) merged.set(name, value);
  }
  return merged;
}
