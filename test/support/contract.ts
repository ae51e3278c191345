/**
 * The bundled contract, as tests read it: pointers and references resolved, operations with everything in
 * place, and validators that also catch what the published, open schemas let pass.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import bundle from '../../generated/openapi.json' with { type: 'json' };

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export type Schema = boolean | JsonObject;

export interface Example {
  summary?: string;
  value: Json;
}
export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  [extension: `x-${string}`]: Json;
}
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example>;
}
export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}
export interface Response {
  description: string;
  content?: Record<string, MediaType>;
}
/** An operation object with its references resolved. Tests find out whether the optional fields are there. */
export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  [extension: `x-${string}`]: Json;
  method: string;
  path: string;
  /** JSON pointer of the operation in the bundle. */
  pointer: string;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** The bundled contract, made from `openapi/` for each run of the tests. */
export const contract: JsonObject = bundle as JsonObject;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a step of a pointer, escaped. */
export function escapeToken(token: string | number): string {
  return String(token).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the value at a JSON pointer (`#/a/b` or `/a/b`); follows every `$ref` but one beside keywords that judge values. */
export function resolve(pointer: string, root: JsonObject = contract): Json {
  const tokens = decodeURIComponent(pointer).replace(/^#?\/?/, '');
  let value: Json | undefined = root;
  for (const token of tokens === '' ? [] : tokens.split('/')) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    if (isObject(value) && typeof value['$ref'] === 'string' && hasNotesAlone(value))
      value = resolve(value['$ref'], root);
    if (value === undefined) throw new Error(`${pointer}: nothing at "${key}"`);
  }
  return value;
}

/** Whether a reference has nothing beside it that judges values. */
const hasNotesAlone = (reference: JsonObject): boolean =>
  Object.keys(reference).every(
    (key) => ['$ref', 'description', 'summary'].includes(key) || key.startsWith('x-'),
  );

const operationsOf = new WeakMap<JsonObject, Operation[]>();

/** Returns every operation, with the parameters of its path and without references outside schemas. */
export function operations(root: JsonObject = contract): readonly Operation[] {
  let found = operationsOf.get(root);
  if (!found) operationsOf.set(root, (found = [...readOperations(root)]));
  return found;
}

function* readOperations(root: JsonObject): Generator<Operation> {
  for (const [path, item] of Object.entries(root['paths'] ?? {})) {
    const { parameters: shared, ...rest } = inlineItem(item, root);
    for (const method of methods) {
      const operation = rest[method];
      if (!isObject(operation)) continue;
      const parameters = [shared, operation['parameters']].flatMap(parametersOf);
      // Lint validates the rest against the meta-schema of OpenAPI.
      yield { ...operation, parameters, method, path, pointer: `#/paths/${escapeToken(path)}/${method}` };
    }
  }
}

const inlined = new WeakMap<object, WeakMap<object, JsonObject>>();

/** Resolves the references in a path item. Contracts that share it and the components share the result. */
function inlineItem(item: Json, root: JsonObject): JsonObject {
  const { components } = root;
  if (!isObject(components) || !isObject(item)) return inline(item, root) as JsonObject;
  const known = inlined.get(components) ?? new WeakMap<object, JsonObject>();
  inlined.set(components, known);
  const result = known.get(item) ?? (inline(item, root) as JsonObject);
  known.set(item, result);
  return result;
}

const parametersOf = (list: unknown): Parameter[] => (list ?? []) as Parameter[];

/** Returns the operation with this id. */
export function operation(operationId: string, root: JsonObject = contract): Operation {
  const found = operations(root).find((candidate) => candidate.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  return found;
}

/** Resolves references everywhere but in schemas and example values. */
function inline(node: Json, root: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => inline(item, root));
  if (!isObject(node)) return node;
  if (typeof node['$ref'] === 'string') {
    const { $ref, ...siblings } = node as JsonObject & { $ref: string };
    return { ...(inline(resolve($ref, root), root) as JsonObject), ...siblings };
  }
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(node))
    result[key] = key === 'schema' || key === 'value' ? value : inline(value, root);
  return result;
}

const oneSchema = ['items', 'contains', 'propertyNames', 'additionalProperties', 'unevaluatedItems'];
const manySchemas = ['properties', 'patternProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf', '$defs'];
const subschemaKeys = [...oneSchema, ...manySchemas, 'unevaluatedProperties', 'contentSchema', 'not'];

/** A schema and its JSON pointer. */
type SchemaPlace = [pointer: string, schema: JsonObject];

/** Every schema of the contract, subschemas included. References are not followed. */
export function schemas(root: JsonObject = contract): SchemaPlace[] {
  return schemasIn(root, '#', false);
}

const found = new WeakMap<object, [pointer: string, SchemaPlace[]]>();

/** The schemas at or below a node. Contracts that share a part share what was found in it. */
function schemasIn(node: Json, pointer: string, isSchema: boolean): SchemaPlace[] {
  if (typeof node !== 'object' || node === null) return [];
  const [knownAt, known] = found.get(node) ?? [];
  if (known && knownAt === pointer) return known;
  const places: SchemaPlace[] = isSchema && isObject(node) ? [[pointer, node]] : [];
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${escapeToken(key)}`;
    if (!isSchema) {
      if (at === '#/components/schemas') places.push(...eachIn(value, at));
      else if (!/^(x-.*|examples?)$/.test(key)) places.push(...schemasIn(value, at, key === 'schema'));
    } else if (manySchemas.includes(key)) places.push(...eachIn(value, at));
    else if (subschemaKeys.includes(key)) places.push(...schemasIn(value, at, true));
  }
  found.set(node, [pointer, places]);
  return places;
}

function eachIn(node: Json, pointer: string): SchemaPlace[] {
  const entries = Object.entries(node ?? {});
  return entries.flatMap(([name, schema]) => schemasIn(schema, `${pointer}/${escapeToken(name)}`, true));
}

/** Returns the problems of a value, one line each. */
export type Validator = (value: unknown) => string[];

// strictTypes would ask for a `type` next to every keyword, which a composed schema leaves to its parts.
const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, validateFormats: false });
// Ajv ignores contentSchema; here the text must parse, and its value must fit.
ajv.removeKeyword('contentSchema');
ajv.addKeyword({
  keyword: 'contentSchema',
  schemaType: ['object', 'boolean'],
  type: 'string',
  compile(schema: Schema) {
    const fits = ajv.compile(schema);
    return (text: string) => {
      try {
        return fits(JSON.parse(text));
      } catch {
        return false;
      }
    };
  },
});

/** Validates against a schema as published, given itself or by its pointer: unknown fields pass. */
export function openValidator(schema: Schema | string, root: JsonObject = contract): Validator {
  return validator(schemaId(schema, false, root));
}

/** Like `openValidator`, but a field that the schema does not declare is a problem, at any depth. */
export function closedValidator(schema: Schema | string, root: JsonObject = contract): Validator {
  return validator(schemaId(schema, true, root));
}

function validator(id: string): Validator {
  const fits = ajv.getSchema(id);
  if (!fits) throw new Error(`no schema ${id}`);
  return (value) => {
    if (fits(value)) return [];
    return (fits.errors ?? []).map(({ instancePath, message, params }) => {
      const name = params['unevaluatedProperty'] ?? params['additionalProperty'];
      return `${instancePath || '/'} ${message}${name === undefined ? '' : `: ${name}`}`;
    });
  };
}

/** Equal for schemas that differ only in notes. `closed` ones reject fields that they do not declare. */
export function schemaId(schema: Schema | string, closed: boolean, root: JsonObject = contract): string {
  const start = typeof schema === 'string' ? { $ref: schema } : schema;
  const own = copy(start, { root, closed, inPlace: false, refs: [] });
  return isObject(own) && typeof own['$ref'] === 'string' ? own['$ref'] : register(own);
}

const ids = new Map<string, string>();
/** Counts the schemas, those too that Ajv rejects after it has noted their id. */
let registered = 0;

function register(schema: Schema): string {
  const text = JSON.stringify(schema);
  let id = ids.get(text);
  if (!id) {
    id = `schema:${registered++}`;
    ajv.addSchema(isObject(schema) ? schema : { allOf: [schema] }, id);
    ids.set(text, id);
  }
  return id;
}

interface Copying {
  root: JsonObject;
  closed: boolean;
  /** Whether an enclosing schema sees the same object, and so is the one to close. */
  inPlace: boolean;
  /** References on the way here. */
  refs: string[];
}

const idsOfTargets = new WeakMap<object, Map<string, string>>();

/** The id of what a reference means. Contracts that share their schemas share this work. */
function idOfTarget($ref: string, how: Copying): string {
  const components = how.root['components'];
  const shared =
    (isObject(components) && isObject(components['schemas']) && components['schemas']) || how.root;
  const known = idsOfTargets.get(shared) ?? new Map<string, string>();
  idsOfTargets.set(shared, known);
  const key = `${how.closed ? 'closed' : 'open'} ${$ref}`;
  let id = $ref.startsWith('#/components/schemas/') ? known.get(key) : undefined;
  if (!id)
    known.set(key, (id = register(copy(resolve($ref, how.root), { ...how, refs: [...how.refs, $ref] }))));
  return id;
}

const notes = ['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment'];
const inPlaceKeys = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'];

function copy(schema: Json, how: Copying): Schema {
  if (!isObject(schema)) return schema as boolean;
  const { $ref, ...rest } = schema;
  const result: JsonObject = {};
  for (const [key, value] of Object.entries(rest)) {
    if (notes.includes(key) || key.startsWith('x-')) continue;
    // As if it were not there.
    if (key === 'additionalProperties' && (value === true || JSON.stringify(value) === '{}')) continue;
    const inner = { ...how, inPlace: inPlaceKeys.includes(key), closed: how.closed && key !== 'not' };
    if (!subschemaKeys.includes(key) && !inPlaceKeys.includes(key)) result[key] = value;
    else if (Array.isArray(value)) result[key] = value.map((item) => copy(item, inner));
    else if (manySchemas.includes(key))
      result[key] = Object.fromEntries(
        Object.entries(value ?? {}).map(([name, sub]) => [name, copy(sub, inner)]),
      );
    else result[key] = copy(value, inner);
  }
  if (typeof $ref === 'string') {
    if (how.refs.includes($ref)) throw new Error(`${$ref} contains itself: its validator would never end`);
    const alone = Object.keys(result).length === 0;
    if (alone && !how.inPlace) return { $ref: idOfTarget($ref, how) };
    const target = copy(resolve($ref, how.root), { ...how, inPlace: true, refs: [...how.refs, $ref] });
    result['allOf'] = [...((result['allOf'] as Json[] | undefined) ?? []), target];
  }
  if (how.closed && !how.inPlace && declaresFields(result)) result['unevaluatedProperties'] ??= false;
  return result;
}

function declaresFields(schema: JsonObject): boolean {
  if ('additionalProperties' in schema) return false;
  if (isObject(schema['properties'])) return true;
  return ['allOf', 'anyOf', 'oneOf'].some((key) => {
    const parts = schema[key];
    return Array.isArray(parts) && parts.some((part) => isObject(part) && declaresFields(part));
  });
}
