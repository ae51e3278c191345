import { contract } from '../../../generated/sandbox/dist/contract.js';
import { problem, type Fault } from '../engine/faults.ts';
import { checkInterpretation, type Interpretations, type Settings } from '../engine/settings.ts';
import { timeOf, type State } from '../engine/state.ts';
import { begin, iso } from '../engine/text.ts';
import type { EngineResponse } from '../engine/types.ts';
import { isTooDeep } from '../engine/violations.ts';
import { junit } from './coverage-report.ts';
import { addExercised } from './exercised.ts';
import { shown } from './journal-entry.ts';
import { overview, type Route } from './overview.ts';
import type { Sandbox, SandboxTeam } from './sandbox.ts';
import type { Seed } from './seeds.ts';

/** Path of the control plane. */
export const controlPath = '/_sandbox/';

export interface ControlRequest {
  method: string;
  /** Path with its query. */
  path: string;
  body?: string | undefined;
  contentType?: string | undefined;
  accept?: string | undefined;
}

const jsonType = /^\s*application\/([^;\s]+\+)?json\s*(;|$)/i;

type Handler = (body: unknown, query: URLSearchParams) => unknown;
type Methods = Record<string, Handler>;

/** Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export function control(sandbox: Sandbox, request: ControlRequest): EngineResponse {
  const { path, body = '', contentType = '' } = request;
  const [route = '', query = ''] = path.slice(controlPath.length).split('?', 2);
  if (route === '') return index(sandbox, request);
  const methods = methodsOf(sandbox, route.split('/'));
  if (!methods) return problem(404, `There is no ${controlPath}${route}. GET / lists what there is.`);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!handler) return wrongMethod(`${controlPath}${route}`, namesOf(methods));
  if (body !== '' && !jsonType.test(contentType)) {
    const given = contentType === '' ? 'no content type' : `the content type ${begin(contentType, 200)}`;
    return problem(415, `The body has ${given}, and must be JSON: send content-type: application/json.`);
  }
  try {
    const value: unknown = body === '' ? {} : JSON.parse(body);
    if (isTooDeep(body)) return problem(400, 'The body is nested too deeply.');
    const result = handler(value, new URLSearchParams(query));
    if (typeof result === 'string') return { status: 200, type: 'application/xml', body: result };
    if (result === undefined) return { status: 204, type: '', body: '' };
    return { status: 200, type: 'application/json', body: JSON.stringify(result) };
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, 'The body is not JSON.');
    if (error instanceof TypeError) return problem(400, error.message);
    throw error;
  }
}

/** Returns what the sandbox serves. */
export function index(sandbox: Sandbox, { method, path, accept }: ControlRequest): EngineResponse {
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod(path, ['GET', 'HEAD']);
  const routes = (prefix: string, all: Record<string, Methods>): Route[] =>
    Object.entries(all).map(([name, methods]) => ({ path: prefix + name, methods: namesOf(methods) }));
  const team = `${controlPath}teams/{team_id}`;
  // No request reaches these handlers, so there need be no such team.
  const ofTeam = teamRoutes(sandbox.team('{team_id}'), sandbox.state);
  return overview([...routes(controlPath, allRoutes(sandbox)), ...routes(team, ofTeam)], accept);
}

/** Returns the names of methods. Where there is GET, there is HEAD. */
const namesOf = (methods: Methods): string[] =>
  Object.keys(methods).flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));

function wrongMethod(path: string, methods: string[]): EngineResponse {
  const allow = methods.join(', ');
  return { ...problem(405, `${path} accepts ${allow}.`), allow };
}

function methodsOf(sandbox: Sandbox, [area = '', id = '', ...list]: string[]): Methods | undefined {
  if (area !== 'teams' || id === '') {
    return id === '' && list.length === 0 ? own(allRoutes(sandbox), area) : undefined;
  }
  const decoded = decodeId(id);
  return decoded === undefined
    ? undefined
    : own(teamRoutes(sandbox.team(decoded), sandbox.state), ['', ...list].join('/'));
}

const own = (routes: Record<string, Methods>, name: string): Methods | undefined =>
  Object.hasOwn(routes, name) ? routes[name] : undefined;

/** What there is under `/_sandbox/`. */
function allRoutes(sandbox: Sandbox): Record<string, Methods> {
  const { state } = sandbox;
  return {
    health: { GET: () => health(state) },
    clock: {
      POST: (body) => {
        const { advanceMs, team_id: id } = object(body) as { advanceMs: number; team_id?: string };
        const clock = id === undefined ? sandbox : sandbox.team(text('team_id', id));
        clock.advance(advanceMs);
        return { now: iso(id === undefined ? state.now : timeOfTeam(state, id)) };
      },
    },
    coverage: {
      GET: (_, query) => (query.get('format') === 'junit' ? junit(sandbox.coverage()) : sandbox.coverage()),
    },
    settings: {
      GET: () => ({ set: sandbox.settings(), exercised: sandbox.exercised() }),
      PUT: (body) => {
        setAll(sandbox, body);
        return { set: sandbox.settings(), exercised: sandbox.exercised() };
      },
    },
    exercised: { POST: (body) => addExercised(state, object(body)) },
    journal: { GET: () => state.unmatched.values().map(shown) },
    teams: { GET: () => [...state.teams.keys()], DELETE: () => sandbox.reset() },
  };
}

/** What there is under `/_sandbox/teams/{team_id}`. */
function teamRoutes(team: SandboxTeam, state: State): Record<string, Methods> {
  return {
    '': { DELETE: () => team.reset() },
    '/tasks': { GET: () => team.tasks(), POST: (body) => team.seed(object(body) as Seed) },
    '/uploads': { GET: () => team.uploads() },
    '/events': { GET: () => team.events() },
    '/journal': { GET: () => team.journal() },
    '/faults': { POST: (body) => team.fault(object(body) as Fault) },
    '/settings': {
      GET: () => state.teams.get(team.id)?.settings ?? {},
      PUT: (body) => {
        setAll(team, body);
        return state.teams.get(team.id)?.settings ?? {};
      },
    },
  };
}

function health({ seed, now, teams, tasks, bytes, forgotten }: State): object {
  const { version } = contract;
  return { status: 'ok', version, seed, now: iso(now), teams: teams.size, tasks, bytes, forgotten };
}

function timeOfTeam(state: State, id: string): number {
  const team = state.teams.get(id);
  return team ? timeOf(state, team) : state.now;
}

/** Changes every setting of a body. If one is invalid, none is changed. */
function setAll(target: SandboxTeam, body: unknown): void {
  const entries = Object.entries(object(body)) as [keyof Interpretations, Settings[keyof Interpretations]][];
  for (const [setting, value] of entries) checkInterpretation(setting, value);
  for (const [setting, value] of entries) if (value !== undefined) target.set(setting, value);
}

function object(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new TypeError('The body is not a JSON object.');
}

function text(name: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new TypeError(`${name} is ${JSON.stringify(value)}, and must be a non-empty string.`);
}

function decodeId(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
