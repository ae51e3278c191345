import { apiKey, keyOf, type KeyOptions } from '../request/keys.ts';
import { check, integer, segment, text } from '../contract/option-rules.ts';
import { type Signer, unsigned } from '../request/signatures.ts';
import { createState, type OnlyTeam, type SandboxOptions, type State } from '../state/state.ts';
import { fingerprint } from '../state/ids.ts';
import { forgetTeam, revokeKey, teamOf } from '../state/store.ts';
import { checkSetting, type Interpretations, valuesOf } from '../contract/setting-values.ts';
import { Coverage, coverageReport, type CoverageReport } from './coverage.ts';
import { Ring } from '../state/journal.ts';
import { seedExamples } from './seeds.ts';
import { restore, snapshot, type Snapshot } from '../storage/snapshot.ts';
import { bindTeam, checkAdvance, noticed, type SandboxTeam, tick } from './team.ts';
import { localTeams, type LocalTeams, SharedTeams } from '../control/teams.ts';

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
}

/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return openSandbox(options);
}

/** Creates a sandbox, or the sandbox of a single team. */
export function openSandbox(options: SandboxOptions, only?: OnlyTeam): Sandbox {
  const state = createState(options, only);
  const { now: start, seed, processingMs, bytes, extractions } = state;
  const set = { ...state.settings };
  const own = bindTeam(state, only?.id ?? 'team-1');
  let teams: LocalTeams | undefined;
  if (options.operatorToken !== undefined) {
    const host = (signer: Signer) => (teams = localTeams(options, state, signer, openSandbox));
    state.shared = new SharedTeams(options.operatorToken, host);
  }
  const begin = () => {
    if (options.examples) seedExamples(state, teamOf(state, own.id));
  };
  begin();
  return {
    ...own,
    state,
    apiKey,
    revokeKey: noticed(state, (key: string) => {
      // No request would have such a key: its header has the scheme in front of it.
      if (keyOf(key) !== undefined) throw new TypeError('The key begins with Bearer. Leave that out.');
      check('key', key, text);
      revokeKey(state, fingerprint(unsigned(key)));
    }),
    export: () => snapshot(state),
    import: noticed(state, (data: Snapshot) => {
      restore(state, structuredClone(data));
      if (state.changes) state.changes.replacing = true;
    }),
    team(id) {
      if (id !== undefined) {
        check('team_id', id, segment);
        return bindTeam(state, id);
      }
      do state.lastTeam++;
      while (state.teams.has(`team-${state.lastTeam}`));
      state.changes?.sandbox(state);
      return bindTeam(state, `team-${state.lastTeam}`);
    },
    set: noticed(state, (setting: string, value: unknown) => {
      checkSetting(setting, value);
      Object.assign(state.settings, { [setting]: value });
      state.changes?.sandbox(state);
    }),
    advance(milliseconds) {
      state.now += checkAdvance(milliseconds, state.now);
      state.changes?.sandbox(state);
      teams?.advance(milliseconds);
      tick(state);
    },
    reset: noticed(state, () => {
      for (const id of state.teams.keys()) forgetTeam(state, id);
      Object.assign(state, { now: start, seed, processingMs, bytes, extractions });
      state.settings = { ...set };
      state.unmatched = new Ring(state.bounds.journal);
      state.coverage = new Coverage();
      state.revokedKeys.clear();
      begin();
      if (state.changes) state.changes.replacing = true;
    }),
    coverage: () => coverageReport(state.coverage),
    settings: () => valuesOf(state.settings),
    exercised: () => [...state.exercised] as (keyof Interpretations)[],
  };
}

/** What tests have exercised in a sandbox that a fixture has started for them. */
export interface Exercised {
  /** Settings that made a difference. */
  settings: string[];
  /** How many requests there were. */
  requests: number;
}

/**
 * Adds what a fixture has exercised to a sandbox.
 *
 * @throws {TypeError} A setting is unknown, or the count is not one.
 */
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
