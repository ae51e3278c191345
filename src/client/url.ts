import { hasArrays, hasNumbers, hasParameters } from '../../generated/client/contract/contract.ts';
import type { Operation, Parameter } from './operation.ts';
import { quote } from './to-text.ts';

/** Values of parameters by their names in the contract. */
export type Values = Record<string, unknown>;

/** What is sent in addition to the body. */
export interface Target {
  url: string;
  headers?: Record<string, string> | undefined;
}

/**
 * Returns a function that creates targets of an operation from the parameters in its path, and from options with those
 * beyond the path, by their keys.
 */
export function createTarget(
  baseUrl: string,
  operation: Operation,
): (path: Values, options: Pick<Target, 'headers'> | undefined) => Target {
  // Split once for all requests.
  const parts = (baseUrl.replace(/\/$/, '') + operation.path).split(/[{}]/);
  return (path, options) => {
    const fill = (url: string, part: string, index: number): string =>
      url + (index % 2 ? encode(operation, part, path[part]) : part);
    // A bundler leaves the serialization out while no operation has parameters beyond its path.
    const url = parts.reduce(fill);
    if (!hasParameters) return { url, headers: options?.headers };
    const { query, headers } = toValues(operation, { ...options });
    return { url: url + toQuery(operation, query), headers };
  };
}

/** Returns the query and the headers with the parameters that the options set. */
function toValues(
  { parameters = [] }: Operation,
  options: Values & Pick<Target, 'headers'>,
): { query: Values; headers: Record<string, string> } {
  const query: Values = {};
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const parameter of parameters) {
    const { in: where, name, key } = parameter;
    const value = options[key] ?? undefined;
    if (where === 'query') query[name] = value;
    else if (value === undefined) continue;
    else if (where === 'header') headers[name] = String(value);
    else cookies.push(...serialize(parameter, value));
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  return { query, headers: { ...headers, ...options.headers } };
}

/** Whether a value is a boolean, or a number of which no digit is lost. */
const isExact = (value: unknown): value is boolean | number | bigint =>
  typeof value === 'number'
    ? Math.abs(value) <= Number.MAX_SAFE_INTEGER
    : typeof value === 'bigint' || typeof value === 'boolean';

/** Rejects ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode(operation: Operation, name: string, value: unknown): string {
  if (hasNumbers && isExact(value) && operation.numbers?.includes(name)) return `${value}`;
  if (hasArrays && Array.isArray(value) && value.length > 0 && operation.arrays?.includes(name)) {
    return value.map((each) => encode(operation, name, each)).join(',');
  }
  try {
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value);
  } catch {
    // Half of a surrogate pair.
  }
  throw new TypeError(`${operation.id}: ${name} must be an identifier, not ${quote(value)}`);
}

function toQuery({ parameters = [] }: Operation, query: Values): string {
  const pairs = parameters.flatMap((parameter) =>
    parameter.in === 'query' ? serialize(parameter, query[parameter.name]) : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '|' };

/** Returns the pairs `name=value` for the value of a parameter, as its style has them. */
export function serialize(
  { name, style = 'form', explode = true, json }: Parameter,
  value: unknown,
): string[] {
  if (value === undefined || value === null) return [];
  const pair = (key: string, each: unknown): string => `${key}=${encodeURIComponent(String(each))}`;
  if (json) return [pair(name, JSON.stringify(value))];
  const joined = (all: unknown[]): string[] =>
    all.length > 0
      ? [`${name}=${all.map((each) => encodeURIComponent(String(each))).join(separators[style] ?? ',')}`]
      : [];
  if (Array.isArray(value)) return explode ? value.map((each) => pair(name, each)) : joined(value);
  if (typeof value !== 'object') return [pair(name, value)];
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (style === 'deepObject') return entries.map(([key, each]) => pair(`${name}[${key}]`, each));
  return explode ? entries.map(([key, each]) => pair(key, each)) : joined(entries.flat());
}
