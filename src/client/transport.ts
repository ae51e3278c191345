// The one module that knows openapi-fetch. It takes query strings from there, and leaves the client that the library
// creates alone: that one reads its options and merges headers for each request, which costs time and 2 kB.
import { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from 'openapi-fetch';
import { hasNumbers, hasParameters } from '../../generated/client/dist/data/operations.js';
import type { Operation, Parameter } from './operation.ts';

/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;

/** Returns a function that creates URLs of an operation from the parameters in its path and query. */
export function createUrl(baseUrl: string, operation: Operation): (path: Values, query?: Values) => string {
  // Split once for all requests.
  const parts = (baseUrl.replace(/\/$/, '') + operation.path).split(/[{}]/);
  return (path, query) => {
    const fill = (url: string, part: string, index: number): string =>
      url + (index % 2 ? encode(operation, part, path[part]) : part);
    // A bundler leaves the serialization out while no operation has parameters beyond its path.
    return parts.reduce(fill) + (hasParameters && query ? toQuery(operation, query) : '');
  };
}

/** Rejects ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode({ numbers }: Operation, name: string, value: unknown): string {
  const text = hasNumbers && typeof value === 'number' && numbers?.includes(name) ? `${value}` : value;
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

function serialize({ name, style = 'form', explode = true, json }: Parameter, value: unknown): string {
  if (json && value !== undefined) return serializePrimitiveParam(name, JSON.stringify(value));
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
