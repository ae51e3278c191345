/** Teams that share a server: each has a sandbox of its own, which requests with its key or its control token reach. */
import { apiKey } from '../request/authorize.ts';
import { Signer } from '../request/signatures.ts';
import { anything, checkMembers, parseTime, reject } from '../contract/option-rules.ts';
import { type Bounds, optionRules, type SandboxOptions, type Used } from '../state/state.ts';
import { checkRoom } from '../state/store.ts';
import type { TeamOptions, StoredTeam } from '../storage/storage.ts';
import { hexOf, iso } from '../contract/text.ts';
import { UnknownIdError } from '../state/errors.ts';
import { type Sandbox, type TeamHost, type SharedTeams, openSandbox } from '../testing/sandbox.ts';

const day = 86_400_000;
/** Milliseconds until a team expires, unless it is created or claimed for another time. */
const lifetime = 7 * day;
const maxLifetime = 366 * day;

/** Beginning of the text of a control token. Keys begin differently, so that no key is a token. */
const control = 'control:';

/** @throws {TypeError} The operator token is too short. */
export function share(operatorToken: string, host: (signer: Signer) => TeamHost): SharedTeams {
  const signer = new Signer(operatorToken);
  return { signer, host: host(signer) };
}

/** Creates a team. Its key and its token are signed and not stored: nothing else returns them. */
export async function createTeam({ signer, host }: SharedTeams, body: object): Promise<object> {
  const { limits, log, operatorToken, ...rules } = optionRules;
  checkMembers('member', body, { ...rules, expires_at: anything });
  const { expires_at, ...options } = body as TeamOptions & { expires_at?: string };
  const expiresAt = expiry(expires_at);
  const id = `team-${hexOf(crypto.getRandomValues(new Uint8Array(8)).buffer)}`;
  await host.create(id, options, expiresAt);
  return {
    id,
    key: await signer.sign(apiKey({ team_id: id })),
    control_token: await signer.sign(control + id),
    expires_at: iso(expiresAt),
  };
}

export async function controlledBy({ signer }: SharedTeams, token: string): Promise<string | undefined> {
  const text = await signer.verify(token);
  return text?.startsWith(control) ? text.slice(control.length) : undefined;
}

export async function claimTeam({ host }: SharedTeams, id: string, body: object): Promise<object> {
  checkMembers('member', body, { expires_at: anything });
  const expiresAt = expiry((body as { expires_at?: string }).expires_at);
  if (!(await host.claim(id, expiresAt))) throw noTeam(id);
  return { id, expires_at: iso(expiresAt) };
}

export async function deleteTeam({ host }: SharedTeams, id: string): Promise<void> {
  if (!(await host.delete(id))) throw noTeam(id);
}

/** @throws {TypeError} No teams share the sandbox. */
export function sharedTeams({ surroundings: { shared } }: Sandbox): SharedTeams {
  if (shared) return shared;
  throw new TypeError('No teams share the sandbox.');
}

/** Returns a sandbox, and those of the teams that share it, if this process has them. */
export async function sandboxesOf(sandbox: Sandbox): Promise<Sandbox[]> {
  const { host } = sandbox.surroundings.shared ?? {};
  const others = ((await host?.list()) ?? []).map((id) => host?.open?.(id) ?? []);
  return [sandbox, ...others.flat()];
}

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

/**
 * Keeps the sandboxes of teams in memory, and in a database if there is one. An expired one is deleted when it is next used,
 * or when all teams are counted; its rows are deleted when teams are listed or created.
 *
 * @param options The options of the operator's sandbox, which are the defaults of each team.
 * @param operator The operator's sandbox, with its clock, settings and limits.
 */
function localTeams(options: SandboxOptions, { state, surroundings }: Sandbox, signer: Signer): TeamHost {
  const teams = new Map<string, { sandbox: Sandbox; expiresAt: number }>();
  const { bounds } = state;
  // Stored teams had room when they were stored. What they begin with is not counted before it is replaced.
  let isOpening = false;
  const remove = (id: string): boolean => {
    const around = teams.get(id)?.sandbox.surroundings;
    around?.watchers.stop('When the team was deleted,');
    // A request that is on its way leaves no rows.
    if (around) around.storage = undefined;
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
    const sum = (of: 'tasks' | 'bytes') => states.reduce((total, each) => total + each[of], 0);
    return { teams: { size: states.length }, tasks: sum('tasks'), bytes: sum('bytes'), bounds };
  };
  const counted = () => (isOpening ? undefined : used());
  const add = ({ id, options: own, expiresAt }: StoredTeam, store: (sandbox: Sandbox) => void): void => {
    const { operatorToken, ...operators } = options;
    const begun = { ...operators, ...own, limits: limitsOfTeam(bounds) };
    const sandbox = openSandbox(begun, { id, sign: (key) => signer.sign(key), used: counted, cuts: true });
    store(sandbox);
    teams.set(id, { sandbox, expiresAt });
  };
  return {
    used,
    openStored(storage) {
      isOpening = true;
      for (const team of storage.teams()) add(team, (sandbox) => storage.openTeam(team.id, sandbox));
      isOpening = false;
    },
    create(id, own, expiresAt) {
      const { now, settings: set } = state;
      const { storage } = surroundings;
      const team = { id, options: { now: iso(now), set, ...own }, expiresAt };
      storage?.deleteExpiredTeams();
      checkRoom(used(), { teams: 1 });
      add(team, (sandbox) => storage?.addTeam(team, sandbox));
    },
    claim(id, expiresAt) {
      const team = current(id);
      if (!team) return false;
      surroundings.storage?.claimTeam(id, expiresAt);
      team.expiresAt = expiresAt;
      return true;
    },
    delete(id) {
      if (!current(id)) return false;
      surroundings.storage?.deleteTeam(id);
      return remove(id);
    },
    list() {
      surroundings.storage?.deleteExpiredTeams();
      return [...teams.keys()].filter(current);
    },
    open: (id) => current(id)?.sandbox,
    advance(milliseconds) {
      for (const { sandbox } of all()) sandbox.advance(milliseconds);
    },
  };
}

/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = openSandbox(options);
  const { operatorToken } = options;
  if (operatorToken !== undefined) {
    sandbox.surroundings.shared = share(operatorToken, (signer) => localTeams(options, sandbox, signer));
  }
  return sandbox;
}
