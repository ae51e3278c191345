/** Faults that wait for their requests, and what they can be. */
import {
  type ValueRule,
  integer,
  anything,
  oneOf,
  segment,
  checkObject,
  check,
  checkMembers,
  reject,
} from '../contract/option-rules.ts';
import { operationOf } from '../contract/router.ts';
import type { Json } from '../contract/types.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { isObject } from '../../shared/json.ts';

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

const maxDelay = 600_000;
const count = integer(1, 1e9);
const delay = integer(0, maxDelay);

export const statusRule: ValueRule = integer(200, 599, 'a status from 200 to 599');
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
