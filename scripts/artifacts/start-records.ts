/** The resources that a sandbox with `--examples` begins with: those of the examples of the contract. */
import { failedGuard, type Guards } from '../../src/shared/guards.ts';
import type { Values } from '../../src/sandbox/contract/types.ts';
import type { Model, Operation } from '../model/index.ts';
import { examplesIn, type RecordExample } from './sandbox/example-records.ts';
import { createdByForms } from './sandbox/resources.ts';

interface StartRecord extends RecordExample {
  id: string;
}

export interface StartRecords {
  /** Records of the files of a form. */
  files: StartRecord[];
  /** The record of the form that they belong to. */
  request: RecordExample | undefined;
  /** The latest time in them; undefined if they have none. */
  now: string | undefined;
}

/**
 * Returns the resources of the examples, with ids of their own. The first record of a file is in the state that the service moves
 * new ones to, twice, so that one can still be changed after the other. For each further transition there is one that allows
 * it, and each that is irreversible has one of its own.
 */
export function startRecords(model: Model): StartRecords {
  const { fileResource, requestResource } = createdByForms(model);
  const transitions = model.operations.filter(({ transition }) => transition?.record === fileResource);
  const examples = examplesIn(model, fileResource);
  const first = mostAllowing(readyOf(model, fileResource, examples), transitions);
  const chosen = first ? [first, first] : [];
  for (;;) {
    const left = transitions.filter((each) => !chosen.some(({ value }) => allows(value, each)));
    const next = mostAllowing(examples, left);
    if (!next || !left.some((each) => allows(next.value, each))) break;
    chosen.push(next);
  }
  for (const operation of transitions.filter(isIrreversible)) {
    const own = examples.filter(({ value }) => allows(value, operation));
    const fitting = mostAllowing(own, transitions);
    if (fitting && first && !allows(first.value, operation)) chosen.push(fitting);
  }
  const files = chosen.map((each, index) => ({ ...each, id: numbered(each.value['id'], index) }));
  const owners = examplesIn(model, requestResource);
  const isOwner = ({ value }: RecordExample) =>
    Object.values(first?.value ?? {}).includes(value['id'] ?? null);
  const request = owners.find(isOwner);
  return { files, request, now: latestTime(request ? [...files, request] : files) };
}

const isIrreversible = ({ transition }: Operation): boolean => transition?.reversible === false;

/** The examples in the state that the service moves new resources to, where one can do most with them; all if there are none. */
function readyOf({ resources }: Model, name: string, examples: RecordExample[]): RecordExample[] {
  const { field = '', moves = [] } = resources[name]?.lifecycle ?? {};
  const initial = moves.find(({ from }) => from === undefined)?.to;
  const ready = moves.find(({ from, to }) => from === initial && to !== undefined)?.to;
  const found = examples.filter(({ value }) => value[field] === ready);
  return found.length > 0 ? found : examples;
}

function latestTime(records: RecordExample[]): string | undefined {
  const texts = records.flatMap(({ value }) =>
    Object.values(value).filter((each) => typeof each === 'string'),
  );
  const times = texts.filter((text) => /^\d{4}-\d\d-\d\dT/.test(text));
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

/**
 * Returns the id of the record of a file that an operation is tried on; undefined if none allows it. Operations that are
 * irreversible have one each, so that all can be tried one after the other.
 */
export function startIdOf(model: Model, operation: Operation): string | undefined {
  const { fileResource } = createdByForms(model);
  if (operation.transition?.record !== fileResource) return undefined;
  const { files } = startRecords(model);
  const fitting = files.filter(({ value }) => allows(value, operation));
  const irreversible = model.operations.filter(
    (each) => each.transition?.record === fileResource && isIrreversible(each),
  );
  const isOfFirst = (each: Operation) => files[0] !== undefined && allows(files[0].value, each);
  // Those that the first record does not allow have theirs at the end.
  const index = irreversible.filter(isOfFirst).findIndex(({ id }) => id === operation.id);
  const others = irreversible.filter((each) => !isOfFirst(each));
  const own = others.findIndex(({ id }) => id === operation.id);
  return (own >= 0 ? files.at(own - others.length) : (fitting[index] ?? fitting[0]))?.id;
}

const allows = (value: Values, { transition }: Operation): boolean =>
  failedGuard((transition?.from ?? {}) as Guards, value) === undefined;

/** The example that allows the most transitions; of several the one that shows most. */
function mostAllowing(examples: RecordExample[], transitions: Operation[]): RecordExample | undefined {
  const rank = ({ value }: RecordExample): number =>
    transitions.filter((each) => allows(value, each)).length * 1e9 + JSON.stringify(value).length;
  return examples.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** `task-1` is followed by `task-2`. */
function numbered(id: unknown, index: number): string {
  const text = String(id);
  if (index === 0) return text;
  const [, start = `${text}-`, number = '1'] = /^(.*?)(\d+)$/.exec(text) ?? [];
  return `${start}${Number(number) + index}`;
}
