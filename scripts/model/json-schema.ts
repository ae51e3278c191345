/** The contract's schemas for a validator of JSON Schema. */
import { type Document, methods, type SchemaObject } from './document.ts';
import type { Operation } from './operations.ts';
import { schemaPointer } from './pointers.ts';
import { resolve } from './references.ts';
import type { Schema } from './schemas.ts';

export function createJsonSchemas(document: Document, operations: Operation[]) {
  const viewBy = (left: Side) => (schema: Schema) =>
    withBundle(viewOf(document, schema.schemaObject, left), bundleIds[left]);
  const [request, response] = [viewBy('readOnly'), viewBy('writeOnly')];
  return {
    /** The bundle as a schema that those of requests refer to. */
    bundle: bundleOf(document, 'readOnly'),
    /** Schemas of request bodies by `operationId media/type`, and of JSON inside their fields with `.field`. */
    bodies: Object.fromEntries(
      operations.flatMap(({ id, body }) =>
        (body ? [body, ...body.others] : []).flatMap(({ mediaType, schema }): [string, object][] => [
          [`${id} ${mediaType}`, request(schema)],
          ...schema.properties.flatMap(({ name, schema: { contentSchema } }): [string, object][] =>
            contentSchema ? [[`${id} ${mediaType}.${name}`, request(contentSchema)]] : [],
          ),
        ]),
      ),
    ),
    /** Schemas of parameters by operationId: objects with `path`, `query`, `header` and `cookie`. */
    parameters: Object.fromEntries(operations.map((each) => [each.id, parametersOf(each, request)])),
    /** Schemas of responses by `operationId status media/type`, and the bundle that they refer to. */
    responses: () => ({
      bundle: bundleOf(document, 'writeOnly'),
      /** Returns the schema of a value that is part of a response. */
      of: response,
      contents: Object.fromEntries(
        operations.flatMap(({ id, responses }) =>
          responses.flatMap(({ status, contents }) =>
            contents.map(({ mediaType, schema }): [string, object] => [
              `${id} ${status} ${mediaType}`,
              schema ? response(schema) : {},
            ]),
          ),
        ),
      ),
    }),
    /** A schema of requests without references. Where it contains itself, anything fits. */
    standalone: (schema: Schema) =>
      inlined(document, schema.schemaObject, (copy, written) => {
        const { required } = viewOf(document, written, 'readOnly') as SchemaObject;
        const known = Object.entries(copy).filter(([key]) => !key.startsWith('x-'));
        return { ...Object.fromEntries(known), ...(required && { required }) };
      }) as object,
    /** A schema of requests and responses alike, without what validates nothing. */
    ofBoth: (schema: unknown) =>
      withoutAnnotations(viewOf(document, viewOf(document, schema, 'readOnly'), 'writeOnly')),
    /** A copy of a component schema in which no object accepts a field that it does not declare, at any depth. */
    closed: (name: string) =>
      inlined(document, { $ref: schemaPointer(name) }, (copy, { properties }) =>
        properties ? { ...copy, additionalProperties: false } : copy,
      ) as object,
  };
}

/** Ids under which a validator must know the bundles, by what they leave out. */
const bundleIds: Readonly<Record<Side, string>> = { readOnly: 'requests', writeOnly: 'responses' };

const bundleOf = (document: Document, left: Side): object => ({
  $id: bundleIds[left],
  components: { schemas: viewOf(document, document.components.schemas ?? {}, left) },
});

/** A schema with its references into a bundle made absolute. */
const withBundle = (schema: unknown, id: string): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${id}#/`)) as object;

/** The schema of the parameters of an operation, by their location, and by name within. */
function parametersOf({ parameters }: Operation, schemaOf: (schema: Schema) => object): object {
  const places: Record<string, { type: 'object'; properties: Record<string, object>; required: string[] }> =
    {};
  for (const parameter of parameters) {
    const { name, in: where, required, schema, isRead } = parameter;
    if (!isRead) continue;
    const key = where === 'header' ? name.toLowerCase() : name;
    const place = (places[where] ??= { type: 'object', properties: {}, required: [] });
    place.properties[key] = schemaOf(schema);
    if (required) place.required.push(key);
  }
  return { type: 'object', properties: places };
}

/** What one side leaves out: requests need no field that only the service sets, responses none that only requests have. */
type Side = 'readOnly' | 'writeOnly';

/** A copy of a value whose items and members are changed. */
function mapInner(node: object, change: (value: unknown) => unknown): object {
  if (Array.isArray(node)) return node.map(change);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)]));
}

const isNode = (node: unknown): node is SchemaObject => typeof node === 'object' && node !== null;

/** A copy in which no schema requires a field that one side leaves out. */
function viewOf(document: Document, node: unknown, left: Side): unknown {
  if (!isNode(node)) return node;
  const copy = mapInner(node, (value) => viewOf(document, value, left)) as { required?: unknown };
  if (!Array.isArray(copy.required)) return copy;
  const fields = propertiesOf(document, node);
  const isLeft = (name: string): boolean => {
    const field = fields[name];
    return field !== undefined && Boolean(field[left] ?? resolve(document, field)[left]);
  };
  return { ...copy, required: copy.required.filter((name) => !isLeft(String(name))) };
}

/** The properties of a schema, those of `allOf` included. */
function propertiesOf(document: Document, schema: SchemaObject): Record<string, SchemaObject> {
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inherited = parts.map((part) => propertiesOf(document, resolve(document, part)));
  return Object.assign({}, ...inherited, schema.properties) as Record<string, SchemaObject>;
}

/**
 * A copy of the document in which a request body requires no field that only the service sets. A component
 * that would is written out in its place: responses keep it as it is.
 */
export function withRequestViews(document: Document): Document {
  const view = (node: unknown, within: readonly unknown[] = []): unknown => {
    if (!isNode(node)) return node;
    if (typeof node.$ref === 'string') {
      const target = resolve(document, node);
      if (within.includes(target)) return node;
      const seen = view(target, [...within, target]);
      return JSON.stringify(seen) === JSON.stringify(target) ? node : seen;
    }
    const copy = mapInner(node, (value) => view(value, within));
    const { required } = viewOf(document, node, 'readOnly') as { required?: unknown };
    return 'required' in copy ? { ...copy, required } : copy;
  };
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = methods.flatMap((method) => {
      const operation = item[method];
      return operation?.requestBody
        ? [[method, { ...operation, requestBody: view(operation.requestBody) }]]
        : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }];
  });
  return { ...document, paths: Object.fromEntries(paths) } as Document;
}

/** A copy without references, in which each schema is changed. Where a schema contains itself, anything fits. */
function inlined(
  document: Document,
  node: unknown,
  change: (copy: SchemaObject, written: SchemaObject) => object,
  within: readonly unknown[] = [],
): unknown {
  if (!isNode(node)) return node;
  if (within.includes(node)) return {};
  const next = (each: unknown) => inlined(document, each, change, [...within, node]);
  if (typeof node.$ref === 'string') return next(resolve(document, node));
  const copy = mapInner(node, next);
  return Array.isArray(node) ? copy : change(copy, node);
}

/** Keywords that validate nothing. `nullable` is one of OpenAPI 3.0, without a meaning in 3.1. */
const annotations =
  /^(x-.*|title|description|default|deprecated|examples?|externalDocs|xml|discriminator|readOnly|writeOnly|nullable)$/;

/** Returns a copy of a schema without the keywords that validate nothing. */
export function withoutAnnotations(node: unknown, names = false): unknown {
  if (!isNode(node)) return node;
  if (Array.isArray(node)) return mapInner(node, (each) => withoutAnnotations(each));
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      // The members of these are names of properties and schemas, and no keywords.
      const inner = !names && ['properties', 'patternProperties', '$defs', 'schemas'].includes(key);
      if (!names && annotations.test(key)) return [];
      return [[key, ['enum', 'const'].includes(key) && !names ? value : withoutAnnotations(value, inner)]];
    }),
  );
}
