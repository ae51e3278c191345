import { passes, type Guards } from '../../shared/guards.ts';
import type { Sample } from '../options.ts';
import { resourceOf, task } from './resource.ts';

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
  state !== undefined && resourceOf(resource)?.lifecycle?.moves.some(({ from }) => from === state) === true;

/** Whether the service may change the state of a resource at any time. */
export const isMoving = ({ resource, fields }: Pick<TestResource, 'resource' | 'fields'>): boolean =>
  isLeft(resource, fields[resourceOf(resource)?.lifecycle?.field ?? '']);

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
