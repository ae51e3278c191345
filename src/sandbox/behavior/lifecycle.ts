/** What the service does with a resource on its own, as time passes. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import type { Json, ServedOperation } from '../contract/types.ts';
import { type FileOutcome, outcomeOf, summary } from '../contract/outcomes.ts';
import { decide } from '../state/decide.ts';
import { foundItems } from './found-items.ts';
import { type State, statusOf, type StoredRecord, type Team } from '../state/state.ts';
import { changed, timeOf } from '../state/store.ts';

/** What the name of its file decides for a resource. */
export const outcomeFor = ({ resource, value }: StoredRecord): FileOutcome | undefined =>
  resource.name === contract.fileResource ? outcomeOf(value['name']) : undefined;

/** Plans what the service does with a resource that has just been created. */
export function scheduleNew(
  state: State,
  team: Team,
  record: StoredRecord,
  delay: number = state.processingMs,
): void {
  const { stuck, ends } = outcomeFor(record) ?? {};
  const first = moveFrom(record)?.to;
  record.next = planned(stuck ? undefined : first && (ends ?? first), timeOf(state, team) + delay);
}

/** Plans what the service does with a resource that an operation has put in its state. */
export function scheduleAfter(
  state: State,
  team: Team,
  record: StoredRecord,
  operation: ServedOperation,
): void {
  const { lifecycle } = record.resource;
  const from = statusOf(record);
  const unknown = lifecycle?.moves.find((move) => move.from === from && move.unknown !== undefined)?.unknown;
  const status =
    unknown === undefined ? moveFrom(record)?.to : decide({ state, team }, [unknown], 'unknownValue');
  const next = planned(status, timeOf(state, team) + state.processingMs);
  record.next = next && state.processingMs === 0 ? { ...next, after: operation.id } : next;
}

/** The first move of the service from the state of a resource whose outcome is decided. */
const moveFrom = (record: StoredRecord) =>
  record.resource.lifecycle?.moves.find(({ from, to }) => to !== undefined && from === statusOf(record));

const planned = (status: string | undefined, at: number): StoredRecord['next'] =>
  status === undefined ? undefined : { status, at };

/** Applies what the service has done with a resource by now: reading it shows the result. */
export function advance(state: State, team: Team, record: StoredRecord): StoredRecord {
  const { lifecycle } = record.resource;
  if (!lifecycle) return record;
  const now = timeOf(state, team);
  // As many moves as there are states, in case they lead in a circle.
  for (let moves = 0; record.next && record.next.at <= now && moves < lifecycle.states.length; moves++) {
    const from = statusOf(record) ?? null;
    const { status: to, at } = record.next;
    state.coverage.addMove(record.resource.name, from, to);
    record.value[lifecycle.field] = to;
    changed(state, team, record);
    record.next = planned(moveFrom(record)?.to, at + state.processingMs);
    // What failed or was left out has no results; with no state to go by, the first that is reached has them.
    if (to === lifecycle.moves.find((move) => move.from === from)?.to) addProcessingResults(state, record);
  }
  sumUp(state, team, record, lifecycle.field);
  return record;
}

/** Returns after how many milliseconds the service has done what it plans now for a team. */
export function msUntilIdle(state: State, team: Team): number {
  const now = timeOf(state, team);
  const times = [...team.records.values()].flatMap((records) =>
    [...records.values()].map((record) => advance(state, team, record).next?.at ?? now),
  );
  return times.reduce((last, at) => Math.max(last, at), now) - now;
}

/** Fills fields that are empty until a resource is processed. */
export function addProcessingResults(state: State, record: StoredRecord): void {
  const { items, none } = foundItems(record.resource.processingResults, state.seed);
  const found = outcomeFor(record)?.empty ? none : items;
  for (const [name, result] of Object.entries({ ...found, ...record.extracted })) {
    if (isEmpty(record.value[name])) record.value[name] = result;
  }
  delete record.extracted;
}

const isEmpty = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0;

/** Sums up the state of an upload from its tasks, which the contract only describes. */
function sumUp(state: State, team: Team, record: StoredRecord, field: string): void {
  if (record.resource.name !== contract.requestResource || record.pinned) return;
  const statuses = new Set<string>();
  for (const child of record.children) {
    if (child.resource.name !== contract.fileResource) continue;
    const status = statusOf(advance(state, team, child));
    if (status !== undefined) statuses.add(status);
  }
  const [first] = statuses;
  if (first === undefined) return;
  const open = summary.open.find((status) => statuses.has(status));
  const same = statuses.size === 1 && summary.same.find((status) => status === first);
  const status = open ?? (same || summary.mixed);
  if (record.value[field] === status) return;
  record.value[field] = status;
  changed(state, team, record);
}
