/** Tables of fields, parameters and headers. */
import { code, line, list, table } from '../../../lib/markdown.ts';
import type { Property, Schema } from '../../../model/index.ts';
import { upperFirst } from '../../../model/names.ts';
import type { SiteModel } from '../site-model.ts';
import { fieldAnchor, type Links } from '../links.ts';

/**
 * @param object id of the object that has the fields, if links lead to them
 * @param narrow whether the table has little room
 */
export function fieldTable(
  properties: Property[],
  site: SiteModel,
  links: Links,
  { object, narrow = false }: { object?: string; narrow?: boolean } = {},
): string {
  const rows = properties.map(({ name, schema, required, description, questions }) => ({
    name: object === undefined ? code(name) : `<span id="${fieldAnchor(name, object)}">${code(name)}</span>`,
    type: typeOf(schema, links),
    required,
    description:
      described(description, schema) +
      (questions.length > 0 ? ` Open: ${questionLinks(questions, site, links)}.` : ''),
  }));
  return valueTable('Field', rows, narrow);
}

/** A value that a request or response has by name. */
interface Value {
  name: string;
  type: string;
  required: boolean;
  description: string;
}

/** A table of values. Where there is little room, the type is below the name, so that descriptions are wide. */
export function valueTable(head: string, values: Value[], narrow: boolean): string {
  const optional = values.some(({ required }) => !required);
  if (!narrow)
    return table(
      [head, 'Type', ...(optional ? ['Required'] : []), 'Description'],
      values.map(({ name, type, required, description }) => [
        name,
        type,
        ...(optional ? [required ? 'yes' : 'no'] : []),
        description,
      ]),
    );
  return table(
    [head, 'Description'],
    values.map(({ name, type, required, description }) => [
      `${name}<br><small>${type}${optional && required ? ', **required**' : ''}</small>`,
      description,
    ]),
  );
}

/** The keyword of a bound in words: `Minimum length`. */
const boundName = (keyword: string): string =>
  upperFirst(
    keyword
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^(min|max)(?= )/, '$1imum')
      .replace(/ properties$/, ' fields'),
  );

/** A description with what the schema states about values: its format, validation keywords and default. */
export function described(
  description: string,
  { validationKeywords, default: standard, format, readOnly, writeOnly, deprecated, prefixItems }: Schema,
): string {
  // The type of a tuple states its length.
  const shown = Object.entries(prefixItems.length > 0 ? {} : validationKeywords);
  return [
    ...(deprecated ? ['**Deprecated.**'] : []),
    line(description),
    ...(format === undefined ? [] : [`Format: ${code(format)}.`]),
    ...(format === 'int64' ? ['JavaScript rounds integers above 9007199254740991.'] : []),
    ...shown.map(([name, value]) => `${boundName(name)}: ${code(value)}.`),
    ...(standard === undefined ? [] : [`Default: ${code(standard)}.`]),
    ...(readOnly ? ['Read-only.'] : []),
    ...(writeOnly ? ['Write-only: no response includes it.'] : []),
  ].join(' ');
}

/** A type in words: `string or null`, `array of Page`. With `links`, a schema leads to the reference. */
export function typeOf(schema: Schema, links?: Links): string {
  const {
    name,
    contentSchema,
    mediaType,
    values,
    open,
    alternatives,
    items,
    types,
    nullable,
    additionalProperties,
    properties,
  } = schema;
  const orNull = nullable ? ['null'] : [];
  if (name !== undefined) return links?.schema(name) ?? name;
  if (contentSchema) return `${typeOf(contentSchema, links)}, as JSON text`;
  if (mediaType !== undefined) return 'bytes';
  if (values) return list([...values.map(code), ...(open ? ['another string'] : []), ...orNull]);
  if (items && types.includes('array')) return list([`array of ${typeOf(items, links)}`, ...orNull]);
  if (additionalProperties && properties.length === 0)
    return list([`object of ${typeOf(additionalProperties, links)} by name`, ...orNull]);
  if (alternatives.length > 0) return list([...alternatives.map((each) => typeOf(each, links)), ...orNull]);
  return list([...(types.length > 0 ? types : ['anything']), ...(types.length > 0 ? orNull : [])]);
}

/** Links to open questions, by their titles. */
export function questionLinks(ids: string[], site: SiteModel, links: Pick<Links, 'question'>): string {
  return ids
    .map((id) => links.question(id, site.questions.find((each) => each.id === id)?.title ?? id))
    .join(', ');
}
