import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { ServedOperation } from '../contract-types.ts';
import { decoded } from '../text.ts';

/** What a path leads to. */
interface Place {
  methods: Map<string, Route>;
  /** Values of the parameters in the order of the path, still encoded. */
  values: string[];
}

export interface Route {
  operation: ServedOperation;
  /** Keys of the parameters in the order of the path. */
  keys: string[];
}

/** A path of the contract. */
interface PathItem {
  /** Its segments as `URL` writes them; undefined for a parameter. */
  segments: (string | undefined)[];
  parameters: number;
  methods: Map<string, Route>;
}

const pathItems = new Map<string, PathItem>();

for (const operation of contract.operations) {
  const { path, method } = operation;
  const segments = path.slice(1).split('/');
  const keys = segments.flatMap((segment) => /^\{(.+)\}$/.exec(segment)?.slice(1) ?? []);
  const item = pathItems.get(path) ?? {
    segments: segments.map((segment) => (segment.startsWith('{') ? undefined : normalized(segment))),
    parameters: keys.length,
    methods: new Map<string, Route>(),
  };
  pathItems.set(path, item);
  item.methods.set(method, { operation, keys });
  // RFC 9110, section 9.1: a server supports HEAD where it supports GET. Adapters send no body.
  if (method === 'GET' && !item.methods.has('HEAD')) item.methods.set('HEAD', { operation, keys });
}

const byId = new Map(contract.operations.map((operation) => [operation.id, operation]));

/** Returns an operation by its id; undefined if the contract has none. */
export const operationOf = (id: string | null | undefined): ServedOperation | undefined => byId.get(id ?? '');

/** Names come before parameters: a parameter can have the value that is a name elsewhere. */
const inOrder = [...pathItems.values()].sort((a, b) => a.parameters - b.parameters);

/** Returns the place in the contract that a path leads to; undefined if there is none. A parameter is never empty. */
export function find(path: string): Place | undefined {
  const [beforeQuery = ''] = path.split('?', 1);
  const given = beforeQuery.slice(1).split('/').map(normalized);
  const item = inOrder.find(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, index) =>
        segment === undefined ? given[index] !== '' : segment === given[index],
      ),
  );
  return (
    item && { methods: item.methods, values: given.filter((_, index) => item.segments[index] === undefined) }
  );
}

/** A segment with the characters escaped that `URL` escapes, and no others. */
function normalized(segment: string): string {
  if (!segment.includes('%')) return segment;
  const text = decoded(segment);
  return text.includes('%') || text.includes('/') ? segment : encodeURI(text);
}

/** Returns the parameters by key, decoded; undefined if one cannot be decoded. */
export function decode({ keys }: Route, values: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (let i = 0; i < keys.length; i++) {
    const value = values[i] ?? '';
    try {
      params[keys[i] ?? ''] = value.includes('%') ? decodeURIComponent(value) : value;
    } catch {
      return undefined;
    }
  }
  return params;
}

/** Whether a path leads to the overview of the sandbox. */
export const isOverview = (path: string): boolean => path === '/' || path.startsWith('/?');
