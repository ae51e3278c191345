/** The resources that a sandbox with `--examples` begins with: those of the examples of the contract. */
import { failedGuard, type Guards } from '../../src/shared/guards.ts';
import type { Values } from '../../src/sandbox/contract/types.ts';
import type { Model, Operation } from '../model/index.ts';
import { examplesIn, type RecordExample } from './sandbox/example-records.ts';
import { createdByForms } from './sandbox/resources.ts';

interface StartRecord extends RecordExample {
  id: string;
}

interface StartRecords {
  /** Records of the files of a form. */
  files: StartRecord[];
  /** The record of the form that they belong to. */
  request: RecordExample | undefined;
  /** The latest time in them; undefined if they have none. */
  now: string | undefined;
  /** The record of a file that an operation is tried on, by operationId. */
  idOf: ReadonlyMap<string, string>;
}

/**
 * Returns the resources of the examples, with ids of their own. The first record of a file is in the state that the service
 * moves new ones to. Each operation that is irreversible has a record of its own, so that all can be tried one after the other.
 */
export function startRecords(model: Model): StartRecords {
  const { fileResource, requestResource } = createdByForms(model);
  const transitions = model.operations.filter(({ transition }) => transition?.record === fileResource);
  const examples = examplesIn(model, fileResource);
  const files: StartRecord[] = [];
  const add = (some: RecordExample[]): StartRecord | undefined => {
    const found = mostAllowing(some, transitions);
    if (found) files.push({ ...found, id: numbered(found.value['id'], files.length) });
    return found && files.at(-1);
  };
  const first = add(readyOf(model, fileResource, examples));
  const used = new Set<StartRecord>();
  const idOf = new Map<string, string>();
  for (const operation of transitions) {
    const isFinal = operation.transition?.reversible === false;
    const fits = ({ value }: RecordExample): boolean => allows(value, operation);
    const found =
      files.find((each) => fits(each) && !(isFinal && used.has(each))) ?? add(examples.filter(fits));
    if (!found) continue;
    if (isFinal) used.add(found);
    idOf.set(operation.id, found.id);
  }
  const isOwner = ({ value }: RecordExample) =>
    Object.values(first?.value ?? {}).includes(value['id'] ?? null);
  const request = examplesIn(model, requestResource).find(isOwner);
  return { files, request, now: latestTime(request ? [...files, request] : files), idOf };
}

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
