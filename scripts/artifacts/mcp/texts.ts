/** What a model reads of a tool: its description, and the form of its result. */
import { isObject } from '../../../src/shared/json.ts';
import type { Model, Operation, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { methodResult } from '../client/signature.ts';

/** What only a program that sends requests needs to know: the form of messages, statuses, scopes. */
const ofMessages = /\b(requests?|responses?|bod(y|ies)|scopes?|endpoints?|[45]\d\d)\b/i;

/**
 * Returns the description of a tool: what the operation does, which is the first paragraph of its description, and what the
 * contract states about its states and limits, which is the last. Operations have the names of their tools.
 */
export function descriptionOf({ summary, description }: Operation, { operations }: Model): string {
  const [first = '', ...others] = description.split(/\n\s*\n/);
  const sentences = [first, others.at(-1) ?? '']
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=\.) /))
    .filter((sentence) => sentence !== '' && !ofMessages.test(sentence));
  const text = [`${summary}.`, ...sentences].join(' ');
  return operations.reduce((rest, { id }) => rest.replaceAll(RegExp(`\\b${id}\\b`, 'g'), snake(id)), text);
}

/** Levels of members that the result of a change shows: a tool that reads shows all of them. */
const levelsOfChange = 1;

/**
 * Returns JSON Schema of the result of a tool, an object. It requires nothing, since a result can be a part.
 *
 * @param isWhole Whether members of members are described too.
 */
export function outputSchemaOf(operation: Operation, { standalone }: Model, isWhole: boolean): object {
  const { kind, result } = methodResult(operation);
  const { value, siblings, partial } = operation.success;
  const isKnown = value && (kind === 'payload' || kind === 'value');
  const shown = (schema: Schema, levels: number) => outline(standalone(schema), levels);
  const whole = isKnown ? shown(value, isWhole ? Infinity : levelsOfChange) : {};
  if (result === undefined) return objectOf(whole);
  const others = siblings.map(({ name, schema }) => [name, shown(schema, levelsOfChange)]);
  return withNote({
    [result]: whole,
    ...(Object.fromEntries(others) as object),
    ...(partial.length > 0 && { partial: { type: 'boolean' } }),
  });
}

/** Returns the schema of a result: a value that is no object is in `items`. */
function objectOf(schema: unknown): object {
  if (!isObject(schema)) return withNote({});
  const { type, properties } = schema;
  return withNote(type === 'array' ? { items: schema } : isObject(properties) ? properties : {});
}

const withNote = (properties: object): object => ({
  type: 'object',
  properties: { ...properties, left_out: { type: 'string' } },
});

/** Returns a schema with what tells a model which members and values there are, and nothing that a part of a value can violate. */
function outline(schema: unknown, levels: number): unknown {
  if (!isObject(schema)) return schema;
  const { type, enum: values, const: value, items, prefixItems, properties, anyOf, oneOf, allOf } = schema;
  const next = (each: unknown): unknown => outline(each, levels - 1);
  const alternatives = [anyOf ?? oneOf ?? []].flat();
  const isDeep = levels > 0;
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(value !== undefined && { const: value }),
    ...(isDeep &&
      isObject(properties) && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, next(each)])),
      }),
    ...(isDeep && isObject(items) && { items: next(items) }),
    ...(isDeep && Array.isArray(prefixItems) && { prefixItems: prefixItems.map(next) }),
    ...(alternatives.length > 0 && { anyOf: alternatives.map((each) => outline(each, levels)) }),
    ...(Array.isArray(allOf) && { allOf: allOf.map((each) => outline(each, levels)) }),
  };
}
