import type { Answers, Operation } from './model.ts';
import { begin, iso, sizeOf } from './state.ts';
import type { Changes } from './tasks.ts';

/** What the sandbox notes while it answers a request. */
export interface Entry {
  number: number;
  time: number;
  method: string;
  path: string;
  operation: Operation | undefined;
  status: number;
  /** In which way the request does not fit the contract. */
  misfit?: string;
  refusal?: string;
  changes?: Changes;
  event?: string;
  key?: string | undefined;
  body?: string;
  fault?: string;
}

/** One request and what became of it. */
export interface JournalEntry {
  /** Counts the requests of the team from 1. */
  number: number;
  at: string;
  method: string;
  path: string;
  /** operationId in the contract; null if the contract has no such operation. */
  operation: string | null;
  /** Status of the answer; 0 if the connection ended before there was one. */
  status: number;
  verdict: {
    /** Whether the request fits the contract; if not, `problem` says in which way. */
    request: 'fits' | 'misfit';
    /** Whether the contract lists the status for the operation. */
    answer: 'listed' | 'unlisted';
    problem?: string;
  };
  /** Why the request was refused. */
  refusal?: string;
  /** Fields of the record that changed. */
  changes?: Changes;
  /** Name of the event that was emitted. */
  event?: string;
  /** Key of an approval: whole if it is one of the sandbox's own, else its last four characters. */
  key?: string;
  /** Begin of a JSON body. */
  body?: string;
  /** What was done to the answer on demand. */
  fault?: string;
}

/** Characters of a body that are kept. */
export const bodyKept = 2_000;

/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;

/** Shortens the texts of an entry to what is kept of them. */
export function shorten(entry: Entry): void {
  for (const name of ['misfit', 'refusal', 'fault', 'key'] as const) {
    const text = entry[name];
    if (text !== undefined) entry[name] = begin(text, textKept);
  }
}

/** Roughly what an entry takes in memory. */
export function entryBytes(entry: Entry): number {
  const { path, body = '', misfit = '', refusal = '', fault = '', key = '', changes } = entry;
  const texts = changes ? Object.values(changes).flatMap(({ from, to }) => [String(from), String(to)]) : [];
  return sizeOf(path, body, misfit, refusal, fault, key, ...texts);
}

/** What the contract shows for a status of an operation; undefined if it does not list the status. */
export function listing({ answers }: Operation, status: number): Answers | undefined {
  const range = `${Math.trunc(status / 100)}XX`;
  return answers.find((answer) => answer.status === String(status) || answer.status === range);
}

/** An entry as it is shown. */
export function shown({ time, operation, misfit, ...entry }: Entry): JournalEntry {
  const { number, method, path, status, key, ...rest } = entry;
  return {
    number,
    at: iso(time),
    method,
    path,
    operation: operation?.id ?? null,
    status,
    verdict: {
      request: misfit === undefined ? 'fits' : 'misfit',
      answer: operation && (status === 0 || listing(operation, status)) ? 'listed' : 'unlisted',
      ...(misfit !== undefined && { problem: misfit }),
    },
    ...rest,
    ...(key !== undefined && { key }),
  };
}
