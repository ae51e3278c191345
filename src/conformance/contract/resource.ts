/** The resources of the contract and of the tested server, and the operations that create and read them. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import type { Json, ResourceKind, TestedOperation } from './types.ts';
import { InconclusiveError } from './errors.ts';
import type { Sample } from './options.ts';
import { passes, type Guards } from '../../shared/guards.ts';

/** Where the contract has no such resource. */
const noResource: ResourceKind = {
  name: '',
  noun: 'resource',
  id: 'id',
  lifecycle: { field: '', states: [], spellings: {}, moves: [], pointers: {} },
  foreignKeys: {},
};

export const resourceOf = (name: string | undefined): ResourceKind =>
  contract.resources[name ?? ''] ?? noResource;

/** The resource that each file of a form creates. */
export const task: ResourceKind = resourceOf(contract.fileResource);
/** The resource that a form with files creates. */
export const upload: ResourceKind = resourceOf(contract.requestResource);

/** The operations without shorthand endpoints, which do the same as another one. */
export const fullOperations: readonly TestedOperation[] = contract.operations.filter(
  ({ shorthandOf }) => shorthandOf === undefined,
);

/** The id of the upload that a task belongs to. */
export const uploadOf = (fields: Readonly<Record<string, unknown>>): string => {
  const field = Object.keys(task.foreignKeys).find((each) => task.foreignKeys[each] === upload.name) ?? '';
  return String(fields[field]);
};

/** The operation that creates an upload, and a task for each file. */
export const creator: TestedOperation | undefined = fullOperations.find(({ transition }) =>
  transition?.creates?.some(({ per }) => per === 'file'),
);

/**
 * Returns the operation that reads one resource of a kind. Shorthand endpoints come last.
 *
 * @throws {InconclusiveError} There is none.
 */
export function readerOf(resource: string | undefined): TestedOperation {
  const reader = [...fullOperations, ...contract.operations].find(
    (each) => each.resource === resource && each.action === 'get',
  );
  if (!reader) throw new InconclusiveError('no operation reads the resource');
  return reader;
}

/** Returns the fields that an operation sets with their values: undefined where the contract does not state one. */
export const fieldsSetBy = ({ transition }: TestedOperation): [field: string, value: Json | undefined][] =>
  Object.entries(transition?.to ?? {}).map(([field, { value }]) => [field, value]);

/** Whether an operation acts on one resource, which its path names. */
export const acts = ({ idParameter }: TestedOperation): boolean => idParameter !== undefined;

export type Fields = Record<string, unknown>;

/** A resource of the server that a check may use. */
export interface TestResource {
  resource: string;
  id: string;
  /** Its fields when it was last read. */
  fields: Fields;
  sample: Sample | undefined;
}

/** Whether the service may change a state of a resource at any time. */
export const isLeft = (resource: string | undefined, state: unknown): boolean =>
  // The first state of a new resource is a move from none.
  state !== undefined && resourceOf(resource).lifecycle.moves.some(({ from }) => from === state);

/** Whether the service may change the state of a resource at any time. */
export const isMoving = ({ resource, fields }: Pick<TestResource, 'resource' | 'fields'>): boolean =>
  isLeft(resource, fields[resourceOf(resource).lifecycle.field]);

/** Values that pass guards. */
export function valuesFor(guards: Guards): Fields {
  const { field: state, states } = task.lifecycle;
  return Object.fromEntries(
    Object.entries(guards).map(([field, guard]) => {
      const boolean = guard.notIn?.some((each) => typeof each === 'boolean');
      const others = boolean ? [true, false] : [new Date(0).toISOString()];
      const choices = field === state ? states : others;
      return [field, guard.in ? guard.in[0] : choices.find((each) => passes(guard, each))];
    }),
  );
}

/** Whether the fields of a resource pass guards. */
export const fits = (fields: Fields, guards: Guards): boolean =>
  Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));

/** How the processing of a sample ends, besides the state that processing ends in. */
export type SampleBehavior = Pick<Sample, 'fails' | 'partial'>;

/** Whether a sample has some behavior, and no other. */
export const hasBehavior = (sample: Sample | undefined, { fails, partial }: SampleBehavior): boolean =>
  sample?.fails === fails && sample?.partial === partial;

/** Guards with one value each, so that the ways there are short. */
export const firstGuards = (guards: Guards): Guards =>
  Object.fromEntries(
    Object.entries(guards).map(([field, guard]) => [field, guard.in ? { in: guard.in.slice(0, 1) } : guard]),
  );

/** Whether fields show what an accepted operation sets, as far as the service does not move it on. */
export const showsEffect = (
  { resource, transition }: TestedOperation,
  fields: Fields,
  values: Readonly<Record<string, string>> = {},
): boolean =>
  Object.entries(transition?.to ?? {}).every(([field, { value, parameter = '' }]) => {
    const wanted = values[parameter] ?? value;
    return wanted === undefined || isLeft(resource, wanted) || fields[field] === wanted;
  });
