import { unacceptable } from './accept.ts';
import { deny, keyOf, type Rejection, isOpen } from './access.ts';
import type { Context } from './context.ts';
import { faultsFor, isUsedUp, replacing } from './fault-rules.ts';
import { delivered, preferenceOf, preferred, problem, replaced } from './faults.ts';
import { formLimits, formOf, readForm, statusOfInvalid } from './forms.ts';
import { deciding, interpretation } from './interpretations.ts';
import { bodyKept, notedForm } from './journal.ts';
import { LimitError } from './limits.ts';
import { perform } from './perform.ts';
import { readParameters } from './parameters.ts';
import { entryOf, record, recordUnmatched, reserveEntry } from './recording.ts';
import { projectOf, withoutProject } from './projects.ts';
import { byKey } from './records.ts';
import { errorBody, headersOf, isObject } from './responses.ts';
import { decode, find, type Route } from './router.ts';
import { timeOf, type State, type Team } from './state.ts';
import { keepTeam, peekTeam, setFaults } from './store.ts';
import { begin } from './text.ts';
import type { Body, EngineRequest, EngineResponse, FormLimits, Operation } from './types.ts';
import { isTooDeep, violationOf } from './violations.ts';

/**
 * Returns the response to one request, as the contract states it.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request produce the same response and the same state again.
 */
export function handle(state: State, request: EngineRequest): EngineResponse {
  const route = routeOf(state, request);
  if ('response' in route) {
    recordUnmatched(state, request, route.response);
    return route.response;
  }
  const { operation, params, team } = route;
  state.requests++;
  const entry = entryOf(state, team, request, operation);
  const context: Context = {
    state,
    team,
    operation,
    params: params ?? {},
    query: {},
    request,
    entry,
    body: undefined,
    given: {},
    form: undefined,
    location: undefined,
    page: undefined,
  };
  let response = withinLimits(context, params !== undefined);
  const declared = headersOf(context, response.status);
  if (declared) response = { ...response, headers: { ...declared, ...response.headers } };
  entry.status = response.status;
  state.coverage.response(operation, response.status);
  record(state, team, entry);
  return response;
}

/** Responds to a request, or rejects it because the sandbox would exceed a limit. */
function withinLimits(context: Context, decoded: boolean): EngineResponse {
  const { state, team, operation, request, entry } = context;
  try {
    // A request without a key, or with a path that cannot be decoded, creates no team.
    if (!team.kept && decoded && (isOpen(operation) || keyOf(request.authorization) !== undefined)) {
      keepTeam(state, team);
      entry.number = 1;
    }
    if (team.kept) reserveEntry(state, team, entry, request.body);
    return withFaults(context, decoded);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    entry.rejected = error.message;
    entry.limit = error.limit;
    return problem(500, error.message);
  }
}

function withFaults(context: Context, decoded: boolean): EngineResponse {
  const { state, team, operation, params, entry } = context;
  if (team.faults.length === 0) return respond(context, decoded);
  const faults = faultsFor(team.faults, { operation, params, now: timeOf(state, team) });
  if (faults.length === 0) return respond(context, decoded);
  if (faults.some(isUsedUp)) {
    setFaults(
      state,
      team,
      team.faults.filter((rule) => !isUsedUp(rule)),
    );
  }
  entry.fault = faults.map(({ fault }) => fault.fault).join(', ');
  const instead = faults.find(({ fault }) => replacing.includes(fault.fault));
  const before =
    faults.some(({ fault }) => fault.when === 'before') || (instead && instead.fault.when !== 'after');
  let response: EngineResponse = before ? { status: 0, type: '', body: '' } : respond(context, decoded);
  if (instead) response = replaced(context, instead);
  return delivered(response, faults, team.hash);
}

/** What an adapter has to read of a request before it calls `handle`. */
export type BodyToRead = { body: 'none' | 'text' } | ({ body: 'form' } & FormToRead);

/** What to read of a form. */
export interface FormToRead {
  limits: FormLimits;
  /** Names of the fields that are not files. */
  known: readonly string[];
  /** Name of the field with files. */
  files: string | undefined;
  /** Names of the other fields with files. */
  otherFiles: readonly string[];
}

/** Returns what to read of a request. The body of a request that is rejected without it is not worth reading. */
export function bodyToRead(state: State, request: EngineRequest): BodyToRead {
  const route = routeOf(state, request);
  if ('response' in route || !route.params || deny(state, route.team, route.operation, request)) {
    return { body: 'none' };
  }
  const { body: first } = route.operation;
  const body = first && bodyFor(request, first);
  if (body?.kind !== 'form') return { body: !body && first?.kind === 'form' ? 'none' : 'text' };
  const limits = formLimits(state, route.team, body);
  const known = body.fields.map(({ name }) => name);
  const otherFiles = (body.otherFiles ?? []).map(({ name }) => name);
  return { body: 'form', limits, known, files: body.files?.name, otherFiles };
}

/** Notes a request whose connection ended before all of it was received. It has no other effect. */
export function aborted(state: State, request: EngineRequest): void {
  const route = routeOf(state, request);
  if ('response' in route) return;
  const { team, operation } = route;
  const entry = entryOf(state, team, request, operation);
  entry.violation = 'the connection ended before the request was complete';
  record(state, team, entry);
}

type Routed = { operation: Operation; params: Record<string, string> | undefined; team: Team };

/** The team of paths that name none. */
const standardTeam = 'team-1';

function routeOf(state: State, { method, path }: EngineRequest): Routed | { response: EngineResponse } {
  const place = find(path);
  if (!place) return { response: problem(404, 'The contract has no such path.') };
  const route = place.methods.get(method) ?? otherMethod(state, place.methods, place.values, method);
  if (!route) {
    const allow = [...place.methods.keys()].join(', ');
    return { response: { ...problem(405, `The contract has no ${method} for this path.`), allow } };
  }
  const params = decode(route, place.values);
  return { operation: route.operation, params, team: teamFor(state, route, place.values, params) };
}

function teamFor(
  state: State,
  { operation: { team }, keys }: Route,
  values: string[],
  params: Record<string, string> | undefined,
): Team {
  if (team === undefined) return peekTeam(state, standardTeam);
  return peekTeam(state, params?.[team] ?? values[keys.indexOf(team)] ?? standardTeam);
}

/** The operation of another method that a setting accepts in place of this one. */
function otherMethod(
  state: State,
  methods: Map<string, Route>,
  values: string[],
  method: string,
): Route | undefined {
  for (const route of methods.values()) {
    const [setting] = deciding(route.operation.settings, 'methods');
    if (!setting) continue;
    const team = teamFor(state, route, values, decode(route, values));
    if (setting.methods(interpretation(state, team, setting)).includes(method)) return route;
  }
  return undefined;
}

function respond(context: Context, decoded: boolean): EngineResponse {
  const { state, team, operation, request, entry } = context;
  if (!decoded)
    return reject(context, { status: 400, reason: 'the path cannot be decoded', violation: true });
  const rejection =
    deny(state, team, operation, request) ??
    withoutProject(context, context.params['project_id']) ??
    invalidParameters(context) ??
    invalidBody(context) ??
    withoutProject(context, projectOf(context));
  if (rejection) return reject(context, rejection);
  const preference = request.prefer === undefined ? undefined : preferenceOf(request.prefer);
  if (preference) {
    entry.fault = `Prefer: ${request.prefer}`;
    return preferred(operation, preference);
  }
  const types = unacceptable(operation, request);
  if (types) {
    entry.rejected = `Accept allows no ${types.join(' or ')}`;
    return problem(
      406,
      `The response would have the type ${types.join(' or ')}, which Accept does not allow.`,
    );
  }
  const result = perform(context);
  return 'reason' in result ? reject(context, result) : result;
}

function invalidParameters(context: Context): Rejection | undefined {
  const { operation, request, params } = context;
  if (!operation.validateParameters) return undefined;
  const { query, violation } = readParameters(operation, request, params);
  context.query = query;
  return violation === undefined ? undefined : invalid(operation, violation);
}

/** The rejection of an invalid request, with the status that the contract lists for it. */
const invalid = (operation: Operation, reason: string): Rejection => ({
  status: Number(statusOfInvalid(operation)),
  reason,
  violation: true,
});

/** Reads the body into the context. Returns why the request is rejected for it; undefined if it is not. */
function invalidBody(context: Context): Rejection | undefined {
  const { operation, request, entry } = context;
  const { body: text, unreadable } = request;
  const first = operation.body;
  const body = first && bodyFor(request, first);
  if (unreadable !== undefined) return invalid(operation, unreadable);
  if (text === undefined || text === '') {
    if (!first?.required) return undefined;
    const other = request.contentType !== undefined && !body;
    return other ? unsupported(operation, request, first) : invalid(operation, 'the body is missing');
  }
  if (!first) return invalid(operation, 'there is a body, and the operation accepts none');
  if (!body) return unsupported(operation, request, first);
  const form = typeof text !== 'string' ? text : body.kind === 'urlencoded' ? formOf(text) : undefined;
  if (form) {
    entry.form = notedForm(form);
    return readForm(context, body, form);
  }
  if (typeof text !== 'string') return undefined;
  entry.body = begin(text, bodyKept);
  return body.kind === 'json' ? invalidJson(context, body, text) : undefined;
}

function invalidJson(context: Context, body: Body, text: string): Rejection | undefined {
  const { operation, state } = context;
  try {
    const value: unknown = JSON.parse(text);
    const wrong = violationOf(body.validate, value, 'the body');
    if (wrong !== undefined) return invalid(operation, wrong);
    if (isKept(operation) && isTooDeep(text)) return invalid(operation, 'the body is nested too deeply');
    context.body = value;
    if (isObject(value)) context.given = byKey(value);
    for (const { path, set } of body.sets) {
      for (const found of valuesAt(value, path)) state.coverage.value(set, found);
    }
    return undefined;
  } catch {
    return invalid(operation, 'the body is not JSON');
  }
}

/** Whether the sandbox keeps parts of the body. */
const isKept = ({ action, transition }: Operation): boolean =>
  action === 'create' || action === 'update' || transition?.creates !== undefined;

/** The values at a way into a body; `[]` means the items of an array. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '[]') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(value) ? valuesAt(value[step], rest) : [];
}

/** The body that a request has, by its media type; undefined if the contract lists no such body. */
function bodyFor({ contentType = '' }: EngineRequest, body: Body): Body | undefined {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return mediaTypes(body).find((each) => each.type === type);
}

const mediaTypes = (body: Body): readonly Body[] => (body.others ? [body, ...body.others] : [body]);

/** The rejection of a media type that the contract does not list. */
function unsupported(operation: Operation, { contentType }: EngineRequest, body: Body): Rejection {
  const types = mediaTypes(body).map(({ type }) => type);
  const reason = `the content type is ${contentType}, not ${types.join(' or ')}`;
  const listed = operation.responses.some(({ status }) => status === '415');
  return listed ? { status: 415, reason, violation: true } : invalid(operation, reason);
}

function reject(context: Context, { status, reason, violation }: Rejection): EngineResponse {
  const { entry } = context;
  entry.rejected = reason;
  if (violation) entry.violation = reason;
  return { status, ...errorBody(context, status, reason) };
}
