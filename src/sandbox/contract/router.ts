import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { ServedOperation } from './types.ts';
import { decoded, literalPattern } from './text.ts';

/** What a path leads to. */
export interface RouteMatch<T> {
  value: T;
  /** Parameters by their keys, as the path has them. */
  encoded: Readonly<Record<string, string>>;
  /** Parameters by their keys, decoded; undefined if one cannot be. */
  params: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns a function that finds what a path leads to; undefined if it leads to nothing. A parameter is never empty.
 *
 * @param entries Values by their paths, in which a parameter is a segment such as `{task_id}`.
 */
export function byPath<T>(
  entries: Iterable<readonly [string, T]>,
): (path: string) => RouteMatch<T> | undefined {
  const table = [...entries].map(([path, value]) => {
    const keys: string[] = [];
    const segments = path.split('/').map((segment) => {
      const [, key] = /^\{(.+)\}$/.exec(segment) ?? [];
      if (key === undefined) return literalPattern(normalized(segment));
      keys.push(key);
      return '([^/]+)';
    });
    return { value, keys, pattern: new RegExp(`^${segments.join('/')}$`) };
  });
  // Names come before parameters: a parameter can have the value that is a name elsewhere.
  table.sort((a, b) => a.keys.length - b.keys.length);
  return (path) => {
    const given = path.includes('%') ? path.split('/').map(normalized).join('/') : path;
    for (const { value, keys, pattern } of table) {
      const found = pattern.exec(given);
      if (!found) continue;
      const encoded: Record<string, string> = {};
      for (const [index, key] of keys.entries()) encoded[key] = found[index + 1] ?? '';
      return { value, encoded, params: path.includes('%') ? decode(encoded) : encoded };
    }
    return undefined;
  };
}

/** Returns parameters, decoded; undefined if one cannot be. */
function decode(encoded: RouteMatch<unknown>['encoded']): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(encoded).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** A segment with the characters escaped that `URL` escapes, and no others. */
function normalized(segment: string): string {
  if (!segment.includes('%')) return segment;
  const text = decoded(segment);
  return text.includes('%') || text.includes('/') ? segment : encodeURI(text);
}

/** Operations by method. */
export type OperationsByMethod = ReadonlyMap<string, ServedOperation>;

const pathItems = new Map<string, Map<string, ServedOperation>>();
for (const operation of contract.operations) {
  const item = pathItems.get(operation.path) ?? new Map<string, ServedOperation>();
  pathItems.set(operation.path, item.set(operation.method, operation));
}
for (const item of pathItems.values()) {
  const get = item.get('GET');
  // RFC 9110, section 9.1: a server supports HEAD where it supports GET. Adapters send no body.
  if (get && !item.has('HEAD')) item.set('HEAD', get);
}
const matchPath = byPath<OperationsByMethod>(pathItems);

/** Returns the place in the contract that a path leads to; undefined if there is none. */
export const find = (path: string): RouteMatch<OperationsByMethod> | undefined =>
  matchPath(path.split('?', 1)[0] ?? '');

const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));

/** Returns an operation by its id; undefined if the contract has none. */
export const operationOf = (id: string | null | undefined): ServedOperation | undefined => byId.get(id ?? '');

/** Whether a path leads to the overview of the sandbox. */
export const isOverview = (path: string): boolean => path === '/' || path.startsWith('/?');
