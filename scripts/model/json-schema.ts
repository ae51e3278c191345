/** The contract's schemas for a validator of JSON Schema. */
import { type Document, methods, resolve, type SchemaObject } from './document.ts';
import { isRead, valueSchema } from './messages.ts';

/** Id under which a validator must know the bundle. */
const bundle = 'contract';

/** The bundle as a schema that others refer to, for requests. */
export const bundleSchema = (document: Document): object => ({
  $id: bundle,
  components: { schemas: requestView(document, document.components.schemas ?? {}) },
});

/** A copy in which no schema requires a field that only the service sets: requests need not have it. */
const requestView = (document: Document, node: unknown): unknown => viewOf(document, node, 'readOnly');

/** A copy in which no schema requires a field that only requests have. */
const responseView = (document: Document, node: unknown): unknown => viewOf(document, node, 'writeOnly');

function viewOf(document: Document, node: unknown, left: 'readOnly' | 'writeOnly'): unknown {
  if (Array.isArray(node)) return node.map((each) => viewOf(document, each, left));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, viewOf(document, value, left)]),
  );
  if (!Array.isArray(copy['required'])) return copy;
  const fields = propertiesOf(document, node);
  const isOurs = (name: string): boolean => {
    const field = fields[name];
    return !field?.[left] && !(field && resolve(document, field)[left]);
  };
  return { ...copy, required: copy['required'].filter((name) => isOurs(String(name))) };
}

/**
 * A copy of the document in which a request body requires no field that only the service sets. A component
 * that would is written out in its place: responses keep it as it is.
 */
export function withRequestViews(document: Document): Document {
  const view = (node: unknown, within: readonly unknown[] = []): unknown => {
    if (Array.isArray(node)) return node.map((each) => view(each, within));
    if (typeof node !== 'object' || node === null) return node;
    if (typeof (node as SchemaObject).$ref === 'string') {
      const target = resolve(document, node);
      if (within.includes(target)) return node;
      const seen = view(target, [...within, target]);
      return JSON.stringify(seen) === JSON.stringify(target) ? node : seen;
    }
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, view(value, within)]));
    const { required } = requestView(document, node) as { required?: unknown };
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

/** The properties of a schema, those of `allOf` included. */
function propertiesOf(document: Document, schema: SchemaObject): Record<string, SchemaObject> {
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  const inherited = parts.map((part) => propertiesOf(document, resolve(document, part)));
  return Object.assign({}, ...inherited, schema.properties) as Record<string, SchemaObject>;
}

/** A schema of a request, with its references into the bundle made absolute. */
const absolute = (document: Document, schema: SchemaObject): object =>
  withBundle(requestView(document, schema));

const withBundle = (schema: unknown): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${bundle}#/`)) as object;

/**
 * A copy of a component schema in which no object accepts a field that it does not declare, at any depth.
 * References are resolved: the copy is self-contained, so the schema must not contain itself.
 */
export function closedSchema(document: Document, name: string): object {
  const close = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(close);
    if (typeof node !== 'object' || node === null) return node;
    if (typeof (node as SchemaObject).$ref === 'string') return close(resolve(document, node));
    const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
    return (node as SchemaObject).properties ? { ...copy, additionalProperties: false } : copy;
  };
  return close({ $ref: `#/components/schemas/${name}` }) as object;
}

/**
 * Schemas of request bodies by operationId and media type, and of JSON inside the fields of forms by
 * `operationId media/type.field`.
 */
export function bodySchemas(document: Document): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const { operationId, requestBody } = item[method] ?? {};
      if (operationId === undefined || !requestBody) continue;
      for (const [type, { schema = {} }] of Object.entries(resolve(document, requestBody).content)) {
        schemas[`${operationId} ${type}`] = absolute(document, schema);
        const { properties = {} } = resolve(document, schema) as SchemaObject;
        for (const [field, { contentSchema }] of Object.entries(properties)) {
          if (contentSchema) schemas[`${operationId} ${type}.${field}`] = absolute(document, contentSchema);
        }
      }
    }
  }
  return schemas;
}

/** The bundle as a schema that others refer to, and the schemas of responses by `operationId status media/type`. */
export function responseSchemas(document: Document): { bundle: object; contents: Record<string, object> } {
  const contents: Record<string, object> = {};
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const { operationId, responses = {} } = item[method] ?? {};
      for (const [status, response] of Object.entries(responses)) {
        for (const [type, { schema = {} }] of Object.entries(resolve(document, response).content ?? {})) {
          contents[`${operationId} ${status} ${type}`] = withBundle(responseView(document, schema));
        }
      }
    }
  }
  return {
    bundle: {
      $id: bundle,
      components: { schemas: responseView(document, document.components.schemas ?? {}) },
    },
    contents,
  };
}

/** Headers that OpenAPI describes elsewhere: parameters of these names have no effect. */
const ignoredHeader = /^(accept|content-type|authorization)$/i;

/** Schemas of the parameters of each operation, by `path`, `query`, `header` and `cookie`, and by name within. */
export function parameterSchemas(document: Document): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const places: Record<
        string,
        { type: 'object'; properties: Record<string, object>; required: string[] }
      > = {};
      const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = written.map((each) => resolve(document, each));
      // A parameter of the operation replaces that of the path item.
      const own = new Map(parameters.map((each) => [`${each.in} ${each.name}`, each]));
      for (const parameter of own.values()) {
        const { name, in: where, required = false } = parameter;
        if (where === 'header' && ignoredHeader.test(name)) continue;
        if (!isRead(parameter)) continue;
        const key = where === 'header' ? name.toLowerCase() : name;
        const place = (places[where] ??= { type: 'object', properties: {}, required: [] });
        place.properties[key] = absolute(document, valueSchema(parameter).schema);
        if (required) place.required.push(key);
      }
      schemas[operation.operationId] = { type: 'object', properties: places };
    }
  }
  return schemas;
}

/** Returns a copy of a schema without the keywords that validate nothing. */
export function withoutAnnotations(node: unknown, names = false): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutAnnotations(each));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      // The members of these are names of properties and schemas, and no keywords.
      const inner = !names && ['properties', 'patternProperties', '$defs', 'schemas'].includes(key);
      if (!names && (/^(description|title|examples?|default|deprecated)$/.test(key) || key.startsWith('x-')))
        return [];
      return [[key, ['enum', 'const'].includes(key) && !names ? value : withoutAnnotations(value, inner)]];
    }),
  );
}
