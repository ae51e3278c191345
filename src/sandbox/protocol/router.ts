import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { ServedOperation } from '../contract-types.ts';
import { decoded } from '../text.ts';

/** What a path leads to. */
export interface Place<T> {
  value: T;
  /** Keys of the parameters in the order of the path. */
  keys: string[];
  /** Values of the parameters in the order of the path, still encoded. */
  values: string[];
}

/**
 * Returns a function that finds what a path leads to; undefined if it leads to nothing. A parameter is never empty.
 *
 * @param entries Values by their paths, in which a parameter is a segment such as `{task_id}`.
 */
export function byPath<T>(entries: Iterable<readonly [string, T]>): (path: string) => Place<T> | undefined {
  const table = [...entries].map(([path, value]) => {
    const parts = path.split('/').map((part) => /^\{(.+)\}$/.exec(part)?.[1] ?? { name: normalized(part) });
    return { value, parts, keys: parts.filter((part) => typeof part === 'string') };
  });
  // Names come before parameters: a parameter can have the value that is a name elsewhere.
  table.sort((a, b) => a.keys.length - b.keys.length);
  return (path) => {
    const given = path.split('/').map(normalized);
    const found = table.find(
      ({ parts }) =>
        parts.length === given.length &&
        parts.every((part, index) =>
          typeof part === 'string' ? given[index] !== '' : part.name === given[index],
        ),
    );
    return (
      found && {
        value: found.value,
        keys: found.keys,
        values: given.filter((_, index) => typeof found.parts[index] === 'string'),
      }
    );
  };
}

/** A segment with the characters escaped that `URL` escapes, and no others. */
function normalized(segment: string): string {
  if (!segment.includes('%')) return segment;
  const text = decoded(segment);
  return text.includes('%') || text.includes('/') ? segment : encodeURI(text);
}

/** Operations by method. */
export type PathItem = ReadonlyMap<string, ServedOperation>;

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
const placeOf = byPath<PathItem>(pathItems);

/** Returns the place in the contract that a path leads to; undefined if there is none. */
export const find = (path: string): Place<PathItem> | undefined => placeOf(path.split('?', 1)[0] ?? '');

const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));

/** Returns an operation by its id; undefined if the contract has none. */
export const operationOf = (id: string | null | undefined): ServedOperation | undefined => byId.get(id ?? '');

/** Returns the parameters by key, decoded; undefined if one cannot be decoded. */
export function decode({ keys, values }: Place<unknown>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(keys.map((key, index) => [key, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined;
  }
}

/** Whether a path leads to the overview of the sandbox. */
export const isOverview = (path: string): boolean => path === '/' || path.startsWith('/?');
