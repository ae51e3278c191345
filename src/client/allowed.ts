import { defaultRecord, guards } from '../../generated/client/contract/guards.ts';
import type { components } from '@docproc/types';
import { mapValues } from './merge.ts';
import { type Guards, violation } from '../shared/guards.ts';

type Data = typeof guards;
type Keys<T> = T extends unknown ? keyof T : never;
type Values<T> = T[keyof T];
type FieldsOf<P> = P extends { from: infer F } ? Keys<F> : never;

/** The resources that some operation has guards for. */
export type GuardedRecord = {
  [R in keyof Data]: [FieldsOf<Values<Data[R]>>] extends [never] ? never : R;
}[keyof Data];

/** The operations on a resource, by their names in the client: `complete`. */
export type Action<R extends GuardedRecord> = keyof Data[R] & string;

/** The fields of a resource that its guards look at. */
export type GuardedFields<R extends GuardedRecord> = Pick<
  components['schemas'][R],
  FieldsOf<Values<Data[R]>> & keyof components['schemas'][R]
>;

/** Whether an operation is allowed on a resource. */
export interface Verdict {
  /**
   * - `true`: the contract allows it
   * - `false`: the contract states that the service rejects it
   * - `'unknown'`: the fields of the resource allow it, and the service decides the rest
   */
  allowed: boolean | 'unknown';
  /** Why it is rejected, or what the service decides; empty if allowed. */
  reason: string;
}

type Default = Extract<typeof defaultRecord, GuardedRecord>;

/**
 * Returns whether the contract allows an operation on a resource in its present state.
 *
 * `'unknown'` counts as true in an `if`: the fields of the resource allow the operation, and the service decides.
 * Compare with `=== true` to be sure.
 *
 * @param action The operation, by its name in the client: `complete`.
 * @param record The resource, or the fields of it that the guards look at.
 * @param name Name of the resource in the contract.
 */
export function can<R extends GuardedRecord = Default>(
  action: Action<R>,
  record: GuardedFields<R>,
  name?: R,
): boolean | 'unknown' {
  return allowed<R>(record, name)[action].allowed;
}

/**
 * Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
 *
 * @param record The resource, or the fields of it that the guards look at.
 * @param name Name of the resource in the contract.
 */
export function allowed<R extends GuardedRecord = Default>(
  record: GuardedFields<R>,
  name?: R,
): Record<Action<R>, Verdict> {
  const all: Actions = guards;
  return mapValues(all[name ?? defaultRecord] ?? {}, ({ from = {}, open = [] }): Verdict => {
    const unknown = [...open];
    const rejected = violation(from, record, unknown);
    return rejected
      ? { allowed: false, reason: `${rejected}.` }
      : { allowed: unknown.length > 0 ? 'unknown' : true, reason: unknown.join(' ') };
  }) as Record<Action<R>, Verdict>;
}

/** Guards of the actions on each resource, and what else must be true. */
type Actions = Readonly<
  Record<string, Readonly<Record<string, { readonly from?: Guards; readonly open?: readonly string[] }>>>
>;
