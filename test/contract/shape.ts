/** Facts about what travels: operations, parameters, statuses, bodies and the fields of every record. */
import {
  closedValidator,
  isObject,
  openValidator,
  operations,
  resolve,
  schemas,
  schemaId,
  type Json,
  type JsonObject,
  type Parameter,
  type Schema,
} from '../support/contract.ts';
import {
  at,
  endpointsOf,
  isSuccess,
  responses,
  same,
  sameList,
  sameSet,
  table,
  type Check,
  type Fact,
} from './fact.ts';
import {
  validationKeywords,
  closedSets,
  endpoints,
  inlineSets,
  openSets,
  records,
  tuples,
} from './interface.ts';
import { samples } from './samples.ts';

/** Names of media types, whose letter case means nothing. */
const mediaTypes = (content: object): string[] =>
  Object.keys(content)
    .map((type) => type.toLowerCase())
    .sort();

export const shape: Record<string, Check> = {
  *'schemas have the validation keywords of the source, and no other'(root) {
    for (const [pointer, schema] of schemas(root)) {
      const stated = validationKeywords[pointer] ?? {};
      const where = table('validationKeywords');
      for (const keyword of bounding.filter((each) => each in schema)) {
        const value = stated[keyword];
        const wanted = value === undefined ? `no ${keyword}` : `${keyword} ${JSON.stringify(value)}`;
        yield [`${pointer} has ${wanted} by ${where}`, same(schema[keyword], value), schema[keyword]];
      }
    }
  },

  *'each schema has a table'(root) {
    const sets = Object.keys({ ...closedSets, ...openSets }).filter((name) => !(name in inlineSets));
    const listed = [...Object.keys(records), ...sets, ...tuples];
    const where = table('records`, `closedSets` or `openSets');
    yield* sameSet('schema', Object.keys(at('/components/schemas', root) ?? {}), listed, where);
  },

  *'sets have their values'(root) {
    for (const [kind, sets] of Object.entries({ closedSets, openSets })) {
      for (const [name, values] of Object.entries(sets)) {
        const schema = schemaAt(inlineSets[name] ?? `/components/schemas/${name}`, root);
        yield* sameList(`value of ${name}`, named(schema ?? true, root), values, table(`${kind}.${name}`));
        yield* fits(name, schema, name, root);
      }
    }
  },

  *'form fields have their media types'(root) {
    const form = '#/components/schemas/CreateUploadRequest/properties';
    const carried: Record<string, string> = {
      'file/items': 'application/octet-stream',
      meta: 'application/json',
    };
    for (const [field, mediaType] of Object.entries(carried)) {
      const schema = schemaAt(`${form}/${field}`, root);
      yield [
        `${field} is ${mediaType}`,
        isObject(schema) && schema['contentMediaType'] === mediaType,
        schema,
      ];
    }
  },

  *'records have their fields'(root) {
    for (const name of smallestFirst) yield* fits(name, `#/components/schemas/${name}`, name, root);
  },

  *'operations have their paths'(root) {
    const found = operations(root).map((op) => String(op.operationId));
    yield* sameList('operation', found, Object.keys(endpoints), table('endpoints'));
    for (const [id, { request }, op] of endpointsOf(root)) {
      const actual = `${op.method.toUpperCase()} ${op.path}`;
      yield [`${id} is ${request} by ${table(`endpoints.${id}`)}, and not ${actual}`, actual === request];
    }
  },

  *'operations say what they are'(root) {
    for (const [id, { tag, shorthandFor }, op] of endpointsOf(root)) {
      yield [`${id} has a summary`, Boolean(op.summary?.trim())];
      yield [`${id} has a description`, Boolean(op.description?.trim())];
      yield [`${id} has the tag ${tag}`, same(op.tags, [tag]), op.tags];
      yield [
        `${id} is ${shorthandFor ? `short for ${shorthandFor}` : 'itself'}`,
        op['x-shorthand'] === shorthandFor,
        op['x-shorthand'],
      ];
    }
  },

  *'parameters are those of the source'(root) {
    for (const [id, { parameters: others = {} }, op] of endpointsOf(root)) {
      const inPath = [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [`${name} in path`, 'string']);
      const listed = Object.fromEntries([...inPath, ...Object.entries(others)]) as Record<string, string>;
      const parameters = op.parameters ?? [];
      const nameOf = ({ name, required, in: place }: Parameter) =>
        `${name}${required ? '' : '?'} in ${place}`;
      const where = table(`endpoints.${id}.parameters`);
      yield* sameList(`${id} parameter`, parameters.map(nameOf), Object.keys(listed), where);
      for (const parameter of parameters) {
        const name = nameOf(parameter);
        yield* fits(`${id} ${name}`, parameter.schema, listed[name] ?? 'string', root);
      }
    }
  },

  *'statuses are those of the source'(root) {
    for (const [id, { statuses }, op] of endpointsOf(root)) {
      const where = table(`endpoints.${id}.statuses`);
      yield* sameSet(`${id} status`, Object.keys(op.responses ?? {}), statuses.split(' '), where);
    }
  },

  *'successes have their record, in its envelope'(root) {
    for (const [id, { response }, op] of endpointsOf(root)) {
      for (const [status, { content = {} }] of responses(op, isSuccess)) {
        if (response === 'nothing') {
          yield [`${id} ${status} has no body`, Object.keys(content).length === 0, Object.keys(content)];
          continue;
        }
        yield [`${id} ${status} has a JSON body`, 'application/json' in content, Object.keys(content)];
        if (response !== 'anything')
          yield [
            `${id} ${status} has only a JSON body`,
            Object.keys(content).length === 1,
            Object.keys(content),
          ];
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${status} ${type}`, schema, response, root);
      }
    }
  },

  *'errors may have any body'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      for (const [status, { content = {} }] of responses(op, (code) => !isSuccess(code))) {
        const types = ['application/json', 'text/plain'];
        yield [
          `${id} ${status} has the media types ${types}`,
          same(mediaTypes(content), types),
          mediaTypes(content),
        ];
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${status} ${type}`, schema, 'anything', root);
      }
    }
  },

  *'requests have the body of the source, or none'(root) {
    for (const [id, { body }, op] of endpointsOf(root)) {
      const { required = false, content = {} } = op.requestBody ?? {};
      // An unspecified body may be of any kind, and must not be required.
      if (body === 'unspecified') {
        yield [`${id} requires no body`, !required];
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${type}`, schema, 'anything', root);
        continue;
      }
      const [mediaType, must, type] = body ?? [];
      const where = table(`endpoints.${id}.body`);
      yield* sameSet(`${id} request body of type`, Object.keys(content), mediaType ? [mediaType] : [], where);
      yield [`${id} ${must ? 'requires' : 'does not require'} a body`, required === (must ?? false)];
      for (const { schema } of Object.values(content))
        if (type) yield* fits(`${id} request`, schema, type, root);
    }
  },

  *'published schemas are open to new fields'(root) {
    for (const name of Object.keys(records)) {
      const pointer = `#/components/schemas/${name}`;
      if (validationKeywords[pointer]?.['additionalProperties'] === false) continue;
      const schema = schemaAt(pointer, root);
      const sample = samples(name).good[0].value as JsonObject;
      yield [
        `${name} is open to new fields`,
        schema !== undefined && valid(schema, { ...sample, new: 1 }, root),
      ];
    }
  },
};

const smallestFirst = Object.keys(records).sort((a, b) => samples(a).bad.length - samples(b).bad.length);

const bounding = (
  'minLength maxLength pattern format default uniqueItems multipleOf minimum maximum exclusiveMinimum ' +
  'exclusiveMaximum minProperties maxProperties minItems maxItems'
).split(' ');

const known = new Map<string, Fact[]>();

/** Facts that a schema, closed, accepts and rejects the sample values of a type, and declares no other field. */
function fits(label: string, place: Schema | string | undefined, type: string, root: JsonObject): Fact[] {
  if (place === undefined) return [[`${label} has a schema`, false]];
  try {
    // Mutants share most of their schemas: a result for one applies to its equals.
    const key = `${label}: ${type} ${schemaId(place, true, root)}`;
    let facts = known.get(key);
    if (!facts) known.set(key, (facts = [...compare(label, place, type, root)]));
    return facts;
  } catch (error) {
    return [[`${label} is a schema (${String(error)})`, false]];
  }
}

function* compare(label: string, schema: Schema | string, type: string, root: JsonObject): Generator<Fact> {
  const fields = records[type];
  if (fields) {
    const listed = Object.keys(fields).map((name) => name.replace('?', ''));
    const found = declared(typeof schema === 'string' ? { $ref: schema } : schema, root);
    yield* sameSet(`field of ${type}`, found, listed, table(`records.${type}`));
  }
  const problems = closedValidator(schema, root);
  const { good, bad } = samples(type);
  for (const { label: detail, value } of good)
    yield [`${label} accepts ${type}${detail}`, problems(value).length === 0];
  for (const { label: detail, value } of bad)
    yield [`${label} rejects ${type}${detail}`, problems(value).length > 0];
}

function schemaAt(pointer: string, root: JsonObject): Schema | undefined {
  const found = at(pointer, root);
  return isObject(found) || typeof found === 'boolean' ? found : undefined;
}

function valid(schema: Schema, value: Json, root: JsonObject): boolean {
  try {
    return openValidator(schema, root)(value).length === 0;
  } catch {
    return false;
  }
}

/** Names of the fields that a schema declares, wherever in it. */
function declared(schema: Json, root: JsonObject): string[] {
  if (!isObject(schema)) return [];
  const target = typeof schema['$ref'] === 'string' ? [resolve(schema['$ref'], root)] : [];
  const own = Object.keys(schema['properties'] ?? {});
  return [...own, ...[...target, ...parts(schema)].flatMap((part) => declared(part, root))];
}

/** The values that a schema names, wherever in it, and accepts there. */
function named(schema: Json, root: JsonObject): string[] {
  if (!isObject(schema)) return [];
  const own = [...((schema['enum'] as string[] | undefined) ?? []), ...constOf(schema)];
  return [
    ...own.filter((value) => valid(schema, value, root)),
    ...parts(schema).flatMap((part) => named(part, root)),
  ];
}

function constOf(schema: JsonObject): string[] {
  return 'const' in schema ? [String(schema['const'])] : [];
}

/** The schemas that a schema is composed of. */
function parts(schema: JsonObject): Json[] {
  return [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((part) => part ?? []);
}
