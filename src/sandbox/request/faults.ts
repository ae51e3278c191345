/** Responses on demand: the faults of a test, which select requests and change their responses, and what a request prefers. */
import type { Json, ServedOperation } from '../contract/types.ts';
import type { RequestContext } from '../behavior/context.ts';
import { type SandboxResponse, problemDetails, rendered } from '../contract/messages.ts';
import { errorBody } from './respond.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { responseOf } from '../../shared/listed-response.ts';
import { hash } from '../state/ids.ts';
import { timeOf, removeFaults } from '../state/store.ts';
import { type FaultRule, type Fault, statusRule } from '../state/faults.ts';

/** Selects the faults that hit a request, and counts it. Returns the response if one comes before the request takes effect. */
export function injectFaults(context: RequestContext): SandboxResponse | undefined {
  const { state, team, operation, params, entry } = context;
  if (team.faults.length === 0) return undefined;
  const request = { operation, params, now: timeOf(state, team) };
  const faults = faultsFor(team.faults, request, (rule) => state.changes?.hits(team, rule));
  if (faults.length === 0) return undefined;
  if (faults.some(isUsedUp)) removeFaults(state, team, isUsedUp);
  entry.fault = faults.map(({ fault }) => fault.fault).join(', ');
  context.faults = faults;
  const instead = insteadOf(faults);
  const isBefore =
    faults.some(({ fault }) => fault.when === 'before') || (instead && instead.fault.when !== 'after');
  return isBefore ? { status: 0, type: '', body: '' } : undefined;
}

/**
 * Returns the response that a request prefers, as in `Prefer: code=404, example=plainText`: an example of the contract. No
 * state is read or changed for it. A status that the contract does not list is returned too, since it was asked for, with the
 * body of an error. Returns undefined if the request prefers none.
 */
export function prefer(context: RequestContext): SandboxResponse | undefined {
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

/** Returns the response to a request as the faults that hit it change it. */
export function withFaults(context: RequestContext, response: SandboxResponse): SandboxResponse {
  const { faults, team } = context;
  if (faults.length === 0) return response;
  const instead = insteadOf(faults);
  return delivered(instead ? replaced(context, instead) : response, faults, team.hash);
}

/** Returns the fault that replaces the response. */
const insteadOf = (faults: readonly FaultRule[]): FaultRule | undefined =>
  faults.find(({ fault }) => fault.fault === 'status' || fault.fault === 'rate-limit');

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
function faultsFor(
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
function isUsedUp({ fault, hits }: FaultRule): boolean {
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
function replaced(context: RequestContext, rule: FaultRule): SandboxResponse {
  const { fault, status = 429, body } = rule.fault;
  const headers: Record<string, string> = {};
  if (fault === 'rate-limit')
    headers['retry-after'] = String(retryAfter(rule, timeOf(context.state, context.team)));
  for (const [name, value] of Object.entries(rule.fault.headers ?? {})) headers[name.toLowerCase()] = value;
  const { 'content-type': type, ...others } = headers;
  const response = injected(context, status, body);
  return { ...response, ...(type !== undefined && { type }), headers: others };
}

/** Returns a response with a body, or with that of an error. */
function injected(context: RequestContext, status: number, body?: Json): SandboxResponse {
  if (bodiless.includes(status)) return { status, type: '', body: '' };
  if (body === undefined) return { status, ...errorBody(context, status, 'a fault was injected') };
  return rendered(status, typeof body === 'string' ? 'text/plain' : 'application/json', body);
}

/** Returns a response as faults change how it is delivered. */
function delivered(response: SandboxResponse, rules: readonly FaultRule[], seed: number): SandboxResponse {
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

/** Statuses whose responses never have a body. */
const bodiless: readonly number[] = [204, 205, 304];
