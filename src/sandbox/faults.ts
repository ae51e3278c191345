import { contract } from '../../generated/sandbox/dist/contract.js';
import { listing } from './journal.ts';
import type { Answer, Manner, Operation } from './model.ts';

/** Something that is to go wrong with an answer. */
export interface Fault {
  /** operationId of the calls that it is about. Every operation if not given. */
  operation?: string;
  /** Which of these calls it hits, counted from now; 1 if not given. */
  call?: number;
  /** How many calls in a row it hits; 1 if not given. */
  times?: number;
  /**
   * - `status`: the call does nothing and is answered with `status`, which need not be in the contract
   * - `slow`: the call is done, and answered after `delayMs`
   * - `cut`: the call is done, and the connection ends in the middle of the answer
   * - `broken`: the call is done, and half of the answer's JSON is missing
   */
  fault: 'status' | 'slow' | 'cut' | 'broken';
  status?: number;
  delayMs?: number;
}

/** A fault that waits for its call. */
export interface FaultRule extends Required<Pick<Fault, 'fault' | 'call' | 'times'>> {
  operation: string | undefined;
  status: number;
  delayMs: number;
  seen: number;
}

const kinds = ['status', 'slow', 'cut', 'broken'];
const longest = 600_000;

/**
 * A fault, ready to wait for its call.
 *
 * @throws {TypeError} It could never happen as it was asked for.
 */
export function faultRule(fault: Fault): FaultRule {
  const { operation, call = 1, times = 1, fault: kind, status, delayMs } = fault;
  const ids = contract.operations.map(({ id }) => id);
  if (!kinds.includes(kind)) fail('fault', kind, kinds.join(' or '));
  if (operation !== undefined && !ids.includes(operation)) fail('operation', operation, ids.join(' or '));
  if (!isWhole(call, 1, 1e9)) fail('call', call, 'a whole number from 1');
  if (!isWhole(times, 1, 1e9)) fail('times', times, 'a whole number from 1');
  if (kind === 'status' && !isWhole(status, 200, 599)) fail('status', status, 'a status from 200 to 599');
  if (kind === 'slow' && !isWhole(delayMs, 1, longest)) {
    fail('delayMs', delayMs, `a number of milliseconds up to ${longest}`);
  }
  return { operation, call, times, fault: kind, status: status ?? 0, delayMs: delayMs ?? 0, seen: 0 };
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function fail(name: string, value: unknown, needed: string): never {
  throw new TypeError(
    `A fault cannot be set so: ${name} is ${JSON.stringify(value)}, and must be ${needed}.`,
  );
}

/** Counts a call, and gives the faults that hit it. */
export function faultsFor(rules: FaultRule[], { id }: Operation): FaultRule[] {
  return rules.filter((rule) => {
    if (rule.operation !== undefined && rule.operation !== id) return false;
    rule.seen++;
    return rule.seen >= rule.call && rule.seen < rule.call + rule.times;
  });
}

/** Does to an answer what the faults ask for. */
export function spoil(answer: Answer, faults: FaultRule[]): Answer {
  return faults.reduce((spoilt, { fault, delayMs }) => {
    const manner: Manner = { ...spoilt.manner };
    if (fault === 'slow')
      return { ...spoilt, manner: { ...manner, delayMs: (manner.delayMs ?? 0) + delayMs } };
    if (fault === 'cut') return { ...spoilt, manner: { ...manner, cut: true } };
    if (fault === 'broken') return { ...spoilt, body: spoilt.body.slice(0, spoilt.body.length / 2) };
    return spoilt;
  }, answer);
}

/** What a request prefers to be answered. */
export interface Preference {
  code?: number;
  example?: string;
}

/** Reads `Prefer: code=404, example=plainText`; undefined if it says neither. */
export function preferenceOf(header: string): Preference | undefined {
  const code = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(header)?.[1];
  const example = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(header)?.[1];
  if (code === undefined && example === undefined) return undefined;
  return { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { example }) };
}

/**
 * The answer that is preferred: an example of the contract. Nothing is read or changed for it.
 * A status that the contract does not list is given too, since it was asked for, with the body of an error.
 */
export function preferred(operation: Operation, { code, example }: Preference): Answer {
  if (code !== undefined && !isWhole(code, 200, 599)) {
    return problem(422, 'Prefer: code is not a status from 200 to 599.');
  }
  const success = operation.answers.find(({ status }) => status.startsWith('2'));
  const wanted = code === undefined ? success : listing(operation, code);
  if (!wanted) return errorLike(operation, code ?? 500);
  const { examples } = wanted;
  const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
  if (found) return shownAs(code ?? concrete(wanted.status), found.type, contract.examples[found.of]);
  return problem(404, `Prefer: ${operation.id} has no example ${JSON.stringify(example)} for this status.`);
}

const concrete = (status: string): number => Number(status.replace('XX', '00'));

/** An answer with the body of some error of the operation. */
export function errorLike({ answers }: Operation, status: number): Answer {
  const [found] = answers.find((answer) => answer.status === '400')?.examples ?? [];
  return found ? shownAs(status, found.type, contract.examples[found.of]) : { status, type: '', body: '' };
}

/** Statuses whose answers never have a body. */
const bodiless = [204, 205, 304];

function shownAs(status: number, type: string, value: unknown): Answer {
  if (bodiless.includes(status)) return { status, type: '', body: '' };
  if (type === 'application/json') return { status, type, body: JSON.stringify(value) };
  return { status, type: value === '' ? '' : type, body: String(value) };
}

/** An answer of the sandbox itself, about something that the contract knows nothing of. */
export function problem(status: number, detail: string): Answer {
  return { status, type: 'application/problem+json', body: JSON.stringify({ status, detail }) };
}
