import { pathPrefix } from '../../generated/client/dist/data/contract.js';
import type { ClientOptions, RequestOptions, Tuning, UploadOptions } from './options.ts';
import { environment } from './platform.ts';

/** What an option must be, and how to tell. */
export type Rule = readonly [expected: string, holds: (value: unknown) => boolean];
export type Rules<T> = { readonly [Name in keyof T]-?: Rule };

const kind =
  (type: string) =>
  (value: unknown): boolean =>
    typeof value === type;
const text: Rule = ['a string that is not empty', (value) => value !== '' && typeof value === 'string'];
const flag: Rule = ['true or false', kind('boolean')];
const call: Rule = ['a function', kind('function')];
export const amount: Rule = [
  'a number that is not negative',
  (value) => typeof value === 'number' && value >= 0,
];
export const positive: Rule = ['a number above 0', (value) => typeof value === 'number' && value > 0];
export const anything: Rule = ['', () => true];

const tuning: Rules<Tuning> = {
  timeout: amount,
  totalTimeout: amount,
  retries: amount,
  retryWrites: ["true, false or 'rejected'", (value) => value === 'rejected' || typeof value === 'boolean'],
  retryDelay: amount,
  maxRetryDelay: amount,
  maxRetryAfter: amount,
};

const headers: Rule = [
  'an object of header names and values',
  (value) => {
    try {
      return typeof value === 'object' && !Array.isArray(value) && Boolean(mergeHeaders(value as Headers));
    } catch {
      return false;
    }
  },
];

export const requestRules: Rules<RequestOptions> = {
  ...tuning,
  teamId: text,
  projectId: text,
  headers,
  signal: [
    'an AbortSignal',
    (value) => typeof (value as AbortSignal | null)?.addEventListener === 'function',
  ],
};

export const uploadRules: Rules<UploadOptions> = { ...requestRules, checkLimits: flag };

const clientRules: Rules<ClientOptions> = {
  ...tuning,
  baseUrl: [
    `an http URL without credentials or query, and without the ${pathPrefix} that every path begins with`,
    (value) =>
      typeof value === 'string' &&
      /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(value) &&
      !(pathPrefix && value.replace(/\/$/, '').endsWith(pathPrefix)),
  ],
  apiKey: [
    'a function, or text of characters that a header can have',
    (value) => typeof value === 'function' || isKey(value),
  ],
  teamId: text,
  projectId: text,
  headers,
  userAgent: text,
  fetch: call,
  onRequest: call,
  onResponse: call,
  onError: call,
  log: call,
};

/** Whether a value can be sent as a key. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

/** Options of a client, with the defaults of the environment. */
export type CheckedOptions = ClientOptions & {
  baseUrl: string;
  apiKey: NonNullable<ClientOptions['apiKey']>;
};

/** Returns the options with what the environment adds. Throws TypeError when one is missing or not valid. */
export function checkClientOptions(options: ClientOptions): CheckedOptions {
  const where = 'createClient';
  const all = { ...options };
  for (const [name, variable] of [
    ['baseUrl', 'DOCPROC_BASE_URL'],
    ['apiKey', 'DOCPROC_API_KEY'],
  ] as const) {
    all[name] ??= environment(variable);
    if (!all[name]) throw new TypeError(`${where}: ${name} is missing. Pass it, or set ${variable}`);
  }
  check(where, all, clientRules);
  for (const name of ['teamId', 'projectId'] as const) {
    if (!all[name]) throw new TypeError(`${where}: ${name} is missing`);
  }
  return all as CheckedOptions;
}

/**
 * Rejects options that are unknown, or are not what their rule says: such as the NaN of a variable that is not set,
 * which would remove a bound. No message includes a text, which could be a secret.
 *
 * @param where Begins the message.
 */
export function check(where: string, options: unknown, rules: Readonly<Record<string, Rule>>): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`${where}: the options must be an object`);
  }
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(', ')}`);
    }
    const [expected, holds] = rules[name] as Rule;
    if (value === undefined || holds(value)) continue;
    const shown =
      holds !== amount[1] ? '' : `, not ${typeof value === 'string' ? `'${value}'` : String(value)}`;
    throw new TypeError(`${where}: ${name} must be ${expected}${shown}`);
  }
}

/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers {
  const merged = new Headers();
  for (const set of sets) {
    const entries = set instanceof Headers ? set : Object.entries(set ?? {});
    for (const [name, value] of entries) if (value !== undefined) merged.set(name, value);
  }
  return merged;
}
