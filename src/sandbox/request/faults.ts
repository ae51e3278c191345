/** Faults: selects the requests that they hit, and changes the responses. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';
import { responseOf } from '../../shared/responses.ts';
import {
  anything,
  check,
  checkMembers,
  checkObject,
  integer,
  oneOf,
  reject,
  type ValueRule,
  segment,
} from '../contract/option-rules.ts';
import type { Json, ServedOperation } from '../contract/types.ts';
import type { RequestContext, SandboxResponse } from '../state/messages.ts';
import { errorBody } from './bodies.ts';
import { operationOf } from '../contract/router.ts';
import { hash } from '../state/ids.ts';
import { timeOf } from '../state/store.ts';
import { rendered, problemDetails } from '../contract/text.ts';

/** A failure to inject into responses. */
export interface Fault {
  /**
   * operationId of the requests that it concerns.
   * @default every operation
   */
  operation?: string | undefined;
  /**
   * Id of the task or upload in the path of these requests.
   * @default any
   */
  target?: string | undefined;
  /**
   * Number of the first request that it hits, counted from now; in a queue, from the end of the previous fault.
   * @default 1
   */
  call?: number | undefined;
  /**
   * How many requests in a row it hits. `always` ends only when the fault is removed.
   * @default 1, and 'always' for `rate-limit`
   */
  times?: number | 'always' | undefined;
  /**
   * - `status`: the response has `status`, which need not be in the contract
   * - `slow`: the response is delayed by `delayMs`
   * - `cut`: the connection ends in the middle of the response
   * - `broken`: half of the response's JSON is missing
   * - `rate-limit`: the response has 429 and `Retry-After` if there were `requests` in `windowMs` of the sandbox clock
   */
  fault: 'status' | 'slow' | 'cut' | 'broken' | 'rate-limit';
  /**
   * Whether the fault comes before the request takes effect or after. Only `status` and `cut` can come before.
   * @default 'before' for `status` and `rate-limit`, 'after' for the others
   */
  when?: 'before' | 'after' | undefined;
  /** Status of the response; for `rate-limit` 429 by default. */
  status?: number | undefined;
  /** Headers of the response, for `status` and `rate-limit`. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Body of the response, for `status` and `rate-limit`: text as it is, any other value as JSON.
   * @default the body of an error
   */
  body?: Json | undefined;
  /** Milliseconds, or a range in which they are distributed evenly. The same seed produces the same delays. */
  delayMs?: number | { min: number; max: number } | undefined;
  /** Requests that a window allows. */
  requests?: number | undefined;
  /** @default 60_000 */
  windowMs?: number | undefined;
}

/** A fault as a team lists it. */
export type ListedFault = Fault & {
  /** Identifies the fault within its team. */
  id: number;
  /** How many requests it has hit. */
  hits: number;
};

/** A fault that waits for its request. Plain data, so that a snapshot includes it. */
export interface FaultRule {
  readonly id: number;
  readonly fault: Fault;
  /** The fault of the same queue that has to be used up before. */
  readonly after: number | undefined;
  /** Requests that it concerned. */
  seen: number;
  hits: number;
  /** When the window of a rate limit began, and the requests since. */
  window: { from: number; requests: number };
  /** Roughly its bytes. */
  readonly bytes: number;
}

type Rules = Readonly<Partial<Record<keyof Fault, ValueRule>>>;

/** Kinds that replace the response. */
export const replacing: readonly string[] = ['status', 'rate-limit'];
const maxDelay = 600_000;
const count = integer(1, 1e9);
const delay = integer(0, maxDelay);

const statusRule = integer(200, 599, 'a status from 200 to 599');
const headers: ValueRule = {
  needed: 'an object of header fields, without Content-Length, Transfer-Encoding and Trailer',
  fits: areHeaders,
};
const common: Rules = {
  fault: anything,
  operation: oneOf(contract.operations.map(({ id }) => id)),
  target: { ...segment, needed: 'the id of a task or upload' },
  call: count,
  times: {
    needed: "an integer from 1, or 'always'",
    fits: (value) => value === 'always' || count.fits(value),
  },
  when: oneOf(['before', 'after']),
};
const after = oneOf(['after']);
const delayMs: ValueRule = {
  needed: `a number of milliseconds up to ${maxDelay}, or { min, max }`,
  fits: isDelay,
};
const requests = integer(0, 1e9);

/** What the members of each kind must be; the needed ones also if they are left out. */
const kinds: Readonly<Record<Fault['fault'], { rules: Rules; needed: Rules }>> = {
  status: {
    rules: { ...common, status: statusRule, headers, body: anything },
    needed: { status: statusRule },
  },
  slow: { rules: { ...common, when: after, delayMs }, needed: { delayMs } },
  cut: { rules: common, needed: {} },
  broken: { rules: { ...common, when: after }, needed: {} },
  'rate-limit': {
    rules: { ...common, status: statusRule, headers, body: anything, requests, windowMs: count },
    needed: { requests },
  },
};

/**
 * Checks that a fault can happen.
 *
 * @throws {TypeError} It cannot; the message states why.
 */
export function checkFault(fault: Fault): void {
  const { operation, target, fault: kind } = checkObject('The fault is', fault);
  check('fault', kind, oneOf(Object.keys(kinds)));
  const { rules, needed } = kinds[kind];
  checkMembers(`member of a ${kind} fault`, fault, rules);
  for (const [name, rule] of Object.entries(needed)) check(name, fault[name as keyof Fault], rule);
  const known = operationOf(operation);
  if (target !== undefined && known && known.idParameter === undefined) {
    reject('target', target, `left out: ${operation} has no id in its path`);
  }
}

function isDelay(value: unknown): boolean {
  if (!isObject(value)) return delay.fits(value) && value !== 0;
  const { min, max, ...others } = value;
  return delay.fits(min) && delay.fits(max) && Number(min) <= Number(max) && Object.keys(others).length === 0;
}

/** Headers that state where a response ends: with others than its own, it would be no HTTP. */
const framing = ['content-length', 'transfer-encoding', 'trailer'];

function areHeaders(headers: unknown): boolean {
  return (
    isObject(headers) &&
    Object.entries(headers).every(
      ([name, value]) =>
        /^[\w!#$%&'*+.^`|~-]+$/.test(name) &&
        !framing.includes(name.toLowerCase()) &&
        ['string', 'number', 'undefined'].includes(typeof value) &&
        /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value)),
    )
  );
}

/** A request, as far as faults look at it. */
interface Hit {
  operation: ServedOperation;
  params: Readonly<Record<string, string>>;
  now: number;
}

/**
 * Counts a request, and returns the faults that hit it.
 *
 * @param counted Called with each fault that has counted it.
 */
export function faultsFor(
  rules: readonly FaultRule[],
  request: Hit,
  counted: (rule: FaultRule) => void,
): FaultRule[] {
  const waiting = new Set(rules.map(({ id }) => id));
  const hits = rules.filter((rule) => {
    const blocked = rule.after !== undefined && waiting.has(rule.after);
    if (blocked || !concerns(rule.fault, request)) return false;
    counted(rule);
    return isHit(rule, request.now);
  });
  for (const rule of hits) rule.hits++;
  return hits;
}

function concerns({ operation, target }: Fault, request: Hit): boolean {
  if (operation !== undefined && operation !== request.operation.id) return false;
  const key = request.operation.idParameter;
  return target === undefined || (key !== undefined && request.params[key] === target);
}

function isHit(rule: FaultRule, now: number): boolean {
  const { fault, window } = rule;
  rule.seen++;
  if (rule.seen < (fault.call ?? 1)) return false;
  if (fault.fault !== 'rate-limit') return true;
  if (now - window.from >= windowOf(fault)) rule.window = { from: now, requests: 0 };
  return ++rule.window.requests > (fault.requests ?? 0);
}

const windowOf = ({ windowMs = 60_000 }: Fault): number => windowMs;

/** Returns whether a fault has hit all the requests that it was set for. */
export function isUsedUp({ fault, hits }: FaultRule): boolean {
  const { times = fault.fault === 'rate-limit' ? 'always' : 1 } = fault;
  return times !== 'always' && hits >= times;
}

/** Returns the seconds until the window of a rate limit ends. */
const retryAfter = ({ fault, window }: FaultRule, now: number): number =>
  Math.max(1, Math.ceil((window.from + windowOf(fault) - now) / 1_000));

/** Returns the delay of a response in milliseconds. The same seed produces the same delays. */
function delayOf({ id, hits, fault: { delayMs = 0 } }: FaultRule, seed: number): number {
  if (typeof delayMs === 'number') return delayMs;
  const { min, max } = delayMs;
  return min + Math.floor((hash(`${seed}/${id}/${hits}`) / 2 ** 32) * (max - min + 1));
}

/** Returns the response that a fault puts in place of that of the sandbox. */
export function replaced({ state, team, operation }: RequestContext, rule: FaultRule): SandboxResponse {
  const { fault, status = 429, body } = rule.fault;
  const headers: Record<string, string> = {};
  if (fault === 'rate-limit') headers['retry-after'] = String(retryAfter(rule, timeOf(state, team)));
  for (const [name, value] of Object.entries(rule.fault.headers ?? {})) headers[name.toLowerCase()] = value;
  const { 'content-type': type, ...others } = headers;
  const response = injected({ state, team, operation }, status, body);
  return { ...response, ...(type !== undefined && { type }), headers: others };
}

/** Returns a response with a body, or with that of an error. */
function injected(
  context: Pick<RequestContext, 'state' | 'team' | 'operation'>,
  status: number,
  body?: Json,
): SandboxResponse {
  if (bodiless.includes(status)) return { status, type: '', body: '' };
  if (body === undefined) return { status, ...errorBody(context, status, 'a fault was injected') };
  return rendered(status, typeof body === 'string' ? 'text/plain' : 'application/json', body);
}

/** Returns a response as faults change how it is delivered. */
export function delivered(response: SandboxResponse, rules: FaultRule[], seed: number): SandboxResponse {
  const has = (kind: Fault['fault']): boolean => rules.some(({ fault }) => fault.fault === kind);
  const { body } = response;
  return {
    ...response,
    body: has('broken') ? body.slice(0, body.length / 2) : body,
    delivery: {
      delayMs: rules.reduce((sum, rule) => sum + delayOf(rule, seed), 0),
      cut: has('cut'),
    },
  };
}

/**
 * Returns the response that a request prefers, as in `Prefer: code=404, example=plainText`: an example of the contract. No
 * state is read or changed for it. A status that the contract does not list is returned too, since it was asked for, with the
 * body of an error. Returns undefined if the request prefers none.
 */
export function preferred(context: RequestContext): SandboxResponse | undefined {
  const { prefer = '' } = context.request.headers;
  const [, given] = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(prefer) ?? [];
  const [, example] = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(prefer) ?? [];
  if (given === undefined && example === undefined) return undefined;
  context.entry.fault = `Prefer: ${prefer}`;
  const code = given === undefined ? undefined : Number(given);
  if (code !== undefined && !statusRule.fits(code)) {
    return problemDetails(422, 'Prefer: code is not a status from 200 to 599.');
  }
  const { id, responses, success } = context.operation;
  const first = responses.find(({ status }) => status === success.statuses[0]);
  const wanted = code === undefined ? first : responseOf(responses, code);
  if (!wanted) return injected(context, code ?? 500);
  const { examples } = wanted;
  const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
  const status = code ?? (wanted.status === 'default' ? 200 : Number(wanted.status.replace('XX', '00')));
  const isBodiless = found ? bodiless.includes(status) : example === undefined && wanted.type === '';
  if (isBodiless) return { status, type: '', body: '' };
  if (found) return rendered(status, found.type, contract.examples[found.of] ?? null);
  return problemDetails(404, `Prefer: ${id} has no example ${JSON.stringify(example)} for this status.`);
}

/** Statuses whose responses never have a body. */
const bodiless: readonly number[] = [204, 205, 304];
