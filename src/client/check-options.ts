import { pathPrefix } from '../../generated/client/dist/data/contract.js';
import type { ClientOptions, RequestOptions, Tuning, UploadOptions } from './options.ts';
import { environment } from './platform.ts';

/**
 * What an option must be: a type and what else is to know of it, or a text and a test. The test passes by a result that
 * is true, without an error.
 */
export type Rule = string | readonly [expected: string, holds: (value: never) => unknown];
export type Rules<T> = { readonly [Name in keyof T]-?: Rule };

const amount = 'number that is not negative';
export const anything: Rule = ['', () => true];

const common: Rules<Tuning & Pick<RequestOptions, 'teamId' | 'projectId' | 'headers'>> = {
  timeout: amount,
  totalTimeout: amount,
  retries: amount,
  retryWrites: ["true, false or 'rejected'", (value) => [true, false, 'rejected'].includes(value)],
  retryDelay: amount,
  maxRetryDelay: amount,
  maxRetryAfter: amount,
  teamId: 'string',
  projectId: 'string',
  headers: ['names and values', (value) => new Headers(value)],
};

export const requestRules: Rules<RequestOptions> = {
  ...common,
  signal: ['an AbortSignal', (value: AbortSignal) => value.addEventListener],
};

export const uploadRules: Rules<UploadOptions> = { ...requestRules, checkLimits: 'boolean' };

const clientRules: Rules<ClientOptions> = {
  ...common,
  baseUrl: [
    `an http URL without credentials, query and ${pathPrefix}`,
    (value: string) =>
      /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(value) &&
      !(pathPrefix && value.replace(/\/$/, '').endsWith(pathPrefix)),
  ],
  apiKey: ['text for a header, or a function', (value) => typeof value === 'function' || isKey(value)],
  userAgent: 'string',
  fetch: 'function',
  onRequest: 'function',
  onResponse: 'function',
  onError: 'function',
  log: 'function',
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
  const { baseUrl = environment('DOCPROC_BASE_URL'), apiKey = environment('DOCPROC_API_KEY') } =
    options ?? {};
  const all = { ...options, baseUrl, apiKey };
  for (const name of ['baseUrl', 'apiKey', 'teamId', 'projectId'] as const) {
    if (!all[name]) throw new TypeError(`${where}: ${name} is missing`);
  }
  check(where, all, clientRules);
  return all as CheckedOptions;
}

/**
 * Rejects options that are unknown, or are not what their rule says: such as the NaN of a variable that is not set,
 * which would remove a bound. No message includes the value of an option that can be a secret.
 *
 * @param where Begins the message.
 */
export function check(where: string, options: unknown, rules: Readonly<Record<string, Rule>>): void {
  if (typeof options !== 'object') throw new TypeError(`${where}: the options must be an object`);
  for (const [name, value] of Object.entries(options ?? {})) {
    if (!Object.hasOwn(rules, name)) {
      throw new TypeError(`${where}: ${name} is not an option. Options: ${Object.keys(rules).join(', ')}`);
    }
    const rule = rules[name] ?? '';
    try {
      if (value === undefined || (typeof rule === 'string' ? isOf(rule, value) : rule[1](value as never))) {
        continue;
      }
    } catch {
      // A test that needs another type.
    }
    const shown = rule === amount ? `, not ${typeof value === 'string' ? `'${value}'` : String(value)}` : '';
    const expected = typeof rule === 'string' ? `a ${rule}` : rule[0];
    throw new TypeError(`${where}: ${name} must be ${expected}${shown}`);
  }
}

const isOf = (rule: string, value: unknown): boolean =>
  rule.startsWith(typeof value) && value !== '' && (rule !== amount || (value as number) >= 0);
