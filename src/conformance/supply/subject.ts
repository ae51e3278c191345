import { contract } from '../../../generated/conformance/contract/contract.ts';
import { passes, type Guards } from '../../shared/guards.ts';
import type { TestedOperation } from '../contract-types.ts';
import type { Sample } from '../options.ts';
import { resourceOf } from '../requests/session.ts';

export type Fields = Record<string, unknown>;

/** A record of the server that a check may use. */
export interface Subject {
  resource: string;
  id: string;
  /** Its fields when it was last read. */
  fields: Fields;
  sample: Sample | undefined;
}

/** A record that a check needs cannot be had. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Returns whether the service may change the state of a resource at any time. */
export function isMoving({ resource, fields }: Subject): boolean {
  const lifecycle = resourceOf(resource)?.lifecycle;
  return lifecycle?.moves.some(({ from }) => from === fields[lifecycle.field]) ?? false;
}

/** Values that pass guards. */
export function valuesFor(guards: Guards): Fields {
  const lifecycle = resourceOf(contract.perFile)?.lifecycle;
  return Object.fromEntries(
    Object.entries(guards).map(([field, guard]) => {
      const boolean = guard.notIn?.some((each) => typeof each === 'boolean');
      const others = boolean ? [true, false] : [new Date(0).toISOString()];
      const choices = lifecycle?.field === field ? lifecycle.states : others;
      return [field, guard.in ? guard.in[0] : choices.find((each) => passes(guard, each))];
    }),
  );
}

/** Whether a resource passes guards. */
export const fits = ({ fields }: Subject, guards: Guards): boolean => passesAll(guards, fields);

/** Whether fields pass guards. */
export const passesAll = (guards: Guards, fields: Fields): boolean =>
  Object.entries(guards).every(([field, guard]) => passes(guard, fields[field]));

/** Whether a sample is special in some way, and in no other. */
export const isSpecial = (sample: Sample | undefined, { fails, partial }: Partial<Sample>): boolean =>
  sample?.fails === fails && sample?.partial === partial;

/** Returns what an operation requires of the fields of its resource. */
export const guardsOf = ({ transition }: TestedOperation): Guards => transition?.from ?? {};
