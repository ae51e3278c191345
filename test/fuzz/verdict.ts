/** What must be true for every response, and the violations. */
import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { messageOf } from '../../scripts/lib/cli.ts';
import {
  closedValidator,
  operations,
  type Json,
  type Operation,
  type Validator,
} from '../support/contract.ts';
import type { RawResponse } from './exchange.ts';
import type { Probe } from './probes.ts';

/** A violation. */
export class Fault extends Error {}

/** Checks a property, and returns the first value that violates it, made small; undefined if none does. */
export async function firstFault<T>(
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
  seed: number,
  numRuns: number,
): Promise<string | undefined> {
  const details = await fc.check(fc.asyncProperty(values, check), { seed, numRuns });
  if (!details.failed) return undefined;
  const found = inspect(details.counterexample, { depth: 9, maxArrayLength: null });
  return `${messageOf(details.errorInstance)}\nseed ${seed}\n${found}`;
}

/** Counts something by its name. */
export const count = (counts: Record<string, number>, name: string): number =>
  (counts[name] = (counts[name] ?? 0) + 1);

const wish = ({ headers }: Probe) => headers.find(([name]) => name === 'prefer')?.[1];

/** A server error occurs only if it was requested. */
export function checkServerError(probe: Probe, { status, body }: RawResponse): void {
  if (status < 500 || /5\d\d/.test(wish(probe) ?? '')) return;
  // A damaged request may have come to ask for it.
  if (probe.damage?.type === 'overwrite' && wish(probe) !== undefined) return;
  throw new Fault(`${status} that was not requested: ${body}`);
}

/** A request that HTTP allows gets a response that the contract lists, or one that states what is wrong with it. */
export function checkResponse(probe: Probe, response: RawResponse): void {
  const { kind, target } = probe;
  const { status, headers, body } = response;
  // More headers than Node accepts.
  if (status === 431) return;
  if (status === 204 && headers['content-length'] !== undefined) {
    throw new Fault('204 announces a body.');
  }
  if (/^([a-z]+:\/\/[^/?#]*)?\/_sandbox\//i.test(target)) {
    if (![200, 204, 400, 401, 403, 404, 405, 415].includes(status))
      throw new Fault(`The control API returned ${status}: ${body}`);
    return;
  }
  if (wish(probe) !== undefined || isOverview(target)) return;
  const operation = operationOf(probe);
  const listed = operation
    ? status === 405 || responseOf(operation, status) !== undefined
    : [204, 400, 404, 405].includes(status);
  if (!listed)
    throw new Fault(`${operation?.operationId ?? `No operation (${kind})`} returned ${status}: ${body}`);
  if (!operation || status >= 300 || probe.method === 'HEAD') return;
  const problems = validatorOf(operation, status)(JSON.parse(body));
  if (problems.length > 0) throw new Fault(`The response does not fit the contract: ${problems.join('; ')}`);
}

/** Returns what is wrong with a JSON body by the closed contract. */
export function problemsOf(operationId: string, status: number, body: Json): string[] {
  const operation = operations().find((each) => each.operationId === operationId);
  if (!operation || !responseOf(operation, status)) return [`the contract does not list ${status}`];
  return validatorOf(operation, status)(body);
}

const patterns = operations().map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/{\w+}/g, '[^/]+')}$`),
}));

function operationOf({ method, target }: Probe): Operation | undefined {
  const [path = ''] = withoutHost(target).split('?', 1);
  const served = method === 'HEAD' ? 'GET' : method;
  return patterns.find(
    ({ operation, pattern }) => operation.method.toUpperCase() === served && pattern.test(path),
  )?.operation;
}

/** The path of a URL in full, as a client sends it to a proxy. */
const withoutHost = (target: string): string => target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');

const isOverview = (target: string): boolean => /^\/?([?].*)?$/.test(withoutHost(target)) && target !== '';

const responseOf = ({ responses = {} }: Operation, status: number) =>
  responses[status] ?? responses[`${Math.trunc(status / 100)}XX`];

const validators = new Map<unknown, Validator>();
function validatorOf(operation: Operation, status: number): Validator {
  const schema = responseOf(operation, status)?.content?.['application/json']?.schema ?? {};
  const known = validators.get(schema) ?? closedValidator(schema);
  validators.set(schema, known);
  return known;
}
