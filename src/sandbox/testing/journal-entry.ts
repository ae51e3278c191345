import { iso } from '../text.ts';
import {
  type Changes,
  documented,
  type Entry,
  type NotedForm,
  type SandboxLimit,
  shownHeaders,
  type Source,
} from './journal.ts';

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
  /** Headers of the request by their names in lower case, without its key and cookies. */
  headers: Readonly<Record<string, string>>;
  /**
   * What the response came from: the contract's transition, the records of the sandbox, or an example of the
   * contract. Absent if the request was rejected before.
   */
  source?: Source;
  /** Why the response is an example of the contract. */
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
  /** Parameters of the query that had no effect: the contract does not specify what they mean for a list. */
  ignored?: string[];
  /** Fields of the resource that changed. */
  changes?: Changes;
  /** Name of the event that was emitted. */
  event?: string;
  /** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
  key?: string;
  /** Beginning of a JSON body. */
  body?: string;
  /** A form: its fields, and the names, types, sizes and SHA-256 hashes of its files. */
  form?: NotedForm;
  /** What was done to the response on demand. */
  fault?: string;
  /** The limit of the sandbox that the request would have exceeded. */
  limit?: SandboxLimit;
  /** How many requests in a row were rejected at this limit; the entry is that of the first. */
  repeated?: number;
}

/** Returns an entry as the journal shows it. */
export function shown({ time, operation, violation, ...entry }: Entry): JournalEntry {
  // oxlint-disable-next-line no-unused-vars -- the bytes are left out
  const { number, method, path, status, key, headers, bytes, changes, form, ...rest } = entry;
  return {
    number,
    at: iso(time),
    method,
    path,
    operation: operation?.id ?? null,
    status,
    verdict: {
      request: violation === undefined ? 'valid' : 'invalid',
      response: operation && (status === 0 || documented(operation, status)) ? 'documented' : 'undocumented',
      ...(violation !== undefined && { violation }),
    },
    headers: shownHeaders(headers),
    ...rest,
    // A test may change what it has read.
    ...(changes && { changes: structuredClone(changes) }),
    ...(form && { form: structuredClone(form) }),
    ...(key !== undefined && { key }),
  };
}
