/** The contract's schemas for a validator of JSON Schema. */
import type { Document, SchemaObject } from './document.ts';
import type { Operation } from './operations.ts';
import { schemaPointer } from './pointers.ts';
import { targetOf } from './references.ts';
import { isAnnotation, isWholeTuple, validates } from './schema-parts.ts';
import type { Schema } from './schemas.ts';

export function createJsonSchemas(document: Document, operations: Operation[]) {
  return {
    /** The bundle as a schema that the others refer to. */
    bundle: { $id: bundleId, components: { schemas: document.components.schemas ?? {} } },
    /** Schemas of parameters by operationId: objects with `path`, `query`, `header` and `cookie`. */
    parameters: Object.fromEntries(operations.map((each) => [each.id, parametersOf(each, withBundle)])),
    /** Schemas of responses by `operationId status media/type`. */
    responses: Object.fromEntries(
      operations.flatMap(({ id, responses }) =>
        responses.flatMap(({ status, contents }) =>
          contents.map(({ mediaType, schema }): [string, object] => [
            `${id} ${status} ${mediaType}`,
            schema ? withBundle(schema) : {},
          ]),
        ),
      ),
    ),
    /** A schema without references. Where it contains itself, anything fits. */
    standalone: (schema: Schema) =>
      inlined(document, schema.schemaObject, (copy) =>
        Object.fromEntries(Object.entries(copy).filter(([key]) => !key.startsWith('x-'))),
      ) as object,
    /** A copy of a component schema in which no object accepts a field that it does not declare, at any depth. */
    closed: (name: string) =>
      closed(inlined(document, { $ref: schemaPointer(name) }, (copy) => copy)) as object,
  };
}

/** Id under which a validator must know the bundle. */
const bundleId = 'contract';

/** A schema with its references into the bundle made absolute. */
const withBundle = ({ schemaObject }: Schema): object =>
  JSON.parse(JSON.stringify(schemaObject).replaceAll('"$ref":"#/', `"$ref":"${bundleId}#/`)) as object;

/** The schema of the parameters of an operation, by their location, and by name within. */
export function parametersOf({ parameters }: Operation, read: (schema: Schema) => unknown): object {
  const places: Record<string, { type: 'object'; properties: Record<string, unknown>; required: string[] }> =
    {};
  for (const parameter of parameters) {
    const { name, in: where, required, schema, isRead } = parameter;
    if (!isRead) continue;
    const key = where === 'header' ? name.toLowerCase() : name;
    const place = (places[where] ??= { type: 'object', properties: {}, required: [] });
    place.properties[key] = read(schema);
    if (required) place.required.push(key);
  }
  return { type: 'object', properties: places };
}

/** A copy of a value whose items and members are changed. */
function mapInner(node: object, change: (value: unknown) => unknown): object {
  if (Array.isArray(node)) return node.map(change);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

const isNode = (node: unknown): node is SchemaObject => typeof node === 'object' && node !== null;

/** A copy without references, in which each schema is changed. Where a schema contains itself, anything fits. */
function inlined(
  document: Document,
  node: unknown,
  change: (copy: SchemaObject) => object,
  within: readonly unknown[] = [],
): unknown {
  if (!isNode(node)) return node;
  if (within.includes(node)) return {};
  const next = (each: unknown) => inlined(document, each, change, [...within, node]);
  if (typeof node.$ref === 'string') {
    const { $ref, allOf = [], ...own } = node;
    const target = targetOf(document, $ref);
    return validates(own) || allOf.length > 0 ? next({ ...own, allOf: [...allOf, target] }) : next(target);
  }
  const copy = mapInner(node, next);
  return Array.isArray(node) ? copy : change(copy);
}

/** Keywords of schemas that judge the object itself, and not its members. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** A copy in which objects that list fields accept no others. What judges an object together with others is open. */
function closed(node: unknown, isPart = false, ofMembers = false): unknown {
  if (!isNode(node)) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const inner = (each: unknown) => closed(each, !ofMembers && inPlace.includes(key), false);
      if (Array.isArray(value)) return [key, value.map(inner)];
      return [key, !ofMembers && key === 'properties' ? closed(value, false, true) : inner(value)];
    }),
  ) as SchemaObject;
  if (isPart || ofMembers || !listsFields(copy)) return copy;
  const isAlone = !inPlace.some((key) => key in copy);
  return isAlone ? { ...copy, additionalProperties: false } : { ...copy, unevaluatedProperties: false };
}

const listsFields = ({ properties, allOf = [], anyOf = [], oneOf = [] }: SchemaObject): boolean =>
  properties !== undefined || [...allOf, ...anyOf, ...oneOf].some(listsFields);

/** Returns a copy of a schema without the keywords that validate nothing. */
export function withoutAnnotations(node: unknown, names = false): unknown {
  if (!isNode(node)) return node;
  if (Array.isArray(node)) return mapInner(node, (each) => withoutAnnotations(each));
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      // The members of these are names of properties and schemas, and no keywords.
      const inner =
        !names && ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'schemas'].includes(key);
      if (!names && (isAnnotation(key) || (key === 'items' && isWholeTuple(node)))) return [];
      return [[key, ['enum', 'const'].includes(key) && !names ? value : withoutAnnotations(value, inner)]];
    }),
  );
}
