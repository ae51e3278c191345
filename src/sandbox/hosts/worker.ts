/** A sandbox that teams share on Cloudflare Workers: each team has a sandbox in a Durable Object. */
import { DurableObject, type DurableObjectState } from 'cloudflare:workers';
import { basePathOf, outside, pathIn } from './base-url.ts';
import { createFetch } from './fetch.ts';
import { corsHeaders, isPreflight, pageRejection, preflightHeaders } from './http/cors.ts';
import { type SandboxResponse, mistake, problemDetails } from '../contract/messages.ts';
import { isOverview } from '../contract/router.ts';
import { createState } from '../state/state.ts';
import { LimitError } from '../state/store.ts';
import { attach, type StoredTeam } from '../storage/storage.ts';
import { authorize } from '../control/authorization.ts';
import { controlPath } from '../control/control.ts';
import { openSandbox, type Sandbox, type TeamHost } from '../testing/sandbox.ts';
import { createSandbox, limitsOfTeam, share } from '../control/teams.ts';

/** Bindings of the worker. */
export interface Env {
  /** Namespace of the Durable Objects of the class `SandboxTeam`. */
  TEAMS: { getByName(name: string): SandboxTeam };
  /** Secret that creates teams, of at least 32 characters. */
  OPERATOR_TOKEN: string;
  /** Base URL that clients have, or its path alone, such as `/api`. */
  BASE_URL?: string;
}

/** Name of the object that lists the teams. No team has it. */
const listName = 'teams';
/** Expiry of a team in the list that is not created yet, or is being deleted. */
const deleted = 0;
/** A row of a Durable Object has at most 2 MB, with what the sandbox adds. */
const rowBytes = 2 ** 20;
/** Max bytes of a body that Workers accept on every plan. */
const maxBodyBytes = 100_000_000;

/** Teams in Durable Objects, of which one lists the others. */
function durableTeams(namespace: Env['TEAMS'], open: TeamHost['open'] = () => undefined): TeamHost {
  const listing = (): SandboxTeam => namespace.getByName(listName);
  const list = async (): Promise<string[]> => listing().listedTeams();
  return {
    open,
    list,
    async create(id, options, expiresAt) {
      // Options that are invalid list no team.
      const { bounds } = createState(options);
      if (await listing().createListed({ id, options, expiresAt }, bounds.teams)) return;
      throw new LimitError('teams', { teams: { size: bounds.teams }, tasks: 0, bytes: 0, bounds });
    },
    claim: async (id, expiresAt) => listing().changeListed(id, expiresAt),
    delete: async (id) => listing().changeListed(id, deleted),
    used: async () => ({ teams: { size: (await list()).length } }),
  };
}

/** Returns the sandbox that authorizes requests to the teams: that of the operator. */
function operatorSandbox({ TEAMS, OPERATOR_TOKEN }: Env, open?: TeamHost['open']): Sandbox {
  const sandbox = createSandbox();
  sandbox.surroundings.shared = share(OPERATOR_TOKEN, () => durableTeams(TEAMS, open));
  return sandbox;
}

export default {
  /**
   * Responds to requests to the API and to the control API. The runtime ends a connection whose body is not read, before the
   * client reads the response.
   */
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const base = basePathOf(env.BASE_URL);
    const path = pathIn(base, pathname + search);
    const inner =
      path === undefined || base === '' ? request : new Request(new URL(path, request.url), request);
    const response = path === undefined ? problem(outside(base)) : await allowed(inner, env);
    if (!inner.bodyUsed) await inner.body?.pipeTo(new WritableStream());
    return response;
  },
};

/** Responds to a request, also to that of a page in a browser. */
async function allowed(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const rejection = pathname.startsWith(controlPath) && pageRejection([], headers);
  if (rejection) return problem(rejection);
  if (isPreflight(request.method, headers)) {
    return new Response(null, { status: 204, headers: preflightHeaders(headers) });
  }
  const response = await respond(request, env);
  const { origin } = headers;
  if (origin === undefined) return response;
  const names = [...response.headers.keys()];
  const all = { ...Object.fromEntries(response.headers), ...corsHeaders(origin, names) };
  return new Response(response.body, { status: response.status, headers: all });
}

async function respond(request: Request, env: Env): Promise<Response> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) {
    const limit = `Cloudflare Workers accept bodies of up to ${maxBodyBytes / 1e6} MB`;
    return problem(
      problemDetails(413, `${limit}: send fewer files in one request, or use a sandbox on Node.`),
    );
  }
  let sandbox: Sandbox;
  try {
    sandbox = operatorSandbox(env);
  } catch (error) {
    return problem(problemDetails(500, `The secret OPERATOR_TOKEN is missing. ${(error as Error).message}`));
  }
  const { shared } = sandbox.surroundings;
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const received = { method: request.method, path: pathname + search, headers };
  const authorized = isOverview(received.path) ? undefined : shared && (await authorize(shared, received));
  const team = authorized && 'team' in authorized ? authorized.team : undefined;
  return team === undefined ? respondBy(sandbox, request) : env.TEAMS.getByName(team).fetch(request);
}

/** Responds with a sandbox, also where it makes a mistake: no client should wait for that. */
async function respondBy(sandbox: Sandbox, request: Request): Promise<Response> {
  const response = await createFetch(sandbox)(request).catch((error: unknown) =>
    problem(mistake(sandbox.state, error)),
  );
  if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream());
  return response;
}

const problem = ({ status, type, body }: SandboxResponse): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

/** The sandbox of a team, in rows of the SQLite database of its object. One object lists the teams. */
export class SandboxTeam extends DurableObject<Env> {
  readonly #operator: Sandbox;
  #team: StoredTeam | undefined;
  #sandbox: Sandbox | undefined;
  /** The last change of the list. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#operator = operatorSandbox(env, (id) => this.#open(id));
    void ctx.blockConcurrencyWhile(async () => {
      this.#team = (await ctx.storage.get('team')) as StoredTeam | undefined;
    });
  }

  /** Responds to a request that the key or the token of the team authorizes. */
  async fetch(request: Request): Promise<Response> {
    return respondBy(this.#operator, request);
  }

  /** Creates the sandbox of the team, and has it deleted when it expires. */
  async createTeam(team: StoredTeam): Promise<void> {
    this.#team = team;
    const { storage } = this.ctx;
    await Promise.all([storage.put('team', team), storage.setAlarm(team.expiresAt)]);
  }

  /** Sets the time at which the team expires. Returns false if there is no team. */
  async claimTeam(expiresAt: number): Promise<boolean> {
    if (!this.#team || this.#team.expiresAt <= Date.now()) return false;
    await this.createTeam({ ...this.#team, expiresAt });
    return true;
  }

  /** Deletes the team with all of its data. Returns false if there is no team. */
  async deleteTeam(): Promise<boolean> {
    if (!this.#team) return false;
    this.#sandbox?.surroundings.watchers.stop('When the team was deleted,');
    this.#team = this.#sandbox = undefined;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
    return true;
  }

  async alarm(): Promise<void> {
    if (this.#team && this.#team.expiresAt > Date.now())
      await this.ctx.storage.setAlarm(this.#team.expiresAt);
    else await this.deleteTeam();
  }

  /** Creates a team, and lists it until it expires. Returns false if so many others are listed. */
  async createListed(team: StoredTeam, max: number): Promise<boolean> {
    return this.#inTurn(async (sql) => {
      const [{ count } = {}] = sql.exec('SELECT count(*) AS count FROM listed_team');
      if (Number(count) >= max) return false;
      sql.exec('INSERT INTO listed_team (id, expires_at, is_settled) VALUES (?, ?, 0)', team.id, deleted);
      await this.env.TEAMS.getByName(team.id).createTeam(team);
      const settle = 'UPDATE listed_team SET expires_at = ?, is_settled = 1 WHERE id = ?';
      sql.exec(settle, team.expiresAt, team.id);
      return true;
    });
  }

  /** Sets when a team expires, or deletes it. Returns false if there is no team. */
  async changeListed(id: string, expiresAt: number): Promise<boolean> {
    return this.#inTurn((sql) => {
      sql.exec('UPDATE listed_team SET expires_at = ?, is_settled = 0 WHERE id = ?', expiresAt, id);
      return this.#settle(id, expiresAt);
    });
  }

  /** Returns the IDs of the teams that have not expired, in the order of their creation. */
  async listedTeams(): Promise<string[]> {
    return this.#inTurn(async (sql) =>
      Array.from(sql.exec('SELECT id FROM listed_team ORDER BY rowid'), ({ id }) => String(id)),
    );
  }

  /**
   * Reads or changes the list, after all earlier changes. A change of a team is one of two objects: one that ended between
   * them is settled first, so that the list is never seen to differ from the teams.
   */
  #inTurn<Result>(run: (sql: DurableObjectState['storage']['sql']) => Promise<Result>): Promise<Result> {
    const { sql } = this.ctx.storage;
    const result = this.#turn.then(async () => {
      sql.exec(
        'CREATE TABLE IF NOT EXISTS listed_team (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, is_settled INTEGER NOT NULL)',
      );
      sql.exec('DELETE FROM listed_team WHERE is_settled = 1 AND expires_at <= ?', Date.now());
      const unsettled = [...sql.exec('SELECT id, expires_at FROM listed_team WHERE is_settled = 0')];
      for (const { id, expires_at } of unsettled) await this.#settle(String(id), Number(expires_at));
      return run(sql);
    });
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Changes the object of a team as its row in the list was changed. Returns false if there is no team. */
  async #settle(id: string, expiresAt: number): Promise<boolean> {
    const team = this.env.TEAMS.getByName(id);
    const exists = expiresAt === deleted ? await team.deleteTeam() : await team.claimTeam(expiresAt);
    const { sql } = this.ctx.storage;
    if (exists && expiresAt !== deleted) sql.exec('UPDATE listed_team SET is_settled = 1 WHERE id = ?', id);
    else sql.exec('DELETE FROM listed_team WHERE id = ?', id);
    return exists;
  }

  /** Returns the sandbox of the team, read from its rows after a pause; undefined if it is that of no team. */
  #open(id: string): Sandbox | undefined {
    if (this.#team?.id !== id || this.#team.expiresAt <= Date.now()) return undefined;
    if (this.#sandbox) return this.#sandbox;
    const { storage } = this.ctx;
    const { state, surroundings } = this.#operator;
    const sign = async (key: string): Promise<string> => surroundings.shared?.signer.sign(key) ?? key;
    const sandbox = openSandbox(
      { ...this.#team.options, limits: limitsOfTeam(state.bounds) },
      { id, sign, cuts: false, rowBytes },
    );
    attach(sandbox, {
      exec: (statement, ...parameters) => storage.sql.exec(statement, ...parameters),
      transaction: (run) => storage.transactionSync(run),
    });
    return (this.#sandbox = sandbox);
  }
}
