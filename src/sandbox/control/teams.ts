/** Teams that share a server: each has a sandbox of its own, which requests with its key or its control token reach. */
import { apiKey } from '../request/keys.ts';
import { Signer } from '../request/signatures.ts';
import { anything, checkMembers, parseTime, reject } from '../contract/option-rules.ts';
import { type Bounds, optionRules, type OnlyTeam, type SandboxOptions, type State } from '../state/state.ts';
import { checkRoom, type Used } from '../state/store.ts';
import type { Storage } from '../storage/storage.ts';
import { hexOf, iso } from '../contract/text.ts';
import { UnknownIdError } from '../state/errors.ts';
import type { Sandbox } from '../testing/sandbox.ts';

const day = 86_400_000;
/** Milliseconds until a team expires, unless it is created or claimed for another time. */
const lifetime = 7 * day;
const maxLifetime = 366 * day;

/** Beginning of the text of a control token. Keys begin differently, so that no key is a token. */
const control = 'control:';

/** Options of the sandbox of a team. The operator sets the others. */
export type TeamOptions = Omit<SandboxOptions, 'limits' | 'log' | 'operatorToken'>;

/** A team as it is kept beside its sandbox. */
export interface StoredTeam {
  id: string;
  options: TeamOptions;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Where the sandboxes of teams are. */
export interface TeamHost {
  /** @throws {LimitError} There is no room for another team. */
  create(id: string, options: TeamOptions, expiresAt: number): void | Promise<void>;
  /** Sets the time at which a team expires. Returns false if there is no such team. */
  claim(id: string, expiresAt: number): boolean | Promise<boolean>;
  /** Deletes a team with all of its data. Returns false if there is no such team. */
  delete(id: string): boolean | Promise<boolean>;
  list(): string[] | Promise<string[]>;
  /** Returns what all teams use together, as far as the host knows it. */
  used(): Partial<Used> | Promise<Partial<Used>>;
  /** Returns the sandbox of a team, if this process has it. */
  open?(id: string): Sandbox | undefined;
  /** Opens the teams of a database, which has what changes from then on. */
  openStored?(storage: Storage): void;
}

/** Creates teams with their keys and tokens, which are signed and not stored. */
export class SharedTeams {
  readonly signer: Signer;
  readonly host: TeamHost;

  /** @throws {TypeError} The operator token is too short. */
  constructor(operatorToken: string, host: (signer: Signer) => TeamHost) {
    this.signer = new Signer(operatorToken);
    this.host = host(this.signer);
  }

  /** Creates a team. No other method returns its key and its token. */
  async create(body: object): Promise<object> {
    const { limits, log, operatorToken, ...rules } = optionRules;
    checkMembers('member', body, { ...rules, expires_at: anything });
    const { expires_at, ...options } = body as TeamOptions & { expires_at?: string };
    const expiresAt = expiry(expires_at);
    const id = `team-${hexOf(crypto.getRandomValues(new Uint8Array(8)).buffer)}`;
    await this.host.create(id, options, expiresAt);
    return {
      id,
      key: await this.signer.sign(apiKey({ team_id: id })),
      control_token: await this.signer.sign(control + id),
      expires_at: iso(expiresAt),
    };
  }

  /** Returns the team that a control token belongs to; undefined if it belongs to none. */
  async controlledBy(token: string): Promise<string | undefined> {
    const text = await this.signer.verify(token);
    return text?.startsWith(control) ? text.slice(control.length) : undefined;
  }

  async claim(id: string, body: object): Promise<object> {
    checkMembers('member', body, { expires_at: anything });
    const expiresAt = expiry((body as { expires_at?: string }).expires_at);
    if (!(await this.host.claim(id, expiresAt))) throw noTeam(id);
    return { id, expires_at: iso(expiresAt) };
  }

  async delete(id: string): Promise<void> {
    if (!(await this.host.delete(id))) throw noTeam(id);
  }
}

/** Returns the state of a sandbox, and those of the teams that share it, if this process has them. */
export async function statesOf(state: State): Promise<State[]> {
  const { host } = state.shared ?? {};
  const sandboxes = ((await host?.list()) ?? []).map((id) => host?.open?.(id)?.state ?? []);
  return [state, ...sandboxes.flat()];
}

/** Returns the error for a team that does not exist. */
export const noTeam = (id: string): UnknownIdError =>
  new UnknownIdError(`There is no team ${JSON.stringify(id)}: it never was, it expired, or it was deleted.`);

function expiry(given: string | undefined): number {
  const now = Date.now();
  if (given === undefined) return now + lifetime;
  const time = parseTime('expires_at', given);
  if (time <= now || time > now + maxLifetime)
    reject('expires_at', given, 'in the future, and within a year');
  return time;
}

/** Returns the limits of one of the teams that share a sandbox: a tenth of those of all teams. */
export const limitsOfTeam = ({ tasks, bytes, journal }: Bounds): Partial<Bounds> => ({
  tasks: Math.ceil(tasks / 10),
  bytes: Math.ceil(bytes / 10),
  journal,
});

/** Sandboxes of teams in this process. */
export interface LocalTeams extends TeamHost {
  create(id: string, options: TeamOptions, expiresAt: number): void;
  /** Moves the clock of every team on. */
  advance(milliseconds: number): void;
}

/**
 * Keeps the sandboxes of teams in memory, and in a database if there is one. An expired one is deleted when it is next used,
 * or when all teams are counted; its rows are deleted when teams are listed or created.
 *
 * @param options The options of the operator's sandbox, which are the defaults of each team.
 * @param operator The state of the operator's sandbox, with its clock, settings and limits.
 * @param createOne Creates the sandbox of a team.
 */
export function localTeams(
  options: SandboxOptions,
  operator: State,
  signer: Signer,
  createOne: (options: SandboxOptions, only: OnlyTeam) => Sandbox,
): LocalTeams {
  const teams = new Map<string, { sandbox: Sandbox; expiresAt: number }>();
  const { bounds } = operator;
  // Stored teams had room when they were stored. What they begin with is not counted before it is replaced.
  let isOpening = false;
  const remove = (id: string): boolean => {
    const { state } = teams.get(id)?.sandbox ?? {};
    for (const watcher of state?.watchers ?? []) watcher.stop('When the team was deleted,');
    // A request that is on its way leaves no rows.
    if (state) state.storage = undefined;
    return teams.delete(id);
  };
  const current = (id: string) => {
    const team = teams.get(id);
    if (!team || team.expiresAt > Date.now()) return team;
    remove(id);
    return undefined;
  };
  const all = () => [...teams.keys()].flatMap((id) => current(id) ?? []);
  const used = (): Used => {
    const states = all().map(({ sandbox }) => sandbox.state);
    const sum = (of: 'tasks' | 'bytes') => states.reduce((total, state) => total + state[of], 0);
    return { teams: { size: states.length }, tasks: sum('tasks'), bytes: sum('bytes'), bounds };
  };
  const counted = () => (isOpening ? undefined : used());
  const add = ({ id, options: own, expiresAt }: StoredTeam, store: (state: State) => void): void => {
    const { operatorToken, ...operators } = options;
    const begun = { ...operators, ...own, limits: limitsOfTeam(bounds) };
    const sandbox = createOne(begun, { id, sign: (key) => signer.sign(key), used: counted, cuts: true });
    store(sandbox.state);
    teams.set(id, { sandbox, expiresAt });
  };
  return {
    used,
    openStored(storage) {
      isOpening = true;
      for (const team of storage.teams()) add(team, (state) => storage.openTeam(team.id, state));
      isOpening = false;
    },
    create(id, own, expiresAt) {
      const { now, settings: set } = operator;
      const team = { id, options: { now: iso(now), set, ...own }, expiresAt };
      operator.storage?.deleteExpiredTeams();
      checkRoom(used(), { teams: 1 });
      add(team, (state) => operator.storage?.addTeam(team, state));
    },
    claim(id, expiresAt) {
      const team = current(id);
      if (!team) return false;
      operator.storage?.claimTeam(id, expiresAt);
      team.expiresAt = expiresAt;
      return true;
    },
    delete(id) {
      if (!current(id)) return false;
      operator.storage?.deleteTeam(id);
      return remove(id);
    },
    list() {
      operator.storage?.deleteExpiredTeams();
      return [...teams.keys()].filter(current);
    },
    open: (id) => current(id)?.sandbox,
    advance(milliseconds) {
      for (const { sandbox } of all()) sandbox.advance(milliseconds);
    },
  };
}
