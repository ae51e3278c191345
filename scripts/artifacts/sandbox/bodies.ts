import type { Body, BodyParameter, FileField, Limit } from '../../../src/sandbox/engine/types.ts';
import { membersOf, type Model, type Operation, type Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import type { Validators } from './validators.ts';

/** Returns what the sandbox needs of a request body. */
export function bodyEntry(
  { id, success }: Operation,
  { required, others, ...first }: NonNullable<Operation['body']>,
  model: Model,
  validators: Validators,
): Body<string> {
  const entry = (content: Content) => ({
    required,
    ...contentEntry({ id, success }, content, model, validators),
  });
  return { ...entry(first), ...(others.length > 0 && { others: others.map(entry) }) };
}

type Content = NonNullable<Operation['body']>['others'][number];

function contentEntry(
  { id, success }: Pick<Operation, 'id' | 'success'>,
  { mediaType, kind, schema, type, limits }: Content,
  model: Model,
  validators: Validators,
): Omit<Body<string>, 'required'> {
  const { bodies } = model.jsonSchemas;
  const name = type ?? `${id}Body`;
  const form = kind === 'form' || kind === 'urlencoded';
  const isFile = ({ schema: each }: Schema['properties'][number]): boolean =>
    (each.items ?? each).mediaType !== undefined;
  const files = kind === 'form' ? schema.properties.filter(isFile) : [];
  // Each file of an array creates a resource.
  const own = schema.properties.find(
    (each) => each.name === success.recordIn && membersOf(each.schema).length > 0,
  );
  const file = files.find((each) => each.schema.items) ?? files[0];
  const others = files.filter((each) => each !== file).map(fileField);
  const texts = form ? schema.properties.filter((property) => property.schema.content) : [];
  const settings = new Set(model.settings.map((setting) => setting.id));
  return {
    type: mediaType,
    kind,
    validate: validators.add(name, bodies[`${id} ${mediaType}`] ?? {}),
    fields: form
      ? schema.properties
          .filter((property) => !files.includes(property))
          .map((property) => ({
            name: property.name,
            key: snake(property.name),
            types: property.schema.types,
            ...(property.schema.items && { items: property.schema.items.types }),
          }))
      : [],
    ...(file && { files: fileField(file) }),
    ...(others.length > 0 && { otherFiles: others }),
    texts: Object.fromEntries(
      texts.map((property) => [
        property.name,
        validators.add(`${name}_${property.name}`, bodies[`${id} ${mediaType}.${property.name}`] ?? {}),
      ]),
    ),
    ...(kind === 'json' && own && { in: own.name }),
    limits: Object.values(limits).map(({ value, unit, per, rejectedWith, openQuestions = [] }): Limit => ({
      value,
      unit: String(unit),
      per: String(per),
      ...(rejectedWith !== undefined && { rejectedWith }),
      settings: openQuestions.filter((question) => settings.has(question)),
    })),
    sets: kind === 'json' ? setsIn(schema, schema.name ?? '', [], 0) : [],
  };
}

/** Names of members that compare the object around them, such as `{ created_at: { gte: … } }`. */
const comparison = /^(gte?|lte?|from|to|min|max|after|before|since|until)$/;

/** The members of a body that select resources and a page, those in objects included. */
export function searchMembers({ properties }: Schema, way: string[] = []): BodyParameter[] {
  return properties.flatMap(({ name, schema }): BodyParameter[] => {
    const own = [...way, name];
    if (schema.properties.length > 0 && way.length < 3) return searchMembers(schema, own);
    const around = way.at(-1);
    const key = around !== undefined && comparison.test(snake(name)) ? `${around}_${name}` : name;
    const { default: standard, bounds } = schema;
    return [
      {
        name: own.join('.'),
        key: snake(key),
        way: own,
        ...(standard !== undefined && { default: standard }),
        ...(bounds.minimum === 0 && { fromZero: true as const }),
      },
    ];
  });
}

const fileField = ({ name, schema }: Schema['properties'][number]): FileField => ({
  name,
  many: schema.items !== undefined,
});

/** The ways to values of known sets within a body. */
function setsIn(schema: Schema, owner: string, path: string[], depth: number): Body['sets'] {
  if (depth > 4) return [];
  return schema.properties.flatMap(({ name, schema: each }) => {
    const inner = each.items ?? each;
    const way = each.items ? [...path, name, '[]'] : [...path, name];
    const set = setOf(owner, name, inner);
    return [
      ...(set === undefined ? [] : [{ path: way, set }]),
      ...setsIn(inner, inner.name ?? '', way, depth + 1),
    ];
  });
}

/** The name of the set of values that a property has one of. */
export const setOf = (owner: string, property: string, { name, values: known }: Schema): string | undefined =>
  known && (name ?? (owner === '' ? undefined : `${owner}.${property}`));
