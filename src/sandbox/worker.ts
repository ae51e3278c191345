/** A sandbox that teams share on Cloudflare Workers: each team has a sandbox in a Durable Object. */
import { DurableObject, type DurableObjectState } from 'cloudflare:workers';
import { createFetch } from './fetch.ts';
import { corsHeaders, isPreflight, pageRejection, preflightHeaders } from './http/cors.ts';
import type { SandboxResponse } from './protocol/messages.ts';
import { isOverview } from './protocol/router.ts';
import { createState } from './resources/state.ts';
import { LimitError, type Used } from './resources/store.ts';
import { attach } from './storage/storage.ts';
import { admit } from './testing/admission.ts';
import { controlPath } from './testing/control.ts';
import { createSandbox, openSandbox, type Sandbox } from './testing/sandbox.ts';
import { limitsOfTeam, SharedTeams, type TeamHost, type TeamOptions } from './testing/teams.ts';
import { problemDetails } from './text.ts';

/** Bindings of the worker. */
export interface Env {
  /** Namespace of the Durable Objects of the class `SandboxTeam`. */
  TEAMS: { getByName(name: string): SandboxTeam };
  /** Secret that creates teams, of at least 32 characters. */
  OPERATOR_TOKEN: string;
}

/** A team as its object keeps it beside its rows. */
interface StoredTeam {
  id: string;
  options: TeamOptions;
  expiresAt: number;
}

/** Name of the object that lists the teams. No team has it. */
const listName = 'teams';
/** Max bytes of a body that Workers accept on every plan. */
const maxBodyBytes = 100_000_000;

/** Teams in Durable Objects. */
class DurableTeams implements TeamHost {
  readonly #namespace: Env['TEAMS'];
  readonly open: (id: string) => Sandbox | undefined;

  constructor(namespace: Env['TEAMS'], open: (id: string) => Sandbox | undefined) {
    this.#namespace = namespace;
    this.open = open;
  }

  async create(id: string, options: TeamOptions, expiresAt: number): Promise<void> {
    // Options that are invalid list no team.
    const { bounds } = createState(options);
    if (!(await this.#list.listTeam(id, expiresAt, bounds.teams))) {
      throw new LimitError('teams', { teams: { size: bounds.teams }, tasks: 0, bytes: 0, bounds });
    }
    await this.#namespace.getByName(id).createTeam({ id, options, expiresAt });
  }

  async claim(id: string, expiresAt: number): Promise<boolean> {
    const exists = await this.#namespace.getByName(id).claimTeam(expiresAt);
    return exists && this.#list.listTeam(id, expiresAt, Infinity);
  }

  async delete(id: string): Promise<boolean> {
    await this.#list.unlistTeam(id);
    return this.#namespace.getByName(id).deleteTeam();
  }

  async list(): Promise<string[]> {
    return this.#list.listedTeams();
  }

  async used(): Promise<Pick<Used, 'teams'>> {
    return { teams: { size: (await this.list()).length } };
  }

  get #list(): SandboxTeam {
    return this.#namespace.getByName(listName);
  }
}

/** Returns the sandbox that admits requests to the teams: that of the operator. */
function operatorSandbox({ TEAMS, OPERATOR_TOKEN }: Env, open: TeamHost['open'] = () => undefined): Sandbox {
  const sandbox = createSandbox();
  sandbox.state.shared = new SharedTeams(OPERATOR_TOKEN, () => new DurableTeams(TEAMS, open));
  return sandbox;
}

export default {
  /** Responds to requests to the API and to the control API. */
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const rejection = pathname.startsWith(controlPath) && pageRejection(new Set(), headers);
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
  },
};

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
  const { shared } = sandbox.state;
  const { pathname, search } = new URL(request.url);
  const authorization = request.headers.get('authorization') ?? undefined;
  const received = { method: request.method, path: pathname + search, authorization };
  const admitted = isOverview(received.path) ? undefined : shared && (await admit(shared, received));
  const team = admitted && 'team' in admitted ? admitted.team : undefined;
  return team === undefined ? respondBy(sandbox, request) : env.TEAMS.getByName(team).fetch(request);
}

/** Responds with a sandbox. The runtime ends a connection whose body is not read, before the client reads the response. */
async function respondBy(sandbox: Sandbox, request: Request): Promise<Response> {
  const response = await createFetch(sandbox)(request);
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

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#operator = operatorSandbox(env, (id) => this.#open(id));
    void ctx.blockConcurrencyWhile(async () => {
      this.#team = (await ctx.storage.get('team')) as StoredTeam | undefined;
    });
  }

  /** Responds to a request that the key or the token of the team admits. */
  async fetch(request: Request): Promise<Response> {
    return respondBy(this.#operator, request);
  }

  /** Creates the sandbox of the team, and has it deleted when it expires. */
  async createTeam(team: StoredTeam): Promise<void> {
    this.#team = team;
    this.#open(team.id);
    const { storage } = this.ctx;
    await Promise.all([storage.put('team', team), storage.setAlarm(team.expiresAt)]);
  }

  /** Sets the time at which the team expires. Returns false if there is no team. */
  async claimTeam(expiresAt: number): Promise<boolean> {
    if (!this.#team) return false;
    await this.createTeam({ ...this.#team, expiresAt });
    return true;
  }

  /** Deletes the team with all of its data. Returns false if there is no team. */
  async deleteTeam(): Promise<boolean> {
    if (!this.#team) return false;
    for (const watcher of this.#sandbox?.state.watchers ?? []) watcher.stop('When the team was deleted,');
    this.#team = this.#sandbox = undefined;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
    return true;
  }

  async alarm(): Promise<void> {
    if (this.#team && this.#team.expiresAt > Date.now())
      await this.ctx.storage.setAlarm(this.#team.expiresAt);
    else await this.deleteTeam();
  }

  /** Lists a team until it expires. Returns false if so many others are listed. */
  async listTeam(id: string, expiresAt: number, max: number): Promise<boolean> {
    const listed = await this.listedTeams();
    if (!listed.includes(id) && listed.length >= max) return false;
    this.ctx.storage.sql.exec(
      'INSERT INTO team (id, expires_at) VALUES (?, ?) ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at',
      id,
      expiresAt,
    );
    return true;
  }

  async unlistTeam(id: string): Promise<void> {
    await this.listedTeams();
    this.ctx.storage.sql.exec('DELETE FROM team WHERE id = ?', id);
  }

  /** Returns the ids of the teams that have not expired, in the order of their creation. */
  async listedTeams(): Promise<string[]> {
    const { sql } = this.ctx.storage;
    sql.exec('CREATE TABLE IF NOT EXISTS team (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL)');
    sql.exec('DELETE FROM team WHERE expires_at <= ?', Date.now());
    return Array.from(sql.exec('SELECT id FROM team ORDER BY rowid'), ({ id }) => String(id));
  }

  /** Returns the sandbox of the team, read from its rows after a pause; undefined if it is that of no team. */
  #open(id: string): Sandbox | undefined {
    if (this.#team?.id !== id || this.#team.expiresAt <= Date.now()) return undefined;
    if (this.#sandbox) return this.#sandbox;
    const { storage } = this.ctx;
    const { bounds, shared } = this.#operator.state;
    const sign = async (key: string): Promise<string> => shared?.signer.sign(key) ?? key;
    const sandbox = openSandbox(
      { ...this.#team.options, limits: limitsOfTeam(bounds) },
      { id, sign, cuts: false },
    );
    attach(sandbox.state, {
      exec: (statement, ...parameters) => storage.sql.exec(statement, ...parameters),
      transaction: (run) => storage.transactionSync(run),
    });
    return (this.#sandbox = sandbox);
  }
}
