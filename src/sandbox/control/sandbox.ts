import { contract } from '../../../generated/sandbox/dist/contract.js';
import type { Task } from '../../../generated/sandbox/dist/types.js';
import { apiKey } from '../engine/access.ts';
import { Coverage } from '../engine/coverage.ts';
import { faultRule, type Fault } from '../engine/faults.ts';
import { checkInterpretation, interpretations, type Interpretations } from '../engine/settings.ts';
import { advance } from '../engine/lifecycle.ts';
import { recordsOf } from '../engine/records.ts';
import { Ring } from '../engine/ring.ts';
import {
  createState,
  timeOf,
  type Event,
  type SandboxOptions,
  type State,
  type StoredRecord,
} from '../engine/state.ts';
import { forgetTeam, grow, teamOf } from '../engine/store.ts';
import { endOfTime } from '../engine/time.ts';
import type { Values } from '../engine/types.ts';
import { coverageReport, type CoverageReport } from './coverage-report.ts';
import { shown, type JournalEntry } from './journal-entry.ts';
import { seedTask, type Seed } from './seeds.ts';
import { listedUpload, type ListedUpload } from './uploads.ts';

/** One team, as a test sees and controls it. */
export interface SandboxTeam {
  /** `team_id` in the path. */
  readonly id: string;
  /**
   * Puts a task in any state. Fields that are left out are filled in: REVIEWING, one page, an upload of its own.
   *
   * @throws {TypeError} A field is not one of a task, or has an invalid value.
   */
  seed(task?: Seed): Task;
  /** Returns every task, oldest first. */
  tasks(): Task[];
  /** Returns every upload, oldest first, with the ids of its tasks. */
  uploads(): ListedUpload[];
  /**
   * Returns every record of a resource, oldest first.
   *
   * @throws {TypeError} The contract has no such resource.
   */
  records(resource: string): Values[];
  /** Returns every event that was emitted, oldest first. */
  events(): Event[];
  /** Returns every request, oldest first, with its verdict against the contract. */
  journal(): JournalEntry[];
  /**
   * Makes something go wrong with a response.
   *
   * @throws {TypeError} It could never happen as it was asked for.
   */
  fault(fault: Fault): void;
  /**
   * Chooses the interpretation of an open question.
   *
   * @throws {TypeError} There is no such setting, or it has no such value.
   */
  set<Id extends keyof Interpretations>(setting: Id, value: Interpretations[Id]): void;
  /** Moves the clock on, in milliseconds. Tasks whose processing has ended by then have left PROCESSING. */
  advance(milliseconds: number): void;
  /** Forgets everything. */
  reset(): void;
}

/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
  /** Returns a team by its id, or one that is not in use yet. */
  team(id?: string): SandboxTeam;
  /**
   * Returns a key with these scopes, in either spelling, or with all.
   *
   * @throws {TypeError} There is no such scope.
   */
  apiKey(...scopes: string[]): string;
  /** Returns what was exercised of the contract since the start. */
  coverage(): CoverageReport;
  /** Returns the interpretation of every open question that has a setting. */
  settings(): Interpretations;
  /** Returns the settings that have made a difference since the start, also before a reset. */
  exercised(): (keyof Interpretations)[];
  /** What the engine remembers, for adapters. */
  readonly state: State;
}

/**
 * Creates a sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option is invalid.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const state = createState(options);
  const start = state.now;
  const own = bind(state, 'team-1');
  const begin = () => {
    if (!options.examples) return;
    // The second task keeps the upload from being fully processed, which unlocking the first one asks for.
    for (const id of ['task-1', 'task-2']) own.seed({ id, upload_id: 'upload-1' });
  };
  begin();
  let teams = 1;
  return {
    ...own,
    state,
    apiKey,
    team(id) {
      if (id !== undefined) return bind(state, id);
      do teams++;
      while (state.teams.has(`team-${teams}`));
      return bind(state, `team-${teams}`);
    },
    set(setting, value) {
      checkInterpretation(setting, value);
      state.settings[setting] = value;
    },
    advance(milliseconds) {
      state.now += checkAdvance(milliseconds, state.now);
    },
    reset() {
      for (const id of state.teams.keys()) forgetTeam(state, id);
      state.now = start;
      state.settings = { ...options.set };
      state.unmatched = new Ring(state.bounds.journal);
      state.coverage = new Coverage();
      begin();
    },
    coverage: () => coverageReport(state.coverage),
    settings: () => interpretations(state.settings),
    exercised: () => [...state.exercised] as (keyof Interpretations)[],
  };
}

/** Returns the fields of a task, which its validator vouches for. */
const taskOf = ({ value }: StoredRecord): Task => JSON.parse(JSON.stringify(value)) as Task;

function bind(state: State, id: string): SandboxTeam {
  const team = () => teamOf(state, id);
  return {
    id,
    seed(seed = {}) {
      const own = team();
      return taskOf(seedTask(state, own, seed));
    },
    tasks() {
      const own = team();
      return [...recordsOf(state, own, contract.perFile).values()].map((task) =>
        taskOf(advance(state, own, task)),
      );
    },
    uploads() {
      const own = team();
      return [...recordsOf(state, own, contract.perRequest).values()].map((upload) =>
        listedUpload(state, own, upload),
      );
    },
    records(resource) {
      if (!Object.hasOwn(contract.resources, resource)) {
        const names = Object.keys(contract.resources).join(', ');
        throw new TypeError(`There is no resource ${JSON.stringify(resource)}. There are: ${names}.`);
      }
      const own = team();
      return [...recordsOf(state, own, resource).values()].map((record) =>
        structuredClone(advance(state, own, record).value),
      );
    },
    events: () => team().events.values(),
    journal: () => team().journal.values().map(shown),
    fault(fault) {
      const rule = faultRule(fault);
      const own = team();
      own.faults.push(rule);
      grow(state, own, 200);
    },
    set(setting, value) {
      checkInterpretation(setting, value);
      team().settings[setting] = value;
    },
    advance(milliseconds) {
      const own = team();
      own.ahead += checkAdvance(milliseconds, timeOf(state, own));
    },
    reset: () => forgetTeam(state, id),
  };
}

function checkAdvance(milliseconds: number, now: number): number {
  if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime) {
    return milliseconds;
  }
  throw new TypeError(
    `The clock cannot be moved by ${milliseconds}: it takes an integer of milliseconds, from 0, up to the year 9999.`,
  );
}
