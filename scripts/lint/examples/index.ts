/**
 * Rules on examples: each is consistent in itself, with its name, with the operation that it belongs to, and with the
 * other examples of the same resource. The rules read the model, and no state or field is named here.
 */
import { passes } from '../../../src/shared/guards.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Json, LifecycleField, Model, TransitionField } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { type ShownExample, shownExamples, type ShownObject } from './shown.ts';

/** A problem at a pointer into the bundle. */
type Finding = Omit<Problem, 'place'> & { pointer: string };
type ExampleRule = (examples: ShownExample[], model: Model) => Iterable<Omit<Finding, 'rule'>>;

const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a day exists: `Date` accepts the 31st of February. */
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** By the conventions of openapi/README.md, the description of a timestamp starts with "Time". */
function timesOf({ schema, value }: ShownObject): { name: string; text: string; time: number }[] {
  return schema.properties.flatMap(({ name, description }) => {
    const text = value[name];
    return description.startsWith('Time') && typeof text === 'string'
      ? [{ name, text, time: Date.parse(text) }]
      : [];
  });
}

/** The body of an example, or its payload. */
const mainOf = ({ objects }: ShownExample): ShownObject | undefined =>
  objects.findLast(({ main }) => main) ?? objects[0];

const lifecycleOf = ({ schema }: ShownObject): LifecycleField | undefined =>
  schema.properties.find(({ schema: each }) => each.lifecycle)?.schema.lifecycle;

/** The successful responses that show the resource of a transition, with the transition. */
function* outcomes(
  examples: ShownExample[],
): Generator<{ example: ShownExample; object: ShownObject; transition: TransitionField }> {
  for (const example of examples) {
    const { transition, success } = example.operation;
    if (!transition || !example.status?.startsWith('2') || success.kind === 'unknown') continue;
    const object = mainOf(example);
    if (object) yield { example, object, transition };
  }
}

/** The rules by name. */
export const exampleRules: Record<string, ExampleRule> = {
  *times(examples) {
    for (const object of examples.flatMap((example) => example.objects)) {
      const times = timesOf(object);
      const created = times.find(({ name }) => /^created/i.test(name));
      for (const { name, text, time } of times) {
        const pointer = `${object.pointer}/${name}`;
        if (!timestamp.test(text) || !Number.isFinite(time) || !isDay(text.slice(0, 10))) {
          const message = `\`${name}\` is ${text}, which is no time in ISO 8601. Write it like 2026-03-02T09:15:00Z.`;
          yield { pointer, message };
        } else if (created && time < created.time) {
          const message = `\`${name}\` (${text}) is before \`${created.name}\` (${created.text}). Correct one of them.`;
          yield { pointer, message };
        }
      }
    }
  },

  /** The last words of a component, or the name in an operation, can be those of a state or a boolean field. */
  *names(examples) {
    for (const example of examples) {
      const object = mainOf(example);
      const lifecycle = object && lifecycleOf(object);
      if (!object || !lifecycle) continue;
      const { component = '', name } = example;
      const names = [snake(name), snake(component).replace(`${snake(lifecycle.record)}_`, '')];
      const state = Object.keys(lifecycle.states).find((each) => names.includes(each.toLowerCase()));
      const wanted: Record<string, Json> = state === undefined ? {} : { [lifecycle.field]: state };
      for (const { name: field, schema } of object.schema.properties) {
        if (!schema.types.includes('boolean')) continue;
        if (names.includes(field)) wanted[field] = true;
        else if (names.includes(`dis${field}`)) wanted[field] = false;
      }
      for (const [field, value] of Object.entries(wanted)) {
        const shown = String(object.value[field]);
        if (shown.toLowerCase() === String(value).toLowerCase()) continue;
        const message = `The example is named for \`${field}\` ${String(value)}, and it is ${shown}. Correct the one or the other.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  /**
   * A response shows what the operation sets. Where an open question is about the rejection, it can show a resource that
   * the operation does not accept and leaves as it is. What a transition does not set still meets its conditions.
   */
  *transitions(examples) {
    for (const { example, object, transition } of outcomes(examples)) {
      const { from = {}, to = {}, openQuestions = [] } = transition;
      for (const field of new Set([...Object.keys(from), ...Object.keys(to)])) {
        const shown = object.value[field];
        if (shown === undefined) continue;
        const guard = from[field];
        const isAccepted = guard === undefined || passes(guard, shown);
        const isIgnored = openQuestions.length > 0 && !isAccepted;
        const outcome = to[field];
        const isRight = outcome ? outcome.value === undefined || outcome.value === shown : isAccepted;
        if (isRight || isIgnored) continue;
        const { id } = example.operation;
        const message = outcome
          ? `${id} sets \`${field}\` to ${String(outcome.value)}, and the example shows ${String(shown)}. Correct the example.`
          : `${id} does not accept \`${field}\` ${String(shown)}, which its response shows. Choose another value.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  /** A field that only an operation sets to true is not true in a state that the operation rejects. */
  *states(examples, { operations }) {
    for (const example of examples) {
      const object = mainOf(example);
      const lifecycle = object && lifecycleOf(object);
      if (!object || !lifecycle || object.schema.name !== lifecycle.record) continue;
      const state = object.value[lifecycle.field] ?? null;
      for (const { id, transition, shorthandOf } of operations) {
        const guard = transition?.from?.[lifecycle.field];
        if (!guard || transition.record !== lifecycle.record || shorthandOf || passes(guard, state)) continue;
        for (const [field, { value }] of Object.entries(transition.to ?? {})) {
          if (value !== true || object.value[field] !== true) continue;
          const message = `\`${field}\` is true, which ${id} sets, and ${id} does not accept ${String(state)}. Choose another state.`;
          yield { pointer: `${object.pointer}/${lifecycle.field}`, message };
        }
      }
    }
  },

  /** The parameters of a path have examples: a response shows the resource at this path. */
  *paths(examples) {
    for (const { operation, objects } of examples) {
      const { recordParameter, success } = operation;
      for (const { name, key, example: sent, in: where } of operation.parameters) {
        if (where !== 'path' || sent === undefined) continue;
        for (const { schema, value, pointer } of objects.filter(({ main }) => main)) {
          const isOwn = recordParameter === name && schema.name === success.record?.name && !success.list;
          for (const [field, shown] of Object.entries(value)) {
            if (!(field === 'id' ? isOwn : snake(field) === key) || shown === sent) continue;
            const message = `\`${field}\` is ${JSON.stringify(shown)}, and the example of the path parameter \`${name}\` is ${JSON.stringify(sent)}. Use one value.`;
            yield { pointer: `${pointer}/${field}`, message };
          }
        }
      }
    }
  },

  /** The examples that show one resource have one value in each text that no operation changes. */
  *resources(examples, model) {
    for (const { name, schema } of Object.values(model.resources)) {
      const changed = model.operations.flatMap(({ record, transition }) =>
        record === name ? Object.keys(transition?.to ?? {}) : [],
      );
      const fixed = schema.properties.filter(
        ({ name: field, schema: each }) =>
          !changed.includes(field) &&
          !each.nullable &&
          !each.values &&
          !each.lifecycle &&
          each.types.includes('string'),
      );
      const first = new Map<string, Json>();
      for (const example of examples) {
        const object = example.status?.startsWith('2') ? mainOf(example) : undefined;
        if (object?.schema.name !== name) continue;
        for (const { name: field } of fixed) {
          const [value = null, key] = [object.value[field], `${String(object.value['id'])} ${field}`];
          if (!first.has(key)) first.set(key, value);
          if (first.get(key) === value) continue;
          const message = `\`${field}\` of ${String(object.value['id'])} is ${String(value)} here and ${String(first.get(key))} in another example. No operation changes it: use one value.`;
          yield { pointer: `${object.pointer}/${field}`, message };
        }
      }
    }
  },
};

/** Returns what is inconsistent in the examples of a contract, each fault once. */
export function findInconsistentExamples(model: Model): Finding[] {
  const examples = shownExamples(model);
  const found = Object.entries(exampleRules).flatMap(([name, rule]) =>
    [...rule(examples, model)].map((finding) => ({ ...finding, rule: `examples/${name}` })),
  );
  // A component is an example of several operations.
  return [...new Map(found.map((each) => [`${each.rule} ${each.pointer} ${each.message}`, each])).values()];
}

/** Returns the inconsistent examples as problems. `placeOf` finds the file and line of a pointer. */
export const checkExamples = (model: Model, placeOf: (pointer: string) => string): Problem[] =>
  findInconsistentExamples(model).map(({ pointer, ...finding }) => ({ place: placeOf(pointer), ...finding }));
