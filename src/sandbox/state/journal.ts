/** The journal: what the sandbox notes about each request. */
import { responseOf } from '../../shared/listed-response.ts';
import type { RequestHeaders } from '../contract/messages.ts';
import { operationOf } from '../contract/router.ts';
import { begin, bodyKept, bytesOf, iso, keepName, textKept } from '../contract/text.ts';
import { withoutKey, type NotedForm, shownHeaders } from './secrets.ts';

/** What a request changed: field → its value before, and after. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/**
 * What the response came from:
 * - `transition`: the contract's transition
 * - `store`: the records of the sandbox
 * - `example`: an example of the contract
 */
export type Source = 'transition' | 'store' | 'example';

/** The limits of the sandbox that a request can exceed. */
export type SandboxLimit = 'teams' | 'tasks' | 'bytes';

/** One request and its result. */
export interface JournalEntry {
  /** Counts the requests of the team from 1. */
  number: number;
  at: string;
  method: string;
  path: string;
  /** operationId in the contract; null if the contract has no such operation. */
  operation: string | null;
  /** Status of the response; 0 if the connection ended before there was one. */
  status: number;
  /** Headers of the request by their names in lower case, without keys and cookies. */
  headers: Readonly<Record<string, string>>;
  /** Absent if the request was rejected before. */
  source?: Source;
  /** Why the response, or a field of it, is that of an example of the contract. */
  reason?: string;
  verdict: {
    /** Whether the request is valid by the contract; if not, `violation` describes the violation. */
    request: 'valid' | 'invalid';
    /** Whether the contract lists the status for the operation. */
    response: 'documented' | 'undocumented';
    violation?: string;
  };
  /** Why the request was rejected. */
  rejected?: string;
  /**
   * What had no effect: parameters of the query that select nothing, members of the body and fields of the form that the
   * contract does not have, and those whose value the resource cannot have. At most 20.
   */
  ignored?: string[];
  /** Fields of the resource that changed. */
  changes?: Changes;
  /** Name of the event that was emitted. */
  event?: string;
  /** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
  key?: string;
  /** Beginning of a JSON body. */
  body?: string;
  /** Beginning of the body of the response. */
  response?: string;
  /** A form: its fields, and the names, types, sizes and SHA-256 hashes of its files. */
  form?: NotedForm;
  /** What was done to the response on demand. */
  fault?: string;
  /** The limit of the sandbox that the request would have exceeded. */
  limit?: SandboxLimit;
  /** How many requests in a row were rejected at this limit; the entry is that of the first. */
  repeated?: number;
}

/** What the sandbox notes while it handles a request. Plain data, so that a snapshot includes it. */
export interface StoredEntry extends Omit<JournalEntry, 'at' | 'headers' | 'verdict'> {
  time: number;
  /** Headers of the request, with its key: copying them would take longer than all else that the journal does. */
  headers: RequestHeaders;
  /** In which way the request violates the contract. */
  violation?: string;
  /** Roughly its bytes. */
  bytes: number;
}

/**
 * Milliseconds from the arrival of a request to its response, on its headers. A symbol is no part of the state, in which the
 * same requests leave the same.
 */
const duration: unique symbol = Symbol('duration');

interface Timed {
  [duration]?: number;
}

export const noteDuration = (headers: RequestHeaders & Timed, ms: number): void => {
  headers[duration] = ms;
};

/** Returns how long the response to a request took; undefined if it was not measured. */
export const durationOf = ({ headers }: { headers: RequestHeaders & Timed }): number | undefined =>
  headers[duration];

/** Notes that a parameter or a field of the body has no effect. */
export const ignore = (entry: StoredEntry, name: string): void => keepName((entry.ignored ??= []), name);

/** Returns an entry as the journal shows it. */
export function toJournalEntry(noted: StoredEntry): JournalEntry {
  const { time, violation, headers, bytes, ...entry } = withoutKey(noted);
  const { status, changes, form } = entry;
  const operation = operationOf(entry.operation);
  const isDocumented = operation && (status === 0 || responseOf(operation.responses, status));
  return {
    at: iso(time),
    verdict: {
      request: violation === undefined ? 'valid' : 'invalid',
      response: isDocumented ? 'documented' : 'undocumented',
      ...(violation !== undefined && { violation }),
    },
    headers,
    ...entry,
    // A test may change what it has read.
    ...(changes && { changes: structuredClone(changes) }),
    ...(form && { form: structuredClone(form) }),
  };
}

/** Roughly the bytes of the members that have few. Counting them one by one takes longer. */
const smallMembers = 400;

/** Returns roughly the bytes of an entry. */
export function entryBytes(entry: StoredEntry): number {
  const { path, headers, body, response, violation, rejected, ignored, fault, key, changes, form } = entry;
  const texts =
    bytesOf(path) +
    bytesOf(body) +
    bytesOf(response) +
    bytesOf(violation) +
    bytesOf(rejected) +
    bytesOf(ignored) +
    bytesOf(fault);
  return smallMembers + texts + bytesOf(key) + bytesOf(headers) + bytesOf(changes) + bytesOf(form);
}

/** Shortens the texts of an entry to what is kept of them, and counts its bytes. */
export function finish(entry: StoredEntry): void {
  entry.bytes = entryBytes(entry);
  // Most entries have so few bytes that each of their texts is kept whole. The response is short already.
  if (entry.bytes - bytesOf(entry.response) <= smallMembers + 2 * textKept) return;
  if (bytesOf(entry.headers) > 2 * bodyKept) entry.headers = shownHeaders(entry.headers);
  for (const name of ['violation', 'rejected', 'fault', 'key'] as const) {
    const text = entry[name];
    if (text !== undefined) entry[name] = begin(text, textKept);
  }
  for (const change of Object.values(entry.changes ?? {})) {
    change.from = brief(change.from);
    change.to = brief(change.to);
  }
  entry.bytes = entryBytes(entry);
}

function brief(value: unknown): unknown {
  if (typeof value === 'string') return begin(value, textKept);
  if (typeof value !== 'object' || value === null) return value;
  const text = JSON.stringify(value);
  return text.length > textKept ? begin(text, textKept) : value;
}
