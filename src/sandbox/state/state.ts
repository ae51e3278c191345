/** What a sandbox remembers. */
import {
  anything,
  boolean,
  checkMembers,
  checkObject,
  integer,
  object,
  parseTime,
  type ValueRule,
} from '../contract/option-rules.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { ServedOperation, ServedResource, Values } from '../contract/types.ts';
import { checkSetting, type Settings } from '../contract/setting-values.ts';
import type { FaultRule } from './faults.ts';
import { Coverage } from './coverage.ts';
import { checkedExtraction, type Extraction, extractionBytes, type StoredExtraction } from './extractions.ts';
import type { StoredEntry } from './journal.ts';
import { Ring } from './ring.ts';
import type { IdSource } from './ids.ts';

export interface SandboxOptions {
  /**
   * Ids are derived from it: the same seed and the same requests produce the same ids.
   * @default 1
   */
  seed?: string | number | undefined;
  /**
   * Time of the sandbox's clock at first.
   * @default '2026-01-01T00:00:00.000Z'; with `examples`, the latest time in them
   */
  now?: string | undefined;
  /**
   * Milliseconds of that clock that processing lasts.
   * @default 0
   */
  processingMs?: number | undefined;
  /**
   * Interpretations of open questions, where they differ from the default of the catalog.
   *
   * @default {}
   */
  set?: Settings | undefined;
  /**
   * Begins with the resources that the examples of the contract name, so that its samples run as they are.
   * @default false
   */
  examples?: boolean | undefined;
  /**
   * What processing finds in the files of every team, where it is not that of the contract's examples.
   *
   * @default []
   */
  extractions?: readonly Extraction[] | undefined;
  /**
   * How much is kept.
   *
   * @default {}
   */
  limits?: { [Name in keyof Bounds]?: Bounds[Name] | undefined } | undefined;
  /**
   * Called with a line where other machines can reach the sandbox, and on each mistake of the sandbox.
   * @default console.warn
   */
  log?: ((line: string) => void) | undefined;
  /**
   * Lets teams share a sandbox over HTTP: `POST /_sandbox/teams` with this bearer token creates a team, which has a key,
   * a control token and an expiry of its own. Without it, any key has access to any team.
   * @default undefined
   */
  operatorToken?: string | undefined;
}

/** How much is kept. A request that would exceed a limit is rejected, and nothing is deleted for it. */
export interface Bounds {
  /** @default 10_000 */
  teams: number;
  /**
   * Tasks, and other resources, of all teams.
   * @default 100_000
   */
  tasks: number;
  /**
   * Bytes of all teams with their journals, counted roughly.
   * @default 134_217_728
   */
  bytes: number;
  /**
   * Requests in the journal of a team, and events. The journal drops its oldest entries.
   * @default 1_000
   */
  journal: number;
}

/** An event that the service would publish, with the id of its record: `task_id`. */
export interface Event {
  name: string;
  at: string;
  [id: `${string}_id`]: string;
}

/** A state that the service puts a record in. */
interface Planned {
  status: string;
  /** When, on the clock of its team. */
  at: number;
  /** operationId of the request that it follows at once, where processing is instant. */
  after?: string;
}

/** A record as it is kept. */
export interface StoredRecord {
  readonly resource: ServedResource;
  readonly id: string;
  /** The fields of the contract. */
  value: Values;
  /** Values of path parameters that the resource belongs to and that are not among its fields. */
  readonly parentIds: Readonly<Record<string, string>>;
  /** Records that belong to this one. */
  children: StoredRecord[];
  /** What the service does next with it by itself. */
  next: Planned | undefined;
  /** Whether an operation has set its state, which is then no longer summed up. */
  pinned: boolean;
  /** What processing will find, where a test decides it. */
  extracted?: Values;
  bytes: number;
  /** Its place among all records that the team ever had, once it is kept. */
  number: number;
}

/** Returns the state of a resource; undefined if its type has no lifecycle. */
export function statusOf({ resource, value }: StoredRecord): string | undefined {
  const status = resource.lifecycle && value[resource.lifecycle.field];
  return typeof status === 'string' ? status : undefined;
}

/** What one team has. Teams are isolated from each other. */
export interface Team extends IdSource {
  readonly id: string;
  /** Whether the sandbox keeps the team. A request that may not create a team meets one that is not kept. */
  kept: boolean;
  /** Its place among all teams that there ever were, once it is kept. */
  number: number;
  /** The highest number of a record. */
  lastRecord: number;
  /** Records by resource and id. */
  readonly records: Map<string, Map<string, StoredRecord>>;
  readonly events: Ring<Event>;
  readonly journal: Ring<StoredEntry>;
  faults: FaultRule[];
  /** Faults there ever were. */
  faultCount: number;
  /** Projects without access through the API. */
  readonly closedProjects: Set<string>;
  settings: Settings;
  /** What processing finds in its files; they come before those of the sandbox. */
  extractions: readonly StoredExtraction[];
  /** Files that it has uploaded. */
  files: number;
  /** Milliseconds that the clock of the team is ahead of the sandbox's. */
  ahead: number;
  bytes: number;
}

/** What a sandbox keeps, and its limits. */
export type Used = Pick<State, 'tasks' | 'bytes' | 'bounds'> & { teams: { readonly size: number } };

/** The team that a sandbox is for alone, where several teams share what keeps their sandboxes. */
export interface OnlyTeam {
  readonly id: string;
  /** Returns a key with the signature that requests need. */
  sign(key: string): Promise<string>;
  /** Returns what all teams use; undefined if the sandboxes of others are elsewhere, or are not opened yet. */
  used?(): Used | undefined;
  /** Whether the connection of a request can be ended in place of its response. */
  readonly cuts: boolean;
  /** Max bytes of a body that is stored as one row; undefined if a row can have any size. */
  readonly rowBytes?: number;
}

/** What receives each change of the state. Numbers are places among all that there ever were. */
export interface ChangeListener {
  /** All of the state was replaced. */
  all(): void;
  /** Its clock, settings or revoked keys. */
  sandbox(state: State): void;
  team(team: Team): void;
  /** A team with everything that it has. */
  newTeam(team: Team): void;
  deletedTeam(id: string): void;
  extraction(team: Team, number: number, extraction: StoredExtraction): void;
  fault(team: Team, rule: FaultRule): void;
  /** A fault has counted a request. */
  hits(team: Team, rule: FaultRule): void;
  deletedFault(team: Team, rule: FaultRule): void;
  record(team: Team, record: StoredRecord): void;
  deletedRecord(team: Team, record: StoredRecord): void;
  event(team: Team, number: number, event: Event): void;
  entry(team: Team, number: number, entry: StoredEntry): void;
}

/** A record in a response of an operation. */
interface ShownRecord {
  record: StoredRecord;
  operation: ServedOperation;
  body: string;
}

/** Everything that the sandbox remembers. */
export interface State {
  seed: string;
  processingMs: number;
  readonly bounds: Bounds;
  readonly log: (line: string) => void;
  /** Time of the sandbox, in milliseconds since 1970. It is frozen unless it is advanced. */
  now: number;
  settings: Settings;
  /** What processing finds in the files of every team. */
  extractions: readonly StoredExtraction[];
  readonly teams: Map<string, Team>;
  /** Number of the last team that was created without an id. */
  lastTeam: number;
  /** The highest number of a team. */
  teamCount: number;
  /** Records that count against `bounds.tasks`. */
  tasks: number;
  bytes: number;
  /** Requests that belong to no team that is kept. */
  unmatched: Ring<StoredEntry>;
  coverage: Coverage;
  /** Fingerprints of keys. */
  readonly revokedKeys: Set<string>;
  /** Ids of settings that made a difference so far. */
  readonly exercised: Set<string>;
  /** Requests for an operation of the contract so far. No reset sets it back. */
  requests: number;
  /** Receives each change; undefined where nothing is stored. */
  changes: ChangeListener | undefined;
  /** The record that was last returned as it is, until one changes. A client that polls gets the same text again. */
  shown: ShownRecord | undefined;
  readonly only: OnlyTeam | undefined;
}

export const optionRules: Readonly<Record<keyof SandboxOptions, ValueRule>> = {
  seed: {
    needed: 'a string or a number',
    fits: (value) => typeof value === 'string' || Number.isFinite(value),
  },
  now: anything,
  processingMs: integer(0),
  set: object,
  examples: boolean,
  extractions: { needed: 'an array', fits: Array.isArray },
  limits: object,
  log: { needed: 'a function', fits: (value) => typeof value === 'function' },
  operatorToken: anything,
};
const defaultBounds: Bounds = { teams: 10_000, tasks: 100_000, bytes: 2 ** 27, journal: 1_000 };
const boundRules = Object.fromEntries(Object.keys(defaultBounds).map((name) => [name, integer(1)]));

/**
 * Returns an empty state.
 *
 * @throws {TypeError} An option is invalid.
 */
export function createState(options: SandboxOptions = {}, only?: OnlyTeam): State {
  checkMembers('option', checkObject('The options are', options), optionRules);
  const first = (options.examples ? contract.start.now : undefined) ?? '2026-01-01T00:00:00.000Z';
  const { seed = 1, now = first, processingMs = 0 } = options;
  const limits = omitUndefined(options.limits ?? {});
  const set = omitUndefined(options.set ?? {});
  checkMembers('limit', limits, boundRules);
  const bounds: Bounds = { ...defaultBounds, ...limits };
  for (const [id, value] of Object.entries(set)) checkSetting(id, value);
  const extractions = (options.extractions ?? []).map((each, index) =>
    checkedExtraction(`extractions[${index}]`, each),
  );
  return {
    seed: String(seed),
    processingMs,
    bounds,
    log: options.log ?? ((line) => console.warn(`sandbox: ${line}`)),
    now: parseTime('now', now),
    settings: { ...set },
    extractions,
    teams: new Map(),
    lastTeam: 1,
    teamCount: 0,
    tasks: 0,
    bytes: extractionBytes(extractions),
    unmatched: new Ring(bounds.journal),
    coverage: new Coverage(),
    revokedKeys: new Set(),
    exercised: new Set(),
    requests: 0,
    changes: undefined,
    shown: undefined,
    only,
  };
}
