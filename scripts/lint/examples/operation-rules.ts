/** Rules on an example and the operation that it belongs to: its name, its state, and the path of the request. */
import { passes, type Guard } from '../../../src/shared/guards.ts';
import { snake } from '../../model/names.ts';
import type { LifecycleField, Model, Operation, TransitionField } from '../../model/index.ts';
import { type ExampleRule, type ShownExample, type ShownObject } from './shown.ts';

/** The lifecycle of a schema: of the resource itself, or of another schema that shows the same status. */
const lifecycleOf = ({ schema }: ShownObject): LifecycleField | undefined =>
  schema.properties.find(({ schema: each }) => each.lifecycle)?.schema.lifecycle;

export const mainOf = ({ objects }: ShownExample): ShownObject | undefined =>
  objects.findLast(({ main }) => main) ?? objects[0];

/** Whether an example shows an interpretation other than the one of the contract: its summary states it. */
const isAssumption = ({ summary, operation }: ShownExample): boolean =>
  /assumption/i.test(summary) && (operation.transition?.openQuestions ?? []).length > 0;

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

export const operationRules: Record<string, ExampleRule> = {
  /** The last words of a component, or the name in an operation, can be those of a state or a boolean field. */
  *'name-and-state'(examples) {
    for (const example of examples) {
      const object = mainOf(example);
      const lifecycle = object && lifecycleOf(object);
      if (!object || !lifecycle) continue;
      const { component = '', name } = example;
      const names = [snake(name), snake(component).replace(`${snake(lifecycle.record)}_`, '')];
      const state = Object.keys(lifecycle.states).find((each) => names.includes(each.toLowerCase()));
      const shown = object.value[lifecycle.field];
      if (state !== undefined && String(shown).toLowerCase() !== state.toLowerCase()) {
        const message = `The example is named for ${state}, and its \`${lifecycle.field}\` is ${String(shown)}. Correct the one or the other.`;
        yield { pointer: `${object.pointer}/${lifecycle.field}`, message };
      }
      for (const { name: field, schema } of object.schema.properties) {
        if (!schema.types.includes('boolean')) continue;
        const wanted = names.includes(field) ? true : names.includes(`dis${field}`) ? false : undefined;
        if (wanted === undefined || object.value[field] === wanted) continue;
        const message = `The example is named for \`${field}\` ${wanted}, and it is ${String(object.value[field])}. Correct the one or the other.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
      for (const field of Object.keys(object.value)) {
        if (!names.includes(field.replace(/_at$/, '')) || object.value[field] !== null) continue;
        const message = `The example is named for \`${field}\`, which is null. Set it, or choose another name.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  *'outcome-of-transition'(examples) {
    for (const { example, object, transition } of outcomes(examples)) {
      for (const [field, outcome] of Object.entries(transition.to ?? {})) {
        const { value: wanted } = outcome;
        if (wanted === undefined || !(field in object.value)) continue;
        const differs = object.value[field] !== wanted;
        if (differs === isAssumption(example)) continue;
        const message = isAssumption(example)
          ? `The example shows the request as ignored, and \`${field}\` has its new value ${String(wanted)}. Keep the old value.`
          : `${example.operation.id} sets \`${field}\` to ${String(wanted)}, and the example shows ${String(object.value[field])}. Correct the example.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  /** What a transition does not change still meets its conditions afterwards. */
  *'condition-of-transition'(examples) {
    for (const { example, object, transition } of outcomes(examples)) {
      for (const [field, guard] of Object.entries(transition.from ?? {})) {
        if (!(field in object.value)) continue;
        const changed = field in (transition.to ?? {});
        const isMet = passes(guard, object.value[field]);
        const fault = isAssumption(example) ? changed && isMet : !changed && !isMet;
        if (!fault) continue;
        const message = isAssumption(example)
          ? `The example shows a request that is ignored, and \`${field}\` is ${String(object.value[field])}, which the operation accepts. Choose another value.`
          : `${example.operation.id} does not accept \`${field}\` ${String(object.value[field])}, which its response shows. Choose another value.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  /** A field that only an operation sets cannot have its value in a state that the operation rejects. */
  *'field-and-state'(examples, model) {
    for (const example of examples) {
      const object = mainOf(example);
      const lifecycle = object && lifecycleOf(object);
      if (!object || !lifecycle || object.schema.name !== lifecycle.record) continue;
      const state = object.value[lifecycle.field];
      for (const [field, guard, id] of setters(model, lifecycle, object)) {
        if (passes(guard, state ?? null)) continue;
        const message = `\`${field}\` is ${String(object.value[field])}, which ${id} sets, and ${id} does not accept ${String(state)}. Choose another state.`;
        yield { pointer: `${object.pointer}/${lifecycle.field}`, message };
      }
      const isInitial = lifecycle.moves.some(({ from, to }) => from === undefined && to === state);
      const exits = isInitial ? exitMarks(model, lifecycle) : [];
      for (const field of exits.filter((each) => each in object.value && object.value[each] !== null)) {
        const message = `\`${field}\` is set in ${String(state)}, the state of a new resource. Set it to null, or choose another state.`;
        yield { pointer: `${object.pointer}/${field}`, message };
      }
    }
  },

  /** The parameters of a path have examples: a response shows the resource at this path. */
  *'path-of-response'(examples) {
    for (const example of examples) {
      const { operation } = example;
      for (const { name, key, example: sent, in: where } of operation.parameters) {
        if (where !== 'path' || sent === undefined) continue;
        for (const object of example.objects.filter(({ main }) => main)) {
          const fields = identifying(operation, name, object);
          for (const field of fields.filter((each) => snake(each) === key || each === 'id')) {
            const shown = object.value[field];
            if (shown === undefined || shown === sent) continue;
            const message = `\`${field}\` is ${JSON.stringify(shown)}, and the example of the path parameter \`${name}\` is ${JSON.stringify(sent)}. Use one value.`;
            yield { pointer: `${object.pointer}/${field}`, message };
          }
        }
      }
    }
  },
};

/** The fields of an object that have the value of a parameter. */
function identifying(operation: Operation, parameter: string, { schema, value }: ShownObject): string[] {
  const { recordParameter, success } = operation;
  const shown = schema.name === success.record?.name && !success.list;
  const own = recordParameter === parameter && shown ? ['id'] : [];
  return [...own, ...Object.keys(value).filter((field) => field !== 'id')];
}

/** The fields of an object whose value an operation sets, each with the states that the operation accepts. */
function* setters(
  { operations }: Model,
  { record, field: stateField }: LifecycleField,
  { value }: ShownObject,
): Generator<[field: string, guard: Guard, id: string]> {
  for (const { id, transition, shorthandOf } of operations) {
    const guard = transition?.from?.[stateField];
    if (!guard || transition.record !== record || shorthandOf) continue;
    for (const [field, outcome] of Object.entries(transition.to ?? {})) {
      const { value: set } = outcome;
      // The opposite value is that of a new resource.
      if (field !== stateField && set === true && value[field] === set) yield [field, guard, id];
    }
  }
}

/** The fields that are null before a resource leaves its lifecycle: a transition asks for null. */
function exitMarks({ operations }: Model, { record, field }: LifecycleField): string[] {
  const guards = operations.flatMap(({ transition }) =>
    transition?.record === record ? Object.entries(transition.from ?? {}) : [],
  );
  return guards.flatMap(([name, { in: some = [] }]) =>
    name !== field && some.length === 1 && some[0] === null ? [name] : [],
  );
}
