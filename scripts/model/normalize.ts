/** Writes what means the same in the same way, so that two versions differ only in what means something else. */
import { memberPointer, tokens } from '../lib/pointer.ts';
import { type Guard, passing } from '../../src/shared/guards.ts';
import { canonical, isObject, type Json } from '../../src/shared/json.ts';
import { type Document, methods, type SchemaObject } from './document.ts';
import { isSample, maps } from './named-members.ts';
import { type Part, writeSchema } from './normal-schemas.ts';
import { componentName, operationsInDocument, resolve, targetOf } from './references.ts';

export interface Normalized {
  /** What requests and responses are: without texts, extension fields, security and references. */
  document: Part;
  /** Returns the place in the original of a JSON pointer into it: where it is written, or where a reference to it is. */
  originOf(pointer: string, isUse?: boolean): string;
}

const left = /^(title|summary|description|security|components|x-.*)$/;
/** Keys of schemas; a slash follows those of lists and maps of them. */
const ofSchemas =
  /^(schema|((all|any|one)Of|prefixItems|(patternP|p)roperties|dependentSchemas)\/|not|if|then|else|items|contains|propertyNames|contentSchema|(additional|unevaluated).*)$/;

/** Returns a copy of a document in which parts that mean the same are the same. Each part is written out where it is used. */
export function normalize(document: Document): Normalized {
  const origins = new Map<unknown, string>();
  // Where a reference stands for a part.
  const uses = new Map<unknown, string>();
  const write = (value: Json, pointer: string, key: string, within: string[]): Json => {
    const below = (each: Json, step: string | number, name: string): Json =>
      write(each, memberPointer(pointer, step), name, within);
    if (Array.isArray(value)) return value.map((each, index) => below(each, index, `${key}/`));
    if (!isObject(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref === 'string') {
      const target = targetOf<Part>(document, $ref) as Part;
      if (within.includes($ref)) return { $comment: 'The same again.', type: target['type'] ?? 'object' };
      const part = write({ ...target, ...beside }, $ref, key, [...within, $ref]);
      uses.set(part, pointer);
      return part;
    }
    const isMap = maps.test(key);
    const members = Object.entries(isMap ? value : withMapping(value)).flatMap(
      ([name, each]): [string, Json][] => {
        if (!isMap && left.test(name)) return [];
        const isData = !isMap && isSample(name, each);
        return [[nameIn(key, name), isData ? each : below(each, name, isMap ? `${key}/` : name)]];
      },
    );
    const part = isMap ? writeMap(key, members) : writePart(key, Object.fromEntries(members));
    origins.set(part, pointer);
    return part;
  };
  const servers = document.servers?.length ? document.servers : [{ url: '/' }];
  const copy = write({ ...document, servers } as object as Json, '#', '', []) as Part;
  shareParameters(copy, (reference, part) =>
    origins.set(reference, uses.get(part) ?? origins.get(part) ?? '#'),
  );
  const originOf = (pointer: string, isUse = false): string => {
    let [node, origin]: [unknown, string] = [copy, '#'];
    for (const step of tokens(pointer)) {
      node = Object(node)[step];
      origin = origins.get(node) ?? memberPointer(origin, ...step.split('/'));
    }
    return (isUse ? uses.get(node) : undefined) ?? origin;
  };
  return { document: copy, originOf };
}

/** Writes names in which case does not matter in lower case, and media types without the usual charset. */
function nameIn(key: string, name: string): string {
  if (key === 'headers') return name.toLowerCase();
  if (key === 'responses') return name.toUpperCase().replace('DEFAULT', 'default');
  return key === 'content' ? name.toLowerCase().replaceAll(/\s+|;\s*charset="?utf-8"?/g, '') : name;
}

function writeMap(key: string, members: [string, Json][]): Part {
  // A property that nothing fits is none; the header has a member of its own.
  const all = members.filter(([name, value]) =>
    key === 'properties' ? value !== false : key !== 'headers' || name !== 'content-type',
  );
  return Object.fromEntries(
    all.map(([name, value]) => [name, key === 'properties' && value === true ? {} : value]),
  );
}

function writePart(key: string, part: Part): Part {
  const written = ofSchemas.test(key) ? writeSchema(part) : part;
  const { parameters, requestBody } = part;
  if (key === 'links/')
    return { ...part, parameters: canonical(parameters), requestBody: canonical(requestBody) };
  if (key === 'parameters/' || key === 'headers/') return writeSerialization(written);
  // Data is compared as a whole.
  const plain = (value: Json): Json =>
    typeof value === 'object' && value !== null ? canonical(value) : value;
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      isSample(name, value) ? (Array.isArray(value) ? value.map(plain) : plain(value)) : value,
    ]),
  );
}

/** Leaves out how the value of a parameter or header is written if that is the default. Only lists and objects explode. */
function writeSerialization({ style, explode, ...part }: Part): Part {
  const { in: where = 'header', name, schema } = part;
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple';
  const types = isObject(schema) ? [schema['type'] ?? 'object'].flat() : [];
  const explodes = types.some((type) => /object|array/.test(String(type)));
  return {
    ...part,
    ...(where === 'header' && typeof name === 'string' && { name: name.toLowerCase() }),
    ...(style !== undefined && style !== usual && { style }),
    ...(explodes && explode !== undefined && explode !== ((style ?? usual) === 'form') && { explode }),
  };
}

const implicit = '(implicit)';
/** Whether a value of a mapping only repeats that the name of a schema stands for it. */
export const isImplicit = (value: unknown): boolean => value === implicit;

/** Without a mapping, the names of alternatives are values of the field of a discriminator. */
function withMapping(part: Part): Part {
  const { discriminator, oneOf, anyOf = oneOf } = part;
  if (!isObject(discriminator)) return part;
  const stated = Object.entries(discriminator['mapping'] ?? {}).map(([value, target]) => [
    value,
    String(target).split('/').at(-1),
  ]);
  const names = [anyOf ?? []].flat().flatMap((each) => componentName(each) ?? []);
  const isStated = (name: string): boolean =>
    stated.some(([value, target]) => target === name && value !== name);
  const own = names.map((name) => [name, isStated(name) ? implicit : name]);
  const { mapping: _, ...others } = discriminator;
  const mapping = [...own, ...stated].map(([value, target]) => [`mapping/${value}`, target]);
  return { ...part, discriminator: { ...others, ...(Object.fromEntries(mapping) as Part) } };
}

/**
 * Gives operations the parameters of their path, as references whose names tell them apart. Those in the path have its
 * order as names; some headers are ignored.
 */
function shareParameters(document: Part, refer: (reference: Part, part: Part) => void): void {
  const { paths, webhooks, servers } = document;
  const parameters: Part = {};
  for (const [path, item] of Object.entries({ ...(paths as Part), ...(webhooks as Part) }) as [
    string,
    Part,
  ][]) {
    const names = path.match(/(?<=\{)[^}]+/g) ?? [];
    const { parameters: shared = [], ...others } = item;
    delete item['parameters'];
    for (const [method, operation] of Object.entries(others) as [string, Part][]) {
      if (canonical(operation['servers']) === canonical(servers)) delete operation['servers'];
      if (!isMethod(method)) continue;
      const all = [shared, operation['parameters'] ?? []].flat() as Part[];
      const own = new Map(all.map((each) => [idOf(each, names), each]));
      const read = [...own].filter(([id]) => !/^header (accept|authorization|content-type)$/.test(id));
      operation['parameters'] = read.map(([id, each]) => {
        if (id.startsWith('{')) each['name'] = id;
        const name = `${operation['operationId'] ?? path} ${id}`;
        parameters[name] = each;
        const reference = { $ref: memberPointer('#/components/parameters', name) };
        refer(reference, each);
        return reference;
      });
    }
    if (canonical(item['servers']) === canonical(servers)) delete item['servers'];
  }
  Object.assign(document, { components: { parameters } });
}

const isMethod = (name: string): boolean => methods.some((method) => method === name);
function idOf({ in: where, name }: Part, names: string[]): string {
  const position = names.indexOf(String(name));
  return where !== 'path' ? `${where} ${name}` : position < 0 ? String(name) : `{${position}}`;
}

/** Returns a copy of a document in which guards list the values that pass: `notIn: [A]` is `in` with the others. */
export function listGuards(document: Document): Document {
  const copy = structuredClone(document);
  for (const { operation } of operationsInDocument(copy)) {
    const { record = '', from = {} } = operation.value['x-transition'] ?? {};
    const { properties = {} } = copy.components.schemas?.[record] ?? {};
    for (const [field, guard] of Object.entries(from) as [string, Guard][]) {
      const { enum: listed, type } = resolve<SchemaObject>(copy, properties[field] ?? {});
      const values = listed ?? (type === 'boolean' ? [false, true] : undefined);
      if (guard.notIn && values) Object.assign(from, { [field]: { in: passing(guard, values) } });
    }
  }
  return copy;
}
