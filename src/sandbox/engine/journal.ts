import { begin, sizeOf } from './text.ts';
import type { DocumentedResponse, Operation } from './types.ts';

/** What a request changed: field → its value before, and after. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/**
 * What the response came from:
 * - `transition`: the contract's transition
 * - `store`: the records of the sandbox
 * - `example`: an example of the contract
 */
export type Source = 'transition' | 'store' | 'example';

/** What the engine notes while it handles a request. */
export interface Entry {
  number: number;
  time: number;
  method: string;
  path: string;
  operation: Operation | undefined;
  status: number;
  source?: Source;
  /** In which way the request violates the contract. */
  violation?: string;
  /** Why the request was rejected. */
  rejected?: string;
  /** Parameters of the query whose meaning for a list the contract does not tell. */
  ignored?: string[];
  changes?: Changes;
  event?: string;
  key?: string | undefined;
  body?: string;
  fault?: string;
}

/** Characters of a body that are kept. */
export const bodyKept = 2_000;

/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;

/** Shortens the texts of an entry to what is kept of them. */
export function shorten(entry: Entry): void {
  for (const name of ['violation', 'rejected', 'fault', 'key'] as const) {
    const text = entry[name];
    if (text !== undefined) entry[name] = begin(text, textKept);
  }
  for (const change of Object.values(entry.changes ?? {})) {
    change.from = brief(change.from);
    change.to = brief(change.to);
  }
}

function brief(value: unknown): unknown {
  if (typeof value === 'string') return begin(value, textKept);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  return text.length > textKept ? begin(text, textKept) : value;
}

/** Returns roughly the bytes of an entry. */
export function entryBytes(entry: Entry): number {
  const { path, body = '', violation = '', rejected = '', fault = '', key = '', changes } = entry;
  let bytes = sizeOf(path, body, violation, rejected, fault, key);
  for (const name in changes) {
    const { from, to } = changes[name] ?? {};
    bytes += 2 * (lengthOf(from) + lengthOf(to));
  }
  return bytes;
}

const lengthOf = (value: unknown): number =>
  typeof value === 'object' ? 4 * JSON.stringify(value).length : String(value).length;

const documentedBy = new WeakMap<Operation, Map<number, DocumentedResponse | undefined>>();

/** Returns what the contract documents for a status of an operation; undefined if it does not list the status. */
export function documented(operation: Operation, status: number): DocumentedResponse | undefined {
  const known = documentedBy.get(operation) ?? new Map<number, DocumentedResponse | undefined>();
  if (known.has(status)) return known.get(status);
  const names = [String(status), `${Math.trunc(status / 100)}XX`, 'default'];
  const [found] = names.flatMap((name) => operation.responses.filter((each) => each.status === name));
  documentedBy.set(operation, known.set(status, found));
  return found;
}
