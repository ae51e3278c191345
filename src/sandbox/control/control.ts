import { contract } from '../../../generated/sandbox/dist/contract.js';
import { problem, type Fault } from '../engine/faults.ts';
import { checkInterpretation, type Interpretations, type Settings } from '../engine/settings.ts';
import { timeOf, type State } from '../engine/state.ts';
import { iso } from '../engine/text.ts';
import type { EngineResponse } from '../engine/types.ts';
import { isTooDeep } from '../engine/violations.ts';
import { junit } from './coverage-report.ts';
import { addExercised } from './exercised.ts';
import { shown } from './journal-entry.ts';
import type { Sandbox, SandboxTeam } from './sandbox.ts';
import type { Seed } from './seeds.ts';

/** Path of the control plane. */
export const controlPath = '/_sandbox/';

export interface ControlRequest {
  method: string;
  /** Path with its query. */
  path: string;
  body?: string | undefined;
}

type Handler = (body: unknown, query: URLSearchParams) => unknown;
type Methods = Record<string, Handler>;

/** Handles a request to the control plane: what tests do with a `Sandbox`, over HTTP. */
export function control(sandbox: Sandbox, { method, path, body = '' }: ControlRequest): EngineResponse {
  const [route = '', query = ''] = path.slice(controlPath.length).split('?', 2);
  const methods = methodsOf(sandbox, route.split('/'));
  if (!methods) return problem(404, `There is no ${controlPath}${route}.`);
  const handler = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!handler) {
    const allow = Object.keys(methods).join(', ');
    return { ...problem(405, `${controlPath}${route} accepts ${allow}.`), allow };
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

function methodsOf(sandbox: Sandbox, [area = '', id = '', list, ...more]: string[]): Methods | undefined {
  if (area === 'teams' && id !== '' && more.length === 0) {
    const decoded = decodeId(id);
    return decoded === undefined ? undefined : ofTeam(sandbox.team(decoded), sandbox.state, list);
  }
  return id === '' && list === undefined ? ofAll(sandbox, area) : undefined;
}

function ofAll(sandbox: Sandbox, area: string): Methods | undefined {
  const { state } = sandbox;
  const areas: Record<string, Methods> = {
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
  return Object.hasOwn(areas, area) ? areas[area] : undefined;
}

function ofTeam(team: SandboxTeam, state: State, list: string | undefined): Methods | undefined {
  if (list === undefined) return { DELETE: () => team.reset() };
  const lists: Record<string, Methods> = {
    tasks: { GET: () => team.tasks(), POST: (body) => team.seed(object(body) as Seed) },
    uploads: { GET: () => team.uploads() },
    events: { GET: () => team.events() },
    journal: { GET: () => team.journal() },
    faults: { POST: (body) => team.fault(object(body) as Fault) },
    settings: {
      GET: () => state.teams.get(team.id)?.settings ?? {},
      PUT: (body) => {
        setAll(team, body);
        return state.teams.get(team.id)?.settings ?? {};
      },
    },
  };
  return Object.hasOwn(lists, list) ? lists[list] : undefined;
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
