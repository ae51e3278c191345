/** Requests in every state of the record that an operation acts on, and with every value of the other fields that matter. */
import type { Json, Model, Operation } from '../../../scripts/model/index.ts';
import { passes } from '../../../src/shared/guards.ts';
import { prepared, recordFor, usual, type RequestCase, type Values } from './request.ts';

/** A value of a time that is there. */
const time = '2026-01-01T00:00:00.000Z';

export function* stateCases(model: Model): Generator<RequestCase> {
  for (const operation of model.operations) {
    const { transition } = operation;
    const resource = model.resources[transition?.record ?? ''];
    if (!transition || !resource || transition.creates || !prepared(model).has(resource.name)) continue;
    const base = usual(operation, model);
    for (const record of records(operation, model)) {
      const valid = Object.entries(transition.from ?? {}).every(([field, guard]) =>
        passes(guard, record[field]),
      );
      const words = Object.entries(record).map(([field, value]) => `${field} ${String(value)}`);
      yield {
        ...base,
        label: `${operation.id} where ${words.join(', ')}`,
        aspect: 'state',
        record,
        valid,
        rejectedWith: valid ? [] : [transition.rejectedWith ?? '400'],
      };
    }
  }
}

/** Each state with the usual values of the other fields, and each other value in the states that allow the operation. */
function records(operation: Operation, model: Model): Values[] {
  const { transition } = operation;
  const { lifecycle, schema } = model.resources[transition?.record ?? ''] ?? {};
  if (!lifecycle || !schema) return [];
  const { field } = lifecycle;
  const states = Object.entries(lifecycle.states).flatMap(([state, { spellingOf }]) =>
    spellingOf === undefined ? [state] : [],
  );
  const usualRecord = recordFor(operation, model);
  const valuesOf = (name: string): Json[] => {
    const property = schema.properties.find((each) => each.name === name)?.schema;
    if (property?.types.includes('boolean')) return [false, true];
    return property?.nullable ? [null, time] : (property?.values ?? []);
  };
  const others = Object.keys(transition?.from ?? {}).filter((name) => name !== field);
  return [
    ...states.map((state) => ({ ...usualRecord, [field]: state })),
    ...others.flatMap((name) =>
      states.flatMap((state) =>
        valuesOf(name)
          .filter((value) => value !== usualRecord[name])
          .map((value) => ({ ...usualRecord, [field]: state, [name]: value })),
      ),
    ),
  ];
}
