import { apiKey, type KeyOptions } from '../request/authorize.ts';
import { keyOf } from '../state/secrets.ts';
import { check, integer, segment, text } from '../contract/option-rules.ts';
import { type Signer, unsigned } from '../request/signatures.ts';
import { createState, type OnlyTeam, type SandboxOptions, type State, type Used } from '../state/state.ts';
import { fingerprint } from '../state/ids.ts';
import { forgetTeam, revokeKey, teamOf } from '../state/store.ts';
import { checkSetting, type Interpretations, valuesOf } from '../contract/setting-values.ts';
import { Coverage } from '../state/coverage.ts';
import { coverageReport, type CoverageReport } from './coverage.ts';
import { Ring } from '../state/ring.ts';
import { seedExamples } from './seeds.ts';
import { restore, snapshot, type Snapshot } from '../storage/snapshot.ts';
import type { Storage, TeamOptions } from '../storage/storage.ts';
import { bindTeam, checkAdvance, type SandboxTeam } from './team.ts';
import { Watchers } from './watchers.ts';

/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
  /**
   * Returns a team by its id, or one that is not in use yet.
   *
   * @throws {TypeError} No URL can contain the id.
   */
  team(id?: string): SandboxTeam;
  /**
   * Returns a key with these scopes, in either spelling, or with all. With options, the key is restricted to a team
   * or a project, or expires.
   *
   * @throws {TypeError} There is no such scope, or an option is invalid.
   */
  apiKey(...scopes: string[] | [KeyOptions]): string;
  /**
   * Makes a key invalid.
   *
   * @throws {TypeError} It is not a key.
   */
  revokeKey(key: string): void;
  /** Returns all teams, the clock, the settings and the revoked keys as JSON data. Coverage is not included. */
  export(): Snapshot;
  /**
   * Replaces all teams, the clock, the settings and the revoked keys with exported data. The same requests have the same
   * responses afterwards as in the sandbox that exported it.
   *
   * @throws {TypeError} The snapshot is invalid; nothing has changed.
   * @throws {LimitError} It exceeds a limit; nothing has changed.
   */
  import(snapshot: Snapshot): void;
  /** Returns how often each part of the contract was exercised since the start. */
  coverage(): CoverageReport;
  /** Returns the value of each setting. */
  settings(): Interpretations;
  /** Returns the settings that have made a difference since the start, also before a reset. */
  exercised(): (keyof Interpretations)[];
  /**
   * What the sandbox remembers, for adapters.
   *
   * @internal
   */
  readonly state: State;
  /** @internal */
  readonly surroundings: Surroundings;
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
  /** Moves the clocks of the teams on, where this process has them. */
  advance?(milliseconds: number): void;
}

/** Teams that share a server, each with a sandbox of its own. */
export interface SharedTeams {
  readonly signer: Signer;
  readonly host: TeamHost;
}

export interface Surroundings {
  readonly watchers: Watchers;
  storage: Storage | undefined;
  shared: SharedTeams | undefined;
}

/**
 * Creates a sandbox without teams that share it, or the sandbox of a single team.
 *
 * @throws {TypeError} An option is invalid.
 */
export function openSandbox(options: SandboxOptions, only?: OnlyTeam): Sandbox {
  const state = createState(options, only);
  const { now: start, seed, processingMs, bytes, extractions } = state;
  const set = { ...state.settings };
  const watchers = new Watchers();
  const surroundings: Surroundings = { watchers, storage: undefined, shared: undefined };
  const own = bindTeam(state, watchers, only?.id ?? 'team-1');
  const begin = () => {
    if (options.examples) seedExamples(state, teamOf(state, own.id));
  };
  begin();
  return {
    ...own,
    state,
    surroundings,
    apiKey,
    revokeKey: watchers.after((key: string) => {
      // No request would have such a key: its header has the scheme in front of it.
      if (keyOf(key) !== undefined) throw new TypeError('The key begins with Bearer. Leave that out.');
      check('key', key, text);
      revokeKey(state, fingerprint(unsigned(key)));
    }),
    export: () => snapshot(state),
    import: watchers.after((data: Snapshot) => {
      restore(state, structuredClone(data));
      state.changes?.all();
    }),
    team(id) {
      if (id !== undefined) {
        check('team_id', id, segment);
        return bindTeam(state, watchers, id);
      }
      do state.lastTeam++;
      while (state.teams.has(`team-${state.lastTeam}`));
      state.changes?.sandbox(state);
      return bindTeam(state, watchers, `team-${state.lastTeam}`);
    },
    set: watchers.after((setting: string, value: unknown) => {
      checkSetting(setting, value);
      Object.assign(state.settings, { [setting]: value });
      state.changes?.sandbox(state);
    }),
    advance(milliseconds) {
      state.now += checkAdvance(milliseconds, state.now);
      state.changes?.sandbox(state);
      surroundings.shared?.host.advance?.(milliseconds);
      watchers.tick();
    },
    reset: watchers.after(() => {
      for (const id of state.teams.keys()) forgetTeam(state, id);
      Object.assign(state, { now: start, seed, processingMs, bytes, extractions });
      state.settings = { ...set };
      state.unmatched = new Ring(state.bounds.journal);
      state.coverage = new Coverage();
      state.revokedKeys.clear();
      begin();
      state.changes?.all();
    }),
    coverage: () => coverageReport(state.coverage),
    settings: () => valuesOf(state.settings),
    exercised: () => [...state.exercised] as (keyof Interpretations)[],
  };
}

/** What tests have exercised in a sandbox that a fixture has started for them. */
export interface Exercised {
  settings: string[];
  requests: number;
}

/** @throws {TypeError} A setting is unknown, or the count is not one. */
export function addExercised(state: State, { settings, requests }: Partial<Exercised>): void {
  const known = valuesOf({});
  const isKnown = (id: unknown): boolean => typeof id === 'string' && Object.hasOwn(known, id);
  check('settings', settings, {
    needed: 'an array of ids of settings',
    fits: (value) => Array.isArray(value) && value.every(isKnown),
  });
  check('requests', requests, integer(0));
  for (const id of settings ?? []) state.exercised.add(id);
  state.requests += requests ?? 0;
}
