import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Context } from './context.ts';
import { delayOf, isInteger, retryAfter, type FaultRule } from './fault-rules.ts';
import { documented } from './journal.ts';
import { errorBody } from './responses.ts';
import { timeOf } from './state.ts';
import { rendered } from './text.ts';
import type { Delivery, EngineResponse, Json, Operation } from './types.ts';

/** Returns the response that a fault puts in place of the engine's. */
export function replaced({ state, team, operation }: Context, rule: FaultRule): EngineResponse {
  const { fault, status = 429, body } = rule.fault;
  const headers: Record<string, string> = {};
  if (fault === 'rate-limit') headers['retry-after'] = String(retryAfter(rule, timeOf(state, team)));
  for (const [name, value] of Object.entries(rule.fault.headers ?? {})) headers[name.toLowerCase()] = value;
  const { 'content-type': type, ...others } = headers;
  const response = faultBody({ state, team, operation }, status, body);
  return { ...response, ...(type !== undefined && { type }), headers: others };
}

function faultBody(
  context: Pick<Context, 'state' | 'team' | 'operation'>,
  status: number,
  body: Json | undefined,
) {
  if (bodiless.includes(status) || body === '') return { status, type: '', body: '' };
  if (typeof body === 'string') return { status, type: 'text/plain', body };
  if (body !== undefined) return { status, type: 'application/json', body: JSON.stringify(body) };
  return { status, ...errorBody(context, status, 'a fault was injected') };
}

/** Returns a response as faults change how it is delivered. */
export function delivered(response: EngineResponse, rules: FaultRule[], seed: number): EngineResponse {
  return rules.reduce((changed, rule) => {
    const delivery: Delivery = { ...changed.delivery };
    switch (rule.fault.fault) {
      case 'slow':
        return {
          ...changed,
          delivery: { ...delivery, delayMs: (delivery.delayMs ?? 0) + delayOf(rule, seed) },
        };
      case 'cut':
        return { ...changed, delivery: { ...delivery, cut: true } };
      case 'broken':
        return { ...changed, body: changed.body.slice(0, changed.body.length / 2) };
      default:
        return changed;
    }
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
 * Returns the preferred response: an example of the contract. No state is read or changed for it.
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
const bodiless: readonly number[] = [204, 205, 304];

const exampleResponse = (status: number, type: string, value: Json = null): EngineResponse =>
  bodiless.includes(status) ? { status, type: '', body: '' } : rendered(status, type, value);

/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export function problem(status: number, detail: string): EngineResponse {
  return { status, type: 'application/problem+json', body: JSON.stringify({ status, detail }) };
}
