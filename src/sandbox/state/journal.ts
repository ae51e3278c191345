/** The journal: what the sandbox notes about each request. */
import { responseOf } from '../../shared/responses.ts';
import { isSecretHeader, secretName } from '../../shared/secret-names.ts';
import type { Form, FormFile } from '../request/form-reader.ts';
import type { RequestHeaders, SandboxRequest } from './messages.ts';
import { operationOf } from '../contract/router.ts';
import { begin, bodyKept, bytesOf, decoded, iso, keepName } from '../contract/text.ts';

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

/** A form as the journal keeps it: its files without their bytes. */
interface NotedForm {
  /** Fields that are not files, as text. */
  fields: Readonly<Record<string, readonly string[]>>;
  files: readonly FormFile[];
}

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

/** Characters of any other text that are kept: the sandbox's own are shorter, a client's may have no end. */
const textKept = 500;

/** Roughly the bytes of the members that have few. Counting them one by one takes longer. */
const smallMembers = 400;

/** Returns roughly the bytes of an entry. */
export function entryBytes(entry: StoredEntry): number {
  const { path, headers, body, violation, rejected, ignored, fault, key, changes, form } = entry;
  const texts =
    bytesOf(path) +
    bytesOf(body) +
    bytesOf(violation) +
    bytesOf(rejected) +
    bytesOf(ignored) +
    bytesOf(fault);
  return smallMembers + texts + bytesOf(key) + bytesOf(headers) + bytesOf(changes) + bytesOf(form);
}

/** Shortens the texts of an entry to what is kept of them, and counts its bytes. */
export function finish(entry: StoredEntry): void {
  entry.bytes = entryBytes(entry);
  // Most entries have so few bytes that each of their texts is kept whole.
  if (entry.bytes <= smallMembers + 2 * textKept) return;
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

/** The end of such a name, where its value may follow: in JSON, in a list or in a query. */
const secretEnd = new RegExp(String.raw`(?:${secretName.source})[\w.-]{0,60}(?:["']|\s*[:=])`, 'i');

/** The name of the value of a pair. */
const valueName = /\bval(ue)?s?\]?$/i;

/** Whether a value is the name of a secret, and with others a pair: `{"name":"api_key","value":"x"}`. */
const isSecretName = (value: unknown): boolean =>
  typeof value === 'string' && /^[\w.-]+$/.test(value) && secretName.test(value);

/** Returns a value without those of its pairs. */
function withoutPairs(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index % 2 && isSecretName(value[index - 1]) ? '…' : each));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  if (!members.some(([, each]) => [each].flat().some(isSecretName))) return value;
  return Object.fromEntries(members.map(([name, each]) => [name, valueName.test(name) ? '…' : each]));
}

/** Returns a text of a body as the journal keeps it: its beginning, and JSON without the values of keys. */
export function notedText(text: string, { headers }: SandboxRequest): string {
  const key = keyIn(headers);
  if (!hasSecret(text, key)) return begin(text, bodyKept);
  const mask = (name: string, value: unknown): unknown =>
    secretName.test(name) || (typeof value === 'string' && includesKey(value, key))
      ? '…'
      : withoutPairs(value);
  try {
    return begin(JSON.stringify(JSON.parse(text), mask), bodyKept);
  } catch {
    return '…';
  }
}

const hasSecret = (text: string, key: string | undefined): boolean =>
  secretEnd.test(text) || includesKey(text, key);

/** Returns an entry without its key, wherever its path and headers have it. */
export function withoutKey(entry: StoredEntry): StoredEntry & { headers: Record<string, string> } {
  const key = keyIn(entry.headers);
  const [path = '', ...query] = entry.path.split(/(?=[?&])/);
  const pairs = query.map((each) => each.split(/=(.*)/s).map(decoded));
  const isPair = pairs.some(([, value]) => isSecretName(value));
  const shown = pairs.map(([name = '', value = ''], index) => {
    const isSecret = secretName.test(name) || (isPair && valueName.test(name)) || hasSecret(value, key);
    return isSecret ? `${query[index]?.split('=', 1)}=…` : query[index];
  });
  return { ...entry, path: path + shown.join(''), headers: shownHeaders(entry.headers) };
}

const keyIn = ({ authorization }: RequestHeaders): string | undefined => authorization?.replace(/^\S+ +/, '');

function shownHeaders(headers: RequestHeaders): Record<string, string> {
  const key = keyIn(headers);
  const shown: Record<string, string> = {};
  for (const [name, found] of Object.entries(headers)) {
    const value = typeof found === 'string' ? found : found?.join(', ');
    if (value === undefined || isSecretHeader(name, value) || hasSecret(value, key)) continue;
    shown[name] = begin(value, textKept);
  }
  return shown;
}

/** Whether a text has a key in it; a short one, as tests have, only where it is no part of a word. */
function includesKey(text: string, key = ''): boolean {
  if (key === '' || key.length >= 12) return key !== '' && text.includes(key);
  const isWord = (character = ' '): boolean => /\w/.test(character);
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!isWord(text[at - 1]) && !isWord(text[at + key.length])) return true;
  }
  return false;
}

/** Returns a form as the journal keeps it. */
export const notedForm = ({ fields, files }: Form, request: SandboxRequest): NotedForm => ({
  fields: Object.fromEntries(
    [...fields].map(([name, texts]) => [
      name,
      texts.map((text) => (secretName.test(name) ? '…' : notedText(text, request))),
    ]),
  ),
  files,
});

/** Keeps the last entries and drops older ones. */
export class Ring<T> {
  /** How many entries it keeps. */
  readonly size: number;
  readonly #items: T[] = [];
  /** Place of the oldest entry: moving all others with each new one would take longer, the more there are. */
  #oldest = 0;
  /** How many entries there ever were. */
  count = 0;

  constructor(size: number) {
    this.size = size;
  }

  /** Adds an entry, and returns the one that it replaced. */
  push(item: T): T | undefined {
    const { next } = this;
    this.count++;
    if (this.#items.length < this.size) this.#items.push(item);
    else {
      this.#items[this.#oldest] = item;
      this.#oldest = (this.#oldest + 1) % this.size;
    }
    return next;
  }

  /** Returns the entry that was added last. */
  get last(): T | undefined {
    return this.#items.at(this.#oldest - 1);
  }

  /** Returns the entry that the next one will replace; undefined if it will replace none. */
  get next(): T | undefined {
    return this.#items.length < this.size ? undefined : this.#items[this.#oldest];
  }

  /** Returns the entries, oldest first. */
  values(): T[] {
    return [...this.#items.slice(this.#oldest), ...this.#items.slice(0, this.#oldest)];
  }

  /** Returns the entries with the place of each among all that there ever were. */
  numbered(): [number, T][] {
    const dropped = this.count - this.#items.length;
    return this.values().map((item, index) => [dropped + index + 1, item]);
  }
}
