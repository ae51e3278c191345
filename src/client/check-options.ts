import { pathPrefix } from '../../generated/client/contract/contract.ts';
import type { ClientOptions, RequestOptions } from './options.ts';
import { forBrowsers } from './for-browsers.ts';
import { environment, requireGlobals } from './platform.ts';
import { quote, toText } from './to-text.ts';

/** What an option must be, and a test that passes by a result that is true, without an error. */
export type OptionRule = readonly [expected: string, holds: Test['holds']];
/** A method, whose parameter may be of any type: a value of another makes it throw, or return false. */
interface Test {
  holds(value: unknown): unknown;
}
export type OptionRules<T> = { readonly [Name in keyof T]-?: OptionRule };

const amount: OptionRule = ['a number of 0 or more', (value) => typeof value === 'number' && value >= 0];
const text: OptionRule = ['a string', (value) => typeof value === 'string' && value];
/** What a file of variables leaves around a value. */
const quotes = /^["'`]|["'`]$/;
const identifier: OptionRule = forBrowsers
  ? text
  : [
      'a string without quotes and spaces around it',
      (value: string) => value && value.trim() === value && !quotes.test(value),
    ];
export const callback: OptionRule = ['a function', (value) => typeof value === 'function'];
export const anything: OptionRule = ['', () => true];

export const requestRules: OptionRules<RequestOptions> = {
  timeout: amount,
  totalTimeout: amount,
  retries: amount,
  retryWrites: ["true, false or 'rejected'", (value: never) => [true, false, 'rejected'].includes(value)],
  retryDelay: amount,
  maxRetryDelay: amount,
  maxRetryAfter: amount,
  maxResponseSize: amount,
  teamId: identifier,
  projectId: identifier,
  headers: [
    'an object of names and values',
    // Those of a `Headers`, a map or an array would be lost.
    (value: Record<string, string>) => !(Symbol.iterator in value) && new Headers(value),
  ],
  signal: ['an AbortSignal', (value: AbortSignal) => value.addEventListener],
};

const clientRules: OptionRules<ClientOptions> = {
  ...requestRules,
  // They have checks of their own.
  baseUrl: anything,
  apiKey: anything,
  userAgent: ['text for a header', (value: string) => new Headers({ a: value })],
  fetch: callback,
  cache: text,
  onRequest: callback,
  onResponse: callback,
  onError: callback,
  log: callback,
};

/** Returns what is wrong with a key, without its text. Empty if it can be sent. Bundles for browsers leave out the details. */
export function keyProblem(value: unknown): string {
  if (typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)) {
    return !forBrowsers && quotes.test(value) ? 'text for a header: remove the quotes' : '';
  }
  if (forBrowsers || typeof value !== 'string' || !/\s/.test(value)) return 'text for a header';
  return `text for a header: remove ${/^Bearer\s/i.test(value) ? '"Bearer"' : 'spaces and line breaks'}`;
}

/** Returns what is wrong with a base URL. Empty if nothing is. Bundles for browsers leave out the details. */
function urlProblem(value: string, teamId: string): string {
  if (forBrowsers) {
    if (!/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(value)) return pathPrefix;
  } else {
    const parts = /^(https?:\/\/)?([^/]*@)?([^\s/?#]*)(\/[^\s?#]*)?([^]*)/i.exec(value) ?? [];
    const [, scheme, login, host, , rest] = parts;
    if (quotes.test(value)) return 'quotes';
    if (!scheme) return 'no http:// or https://';
    if (login) return 'credentials';
    if (rest) return JSON.stringify(rest[0]);
    if (!host) return 'no host';
    try {
      new URL(value).toString();
    } catch {
      return 'no valid host';
    }
  }
  // The prefix ends the path, or has the team after it.
  const path = `${value.replace(/\/*$/, '/')}${teamId}/`;
  return path.includes(`${pathPrefix}/${teamId}/`) ? pathPrefix : '';
}

const variables: { baseUrl: string; apiKey: string; teamId?: string; projectId?: string } = {
  baseUrl: 'DOCPROC_BASE_URL',
  apiKey: 'DOCPROC_API_KEY',
};

/** Options of a client, with the defaults of the environment. */
export type CheckedOptions = ClientOptions & {
  baseUrl: string;
  apiKey: NonNullable<ClientOptions['apiKey']>;
};

/** Returns the options with what the environment adds. Throws TypeError when one is missing or not valid. */
export function checkClientOptions(options: ClientOptions): CheckedOptions {
  const all = { ...options };
  if (!forBrowsers) {
    requireGlobals('createClient', 'AbortController', 'Headers', 'URL', 'performance');
    all.baseUrl ??= environment(variables.baseUrl);
    all.apiKey ??= environment(variables.apiKey);
  }
  for (const name of ['baseUrl', 'apiKey', 'teamId', 'projectId'] as const) {
    const variable = !forBrowsers && variables[name];
    const advice = variable ? `. Set it, or the environment variable ${variable}` : '';
    if (!all[name]) throw new TypeError(`createClient: ${name} is missing${advice}`);
  }
  check('createClient', all, clientRules);
  const url = toText(all.baseUrl);
  const problem = urlProblem(url, all.teamId);
  if (problem) {
    // Credentials and a query can be secret.
    const shown = quote(url.replace(/[^/]*@|[?#][^]*/g, ''));
    const found = forBrowsers ? '' : ` has ${problem}. It`;
    throw new TypeError(
      `createClient: baseUrl ${shown}${found} must be an http URL without credentials, query and ${pathPrefix}`,
    );
  }
  const wrong = typeof all.apiKey !== 'function' && keyProblem(all.apiKey);
  if (wrong) throw new TypeError(`createClient: apiKey must be ${wrong}`);
  all.baseUrl = url.replace(/\/*$/, '');
  return all as CheckedOptions;
}

/**
 * Rejects options that are unknown, or violate their rule: such as the NaN of a variable that is not set,
 * which would remove a bound. No message includes the value of an option that can be a secret.
 *
 * @param where Begins the message.
 */
export function check(where: string, given: unknown, rules: Readonly<Record<string, OptionRule>>): void {
  const options = given ?? {};
  if (typeof options !== 'object') throw new TypeError(`${where}: the options must be an object`);
  for (const [name, value] of Object.entries(options)) {
    const rule = Object.hasOwn(rules, name) && rules[name];
    if (!rule) {
      throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(', ')}`);
    }
    const [expected, holds] = rule;
    try {
      if (value === undefined || holds(value)) continue;
    } catch {
      // A test that needs another type.
    }
    throw new TypeError(
      `${where}: ${name} must be ${expected}${rule === amount ? `, not ${quote(value)}` : ''}`,
    );
  }
}
