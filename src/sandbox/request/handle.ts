/** A request on its way: routed, checked, performed, changed by faults, and noted in the journal. */
import { responseOf } from '../../shared/responses.ts';
import { deny, projectOf, withoutProject } from './keys.ts';
import { keyOf } from '../state/secrets.ts';
import { type Rejection, decide, type RequestContext } from '../behavior/context.ts';
import type { ServedOperation } from '../contract/types.ts';
import { perform } from '../behavior/perform.ts';
import type { State, Team } from '../state/state.ts';
import {
  addEntry,
  keepTeam,
  LimitError,
  peekTeam,
  reaches,
  reserve,
  removeFaults,
  timeOf,
} from '../state/store.ts';
import { deciding } from '../contract/setting-values.ts';
import { delivered, faultsFor, isUsedUp, preferred, replaced } from './faults.ts';
import { replacing } from '../state/faults.ts';
import { type StoredEntry, entryBytes, finish, ignore } from '../state/journal.ts';
import type { Ring } from '../state/ring.ts';
import { begin, bodyKept } from '../contract/text.ts';
import { problemDetails, type SandboxRequest, type SandboxResponse } from '../contract/messages.ts';
import type { FormToRead } from './form-reader.ts';
import { errorBody, success } from './bodies.ts';
import { decode, find, type OperationsByMethod, type RouteMatch } from '../contract/router.ts';
import { bodyFor, formLimits, invalid, invalidBody, readParameters, unusedParameters } from './validate.ts';

/**
 * Returns the response to one request, as the contract states it.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request produce the same response and the same state again.
 */
export function handle(state: State, request: SandboxRequest): SandboxResponse {
  const route = routeOf(state, request);
  if ('response' in route) {
    addUnmatched(state, request, route.response);
    return route.response;
  }
  const { operation, params, team } = route;
  state.requests++;
  const entry = newEntry(state, team, request, operation);
  const context: RequestContext = {
    state,
    team,
    operation,
    params: params ?? {},
    path: params ?? {},
    query: {},
    request,
    entry,
    body: undefined,
    bodyMembers: {},
    form: undefined,
  };
  const response = withinLimits(entry, () => {
    reserveRoom(state, route, request, entry);
    return withFaults(context, params !== undefined);
  });
  entry.status = response.status;
  state.coverage.add('status', operation.id, response.status);
  addToJournal(state, team, entry);
  return response;
}

/** Room below which the bytes of a request are counted before it is handled: no entry is larger. */
const margin = 2 ** 20;

/**
 * Keeps the team of a request, and checks that there is room for its entry.
 *
 * @throws {LimitError} There is none.
 */
function reserveRoom(
  state: State,
  { team, operation, params }: Routed,
  { headers, body }: SandboxRequest,
  entry: StoredEntry,
): void {
  // A request without a key, or with a path that cannot be decoded, creates no team.
  const mayCreate = params && (!operation.scopes || keyOf(headers.authorization) !== undefined);
  if (!team.kept && mayCreate && reaches(state, team)) {
    keepTeam(state, team);
    entry.number = 1;
  }
  const isScarce = state.only !== undefined || state.bounds.bytes - state.bytes <= margin;
  if (!team.kept || !isScarce) return;
  const text = typeof body === 'string' ? 2 * Math.min(body.length, bodyKept) : 0;
  reserve(state, { bytes: entryBytes(entry) + text - (team.journal.next?.bytes ?? 0) });
}

/** Responds to a request, or rejects it because the sandbox would exceed a limit. */
function withinLimits(entry: StoredEntry, respond: () => SandboxResponse): SandboxResponse {
  try {
    return respond();
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    entry.rejected = error.message;
    entry.limit = error.limit;
    return problemDetails(500, error.message);
  }
}

function withFaults(context: RequestContext, decoded: boolean): SandboxResponse {
  const { state, team, operation, params, entry } = context;
  if (team.faults.length === 0) return respond(context, decoded);
  const request = { operation, params, now: timeOf(state, team) };
  const faults = faultsFor(team.faults, request, (rule) => state.changes?.hits(team, rule));
  if (faults.length === 0) return respond(context, decoded);
  if (faults.some(isUsedUp)) removeFaults(state, team, isUsedUp);
  entry.fault = faults.map(({ fault }) => fault.fault).join(', ');
  const instead = faults.find(({ fault }) => replacing.includes(fault.fault));
  const before =
    faults.some(({ fault }) => fault.when === 'before') || (instead && instead.fault.when !== 'after');
  let response: SandboxResponse = before ? { status: 0, type: '', body: '' } : respond(context, decoded);
  if (instead) response = replaced(context, instead);
  return delivered(response, faults, team.hash);
}

/** What an adapter has to read of a request before it calls `handle`. */
type BodyToRead = { body: 'none' | 'text' } | ({ body: 'form' } & FormToRead);

/** Returns what to read of a request. The body of a request that is rejected anyway is not read. */
export function bodyToRead(state: State, request: SandboxRequest): BodyToRead {
  const route = routeOf(state, request);
  if (
    'response' in route ||
    !route.params ||
    deny(state, route.team, route.operation, request.headers.authorization)
  ) {
    return { body: 'none' };
  }
  const { body: first } = route.operation;
  const body = first && bodyFor(request, first);
  if (body?.kind !== 'form') return { body: !body && first?.kind === 'form' ? 'none' : 'text' };
  const limits = formLimits(state, route.team, body);
  const known = body.fields.map(({ name }) => name);
  return { body: 'form', limits, known, files: body.files?.name };
}

/** Notes a request whose connection ended before all of it was received. It has no other effect. */
export function noteAborted(state: State, request: SandboxRequest): void {
  const route = routeOf(state, request);
  if ('response' in route) return;
  const { team, operation } = route;
  const entry = newEntry(state, team, request, operation);
  entry.violation = 'the connection ended before the request was complete';
  withinLimits(entry, () => {
    reserveRoom(state, route, request, entry);
    return { status: 0, type: '', body: '' };
  });
  addToJournal(state, team, entry);
}

type Routed = { operation: ServedOperation; params: Record<string, string> | undefined; team: Team };

/** The team of paths that name none. */
const standardTeam = 'team-1';

function routeOf(state: State, { method, path }: SandboxRequest): Routed | { response: SandboxResponse } {
  const match = find(path);
  if (!match) return { response: problemDetails(404, 'The contract has no such path.') };
  const methods = match.value;
  const params = decode(match);
  const operation = methods.get(method) ?? otherMethod(state, match, params, method);
  if (!operation) {
    const allow = [...methods.keys()].join(', ');
    const problem = problemDetails(405, `The contract has no ${method} for this path.`);
    return { response: { ...problem, headers: { allow } } };
  }
  return { operation, params, team: teamFor(state, operation, match, params) };
}

function teamFor(
  state: State,
  { team }: ServedOperation,
  { keys, values }: RouteMatch<OperationsByMethod>,
  params: Record<string, string> | undefined,
): Team {
  const usual = state.only?.id ?? standardTeam;
  if (team === undefined) return peekTeam(state, usual);
  return peekTeam(state, params?.[team] ?? values[keys.indexOf(team)] ?? usual);
}

/** The operation of another method that a setting accepts in place of this one. */
function otherMethod(
  state: State,
  place: RouteMatch<OperationsByMethod>,
  params: Record<string, string> | undefined,
  method: string,
): ServedOperation | undefined {
  for (const operation of place.value.values()) {
    if (deciding(operation.settings, 'methods').length === 0) continue;
    const team = teamFor(state, operation, place, params);
    if (decide({ state, team }, operation.settings, 'methods')?.includes(method)) return operation;
  }
  return undefined;
}

function respond(context: RequestContext, decoded: boolean): SandboxResponse {
  const { state, team, operation, request } = context;
  if (!decoded)
    return reject(context, { status: 400, reason: 'the path cannot be decoded', violation: true });
  const rejection =
    deny(state, team, operation, request.headers.authorization) ??
    withoutProject(context, context.params['project_id']) ??
    invalidParameters(context) ??
    (operation.body || request.body || request.unreadable ? invalidBody(context) : undefined) ??
    withoutProject(context, projectOf(context));
  if (rejection) return reject(context, rejection);
  const instead = preferred(context);
  if (instead) return instead;
  const result = perform(context);
  return 'reason' in result ? reject(context, result) : success(context, result);
}

function invalidParameters(context: RequestContext): Rejection | undefined {
  const { operation, request, params, entry } = context;
  for (const name of unusedParameters(operation, request.path)) ignore(entry, name);
  if (!operation.parameterSchema) return undefined;
  const { path, query, violation } = readParameters(operation, request, params);
  Object.assign(context, { path: { ...params, ...path }, query });
  if (violation === undefined) return undefined;
  const rejection = invalid(operation, violation);
  // An identifier that cannot be one leads to nothing.
  const isUnknown =
    violation.startsWith('the parameters/path') && !responseOf(operation.responses, rejection.status);
  return isUnknown && responseOf(operation.responses, 404) ? { ...rejection, status: 404 } : rejection;
}

function reject(context: RequestContext, { status, reason, violation }: Rejection): SandboxResponse {
  const { entry } = context;
  entry.rejected = reason;
  if (violation) entry.violation = reason;
  return { status, ...errorBody(context, status, reason) };
}

/** Returns a new entry for a request. */
function newEntry(
  state: State,
  team: Team | undefined,
  { method, path, headers }: SandboxRequest,
  operation: ServedOperation | undefined,
): StoredEntry {
  return {
    number: (team?.kept ? team.journal : state.unmatched).count + 1,
    time: team ? timeOf(state, team) : state.now,
    method,
    path,
    operation: operation?.id ?? null,
    status: 0,
    headers,
    bytes: 0,
  };
}

/** Notes a request in the journal of its team, or in that of requests without a team. */
function addToJournal(state: State, team: Team | undefined, entry: StoredEntry): void {
  finish(entry);
  const journal = team?.kept ? team.journal : state.unmatched;
  if (entry.limit === undefined || !repeats(journal, entry)) {
    if (team?.kept) addEntry(state, team, entry);
    else state.bytes += entry.bytes - (journal.push(entry)?.bytes ?? 0);
  } else if (team?.kept && journal.last) {
    state.changes?.entry(team, journal.count, journal.last);
  }
}

/** Counts a rejection at a limit with the one before. Entries of their own would exceed the limit without end. */
function repeats({ last }: Ring<StoredEntry>, { limit }: StoredEntry): boolean {
  if (!last || last.limit !== limit) return false;
  last.repeated = (last.repeated ?? 1) + 1;
  return true;
}

/** Notes a request that the contract has no operation for, apart from every team. */
function addUnmatched(state: State, request: SandboxRequest, response: SandboxResponse): void {
  const { detail } = JSON.parse(response.body) as { detail: string };
  const entry = newEntry(state, undefined, { ...request, path: begin(request.path, bodyKept) }, undefined);
  addToJournal(state, undefined, { ...entry, status: response.status, violation: detail });
}
