import type { ServedBody, FileField, ServedLimit } from '../../../src/sandbox/contract-types.ts';
import type { Model, Operation, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import type { Validators } from './validators.ts';

/** Returns what the sandbox needs of a request body: of its first media type. */
export function bodyEntry(
  { id }: Operation,
  { required, mediaType, kind, schema, type, limits }: NonNullable<Operation['body']>,
  model: Model,
  validators: Validators,
): ServedBody<string> {
  const { bodies } = model.jsonSchemas;
  const name = type ?? `${id}Body`;
  const form = kind === 'form';
  const isFile = ({ schema: each }: Schema['properties'][number]): boolean =>
    (each.items ?? each).mediaType !== undefined;
  const files = form ? schema.properties.filter(isFile) : [];
  const file = files.find((each) => each.schema.items) ?? files[0];
  const texts = form ? schema.properties.filter((property) => property.schema.content) : [];
  const settings = new Set(model.settings.map((setting) => setting.id));
  return {
    required,
    type: mediaType,
    kind: kind === 'urlencoded' ? 'other' : kind,
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
    texts: Object.fromEntries(
      texts.map((property) => [
        property.name,
        validators.add(`${name}_${property.name}`, bodies[`${id} ${mediaType}.${property.name}`] ?? {}),
      ]),
    ),
    limits: Object.values(limits).map(
      ({ value, unit, per, rejectedWith, openQuestions = [] }): ServedLimit => ({
        value,
        unit: String(unit),
        per: String(per),
        ...(rejectedWith !== undefined && { rejectedWith }),
        settings: openQuestions.filter((question) => settings.has(question)),
      }),
    ),
    sets: kind === 'json' ? setsIn(schema, schema.name ?? '', [], 0) : [],
  };
}

const fileField = ({ name, schema }: Schema['properties'][number]): FileField => ({
  name,
  many: schema.items !== undefined,
});

/** The ways to values of known sets within a body. */
function setsIn(schema: Schema, owner: string, path: string[], depth: number): ServedBody['sets'] {
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
