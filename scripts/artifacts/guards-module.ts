import type { Precondition, Preconditions } from '../../src/shared/guards.ts';
import { omitUndefined } from '../../src/shared/omit-undefined.ts';
import type { Model, Operation } from '../model/index.ts';
import { lines } from '../lib/json-lines.ts';
import type { Datum } from './data-module.ts';

/** The guards of the sandbox: what must be true of a record before each operation, by record and operationId. */
export const guardsOf = (model: Model): Preconditions => Object.fromEntries(guardedRecords(model));

/** The guards of the client: the same by record and action, with the descriptions of conditions alone. */
export function actionGuardsOf(model: Model): { guards: Datum; states: Datum; defaultRecord: string } {
  const guarded = guardedRecords(model);
  const data = Object.fromEntries(
    guarded.map(([record, all]) => [
      record,
      Object.fromEntries(
        Object.values(all).flatMap(({ action, from, conditions }) =>
          action === undefined
            ? []
            : [[action, omitUndefined({ from, open: conditions?.map(({ description }) => description) })]],
        ),
      ),
    ]),
  );
  const states = Object.fromEntries(
    guarded.flatMap(([record]) => {
      const { lifecycle } = model.resources[record] ?? {};
      return lifecycle ? [[record, { [lifecycle.field]: Object.keys(lifecycle.states) }]] : [];
    }),
  );
  const count = (all: Record<string, Precondition>): number =>
    Object.values(all).filter(({ from }) => from !== undefined).length;
  // Of two with as many, the first. A guard on another resource leaves the default as it is.
  const [first] = guarded.filter(([, all]) => count(all) > 0).sort(([, a], [, b]) => count(b) - count(a));
  // The type does not depend on the words of a description.
  const type = lines(
    JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'open' ? ['@string'] : value))),
  );
  return {
    guards: { value: data, type: type.replaceAll('"@string"', 'string') },
    states: {
      value: states,
      type: 'Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>',
    },
    defaultRecord: first?.[0] ?? '',
  };
}

/** Records with guards. Others need no data: any state will do for all of their operations. */
export function guardedRecords({
  resources,
  operations,
}: Model): (readonly [record: string, Record<string, Precondition>])[] {
  return Object.keys(resources).flatMap((record) => {
    const all = preconditions(operations.filter(({ transition }) => transition?.record === record));
    const needed = Object.values(all).some(({ from, conditions }) => from ?? conditions);
    return needed ? [[record, all] as const] : [];
  });
}

/** The preconditions of operations on one record. The first operation of a name has that name as its action. */
function preconditions(operations: Operation[]): Record<string, Precondition> {
  const taken = new Set<string>();
  return Object.fromEntries(
    operations.flatMap(({ id, name, transition }) => {
      const { from = {}, conditions = [], creates } = transition ?? {};
      if (creates && conditions.length === 0) return [];
      const action = taken.has(name) ? id : name;
      if (!creates) taken.add(name);
      const required = conditions.map(({ id: condition, description }) => ({ id: condition, description }));
      const precondition = omitUndefined({
        // A record that does not exist yet has no fields to look at.
        action: creates ? undefined : action,
        from: Object.keys(from).length > 0 ? from : undefined,
        conditions: required.length > 0 ? required : undefined,
      });
      return [[id, precondition] as const];
    }),
  );
}
