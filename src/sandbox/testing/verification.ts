/** Looks for requests in a journal, waits for them, and compares them with those that a test expects. */
import { isObject } from '../../shared/json.ts';
import { list } from '../../shared/list.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import {
  anyText,
  anything,
  check,
  checkMembers,
  checkObject,
  integer,
  literal,
  oneOf,
  type ValueRule,
} from '../contract/option-rules.ts';
import type { Json } from '../contract/types.ts';
import { find, operationOf } from '../contract/router.ts';
import { lowerNames } from '../contract/text.ts';
import type { State } from '../state/state.ts';
import { type Watcher, Watchers } from './watchers.ts';
import { type StoredEntry, type JournalEntry, toJournalEntry } from '../state/journal.ts';
import type { Ring } from '../state/ring.ts';

/** Part of a longer array. */
export interface Page {
  /** @default all */
  limit?: number | undefined;
  /** @default 0 */
  offset?: number | undefined;
}

/** Selects requests of a journal: those that match all members. */
export interface JournalFilter extends Page {
  /** operationId in the contract. */
  operation?: string | undefined;
  method?: string | undefined;
  /** Status of the response. */
  status?: number | undefined;
  /** Id of a task or upload in the path. */
  target?: string | undefined;
  /** Whether the request is valid by the contract. */
  request?: 'valid' | 'invalid' | undefined;
  /** Number of the entry after which they come. */
  after?: number | undefined;
}

/** Selects requests to wait for. */
export interface RequestsToAwait extends JournalFilter {
  /**
   * How many requests to wait for.
   * @default 1
   */
  count?: number | undefined;
  /**
   * Milliseconds of real time to wait, up to 600,000.
   * @default 5_000
   */
  timeoutMs?: number | undefined;
  /** Ends the wait. */
  signal?: AbortSignal | undefined;
}

/** A part of a value. Members that are left out can have any value. */
type Partially<T> = T extends readonly (infer Item)[]
  ? readonly Partially<Item>[]
  : T extends object
    ? { [Name in keyof T]?: Partially<T[Name]> | undefined }
    : T;

/**
 * An expected request: its operationId, or what its entry in the journal includes. A `body` that is not text is a part of
 * the JSON value that was sent.
 */
export type ExpectedRequest =
  | string
  | (Partially<Omit<JournalEntry, 'body'>> & { body?: Json | Readonly<Record<string, unknown>> | undefined });

/** The requests of a team differ from the expected ones. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
}

/** The timers of the runtime. A test may replace them later, and could then wait forever. */
const { setTimeout, clearTimeout } = globalThis;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'];

const pageRules: Readonly<Record<keyof Page, ValueRule>> = { limit: integer(0), offset: integer(0) };

/** What each filter can be. A filter with a mistake would select nothing, and a test that expects nothing would pass. */
const filterRules: Readonly<Record<keyof JournalFilter, ValueRule>> = {
  ...pageRules,
  after: integer(0),
  status: integer(0),
  operation: oneOf(contract.operations.map(({ id }) => id)),
  method: {
    needed: list(methods),
    fits: (value) => typeof value === 'string' && methods.includes(value.toUpperCase()),
  },
  target: anyText,
  request: oneOf(['valid', 'invalid']),
};

const awaitRules: Readonly<Record<Exclude<keyof RequestsToAwait, 'signal'>, ValueRule>> = {
  ...filterRules,
  count: integer(0),
  timeoutMs: integer(0, 600_000, 'an integer from 0 to 600000'),
};

/** @throws {TypeError} A filter is unknown, or has an invalid value. */
export const checkFilter = (filter: object, rules: Readonly<Record<string, ValueRule>> = awaitRules): void =>
  checkMembers('filter', checkObject('The filter is', filter), rules);

/** @throws {TypeError} The page is invalid. */
export function paged<T>(items: readonly T[], page: Page = {}): T[] {
  checkFilter(page, pageRules);
  const { limit = Infinity, offset = 0 } = page;
  return items.slice(offset, offset + limit);
}

/** Returns the entries of a journal that a filter selects, oldest first, as they are kept. */
export function selectStored(journal: Ring<StoredEntry>, filter: JournalFilter = {}): StoredEntry[] {
  checkFilter(filter, filterRules);
  const { limit, offset, ...wanted } = filter;
  const found = journal.values().filter((entry) => matches(entry, wanted));
  return paged(found, { limit, offset });
}

/** `selectStored` as tests see entries. */
export const select = (journal: Ring<StoredEntry>, filter?: JournalFilter): JournalEntry[] =>
  selectStored(journal, filter).map(toJournalEntry);

function matches(
  entry: StoredEntry,
  { operation, method, status, target, request, after }: JournalFilter,
): boolean {
  if (operation !== undefined && entry.operation !== operation) return false;
  if (method !== undefined && entry.method !== method.toUpperCase()) return false;
  if (status !== undefined && entry.status !== status) return false;
  if (after !== undefined && entry.number <= after) return false;
  if (request !== undefined && (entry.violation === undefined ? 'valid' : 'invalid') !== request)
    return false;
  return target === undefined || targetOf(entry) === target;
}

/** Returns the id in the path of a request, decoded; undefined if its operation has none there. */
function targetOf({ operation, path }: StoredEntry): string | undefined {
  const { idParameter } = operationOf(operation) ?? {};
  return idParameter === undefined ? undefined : find(path)?.params?.[idParameter];
}

/**
 * Resolves with the selected requests of a journal as soon as there are enough.
 *
 * @param journalOf Returns the journal, which is another one after a reset.
 * @throws {TypeError} The filter is invalid.
 * @throws {ExpectationError} There are too few after `timeoutMs`, or when the signal or the end of the server ends the wait.
 */
export async function awaitRequests(
  { bounds }: State,
  watchers: Watchers,
  journalOf: () => Ring<StoredEntry>,
  wanted: RequestsToAwait = {},
): Promise<JournalEntry[]> {
  const { count = 1, timeoutMs = 5_000, signal, ...filter } = checkObject('The filter is', wanted);
  checkFilter({ count, timeoutMs });
  if (count > bounds.journal) {
    const { journal } = bounds;
    throw new TypeError(
      `count is ${count}, and the journal keeps ${journal} requests. Raise limits.journal (--max-journal).`,
    );
  }
  check('signal', signal, {
    needed: 'an AbortSignal',
    // Test environments such as jsdom have a class of their own.
    fits: (value) => value === undefined || typeof Object(value).addEventListener === 'function',
  });
  const look = (): JournalEntry[] => select(journalOf(), filter);
  if (look().length >= count) return look();
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      watchers.delete(watcher);
      signal?.removeEventListener('abort', abort);
    };
    const watcher: Watcher = {
      look() {
        const found = look();
        if (found.length < count) return;
        end();
        resolve(found);
      },
      stop(when) {
        end();
        const { length } = look();
        const message = `${when} there are ${length} of ${count} requests with ${JSON.stringify(filter)}.`;
        reject(new ExpectationError(message));
      },
    };
    const abort = (): void => watcher.stop('When the wait was ended,');
    const timer = setTimeout(() => watcher.stop(`After ${timeoutMs} ms`), timeoutMs);
    watchers.add(watcher);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
  });
}

/**
 * Compares the selected requests of a journal with those that are expected, in their order.
 *
 * @throws {TypeError} The filter is invalid.
 * @throws {ExpectationError} They differ; the message lists all requests with their differences.
 */
export function compareRequests(
  journal: Ring<StoredEntry>,
  expected: readonly ExpectedRequest[],
  filter: JournalFilter = {},
): void {
  if (!Array.isArray(expected)) {
    const given = literal(expected);
    throw new TypeError(`The expected requests are ${given}, and must be an array.`);
  }
  for (const each of expected) checkExpected(each);
  const found = select(journal, filter);
  const first = journal.count - journal.values().length + 1;
  if (first - 1 > (filter.after ?? 0)) rejectDropped(first);
  const lines = Array.from({ length: Math.max(found.length, expected.length) }, (_, index) =>
    difference(found[index], expected[index]),
  );
  if (lines.every((line) => line === undefined)) return;
  const shown = lines.map(
    (line, index) => `  ${index + 1}. ${line ?? `${nameOf(found[index])}, as expected`}`,
  );
  throw new ExpectationError(
    `Expected ${expected.length} requests, and received ${found.length}:\n${shown.join('\n')}`,
  );
}

/**
 * Checks that the journal begins with the first request.
 *
 * @param first Number of the entry that it begins with.
 * @throws {ExpectationError} It does not.
 */
export function rejectDropped(first: number): void {
  if (first === 1) return;
  throw new ExpectationError(
    `The journal no longer has the first ${first - 1} requests. Raise limits.journal (--max-journal).`,
  );
}

/** Members of an entry of the journal. */
const entryMembers =
  'number at method path operation status headers source reason verdict rejected ignored changes event key body response ' +
  'form fault limit repeated';
const entryRules = Object.fromEntries(entryMembers.split(' ').map((name) => [name, anything]));

/** @throws {TypeError} It describes no request: all requests would be like it, or none. */
export function checkExpected(expected: ExpectedRequest): void {
  if (typeof expected === 'string') return;
  if (!isObject(expected)) {
    throw new TypeError(
      `${literal(expected)} is not a request. Expect an operationId, or members of its entry.`,
    );
  }
  checkData('The expected request', expected);
  checkMembers('member', expected, entryRules);
}

const dataKinds = ['Object', 'Array', 'String', 'Number', 'Boolean', 'Null', 'Undefined'];

/** @throws {TypeError} A part is no data, such as a regular expression or a matcher of a test framework. */
function checkData(name: string, value: unknown): void {
  const { asymmetricMatch } = Object(value) as { asymmetricMatch?: unknown };
  const kind = asymmetricMatch ? 'matcher' : Object.prototype.toString.call(value).slice(8, -1);
  if (!dataKinds.includes(kind)) {
    throw new TypeError(
      `${name} is a ${kind}, and must be data. For patterns and matchers, compare what journal() returns.`,
    );
  }
  if (typeof value === 'string') return;
  for (const [member, inner] of Object.entries(Object(value) as object))
    checkData(`${name}.${member}`, inner);
}

export const nameOf = (entry: JournalEntry | undefined): string =>
  entry ? `${entry.operation ?? `${entry.method} ${entry.path}`} ${entry.status}` : 'none';

export function difference(
  found: JournalEntry | undefined,
  expected: ExpectedRequest | undefined,
): string | undefined {
  if (expected === undefined) return `${nameOf(found)}, and no other request was expected`;
  const given: Exclude<ExpectedRequest, string> =
    typeof expected === 'string' ? { operation: expected } : expected;
  const wanted = given.headers ? { ...given, headers: lowerNames(Object.entries(given.headers)) } : given;
  if (found === undefined) return `none, and ${JSON.stringify(wanted)} was expected`;
  const wrong = firstDifference(withValue(found, wanted.body), wanted, '');
  return wrong && `${nameOf(found)}: ${wrong}`;
}

/** Returns an entry with the value of its JSON body, if a value is expected and not text. */
function withValue(entry: JournalEntry, wanted: unknown): object {
  if (typeof wanted === 'string' || wanted === undefined || entry.body === undefined) return entry;
  try {
    return { ...entry, body: JSON.parse(entry.body) as Json };
  } catch {
    // The text is in the message.
    return entry;
  }
}

/** Returns how the first member differs from the expected one; undefined if none does. */
function firstDifference(found: unknown, wanted: unknown, path: string): string | undefined {
  const isObject = typeof wanted === 'object' && wanted !== null;
  if (isObject && typeof found === 'object' && found !== null) {
    if (Array.isArray(wanted) && Array.isArray(found) && wanted.length !== found.length) {
      return `${path} has ${found.length} items, and must have ${wanted.length}`;
    }
    for (const [name, value] of Object.entries(wanted)) {
      const inner = Object.hasOwn(found, name) ? (found as Record<string, unknown>)[name] : undefined;
      const wrong = firstDifference(inner, value, path === '' ? name : `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  if (found === wanted) return undefined;
  return `${path} is ${JSON.stringify(found)}, and must be ${JSON.stringify(wanted)}`;
}
