/** What the sandbox needs of requests: parameters and bodies. */
import type { NamedMembers, ServedBody, ServedParameter } from '../../../src/sandbox/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Operation, Parameter, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import type { DataContext } from './resources.ts';

/** Whether any text will do, as for most parameters of a path. */
export const isAnyText = ({ in: where, schema }: Parameter): boolean => {
  const { types, values: known, alternatives, validationKeywords, format } = schema;
  const isText = types.every((type) => type === 'string');
  const free = format === undefined && Object.keys(validationKeywords).length === 0;
  return where === 'path' && isText && !known && alternatives.length === 0 && free;
};

export function parameterData(parameter: Parameter): ServedParameter[] {
  const { name, snakeName, in: where, schema } = parameter;
  const { types, items, default: standard } = schema;
  if (where === 'cookie' || !parameter.isRead) return [];
  return [
    omitUndefined({
      name: where === 'header' ? name.toLowerCase() : name,
      snakeName,
      in: where,
      types,
      items: items?.types ?? [],
      default: standard,
    }),
  ];
}

/** Returns what the sandbox needs of the body of a request: of its first media type. */
export function bodyData({ body }: Operation, { rules, withSetting }: DataContext): ServedBody | undefined {
  if (!body) return undefined;
  const { required, mediaType, kind, schema, limits, files } = body;
  const parts = kind === 'form' ? schema.properties : [];
  const [file] = files;
  return omitUndefined({
    required,
    type: mediaType,
    kind,
    schema: rules.of(schema.schemaObject),
    members: kind === 'json' ? membersOf(schema) : undefined,
    fields: parts
      .filter((part) => !files.includes(part))
      .map((part) =>
        omitUndefined({
          name: part.name,
          snakeName: snake(part.name),
          types: part.schema.types,
          items: part.schema.items?.types ?? [],
          json: part.schema.contentSchema && rules.of(part.schema.contentSchema.schemaObject),
        }),
      ),
    files: file && { name: file.name, many: file.schema.items !== undefined },
    limits: Object.values(limits).map(({ value, unit, per, rejectedWith, openQuestions = [] }) =>
      omitUndefined({
        value,
        unit: String(unit),
        per: String(per),
        rejectedWith,
        settings: withSetting(openQuestions),
      }),
    ),
    enums: kind === 'json' ? enumsIn(schema, schema.name ?? '', [], 0) : [],
  });
}

/** The members that a schema names; undefined if it allows any. */
function membersOf(schema: Schema, depth: number = 0): NamedMembers | undefined {
  const alternatives = schema.alternatives.map((each) => membersOf(each, depth));
  if (schema.additionalProperties || alternatives.includes(undefined)) return undefined;
  const own = schema.properties.map(({ name, schema: each }): [string, NamedMembers | null] => {
    const inner = depth < 4 ? membersOf(each.items ?? each, depth + 1) : undefined;
    return [name, inner && Object.keys(inner).length > 0 ? inner : null];
  });
  return Object.assign({}, ...alternatives, Object.fromEntries(own)) as NamedMembers;
}

/** The ways to values of known enums within a body. */
function enumsIn(schema: Schema, owner: string, path: string[], depth: number): ServedBody['enums'] {
  if (depth > 4) return [];
  return schema.properties.flatMap(({ name, schema: each }) => {
    const inner = each.items ?? each;
    const way = each.items ? [...path, name, '[]'] : [...path, name];
    const found = enumOf(owner, name, inner);
    return [
      ...(found === undefined ? [] : [{ path: way, schema: found }]),
      ...enumsIn(inner, inner.name ?? '', way, depth + 1),
    ];
  });
}

/** The name of the enum that a property has one of. */
export const enumOf = (
  owner: string,
  property: string,
  { name, values: known }: Schema,
): string | undefined => known && (name ?? (owner === '' ? undefined : `${owner}.${property}`));
