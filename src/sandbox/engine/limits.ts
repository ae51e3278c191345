/** The limits of what a sandbox keeps. A request that would exceed one is rejected; nothing is deleted to make room. */
import type { SandboxLimit } from './journal.ts';
import type { Bounds, State, Team } from './state.ts';

/** Options of the command that raise the limits. */
const flags: Readonly<Record<SandboxLimit, string>> = {
  teams: '--max-teams',
  tasks: '--max-tasks',
  bytes: '--max-bytes',
};

/** What a sandbox keeps, and its limits. */
type Used = Pick<State, 'tasks' | 'bytes' | 'bounds'> & { teams: { readonly size: number } };

/** What the sandbox was asked to keep would exceed a limit. No part of it was kept. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
  readonly limit: SandboxLimit;

  constructor(limit: SandboxLimit, { teams, tasks, bytes, bounds }: Used) {
    const used = { teams: teams.size, tasks, bytes };
    super(
      `This would exceed the limit of the sandbox of ${bounds[limit]} ${limit} (${used[limit]} in use). ` +
        `Delete teams that are no longer needed, or raise limits.${limit} (${flags[limit]}).`,
    );
    this.limit = limit;
  }
}

/** What a request would add to the sandbox. */
export type Growth = Partial<Record<SandboxLimit, number>>;

/**
 * Checks that there is room for more. If there is none, teams that were idle for longer than the configured time are
 * deleted first.
 *
 * @throws {LimitError} A limit would be exceeded.
 */
export function checkRoom(state: State, growth: Growth, expire: (id: string) => void): void {
  let limit = exceeded(state, growth);
  if (limit === undefined) return;
  for (const id of idleTeams(state)) {
    expire(id);
    limit = exceeded(state, growth);
    if (limit === undefined) return;
  }
  throw new LimitError(limit, state);
}

function exceeded(state: State, { teams = 0, tasks = 0, bytes = 0 }: Growth): SandboxLimit | undefined {
  const { bounds } = state;
  if (teams > 0 && state.teams.size + teams > bounds.teams) return 'teams';
  if (tasks > 0 && state.tasks + tasks > bounds.tasks) return 'tasks';
  return bytes > 0 && state.bytes + bytes > bounds.bytes ? 'bytes' : undefined;
}

/** The ids of teams that were idle for longer than `idleMs`, the longest first. */
function* idleTeams({ teams, bounds, latest }: State): Generator<string> {
  if (bounds.idleMs === Infinity) return;
  const since = Date.now() - bounds.idleMs;
  for (const team of teams.values()) {
    // The map is in the order of use, so that all others were used later.
    if (team === latest || team.usedAt > since) return;
    yield team.id;
  }
}

/** Notes that a team was used now, where idle teams expire. */
export function touch({ bounds }: { bounds: Bounds }, team: Team): void {
  if (bounds.idleMs !== Infinity) team.usedAt = Date.now();
}
