import type { Task } from '@docproc/types';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { boolean, check, copyOf, endOfTime, literal, segment } from '../contract/option-rules.ts';
import type { Values } from '../contract/types.ts';
import { advance } from '../behavior/lifecycle.ts';
import { type Extraction, checkedExtraction } from '../state/extractions.ts';
import type { Event, State, StoredRecord } from '../state/state.ts';
import {
  addFault,
  closeProject,
  forgetTeam,
  grow,
  peekTeam,
  recordsOf,
  removeFaults,
  reserve,
  teamOf,
  timeOf,
} from '../state/store.ts';
import { bytesOf } from '../contract/text.ts';
import { checkSetting, type Interpretations } from '../contract/setting-values.ts';
import { UnknownIdError } from '../state/errors.ts';
import { checkFault, type Fault, type FaultRule, type ListedFault } from '../state/faults.ts';
import type { JournalEntry } from '../state/journal.ts';
import {
  changeRecord,
  deleteRecord,
  listedUpload,
  type ListedUpload,
  recordOf,
  type Seed,
  seedTask,
  type UploadChanges,
} from './seeds.ts';
import {
  awaitRequests,
  compareRequests,
  type ExpectedRequest,
  type JournalFilter,
  type Page,
  paged,
  type RequestsToAwait,
  select,
} from './verification.ts';
import { Watchers } from './watchers.ts';

/** One team, as a test sees and controls it. A change that would exceed a limit throws a `LimitError` and has no effect. */
export interface SandboxTeam {
  /** `team_id` in the path. */
  readonly id: string;
  /**
   * Puts a task in any state. Fields that are left out are filled in: REVIEWING, one page, an upload of its own.
   *
   * @throws {TypeError} A field is not one of a task, or has an invalid value.
   */
  seed(task?: Seed): Task;
  /** Returns the tasks, oldest first. */
  tasks(page?: Page): Task[];
  /**
   * Changes fields of a task without the rules of the contract. Its ID and its project cannot change.
   *
   * @throws {TypeError} There is no such task, or a field has an invalid value.
   */
  updateTask(id: string, changes: Seed): Task;
  /**
   * Deletes a task.
   *
   * @throws {TypeError} There is no such task.
   */
  deleteTask(id: string): void;
  /** Returns the uploads, oldest first, with the ids of their tasks. */
  uploads(page?: Page): ListedUpload[];
  /** Returns the IDs of the tasks of an upload, for the option `tasksOf` of `@docproc/client/upload-tasks`. */
  readonly tasksOf: (upload: Pick<ListedUpload, 'id'>) => string[];
  /**
   * Changes fields of an upload. Once its status is set, it no longer follows from the tasks.
   *
   * @throws {TypeError} There is no such upload, or a field has an invalid value.
   */
  updateUpload(id: string, changes: UploadChanges): ListedUpload;
  /**
   * Deletes an upload with its tasks.
   *
   * @throws {TypeError} There is no such upload.
   */
  deleteUpload(id: string): void;
  /**
   * Returns every resource of a type, oldest first.
   *
   * @throws {TypeError} The contract has no such resource.
   */
  records(resource: string): Values[];
  /**
   * Decides what processing finds in the files that match: in tasks of later uploads, and in those that are seeded without
   * pages by the name of their file. A string is a pattern of names, in which `*` is any text. Of several extractions that
   * match, the last one counts.
   *
   * @throws {TypeError} The match or a page is invalid; the message has the place and the value.
   */
  extraction(match: Extraction['match'], pages: Task['pages'], options?: Pick<Extraction, 'ids'>): void;
  /** Returns the events that were emitted, oldest first. */
  events(page?: Page): Event[];
  /** Returns the requests, oldest first, with their verdicts against the contract; all, or those of a filter. */
  journal(filter?: JournalFilter): JournalEntry[];
  /**
   * Resolves with the requests that a filter selects as soon as there are `count` of them.
   *
   * @throws {ExpectationError} There are too few after `timeoutMs`.
   */
  waitForRequests(filter?: RequestsToAwait): Promise<JournalEntry[]>;
  /**
   * Checks that the requests are the expected ones, in their order; all requests, or those of a filter.
   *
   * @throws {ExpectationError} They are not; the message lists the requests and their differences.
   */
  expectRequests(expected: readonly ExpectedRequest[], filter?: JournalFilter): void;
  /**
   * Injects a fault. Several form a queue: each begins when the one before has ended.
   *
   * @throws {TypeError} A member is invalid, or the fault could never happen.
   */
  fault(...faults: Fault[]): ListedFault[];
  /** Returns the faults that have not ended. */
  faults(): ListedFault[];
  /**
   * Removes a fault, or all of them.
   *
   * @throws {TypeError} There is no such fault.
   */
  removeFault(id?: number): void;
  /** Turns access to a project through the API on or off, as its setting "Allow import via API" does. */
  allowImport(projectId: string, allowed: boolean): void;
  /**
   * Sets the value of a setting.
   *
   * @throws {TypeError} There is no such setting, or it has no such value.
   */
  set<Id extends keyof Interpretations>(setting: Id, value: Interpretations[Id]): void;
  /** Moves the clock on, in milliseconds. Tasks whose processing has ended by then have left PROCESSING. */
  advance(milliseconds: number): void;
  /** Deletes all data of the team, its faults and its settings. */
  reset(): void;
}

/** Returns a copy of the fields of a task. They are those of the contract, since its validator has accepted them. */
const taskOf = ({ value }: StoredRecord): Task => JSON.parse(JSON.stringify(value)) as Task;

const listed = ({ id, hits, fault }: FaultRule): ListedFault => ({ ...structuredClone(fault), id, hits });

const faultBytes = 300;

/** Returns a team by its id. Its first request or change creates it; reading does not. */
export function bindTeam(state: State, watchers: Watchers, id: string): SandboxTeam {
  const team = () => teamOf(state, id);
  const look = () => peekTeam(state, id);
  const all = (resource: string, page?: Page): StoredRecord[] => {
    const own = look();
    return paged([...recordsOf(state, own, resource).values()], page).map((each) =>
      advance(state, own, each),
    );
  };
  const { fileResource, requestResource } = contract;
  return {
    id,
    seed: watchers.after((seed: Seed = {}) => {
      const own = team();
      const { ids } = own;
      try {
        return taskOf(seedTask(state, own, seed));
      } catch (error) {
        // A task that is rejected has no effect on the ids of others.
        own.ids = ids;
        throw error;
      }
    }),
    tasks: (page) => all(fileResource, page).map(taskOf),
    updateTask: watchers.after((task: string, changes: Seed) =>
      taskOf(changeRecord(state, look(), fileResource, task, changes)),
    ),
    deleteTask: watchers.after((task: string) => deleteRecord(state, look(), fileResource, task)),
    uploads: (page) => all(requestResource, page).map((upload) => listedUpload(state, look(), upload)),
    tasksOf: (upload) =>
      listedUpload(state, look(), recordOf(state, look(), requestResource, upload.id)).tasks,
    updateUpload: watchers.after((upload: string, changes: UploadChanges) =>
      listedUpload(state, look(), changeRecord(state, look(), requestResource, upload, changes)),
    ),
    deleteUpload: watchers.after((upload: string) => deleteRecord(state, look(), requestResource, upload)),
    records(resource) {
      if (!Object.hasOwn(contract.resources, resource)) {
        const names = Object.keys(contract.resources).join(', ');
        throw new TypeError(`There is no resource ${literal(resource)}. There are: ${names}.`);
      }
      return all(resource).map(({ value }) => structuredClone(value));
    },
    extraction: watchers.after((match, pages, options) => {
      const extraction = checkedExtraction('The extraction', { match, pages, ...options });
      const own = team();
      const bytes = bytesOf(extraction);
      reserve(state, { bytes });
      own.extractions = [...own.extractions, extraction];
      grow(state, own, bytes);
      state.changes?.extraction(own, own.extractions.length, extraction);
    }),
    events: (page) => paged(look().events.values(), page).map((event) => ({ ...event })),
    journal: (filter) => select(look().journal, filter),
    waitForRequests: (filter) => awaitRequests(state, watchers, () => look().journal, filter),
    expectRequests: (expected, filter) => compareRequests(look().journal, expected, filter),
    fault: watchers.after((...faults: Fault[]) => {
      for (const fault of faults) checkFault(fault);
      if (state.only?.cuts === false) checkForWorker(faults);
      const copies = faults.map((fault) => copyOf('The fault', fault));
      const own = team();
      const sizes = copies.map((fault) => faultBytes + bytesOf(fault));
      reserve(state, { bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) });
      const from = timeOf(state, own);
      const rules = copies.map((fault, index): FaultRule => {
        const number = ++own.faultCount;
        const after = index > 0 ? number - 1 : undefined;
        const window = { from, requests: 0 };
        return { id: number, fault, after, seen: 0, hits: 0, window, bytes: sizes[index] ?? 0 };
      });
      for (const rule of rules) addFault(state, own, rule);
      state.changes?.team(own);
      return rules.map(listed);
    }),
    faults: () => look().faults.map(listed),
    removeFault: watchers.after((fault?: number) => {
      const own = look();
      if (fault !== undefined && !own.faults.some((rule) => rule.id === fault)) {
        throw new UnknownIdError(`There is no fault ${fault} in team ${id}.`);
      }
      removeFaults(state, own, ({ id }) => fault === undefined || id === fault);
    }),
    allowImport: watchers.after((project: string, allowed: boolean) => {
      check('allow_import', allowed, boolean);
      check('project_id', project, segment);
      closeProject(state, team(), project, !allowed);
    }),
    set: watchers.after((setting: string, value: unknown) => {
      checkSetting(setting, value);
      const own = team();
      Object.assign(own.settings, { [setting]: value });
      state.changes?.team(own);
    }),
    advance(milliseconds) {
      const checked = checkAdvance(milliseconds, timeOf(state, look()));
      const own = team();
      own.ahead += checked;
      state.changes?.team(own);
      watchers.tick();
    },
    reset: watchers.after(() => forgetTeam(state, id)),
  };
}

/** @throws {TypeError} Cloudflare Workers cannot inject a fault. */
function checkForWorker(faults: readonly Fault[]): void {
  const way = 'inject another fault, or use a sandbox on Node.';
  if (faults.some(({ fault }) => fault === 'cut')) {
    throw new TypeError(`Cloudflare Workers cannot cut a connection: ${way}`);
  }
  if (faults.some(({ headers }) => /[^\t -~]/.test(Object.values(headers ?? {}).join('')))) {
    throw new TypeError(`Cloudflare Workers cannot send a header with other characters than ASCII: ${way}`);
  }
}

/** @throws {TypeError} It is not an integer of milliseconds, or leads beyond the range of dates. */
export function checkAdvance(milliseconds: number, now: number): number {
  if (Number.isSafeInteger(milliseconds) && milliseconds >= 0 && now + milliseconds <= endOfTime) {
    return milliseconds;
  }
  throw new TypeError(
    `The clock cannot be moved by ${literal(milliseconds)}: the value must be an integer of milliseconds, from 0, up to the year 9999.`,
  );
}
