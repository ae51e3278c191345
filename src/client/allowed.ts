import { defaultRecord, guards, states } from '../../generated/client/contract/contract.ts';
import type { components } from '@docproc/types';
import { mapValues } from './merge.ts';
import { describe, type Guards, passes } from '../shared/guards.ts';
import { oneLine, quote, toText } from './to-text.ts';

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
   * - `'unknown'`: no field of the resource forbids it, and the client cannot check the rest
   */
  allowed: boolean | 'unknown';
  /** Why it is rejected, or what the client cannot check; empty if allowed. */
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
 * @throws {TypeError} There is no such operation, or the resource is another one.
 */
export function can<R extends GuardedRecord = Default>(
  action: Action<R>,
  record: GuardedFields<R>,
  name?: R,
): boolean | 'unknown' {
  return own('can', verdicts('can', record, name), action).allowed;
}

/**
 * Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
 *
 * @param record The resource, or the fields of it that the guards look at.
 * @param name Name of the resource in the contract.
 * @throws {TypeError} The resource is another one.
 */
export function allowed<R extends GuardedRecord = Default>(
  record: GuardedFields<R>,
  name?: R,
): Record<Action<R>, Verdict> {
  return verdicts('allowed', record, name) as Record<Action<R>, Verdict>;
}

type Actions = Readonly<
  Record<string, Readonly<Record<string, { readonly from?: Guards; readonly open?: readonly string[] }>>>
>;

function own<T>(where: string, values: Readonly<Record<string, T>>, name: string): T {
  const value = Object.hasOwn(values, name) && values[name];
  if (value) return value;
  throw new TypeError(`${where}: ${quote(name)} is none of ${Object.keys(values).join(', ')}`);
}

function verdicts(where: string, record: unknown, name: string = defaultRecord): Record<string, Verdict> {
  const actions = own(where, guards as Actions, name);
  const fields = Object(record) as Record<string, unknown>;
  const looked = Object.values(actions).flatMap(({ from }) => Object.keys(from ?? {}));
  if (looked.length > 0 && !looked.some((field) => fields[field] !== undefined))
    throw new TypeError(`${where}: the resource must be a ${name}, with ${[...new Set(looked)].join(', ')}`);
  const values: Readonly<Record<string, readonly unknown[]>> = states[name] ?? {};
  return mapValues(actions, ({ from = {}, open = [] }): Verdict => {
    const unknown = [...open];
    for (const [field, guard] of Object.entries(from)) {
      const value = fields[field];
      const shown = oneLine(toText(value));
      if (value === undefined) unknown.push(`${field} is missing.`);
      else if (values[field]?.includes(value) === false)
        unknown.push(`the contract does not list the ${field} ${shown}.`);
      else if (!passes(guard, value))
        return { allowed: false, reason: `${field} is ${shown}, and ${describe(guard)}.` };
    }
    const reason = unknown.map((each) => `Not checked: ${each}`).join(' ');
    return { allowed: reason ? 'unknown' : true, reason };
  });
}
