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
 * Returns the resources of the examples, with ids of their own. The first record of a file is the example that allows the most
 * transitions, twice, so that one can still be changed after the other. For each further transition there is one that allows it.
 */
export function startRecords(model: Model): StartRecords {
  const { fileResource, requestResource } = createdByForms(model);
  const transitions = model.operations.filter(({ transition }) => transition?.record === fileResource);
  const examples = examplesIn(model, fileResource);
  const first = mostAllowing(examples, transitions);
  const chosen = first ? [first, first] : [];
  for (;;) {
    const left = transitions.filter((each) => !chosen.some(({ value }) => allows(value, each)));
    const next = mostAllowing(examples, left);
    if (!next || !left.some((each) => allows(next.value, each))) break;
    chosen.push(next);
  }
  const files = chosen.map((each, index) => ({ ...each, id: numbered(each.value['id'], index) }));
  const owners = examplesIn(model, requestResource);
  const isOwner = ({ value }: RecordExample) =>
    Object.values(first?.value ?? {}).includes(value['id'] ?? null);
  const request = owners.find(isOwner);
  return { files, request, now: latestTime(request ? [...files, request] : files) };
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
  const irreversible = model.operations.filter(
    ({ transition }) => transition?.record === fileResource && transition.reversible === false,
  );
  const fitting = startRecords(model).files.filter(({ value }) => allows(value, operation));
  return (fitting[irreversible.findIndex(({ id }) => id === operation.id)] ?? fitting[0])?.id;
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
