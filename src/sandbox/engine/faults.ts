import { contract } from '../../../generated/sandbox/dist/contract.js';
import { documented } from './journal.ts';
import { rendered } from './text.ts';
import type { Delivery, EngineResponse, Json, Operation } from './types.ts';

/** Something that is to go wrong with a response. */
export interface Fault {
  /**
   * operationId of the requests that it concerns.
   * @default every operation
   */
  operation?: string;
  /**
   * Which of these requests it hits, counted from now.
   * @default 1
   */
  call?: number;
  /**
   * How many requests in a row it hits.
   * @default 1
   */
  times?: number;
  /**
   * - `status`: the request has no effect and returns `status`, which need not be in the contract
   * - `slow`: the request takes effect, and returns after `delayMs`
   * - `cut`: the request takes effect, and the connection ends in the middle of the response
   * - `broken`: the request takes effect, and half of the response's JSON is missing
   */
  fault: 'status' | 'slow' | 'cut' | 'broken';
  status?: number;
  delayMs?: number;
}

/** A fault that waits for its request. */
export interface FaultRule extends Required<Pick<Fault, 'fault' | 'call' | 'times'>> {
  operation: string | undefined;
  status: number;
  delayMs: number;
  seen: number;
}

const kinds = ['status', 'slow', 'cut', 'broken'];
const maxDelay = 600_000;

/**
 * Returns a fault that is ready to wait for its request.
 *
 * @throws {TypeError} It could never happen as it was asked for.
 */
export function faultRule(fault: Fault): FaultRule {
  const { operation, call = 1, times = 1, fault: kind, status, delayMs } = fault;
  const ids = contract.operations.map(({ id }) => id);
  if (!kinds.includes(kind)) fail('fault', kind, kinds.join(' or '));
  if (operation !== undefined && !ids.includes(operation)) fail('operation', operation, ids.join(' or '));
  if (!isInteger(call, 1, 1e9)) fail('call', call, 'an integer from 1');
  if (!isInteger(times, 1, 1e9)) fail('times', times, 'an integer from 1');
  if (kind === 'status' && !isInteger(status, 200, 599)) fail('status', status, 'a status from 200 to 599');
  if (kind === 'slow' && !isInteger(delayMs, 1, maxDelay)) {
    fail('delayMs', delayMs, `a number of milliseconds up to ${maxDelay}`);
  }
  return { operation, call, times, fault: kind, status: status ?? 0, delayMs: delayMs ?? 0, seen: 0 };
}

const isInteger = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function fail(name: string, value: unknown, needed: string): never {
  throw new TypeError(`The fault is invalid: ${name} is ${JSON.stringify(value)}, and must be ${needed}.`);
}

/** Counts a request, and returns the faults that hit it. */
export function faultsFor(rules: FaultRule[], { id }: Operation): FaultRule[] {
  return rules.filter((rule) => {
    if (rule.operation !== undefined && rule.operation !== id) return false;
    rule.seen++;
    return rule.seen >= rule.call && rule.seen < rule.call + rule.times;
  });
}

/** Returns a response as the faults change it. */
export function injectFaults(response: EngineResponse, faults: FaultRule[]): EngineResponse {
  return faults.reduce((changed, { fault, delayMs }) => {
    const delivery: Delivery = { ...changed.delivery };
    if (fault === 'slow')
      return { ...changed, delivery: { ...delivery, delayMs: (delivery.delayMs ?? 0) + delayMs } };
    if (fault === 'cut') return { ...changed, delivery: { ...delivery, cut: true } };
    if (fault === 'broken') return { ...changed, body: changed.body.slice(0, changed.body.length / 2) };
    return changed;
  }, response);
}

/** The response that a request prefers. */
export interface Preference {
  code?: number;
  example?: string;
}

/** Reads `Prefer: code=404, example=plainText`; returns undefined if it has neither. */
export function preferenceOf(header: string): Preference | undefined {
  const code = /(?:^|,)\s*code="?([^",;\s]+)/i.exec(header)?.[1];
  const example = /(?:^|,)\s*example="?([^",;\s]+)/i.exec(header)?.[1];
  if (code === undefined && example === undefined) return undefined;
  return { ...(code !== undefined && { code: Number(code) }), ...(example !== undefined && { example }) };
}

/**
 * Returns the preferred response: an example of the contract. Nothing is read or changed for it.
 * A status that the contract does not list is returned too, since it was asked for, with the body of an error.
 */
export function preferred(operation: Operation, { code, example }: Preference): EngineResponse {
  if (code !== undefined && !isInteger(code, 200, 599)) {
    return problem(422, 'Prefer: code is not a status from 200 to 599.');
  }
  const first = operation.responses.find(({ status }) => status === operation.success.statuses[0]);
  const wanted = code === undefined ? first : documented(operation, code);
  if (!wanted) return errorLike(operation, code ?? 500);
  const { examples } = wanted;
  const found = example === undefined ? examples[0] : examples.find(({ name }) => name === example);
  const status = code ?? (wanted.status === 'default' ? 200 : Number(wanted.status.replace('XX', '00')));
  if (found) return exampleResponse(status, found.type, contract.examples[found.of]);
  if (example === undefined && wanted.type === '') return { status, type: '', body: '' };
  return problem(404, `Prefer: ${operation.id} has no example ${JSON.stringify(example)} for this status.`);
}

/** Returns a response with the body of some error of the operation. */
function errorLike({ responses }: Operation, status: number): EngineResponse {
  const error = responses.find((each) => /^[45]/.test(each.status) && each.examples.length > 0);
  const [found] = error?.examples ?? [];
  return found
    ? exampleResponse(status, found.type, contract.examples[found.of])
    : { status, type: '', body: '' };
}

/** Statuses whose responses never have a body. */
export const bodiless: readonly number[] = [204, 205, 304];

const exampleResponse = (status: number, type: string, value: Json = null): EngineResponse =>
  bodiless.includes(status) ? { status, type: '', body: '' } : rendered(status, type, value);

/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export function problem(status: number, detail: string): EngineResponse {
  return { status, type: 'application/problem+json', body: JSON.stringify({ status, detail }) };
}
