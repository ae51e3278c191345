/** The routes of the control API: the members of `Sandbox` and `SandboxTeam` over HTTP. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { KeyOptions } from '../request/authorize.ts';
import { anything, boolean, check, checkMembers, oneOf, reject } from '../contract/option-rules.ts';
import { byPath } from '../contract/router.ts';
import { itemRows } from '../../shared/item-rows.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { SizedPage } from '../../shared/page-items.ts';
import { advance, msUntilIdle } from '../behavior/lifecycle.ts';
import type { State, StoredRecord, Used } from '../state/state.ts';
import { keepTeam, peekTeam, recordsOf, timeOf } from '../state/store.ts';
import { checkSetting, type Interpretations, type Settings } from '../contract/setting-values.ts';
import { iso } from '../contract/text.ts';
import type { Fault } from '../state/faults.ts';
import { durationOf, type JournalEntry, type StoredEntry, toJournalEntry } from '../state/journal.ts';
import { addExercised, type Sandbox } from '../testing/sandbox.ts';
import type { Extraction } from '../state/extractions.ts';
import { listedUpload, recordOf, type Seed, shownStatus } from '../testing/seeds.ts';
import type { Snapshot } from '../storage/snapshot.ts';
import { streamOf } from './stream.ts';
import type { SandboxTeam } from '../testing/team.ts';
import { checkFilter, type ExpectedRequest, paged, selectStored } from '../testing/verification.ts';
import { sharedTeams, createTeam, deleteTeam, claimTeam } from './teams.ts';

interface RouteRequest {
  sandbox: Sandbox;
  /** The team of the path; `team-1` if it has none. */
  team: SandboxTeam;
  /** The id at the end of the path, if it has one. */
  id: string;
  body: unknown;
  query: URLSearchParams;
  /** Aborted when the client stops waiting. */
  signal: AbortSignal | undefined;
}

/** What the list of uploads adds to each: what was found in its tasks. */
export interface FoundValues {
  values: number;
  lowest_confidence: number | null;
}

/** Handlers by method. The response has what they return: a stream of events, no content for undefined, otherwise JSON. */
export type RouteMethods = Readonly<Record<string, (request: RouteRequest) => unknown>>;

/** Routes by their paths below `/_sandbox/`. */
export const routes: Readonly<Record<string, RouteMethods>> = {
  health: { GET: ({ sandbox }) => health(sandbox.state) },
  clock: {
    POST({ sandbox, body }) {
      const given = object(body) as { advanceMs: number; untilIdle?: boolean; team_id?: string };
      checkMembers('member', given, { advanceMs: anything, untilIdle: boolean, team_id: anything });
      const { advanceMs, untilIdle, team_id: id } = given;
      if (untilIdle && advanceMs !== undefined)
        throw new TypeError('Send advanceMs or untilIdle: the clock moves in one way.');
      const { state } = sandbox;
      const target = id === undefined ? sandbox : sandbox.team(id);
      if (untilIdle) advanceUntilIdle(state, target, id);
      else target.advance(advanceMs);
      return { now: iso(id === undefined ? state.now : timeOf(state, peekTeam(state, id))) };
    },
  },
  coverage: { GET: ({ sandbox }) => sandbox.coverage() },
  settings: {
    GET: ({ sandbox }) => ({ set: sandbox.settings(), exercised: sandbox.exercised() }),
    PUT({ sandbox, body }) {
      setAll(sandbox, body);
      return { set: sandbox.settings(), exercised: sandbox.exercised() };
    },
  },
  extractions: { GET: ({ sandbox }) => sandbox.state.extractions },
  exercised: { POST: ({ sandbox, body }) => addExercised(sandbox.state, object(body)) },
  journal: {
    GET: ({ sandbox: { state }, query }) => selectStored(state.unmatched, filterOf(query)).map(timed),
  },
  keys: { POST: ({ sandbox, body }) => createKey(sandbox, object(body)) },
  'keys/{key}': { DELETE: ({ sandbox, id }) => sandbox.revokeKey(id) },
  snapshot: {
    GET: ({ sandbox }) => sandbox.export(),
    PUT: ({ sandbox, body }) => sandbox.import(object(body) as Snapshot),
  },
  teams: {
    GET: ({ sandbox, query }) => paged([...sandbox.state.teams.keys()], filterOf(query)),
    POST({ sandbox, body }) {
      const { state } = sandbox;
      if (Object.keys(object(body)).length > 0) {
        throw new TypeError('The sandbox chooses the id. A team with an id of your own needs no creation.');
      }
      const { id } = sandbox.team();
      keepTeam(state, peekTeam(state, id));
      return { id };
    },
    DELETE: ({ sandbox }) => sandbox.reset(),
  },
  'teams/{team_id}': { DELETE: ({ team }) => team.reset() },
  'teams/{team_id}/tasks': {
    GET: (request) => listed(request, contract.fileResource).map(({ value }) => value),
    POST: ({ team, body }) => team.seed(object(body) as Seed),
  },
  'teams/{team_id}/tasks/{task_id}': {
    GET: ({ sandbox, team, id }) => shown(sandbox.state, team, contract.fileResource, id).value,
    PATCH: ({ team, id, body }) => team.updateTask(id, object(body)),
    DELETE: ({ team, id }) => team.deleteTask(id),
  },
  'teams/{team_id}/uploads': {
    GET(request) {
      const { sandbox, team } = request;
      const own = peekTeam(sandbox.state, team.id);
      return listed(request, contract.requestResource).map((each) => ({
        ...listedUpload(sandbox.state, own, each),
        ...foundIn(each.children.map((task) => advance(sandbox.state, own, task))),
      }));
    },
  },
  'teams/{team_id}/uploads/{upload_id}': {
    GET({ sandbox: { state }, team, id }) {
      const upload = shown(state, team, contract.requestResource, id);
      return listedUpload(state, peekTeam(state, team.id), upload);
    },
    PATCH: ({ team, id, body }) => team.updateUpload(id, object(body)),
    DELETE: ({ team, id }) => team.deleteUpload(id),
  },
  'teams/{team_id}/extractions': {
    GET: ({ sandbox, team }) => peekTeam(sandbox.state, team.id).extractions,
    POST({ team, body }) {
      const { match, pages, ...options } = object(body) as Extraction;
      team.extraction(match, pages, options);
    },
  },
  'teams/{team_id}/stream': { GET: ({ sandbox, team }) => streamOf(sandbox, team.id) },
  'teams/{team_id}/events': { GET: ({ team, query }) => team.events(filterOf(query)) },
  'teams/{team_id}/journal': {
    GET({ sandbox, team, query, signal }) {
      const filter = filterOf(query);
      checkFilter(filter);
      if ('count' in filter) return team.waitForRequests({ ...filter, signal });
      return selectStored(peekTeam(sandbox.state, team.id).journal, filter).map(timed);
    },
  },
  'teams/{team_id}/journal/expect': {
    POST({ team, body }) {
      const given = object(body) as { expected: ExpectedRequest[]; filter?: object };
      checkMembers('member', given, { expected: anything, filter: anything });
      team.expectRequests(given.expected, given.filter);
    },
  },
  'teams/{team_id}/faults': {
    GET: ({ team, query }) => paged(team.faults(), filterOf(query)),
    POST: ({ team, body }) => team.fault(...((Array.isArray(body) ? body : [object(body)]) as Fault[])),
    DELETE: ({ team }) => team.removeFault(),
  },
  'teams/{team_id}/faults/{fault_id}': {
    DELETE: ({ team, id }) => team.removeFault(Number(id)),
  },
  'teams/{team_id}/projects/{project_id}': {
    PUT({ team, id, body }) {
      const given = object(body) as { allow_import: boolean };
      checkMembers('member', given, { allow_import: boolean });
      team.allowImport(id, given.allow_import);
    },
  },
  'teams/{team_id}/settings': {
    GET: ({ sandbox, team }) => sandbox.state.teams.get(team.id)?.settings ?? {},
    PUT({ sandbox, team, body }) {
      setAll(team, body);
      return sandbox.state.teams.get(team.id)?.settings ?? {};
    },
  },
};

/** Routes for the operator of teams that share a server, in place of those with the same path. */
export const operatorRoutes: typeof routes = {
  health: {
    GET: async ({ sandbox }) => health({ ...sandbox.state, ...(await sharedTeams(sandbox).host.used()) }),
  },
  teams: {
    GET: async ({ sandbox, query }) => paged(await sharedTeams(sandbox).host.list(), filterOf(query)),
    POST: ({ sandbox, body }) => createTeam(sharedTeams(sandbox), object(body)),
  },
  'teams/{team_id}': { DELETE: ({ sandbox, team }) => deleteTeam(sharedTeams(sandbox), team.id) },
  'teams/{team_id}/claim': {
    POST: ({ sandbox, team, body }) => claimTeam(sharedTeams(sandbox), team.id, object(body)),
  },
};

const matchers = new Map([routes, operatorRoutes].map((table) => [table, byPath(Object.entries(table))]));

/** Returns the route of a path below `/_sandbox/` with its ids; undefined if there is none. */
export function controlRoute(
  path: string,
  table: typeof routes = routes,
): { methods: RouteMethods; team?: string | undefined; id: string } | undefined {
  const match = matchers.get(table)?.(path);
  if (!match?.params) return undefined;
  const { team_id: team, ...others } = match.params;
  return { methods: match.value, team, id: Object.values(others)[0] ?? '' };
}

const shown = (state: State, { id: team }: SandboxTeam, resource: string, id: string): StoredRecord =>
  recordOf(state, peekTeam(state, team), resource, id);

/** Returns the records of a team, oldest first: those of a page, and only those in a state if the query has a `status`. */
function listed({ sandbox: { state }, team: { id }, query }: RouteRequest, resource: string): StoredRecord[] {
  const { status, ...page } = filterOf(query);
  const { lifecycle } = contract.resources[resource] ?? {};
  if (status !== undefined && lifecycle) check('status', status, oneOf(lifecycle.states));
  const team = peekTeam(state, id);
  const isListed = (record: StoredRecord): boolean =>
    status === undefined || shownStatus(state, team, record) === String(status);
  return paged([...recordsOf(state, team, resource).values()].filter(isListed), page).map((record) =>
    advance(state, team, record),
  );
}

/** Returns how many values processing has found in tasks, and the confidence of the least certain one; null if none has any. */
function foundIn(tasks: readonly StoredRecord[]): FoundValues {
  const rows = itemRows(
    tasks.map(({ id, value }) => ({ id, name: '', pages: Object(value['pages'] ?? []) as SizedPage[] })),
  );
  const confidences = rows.flatMap(({ confidence }) => confidence ?? []);
  return { values: rows.length, lowest_confidence: confidences.length ? Math.min(...confidences) : null };
}

/** Returns an entry of a journal with the milliseconds that it took, if they were measured. */
const timed = (entry: StoredEntry): JournalEntry & { duration_ms?: number } =>
  omitUndefined({ ...toJournalEntry(entry), duration_ms: durationOf(entry) });

/** Moves the clock of one team, or of all, until the service has nothing left to do on its own. */
function advanceUntilIdle(state: State, target: SandboxTeam, id: string | undefined): void {
  const teams = id === undefined ? [...state.teams.values()] : [peekTeam(state, id)];
  const left = (): number => Math.max(0, ...teams.map((team) => msUntilIdle(state, team)));
  // A lifecycle may lead in a circle.
  for (let moves = 0, ms = left(); ms > 0 && moves < 100; moves++, ms = left()) target.advance(ms);
}

function health({ seed, now, teams, tasks, bytes, bounds }: Used & Pick<State, 'seed' | 'now'>): object {
  const { version } = contract;
  return { status: 'ok', version, seed, now: iso(now), teams: teams.size, tasks, bytes, limits: bounds };
}

/** Creates a key. In the sandbox of one team it has access to this team, and the signature that requests need. */
async function createKey({ state: { only }, apiKey }: Sandbox, options: KeyOptions): Promise<object> {
  if (!only) return { key: apiKey(options) };
  const { team_id = only.id } = options;
  if (team_id !== only.id) reject('team_id', team_id, `${only.id}, the team of the control token`);
  return { key: await only.sign(apiKey({ ...options, team_id })) };
}

/** Reads a filter from a query. Its integers are texts there. */
function filterOf(query: URLSearchParams): Record<string, never> {
  for (const name of query.keys()) {
    if (query.getAll(name).length > 1) throw new TypeError(`The filter ${name} is there twice.`);
  }
  return Object.fromEntries(
    [...query].map(([name, value]) => [
      name,
      /^\d{1,15}$/.test(value) && name !== 'target' ? Number(value) : value,
    ]),
  ) as Record<string, never>;
}

/** Changes every setting of a body. If one is invalid, none is changed. */
function setAll(target: SandboxTeam, body: unknown): void {
  const entries = Object.entries(object(body)) as [keyof Interpretations, Settings[keyof Interpretations]][];
  for (const [setting, value] of entries) checkSetting(setting, value);
  for (const [setting, value] of entries) if (value !== undefined) target.set(setting, value);
}

function object(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new TypeError('The body is not a JSON object.');
}
