/** The state of a sandbox as JSON data: for `export` and `import`, for a database, and for `npm run dev` after an edit. */
import { anyText, checkShape, oneOf, type DataShape } from '../contract/option-rules.ts';
import { extractionBytes } from '../state/extractions.ts';
import type { State } from '../state/state.ts';
import { LimitError, link, reserveInAll, textBytes } from '../state/store.ts';
import { type Row, rowsOf, rowVersion, tables } from './changes.ts';
import { kinds } from './rows.ts';

/** The data of a sandbox. Its members may change between versions. */
export interface Snapshot {
  /** Version of its rows. */
  readonly format: number;
  /** @internal */
  rows: Row[];
}

/** Returns the state of a sandbox without its limits and its coverage. Later changes of the sandbox do not change it. */
export const snapshot = (state: State): Snapshot =>
  structuredClone({ format: rowVersion, rows: rowsOf(state) });

const shape: DataShape = {
  format: oneOf([rowVersion]),
  rows: [{ table: oneOf(tables), team: anyText, key: anyText }],
};

/**
 * Replaces the state of a sandbox with data, which the sandbox then owns. What the contract no longer has is left out. In the
 * sandbox of one team, the team of the data gets the id of that team.
 *
 * @param name What the data is: a snapshot, or its own data, which has room also where a limit is lower now.
 * @throws {TypeError} The data is not that of a sandbox; nothing has changed.
 * @throws {LimitError} There is no room for the snapshot; nothing has changed.
 */
export function restore(state: State, data: unknown, name: 'snapshot' | 'data' = 'snapshot'): void {
  const { bounds, changes } = state;
  // What belongs to no team stays.
  const own = [...state.teams.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const keys = [...state.revokedKeys].reduce((sum, key) => sum + textBytes(key), 0);
  const next: State = {
    ...state,
    // What it has is checked at its end.
    bounds: { ...bounds, teams: Infinity, tasks: Infinity, bytes: Infinity },
    bytes: state.bytes - own - keys - extractionBytes(state.extractions),
    extractions: [],
    tasks: 0,
    teams: new Map(),
    teamCount: 0,
    revokedKeys: new Set(),
    changes: undefined,
  };
  try {
    checkShape('it', data, shape);
    readRows(next, (data as Snapshot).rows);
  } catch (error) {
    throw new TypeError(`The ${name} is invalid: ${(error as Error).message}`, { cause: error });
  }
  if (name === 'snapshot') checkRoom(state, next);
  Object.assign(state, next, { bounds, changes });
}

function checkRoom(state: State, next: State): void {
  const { bounds } = state;
  const used = { teams: next.teams.size, tasks: next.tasks, bytes: next.bytes };
  for (const limit of ['teams', 'tasks', 'bytes'] as const) {
    if (used[limit] > bounds[limit]) throw new LimitError(limit, { ...next, bounds });
  }
  reserveInAll(state, { tasks: next.tasks - state.tasks, bytes: next.bytes - state.bytes });
}

/** Puts rows into a state that has none. */
function readRows(state: State, rows: readonly Row[]): void {
  const { only } = state;
  const teams = rows.filter(({ table }) => table === 'teams').length;
  if (only && teams > 1) {
    throw new TypeError(`it has ${teams} teams, and this sandbox is for ${only.id} alone.`);
  }
  const known = new Set<string>();
  for (const table of tables) {
    for (const [index, row] of rows.entries()) {
      if (row.table !== table) continue;
      const id = JSON.stringify([row.team, table, row.key]);
      try {
        if (known.has(id)) throw new TypeError('It is there twice.');
        known.add(id);
        checkShape('', row, kinds[table].shape);
        kinds[table].read(state, only && row.team !== '' ? { ...row, team: only.id } : row);
      } catch (error) {
        throw new TypeError(`rows[${index}] is the row ${id}. ${(error as Error).message}`, { cause: error });
      }
    }
  }
  if (!rows.some(({ table }) => table === 'sandbox')) {
    throw new TypeError('rows must have one of the table sandbox.');
  }
  // A record may have been kept before the one that it belongs to.
  for (const team of state.teams.values()) {
    const records = [...team.records.values()].flatMap((some) => [...some.values()]);
    for (const record of records) record.children = [];
    for (const record of records) link(team, record);
  }
}
