/**
 * Rules on examples: each is consistent in itself, with its name, with the operation that it belongs to, and with the
 * other examples of the same resource. The rules read the model, and no state or field is named here.
 */
import { passes } from '../../src/shared/guards.ts';
import { canonical, isObject } from '../../src/shared/json.ts';
import { isTimestamp } from '../../src/shared/timestamps.ts';
import { memberPointer } from '../lib/pointer.ts';
import type { Problem } from '../lib/problem.ts';
import type { Example, Json, XLifecycle, Model, Operation, Schema } from '../model/index.ts';
import { snake } from '../model/names.ts';
import { brokenPromises } from './example-names.ts';

/** An example of a request or response body. */
interface ShownExample extends Example {
  operation: Operation;
  /** Status of the response; undefined for a request body. */
  status: string | undefined;
  /** Every object in it whose fields are described, outermost first. */
  objects: ShownObject[];
  /** Those that are the body itself, or its payload. */
  own: ShownObject[];
}
interface ShownObject {
  schema: Schema;
  value: { [field: string]: Json };
  /** Pointer to the object, for its location. */
  pointer: string;
}

type ExampleProblem = { pointer: string; message: string };
type ExampleRule = (examples: ShownExample[], model: Model) => Iterable<ExampleProblem>;

const shownExamples = ({ operations }: Model): ShownExample[] =>
  operations.flatMap((operation) => {
    const { body, responses } = operation;
    const bodies = [
      ...(body ? [body, ...body.others] : []).map((content) => ({ status: undefined, ...content })),
      ...responses.flatMap(({ status, contents }) => contents.map((content) => ({ status, ...content }))),
    ];
    return bodies.flatMap(({ status, schema, examples }) =>
      examples.map((example) => {
        const at = `${example.pointer}/value`;
        const objects = schema ? objectsIn(schema, example.value, at) : [];
        const own = objects.filter(({ pointer }) => pointer === at || pointer === `${at}/payload`);
        return { ...example, operation, status, objects, own };
      }),
    );
  });

function objectsIn(schema: Schema, value: Json, pointer: string): ShownObject[] {
  const { items, prefixItems, properties } = schema;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const each = prefixItems[index] ?? items;
      return each ? objectsIn(each, item, `${pointer}/${index}`) : [];
    });
  }
  if (typeof value !== 'object' || value === null || properties.length === 0) return [];
  const inner = properties.flatMap(({ name, schema: each }) =>
    name in value ? objectsIn(each, value[name] ?? null, memberPointer(pointer, name)) : [],
  );
  return [{ schema, value, pointer }, ...inner];
}

/** The payload of an example, or its body. */
const mainOf = ({ own }: ShownExample): ShownObject | undefined => own.at(-1);

const lifecycleOf = ({ schema }: ShownObject): XLifecycle | undefined =>
  schema.properties.find(({ schema: each }) => each.lifecycle)?.schema.lifecycle;

/** Returns the milliseconds of a timestamp; NaN for what names no instant, such as the day of a week. */
function instantOf(text: string): number {
  const parts = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)([.,]\d+)?(Z|[+-]\d\d)?:?(\d\d)?$/i.exec(
    text,
  );
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z', minutes = '00'] = parts ?? [];
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone}:${minutes}`;
  return Date.parse(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.replace(',', '.')}${offset}`,
  );
}

/** Whether two values are the same, where an instant may be written in another way. */
function agree(one: Json, other: Json): boolean {
  const [first, second] = [one, other].map((value) =>
    JSON.stringify(value, (_, each: Json) => {
      const instant = typeof each === 'string' && isTimestamp(each) ? instantOf(each) : NaN;
      return Number.isNaN(instant) ? each : instant;
    }),
  );
  return canonical(JSON.parse(first ?? '')) === canonical(JSON.parse(second ?? ''));
}

/** The rules by name. */
export const exampleRules: Record<string, ExampleRule> = {
  /** By the conventions of openapi/README.md, the description of a timestamp starts with "Time". */
  *times(examples) {
    for (const { schema, value, pointer: at } of examples.flatMap((example) => example.objects)) {
      const times = schema.properties.flatMap(({ name, description }) => {
        const text = value[name];
        return description.startsWith('Time') && typeof text === 'string' ? [{ name, text }] : [];
      });
      const created = times.find(({ name }) => /^created/i.test(name));
      for (const { name, text } of times) {
        const pointer = memberPointer(at, name);
        if (!isTimestamp(text)) {
          const message = `\`${name}\` is ${text}, which is no time in ISO 8601. Write it like 2026-03-02T09:15:00Z.`;
          yield { pointer, message };
        } else if (created && instantOf(text) < instantOf(created.text)) {
          const message = `\`${name}\` (${text}) is before \`${created.name}\` (${created.text}). Correct one of them.`;
          yield { pointer, message };
        }
      }
    }
  },

  /**
   * A response shows what the operation sets. Where an open question is about the rejection, it can show a resource that
   * the operation does not accept and leaves as it is. What a transition does not set still meets its conditions.
   */
  *transitions(examples, { operations }) {
    for (const example of examples) {
      const { id, transition, success } = example.operation;
      const object = mainOf(example);
      if (!object || !transition || !example.status?.startsWith('2') || success.kind === 'unknown') continue;
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
        const message = outcome
          ? `${id} sets \`${field}\` to ${String(outcome.value)}, and the example shows ${String(shown)}. Correct the example.`
          : `${id} does not accept \`${field}\` ${String(shown)}, which its response shows. Choose another value.`;
        yield { pointer: memberPointer(object.pointer, field), message };
      }
      yield* otherVerbs(example, operations);
      yield* otherTimes(example, object, examples);
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
          yield { pointer: memberPointer(object.pointer, lifecycle.field), message };
        }
      }
    }
  },

  /** The parameters of a path have examples: a response shows the resource at this path. */
  *paths(examples) {
    for (const { operation, own } of examples) {
      const { idParameter, success } = operation;
      for (const { name, snakeName, example: sent, in: where } of operation.parameters) {
        if (where !== 'path' || sent === undefined) continue;
        for (const { schema, value, pointer } of own) {
          const isOwn = idParameter === name && schema.name === success.resourceSchema?.name && !success.list;
          for (const [field, shown] of Object.entries(value)) {
            if (!(field === 'id' ? isOwn : snake(field) === snakeName) || shown === sent) continue;
            const message = `\`${field}\` is ${JSON.stringify(shown)}, and the example of the path parameter \`${name}\` is ${JSON.stringify(sent)}. Use one value.`;
            yield { pointer: memberPointer(pointer, field), message };
          }
        }
      }
    }
  },

  /** The name of an example is true. */
  *names(examples) {
    for (const { name, own } of examples)
      for (const { schema, value, pointer } of own)
        for (const [field, promise] of brokenPromises(name, schema, value)) {
          const message = `\`${field}\` is ${JSON.stringify(value[field] ?? null)}, and the example is named \`${name}\`: it promises ${promise}. Correct one of them.`;
          yield { pointer: memberPointer(pointer, field), message };
        }
  },

  /** The items of an object have IDs of their own. */
  *ids(examples) {
    for (const { value, pointer } of examples.flatMap(({ objects }) => objects)) {
      const known = new Set<Json>();
      for (const [field, list] of Object.entries(value))
        for (const [index, item] of (Array.isArray(list) ? list : []).entries()) {
          const id = isObject(item) ? item['id'] : undefined;
          if (id === undefined) continue;
          const message = `\`id\` is ${JSON.stringify(id)}, and another item has it too. Use one ID for each item.`;
          if (known.has(id)) yield { pointer: memberPointer(pointer, field, index, 'id'), message };
          known.add(id);
        }
    }
  },

  /**
   * The examples that show one resource have one value in each field that no operation changes. Objects with a code
   * have the texts of the sample with this code, and the numbers of one field one scale.
   */
  *resources(examples, model) {
    const objects = examples.flatMap((example) => example.objects);
    yield* otherCodes(objects);
    yield* otherScales(objects);
    for (const { name } of Object.values(model.resources)) yield* otherValues(name, examples, model);
  },
};

/** The fields of one resource that have different values in its examples, and that no operation changes. */
function* otherValues(
  name: string,
  examples: ShownExample[],
  { operations }: Model,
): Iterable<ExampleProblem> {
  const changed = operations.flatMap(({ resource, transition, crud, body }) => {
    if (resource !== name) return [];
    const updated = crud?.action === 'update' ? (body?.schema.properties ?? []) : [];
    return [...Object.keys(transition?.to ?? {}), ...updated.map((each) => each.name)].map(snake);
  });
  const shown = examples.flatMap((example) => {
    const object = example.status?.startsWith('2') ? mainOf(example) : undefined;
    const isOne = object?.schema.name === name || example.operation.resource === name;
    if (!object || !isOne || object.value['id'] === undefined) return [];
    return object.schema.properties
      .filter(
        ({ schema }) =>
          !schema.nullable && !schema.values && !schema.lifecycle && schema.alternatives.length === 0,
      )
      .filter(({ name: field }) => field in object.value && !changed.includes(snake(field)))
      .map(({ name: field }) => {
        const value = object.value[field] ?? null;
        // What the service finds in a state that it reaches on its own, it need not have found in another one.
        return { field, value, object, isLate: !isEmpty(value) || !isReachedAlone(example, object) };
      });
  });
  const first = new Map<string, Json>();
  const keyOf = ({ field, object }: (typeof shown)[number]) =>
    `${String(object.value['id'])} ${snake(field)}`;
  for (const each of shown)
    if (!isEmpty(each.value) && !first.has(keyOf(each))) first.set(keyOf(each), each.value);
  for (const each of shown) {
    const { field, value, object, isLate } = each;
    const wanted = first.get(keyOf(each)) ?? value;
    if (!isLate || agree(value, wanted)) continue;
    const message = `\`${field}\` of ${String(object.value['id'])} is ${excerpt(value)} here and ${excerpt(wanted)} in another example. No operation changes it: use one value.`;
    yield { pointer: memberPointer(object.pointer, field), message };
  }
}

const isEmpty = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Whether a response shows a resource in a state that no request leads to. */
function isReachedAlone({ operation: { transition } }: ShownExample, object: ShownObject): boolean {
  const { field = '', moves = [] } = lifecycleOf(object) ?? {};
  return !transition && moves.some(({ to }) => to === object.value[field]);
}

const excerpt = (value: Json): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The texts next to the resource of a response that are about another operation than its own. */
function* otherVerbs(
  { operation, value, pointer }: ShownExample,
  operations: Operation[],
): Iterable<ExampleProblem> {
  const stem = (name: string) => new RegExp(`\\b${name.replace(/e$/, '')}`, 'i');
  const others = operations.filter(
    ({ resource, transition, name }) =>
      transition && resource === operation.resource && name !== operation.name,
  );
  for (const [field, text] of Object.entries(typeof value === 'object' ? (value ?? {}) : {})) {
    if (typeof text !== 'string' || stem(operation.name).test(text)) continue;
    const other = others.find(({ name }) => stem(name).test(text));
    if (!other) continue;
    const message = `\`${field}\` is "${text}", which is about ${other.id}, and this is a response of ${operation.id}. Correct the text.`;
    yield { pointer: memberPointer(pointer, 'value', field), message };
  }
}

/** Times of a response that the operation does not set, and that no example has in the states that it lists. */
function* otherTimes(
  { operation: { id, transition } }: ShownExample,
  object: ShownObject,
  examples: ShownExample[],
): Iterable<ExampleProblem> {
  const { from = {}, to = {} } = transition ?? {};
  const { field = '' } = lifecycleOf(object) ?? {};
  const states = from[field]?.in ?? [];
  const before = examples
    .flatMap(({ objects }) => objects)
    .filter(
      ({ schema, value }) => schema.name === object.schema.name && states.includes(value[field] ?? null),
    );
  if (before.length === 0) return;
  for (const { name, schema } of object.schema.properties) {
    const shown = object.value[name] ?? null;
    const isNew = shown !== null && before.every(({ value }) => (value[name] ?? null) === null);
    if (!schema.nullable || name in to || !isNew) continue;
    const message = `\`${name}\` is ${String(shown)}. ${id} does not set it, and it is null in each example in a state that ${id} accepts. Write null.`;
    yield { pointer: memberPointer(object.pointer, name), message };
  }
}

/** Texts of objects with a code: those of the sample of their schema that has the code. */
function* otherCodes(objects: ShownObject[]): Iterable<ExampleProblem> {
  for (const { schema, value, pointer } of objects) {
    const code = schema.properties.find(({ schema: each }) => each.values)?.name ?? '';
    const sample = (schema.examples as ShownObject['value'][]).find((each) => each[code] === value[code]);
    for (const [name, wanted] of Object.entries(code === '' ? {} : (sample ?? {}))) {
      if (typeof wanted !== 'string' || wanted === value[name]) continue;
      const message = `\`${name}\` is ${String(value[name])}, and the sample with the \`${code}\` ${String(value[code])} has ${wanted}. Use one text.`;
      yield { pointer: memberPointer(pointer, name), message };
    }
  }
}

/** Numbers above 1 of a field that is a part of 1 elsewhere. */
function* otherScales(objects: ShownObject[]): Iterable<ExampleProblem> {
  const numbers = objects.flatMap(({ value, pointer }) =>
    Object.entries(value).flatMap(([name, number]) =>
      typeof number === 'number' ? [{ name, number, pointer: memberPointer(pointer, name) }] : [],
    ),
  );
  const parts = new Set(numbers.flatMap(({ name, number }) => (number > 0 && number < 1 ? [name] : [])));
  for (const { name, number, pointer } of numbers) {
    if (number <= 1 || !parts.has(name)) continue;
    const message = `\`${name}\` is ${number} here and between 0 and 1 in other examples. Use one scale.`;
    yield { pointer, message };
  }
}

/** Returns what is inconsistent in the examples of a contract. `locationOf` finds the file and line of a pointer. */
export function checkExamples(model: Model, locationOf: (pointer: string) => string): Problem[] {
  const examples = shownExamples(model);
  const found = Object.entries(exampleRules).flatMap(([name, rule]) =>
    [...rule(examples, model)].map((finding) => ({ ...finding, rule: `examples/${name}` })),
  );
  // A component is an example of several operations.
  const once = new Map(found.map((each) => [`${each.rule} ${each.pointer} ${each.message}`, each]));
  return [...once.values()].map(({ pointer, message, rule }) => ({
    location: locationOf(pointer),
    message,
    rule,
  }));
}
