import { contract } from '../../generated/sandbox/dist/contract.js';
import { deny, type Refusal } from './access.ts';
import { perform, type Call } from './calls.ts';
import { errorLike, faultsFor, preferenceOf, preferred, problem, spoil } from './faults.ts';
import type { FormLimits } from './form.ts';
import { bodyKept, entryBytes, shorten, type Entry } from './journal.ts';
import type { Answer, Operation, Request } from './model.ts';
import { decode, find, type Route } from './router.ts';
import { begin, grow, makeRoom, teamOf, timeOf, type State, type Team } from './state.ts';
import { reading } from './switches.ts';
import { formLimits, unfitForm, violation } from './uploads.ts';

/**
 * Answers one request, as the contract says that the service would.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request give the same answer and the same state again.
 */
export function handle(state: State, request: Request): Answer {
  const route = routeOf(state, request);
  if ('answer' in route) return stray(state, request, route.answer);
  const { operation, params, team } = route;
  const entry = entryOf(state, team, request, operation);
  const call: Call = { state, team, operation, params: params ?? {}, request, entry };
  const faults = team.faults.length > 0 ? faultsFor(team.faults, operation) : [];
  const instead = faults.find(({ fault }) => fault === 'status');
  let answer = instead ? errorLike(operation, instead.status) : answerTo(call, params !== undefined);
  if (faults.length > 0) {
    answer = spoil(answer, faults);
    entry.fault = faults.map(({ fault }) => fault).join(', ');
  }
  note(call, answer.status);
  return answer;
}

/** What an adapter has to read of a request before it calls `handle`. */
export type Reading =
  { body: 'none' | 'text' } | { body: 'form'; limits: FormLimits; known: readonly string[] };

/** Says what to read of a request. A request that is refused without its body is not worth reading. */
export function bodyOf(state: State, request: Request): Reading {
  const route = routeOf(state, request);
  if ('answer' in route || !route.params || deny(state, route.team, route.operation, request.authorization)) {
    return { body: 'none' };
  }
  const { body } = route.operation;
  if (body?.type !== 'multipart/form-data') return { body: 'text' };
  if (!hasType(request, body.type)) return { body: 'none' };
  return { body: 'form', limits: formLimits(state, route.team, body), known: body.fields ?? [] };
}

/** Notes a request whose connection ended before all of it was there. Nothing else comes of it. */
export function abandon(state: State, request: Request): void {
  const route = routeOf(state, request);
  if ('answer' in route) return;
  const { team, operation } = route;
  const entry = entryOf(state, team, request, operation);
  entry.misfit = 'the connection ended before all of the request was there';
  keep(state, team, entry);
}

type Routed = { operation: Operation; params: Record<string, string> | undefined; team: Team };

function routeOf(state: State, { method, path }: Request): Routed | { answer: Answer } {
  const place = find(path);
  if (!place) return { answer: problem(404, 'The contract has no such path.') };
  const post = place.methods.get('POST');
  const route: Route | undefined = place.methods.get(method) ?? (method === 'PUT' ? post : undefined);
  const params = route && decode(route, place.values);
  const team = route && teamOf(state, params?.['team_id'] ?? place.values[0] ?? '');
  if (!route || !team || (method === 'PUT' && !takesPut(state, team, route.operation))) {
    const allow = [...place.methods.keys()].join(', ');
    return { answer: { ...problem(405, `The contract has no ${method} for this path.`), allow } };
  }
  return { operation: route.operation, params, team };
}

function takesPut(state: State, team: Team, { questions }: Operation): boolean {
  return (
    questions.includes('unlock-discard-method') &&
    reading(state, team, 'unlock-discard-method') === 'post-or-put'
  );
}

function answerTo(call: Call, decoded: boolean): Answer {
  const { state, team, operation, request, entry } = call;
  if (!decoded) return refuse(call, { status: 400, why: 'the path cannot be decoded', misfit: true });
  const refusal = deny(state, team, operation, request.authorization) ?? unfitBody(call);
  if (refusal) return refuse(call, refusal);
  const preference = request.prefer === undefined ? undefined : preferenceOf(request.prefer);
  if (preference) {
    entry.fault = `Prefer: ${request.prefer}`;
    return preferred(operation, preference);
  }
  const result = perform(call);
  if ('why' in result) return refuse(call, result);
  return { status: result.status, type: result.text === '' ? '' : 'application/json', body: result.text };
}

/** Says why a request is refused for its body; undefined if it is not. */
function unfitBody(call: Call): Refusal | undefined {
  const { state, team, operation, params, request, entry } = call;
  const { body: text, contentType, unreadable } = request;
  const { body } = operation;
  const misfit = (why: string): Refusal => ({ status: 400, why, misfit: true });
  if (unreadable !== undefined) return misfit(unreadable);
  if (text === undefined || text === '') {
    if (!body?.required) return undefined;
    const other = contentType !== undefined && !hasType(request, body.type);
    return misfit(other ? `the content type is ${contentType}, not ${body.type}` : 'the body is missing');
  }
  if (!body) return misfit('there is a body, and the operation takes none');
  if (!hasType(request, body.type)) return misfit(`the content type is ${contentType}, not ${body.type}`);
  if (typeof text !== 'string') return unfitForm(state, team, operation, text, params);
  entry.body = begin(text, bodyKept);
  try {
    call.json = JSON.parse(text);
    const wrong = violation(body.validate, call.json, 'the body');
    return wrong === undefined ? undefined : misfit(wrong);
  } catch {
    return misfit('the body is not JSON');
  }
}

const hasType = ({ contentType = '' }: Request, type: string): boolean =>
  contentType.split(';', 1)[0]?.trim().toLowerCase() === type;

/** Turns a request away, with a body in the shape that the team reads. */
function refuse({ state, team, entry }: Call, { status, why, misfit }: Refusal): Answer {
  entry.refusal = why;
  if (misfit) entry.misfit = why;
  const json = 'application/json';
  switch (reading(state, team, 'error-body-shape')) {
    case 'object': {
      const [member = 'message'] = Object.keys(contract.examples['ErrorObject'] as object);
      return { status, type: json, body: JSON.stringify({ [member]: why }) };
    }
    case 'string':
      return { status, type: json, body: JSON.stringify(why) };
    case 'plain-text':
      return { status, type: 'text/plain', body: why };
    case 'empty':
      return { status, type: '', body: '' };
  }
}

function entryOf(state: State, team: Team, { method, path }: Request, operation: Operation): Entry {
  return {
    number: team.journal.count + 1,
    time: timeOf(state, team),
    method,
    path,
    operation,
    status: 0,
  };
}

function note({ state, team, operation, entry }: Call, status: number): void {
  entry.status = status;
  state.coverage.answer(operation, status);
  keep(state, team, entry);
}

function keep(state: State, team: Team, entry: Entry): void {
  shorten(entry);
  const dropped = team.journal.push(entry);
  grow(state, team, entryBytes(entry) - (dropped ? entryBytes(dropped) : 0));
  if (state.bytes > state.bounds.bytes) makeRoom(state, team);
}

/** Answers what the contract has no operation for, and notes it apart from every team. */
function stray(state: State, { method, path }: Request, answer: Answer): Answer {
  const detail = (JSON.parse(answer.body) as { detail: string }).detail;
  state.strays.push({
    number: state.strays.count + 1,
    time: state.now,
    method,
    path: begin(path, bodyKept),
    operation: undefined,
    status: answer.status,
    misfit: detail,
  });
  return answer;
}
