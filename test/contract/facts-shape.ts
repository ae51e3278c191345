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
  type Schema,
} from '../support/contract.ts';
import { at, endpointsOf, isSuccess, responses, same, sameSet, type Check, type Fact } from './fact.ts';
import { closedSets, endpoints, openSets, records } from './interface.ts';
import { samples } from './samples.ts';

export const shape: Record<string, Check> = {
  *'no schema has a bound that the source does not state'(root) {
    for (const [pointer, schema] of schemas(root)) {
      const found = invented.split(' ').filter((bound) => bound in schema);
      yield [
        found.length > 0 ? `${pointer} has no ${found}` : `${pointer} is not bounded`,
        found.length === 0,
      ];
      if (!/\/(Coordinates|Point|file|issues)$/.test(pointer))
        yield [`${pointer} has no minItems`, !('minItems' in schema)];
      if (!/\/(Coordinates|Point|file)$/.test(pointer))
        yield [`${pointer} has no maxItems`, !('maxItems' in schema)];
    }
  },

  *'sets have their values'(root) {
    for (const name of Object.keys(closedSets)) {
      yield* fits(name, `#/components/schemas/${name}`, name, root);
    }
    const places: Record<string, string> = {
      UploadStatus: '#/components/schemas/UploadStatus',
      IssueCode: '#/components/schemas/Issue/properties/value',
    };
    for (const [name, values] of Object.entries(openSets)) {
      const schema = schemaAt(places[name] ?? '', root);
      yield* fits(name, schema, name, root);
      yield* sameSet(`${name} names`, named(schema ?? true, root), values);
    }
  },

  *'form fields say what they carry'(root) {
    const form = '#/components/schemas/CreateUploadRequest/properties';
    const carried: Record<string, string> = {
      'file/items': 'application/octet-stream',
      meta: 'application/json',
    };
    for (const [field, mediaType] of Object.entries(carried)) {
      const schema = schemaAt(`${form}/${field}`, root);
      yield [`${field} is ${mediaType}`, isObject(schema) && schema['contentMediaType'] === mediaType];
    }
  },

  *'records have their fields'(root) {
    const smallestFirst = Object.keys(records).sort((a, b) => samples(a).bad.length - samples(b).bad.length);
    for (const name of smallestFirst) yield* fits(name, `#/components/schemas/${name}`, name, root);
  },

  *'operations stand at their paths'(root) {
    const found = [...operations(root)].map(
      (op) => `${op.operationId}: ${op.method.toUpperCase()} ${op.path}`,
    );
    const wanted = Object.entries(endpoints).map(([id, { call }]) => `${id}: ${call}`);
    yield* sameSet('operation', found, wanted);
  },

  *'operations say what they are'(root) {
    for (const [id, { tag, shorthandFor }, op] of endpointsOf(root)) {
      yield [`${id} has a summary`, Boolean(op.summary?.trim())];
      yield [`${id} has a description`, Boolean(op.description?.trim())];
      yield [`${id} has the tag ${tag}`, same(op.tags, [tag])];
      yield [
        `${id} is ${shorthandFor ? `short for ${shorthandFor}` : 'itself'}`,
        op['x-shorthand'] === shorthandFor,
      ];
    }
  },

  *'path parameters are required strings, and there are no others'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      const wanted = [...op.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name} in path`);
      const parameters = op.parameters ?? [];
      yield* sameSet(
        `${id} parameter`,
        parameters.map((parameter) => `${parameter.name} in ${parameter.in}`),
        wanted,
      );
      for (const { name, required, schema } of parameters) {
        yield [`${id} requires ${name}`, required === true];
        yield* fits(`${id} ${name}`, schema, 'string', root);
      }
    }
  },

  *'statuses are those of the source'(root) {
    for (const [id, { statuses }, op] of endpointsOf(root)) {
      yield* sameSet(`${id} status`, Object.keys(op.responses ?? {}), statuses.split(' '));
    }
  },

  *'successes answer with their record, in their envelope'(root) {
    for (const [id, { answer }, op] of endpointsOf(root)) {
      for (const [status, { content = {} }] of responses(op, isSuccess)) {
        yield [`${id} ${status} answers JSON`, 'application/json' in content];
        if (answer !== 'anything')
          yield [`${id} ${status} answers only JSON`, Object.keys(content).length === 1];
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${status} ${type}`, schema, answer, root);
      }
    }
  },

  *'errors may have any body'(root) {
    for (const [id, , op] of endpointsOf(root)) {
      for (const [status, { content = {} }] of responses(op, (code) => !isSuccess(code))) {
        yield* sameSet(`${id} ${status} media type`, Object.keys(content), [
          'application/json',
          'text/plain',
        ]);
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${status} ${type}`, schema, 'anything', root);
      }
    }
  },

  *'requests carry the body of the source, or none'(root) {
    for (const [id, { body }, op] of endpointsOf(root)) {
      const { required = false, content = {} } = op.requestBody ?? {};
      // What unlock takes is not shown: it may have a body of any kind, but must not ask for one.
      if (id === 'unlockTask') {
        yield [`${id} needs no body`, !required];
        for (const [type, { schema }] of Object.entries(content))
          yield* fits(`${id} ${type}`, schema, 'anything', root);
        continue;
      }
      const [mediaType, must, type] = body ?? [];
      yield* sameSet(`${id} request media type`, Object.keys(content), mediaType ? [mediaType] : []);
      yield [`${id} ${must ? 'requires' : 'does not require'} a body`, required === (must ?? false)];
      for (const { schema } of Object.values(content))
        if (type) yield* fits(`${id} request`, schema, type, root);
    }
  },

  *'published schemas are open to new fields'(root) {
    for (const name of Object.keys(records)) {
      const schema = schemaAt(`#/components/schemas/${name}`, root);
      const whole = samples(name).good[0].value as JsonObject;
      yield [
        `${name} is open to new fields`,
        schema !== undefined && valid(schema, { ...whole, new: 1 }, root),
      ];
    }
  },
};

const invented =
  'minLength maxLength pattern format default uniqueItems multipleOf minimum maximum ' +
  'exclusiveMinimum exclusiveMaximum minProperties maxProperties';

const judged = new Map<string, Fact[]>();

/** The schema, closed, accepts and refuses the sample values of a type, and declares no field beyond. */
function fits(label: string, place: Schema | string | undefined, type: string, root: JsonObject): Fact[] {
  if (place === undefined) return [[`${label} has a schema`, false]];
  try {
    // Mutants share most of their schemas: what is known of one holds for its equals.
    const key = `${label}: ${type} ${schemaId(place, true, root)}`;
    let facts = judged.get(key);
    if (!facts) judged.set(key, (facts = [...judge(label, place, type, root)]));
    return facts;
  } catch (error) {
    return [[`${label} is a schema (${String(error)})`, false]];
  }
}

function* judge(label: string, schema: Schema | string, type: string, root: JsonObject): Generator<Fact> {
  const problems = closedValidator(schema, root);
  const { good, bad } = samples(type);
  for (const { label: detail, value } of good)
    yield [`${label} accepts ${type}${detail}`, problems(value).length === 0];
  for (const { label: detail, value } of bad)
    yield [`${label} refuses ${type}${detail}`, problems(value).length > 0];
  const fields = records[type];
  if (!fields) return;
  const names = Object.keys(fields).map((name) => name.replace('?', ''));
  yield* sameSet(
    `${label} field`,
    declared(typeof schema === 'string' ? { $ref: schema } : schema, root),
    names,
  );
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
  const own = (schema['enum'] as string[] | undefined) ?? [];
  return [
    ...own.filter((value) => valid(schema, value, root)),
    ...parts(schema).flatMap((part) => named(part, root)),
  ];
}

/** The schemas that a schema is composed of. */
function parts(schema: JsonObject): Json[] {
  return [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap((part) => part ?? []);
}
