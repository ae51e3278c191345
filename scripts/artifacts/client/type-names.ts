import { readFileSync } from 'node:fs';
import { InputError } from '../../lib/cli.ts';
import { root } from '../../lib/package-json.ts';
import type { Model, Operation, Schema } from '../../model/index.ts';
import { pascal } from '../../model/names.ts';

/** Names that the declarations of the client and of the types use for something else than schemas. */
const reserved = (
  'Action FileInput GuardedFields Namespaces RawNamespaces RequestOptions ResponsePromise UploadOptions ' +
  'components operations paths webhooks ArrayBuffer Blob NonNullable Omit Record'
).split(' ');

/** What the client exports other than the types of the contract. */
export const exported: ReadonlySet<string> = new Set(
  [...readFileSync(new URL('src/client/index.ts', root), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/^\s*type /, '').trim()),
);

/** Names of TypeScript for schemas and operations, and which of them a module has to import. */
export class TypeNames {
  /** Types of the contract that were named. */
  readonly used = new Set<string>();
  readonly #taken: Set<string>;

  constructor({ schemas }: Model) {
    const names = Object.keys(schemas);
    const [wrong] = names.filter((name) => reserved.includes(name));
    if (wrong !== undefined) {
      throw new InputError(
        `openapi/schemas/${wrong}.yaml: the declarations of the client have the name \`${wrong}\` for something else. Rename the schema.`,
      );
    }
    const unusable = names.find((name) => !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name));
    if (unusable !== undefined) {
      throw new InputError(
        `openapi/schemas/${unusable}.yaml: \`${unusable}\` cannot name a type of TypeScript. Rename the schema to one with letters and digits alone, such as \`${pascal(unusable)}\`.`,
      );
    }
    this.#taken = new Set([...names, ...reserved, ...exported]);
  }

  /** Returns the first name that no other type has, and keeps it. */
  claim(...names: string[]): string {
    const [last = ''] = names.slice(-1);
    let name = names.find((each) => !this.#taken.has(each)) ?? last;
    while (this.#taken.has(name)) name += '_';
    this.#taken.add(name);
    return name;
  }

  /**
   * Returns the type of a schema: its name, or what the declarations of the contract have at a place.
   *
   * @param place the type where the schema is, such as `operations['getTask']['responses'][200]`
   */
  of(schema: Schema | undefined, place: string): string {
    if (schema?.name !== undefined) {
      this.used.add(schema.name);
      return schema.name;
    }
    if (!schema || isAnything(schema)) return 'unknown';
    const { types, nullable, values, items, tuple } = schema;
    const [type = ''] = types;
    if (types.length === 1 && !nullable && !values) {
      if (type === 'string' || type === 'boolean') return type;
      if (type === 'number' || type === 'integer') return 'number';
    }
    if (items && !nullable && tuple.length === 0) {
      const item = this.of(items, `${place}[number]`);
      return `${/^[\w[\]'"/]+$/.test(item) ? item : `(${item})`}[]`;
    }
    if (place.includes('operations[')) this.used.add('operations');
    return place;
  }

  /** Returns the type of a parameter: an array is not changed, and an integer can have more digits than a number has. */
  parameter(schema: Schema, place: string): string {
    const type = this.of(schema, place);
    const isLong = type === 'number' && schema.format === 'int64';
    return isLong ? 'number | bigint' : type.endsWith('[]') ? `readonly ${type}` : type;
  }

  /** Returns the type of a schema in one direction: requests need no read-only fields, and responses have no write-only ones. */
  in(direction: Direction, schema: Schema | undefined, place: string): string {
    return this.#view(direction, schema, place, []) ?? this.of(schema, place);
  }

  /** The type without the fields of the other direction, at any depth; undefined if it has none. */
  #view(
    direction: Direction,
    schema: Schema | undefined,
    place: string,
    around: Schema[],
  ): string | undefined {
    if (!schema || around.includes(schema)) return undefined;
    const within = [...around, schema];
    if (schema.items) {
      const item = this.#view(direction, schema.items, `${place}[number]`, within);
      return item && `(${item})[]${schema.nullable ? ' | null' : ''}`;
    }
    // An optional read-only field does no harm in a request, but a response never has a write-only one.
    const hidden = schema.properties.filter((each) =>
      direction === 'request' ? each.required && each.schema.readOnly : each.schema.writeOnly,
    );
    const shown = schema.properties.filter((each) => !hidden.includes(each));
    const changed = shown.flatMap(({ name, required, schema: each }) => {
      const own = `${place}['${name}']`;
      const type = this.#view(direction, each, required ? own : `NonNullable<${own}>`, within);
      if (type === undefined) return [];
      const value = each.nullable && !each.items ? `${type} | null` : type;
      return [{ name, text: required ? `'${name}': ${value}` : `'${name}'?: ${value} | undefined` }];
    });
    const names = [...hidden, ...changed].map(({ name }) => `'${name}'`);
    if (names.length === 0) return undefined;
    const base = this.of(schema, place);
    const rest = `Omit<${schema.nullable ? `NonNullable<${base}>` : base}, ${names.join(' | ')}>`;
    return changed.length > 0 ? `${rest} & { ${changed.map(({ text }) => text).join('; ')} }` : rest;
  }
}

/** Which way a value goes. */
export type Direction = 'request' | 'response';

const isAnything = ({ types, properties, alternatives, values, items }: Schema): boolean =>
  types.length + properties.length + alternatives.length === 0 && values === undefined && items === undefined;

/** Returns the type of the content of a response in the declarations of the contract. */
export const responsePlace = ({ id }: Operation, status: string, mediaType: string): string =>
  `operations['${id}']['responses'][${/^\d+$/.test(status) ? status : `'${status}'`}]['content']['${mediaType}']`;

/** Returns the type of the request body in the declarations of the contract. */
export function bodyPlace({ id, body }: Operation): string {
  const place = `operations['${id}']['requestBody']`;
  return `${body?.required ? place : `NonNullable<${place}>`}['content']['${body?.mediaType}']`;
}

/** Returns the type of a parameter in the declarations of the contract. */
export const parameterPlace = ({ id }: Operation, where: string, name: string, required: boolean): string => {
  const group = `operations['${id}']['parameters']['${where}']`;
  const place = `NonNullable<${group}>['${name}']`;
  return required ? place : `NonNullable<${place}>`;
};
