import { contract, type Readings } from '../../generated/sandbox/dist/contract.js';
import type { Task } from '../../generated/sandbox/dist/types.js';
import { apiKey } from './access.ts';
import { Coverage, type CoverageReport } from './coverage.ts';
import { faultRule, type Fault } from './faults.ts';
import { shown, type JournalEntry } from './journal.ts';
import { Ring } from './ring.ts';
import { seedTask, type Seed } from './seeds.ts';
import {
  createState,
  forgetTeam,
  grow,
  teamOf,
  timeOf,
  type Event,
  type SandboxOptions,
  type State,
} from './state.ts';
import { checkReading, type Settings } from './switches.ts';
import { settle, taskOf } from './tasks.ts';
import { listedUpload, type ListedUpload } from './uploads.ts';

/** What one team has, as a test sees and steers it. */
export interface SandboxTeam {
  /** `team_id` in the path. */
  readonly id: string;
  /**
   * Puts a task in any state. What is left out is filled in: REVIEWING, one page, an upload of its own.
   *
   * @throws {TypeError} A field is none of a task, or holds what it cannot hold.
   */
  seed(task?: Seed): Task;
  /** Every task, oldest first. */
  tasks(): Task[];
  /** Every upload, oldest first, with the ids of its tasks. */
  uploads(): ListedUpload[];
  /** Every event that was emitted, oldest first. */
  events(): Event[];
  /** Every request, oldest first, with its verdict against the contract. */
  journal(): JournalEntry[];
  /**
   * Makes something go wrong with an answer.
   *
   * @throws {TypeError} It could never happen as it was asked for.
   */
  fault(fault: Fault): void;
  /**
   * Chooses how an open question is read.
   *
   * @throws {TypeError} There is no such question, or no such reading.
   */
  set<Id extends keyof Readings>(question: Id, value: Readings[Id]): void;
  /** Moves the clock on, in milliseconds. Tasks whose processing is due by then have left PROCESSING. */
  advance(milliseconds: number): void;
  /** Forgets everything. */
  reset(): void;
}

/** A sandbox. Its own `seed`, `tasks`, … act on `team-1`; `set`, `advance` and `reset` on every team. */
export interface Sandbox extends SandboxTeam {
  /** A team by its id, or one that nobody uses yet. */
  team(id?: string): SandboxTeam;
  /**
   * A key with these scopes, in either spelling, or with all.
   *
   * @throws {TypeError} There is no such scope.
   */
  apiKey(...scopes: string[]): string;
  /** What of the contract was exercised since the start. */
  coverage(): CoverageReport;
  /** How every question is read that can be read in more than one way. */
  settings(): Readings;
  /** Questions whose reading has made a difference since the start. */
  asked(): (keyof Readings)[];
  /** What the engine remembers. Adapters hand it on; it is nothing to look into. */
  readonly state: State;
}

/**
 * A sandbox without a server. Put an adapter around it: `createFetch` or `serve`.
 *
 * @throws {TypeError} An option cannot be right.
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
    set(question, value) {
      checkReading(question, value);
      state.settings[question] = value;
    },
    advance(milliseconds) {
      state.now += checkAdvance(milliseconds, state.now);
    },
    reset() {
      for (const id of state.teams.keys()) forgetTeam(state, id);
      state.now = start;
      state.settings = { ...options.set };
      state.strays = new Ring(state.bounds.journal);
      state.coverage = new Coverage();
      state.asked.clear();
      begin();
    },
    coverage: () => state.coverage.report(),
    settings: () => settingsOf(state.settings),
    asked: () => [...state.asked] as (keyof Readings)[],
  };
}

/** The reading of every question, where some are set. */
export function settingsOf(set: Settings): Readings {
  const entries = contract.questions.map((entry) => [entry.id, entry.default]);
  return { ...(Object.fromEntries(entries) as unknown as Readings), ...set };
}

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
      return [...own.tasks.values()].map((task) => taskOf(settle(state, own, task)));
    },
    uploads() {
      const own = team();
      return [...own.uploads.values()].map((upload) => listedUpload(state, own, upload));
    },
    events: () => team().events.values(),
    journal: () => team().journal.values().map(shown),
    fault(fault) {
      const rule = faultRule(fault);
      const own = team();
      own.faults.push(rule);
      grow(state, own, 200);
    },
    set(question, value) {
      checkReading(question, value);
      team().settings[question] = value;
    },
    advance(milliseconds) {
      const own = team();
      own.ahead += checkAdvance(milliseconds, timeOf(state, own));
    },
    reset: () => forgetTeam(state, id),
  };
}

/** The last time that a date can hold. */
const endOfTime = 8.64e15;

function checkAdvance(milliseconds: number, now: number): number {
  if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime / 2) {
    return milliseconds;
  }
  throw new TypeError(
    `The clock cannot be moved by ${milliseconds}: it takes a whole number of milliseconds, from 0.`,
  );
}
