/** Tables of fields, parameters and headers: what each is, and which values it has. */
import { code, line, list, table } from '../../../lib/markdown.ts';
import type { Parameter, Property, Schema } from '../../../model/index.ts';
import { upperFirst } from '../../../model/names.ts';
import type { SiteModel } from '../site-model.ts';
import { fieldAnchor, type Links } from '../links.ts';

/** A value that a request or response has by name. */
type TableField = Pick<Property, 'name' | 'schema' | 'required' | 'description'> &
  Partial<Pick<Property, 'questions'> & Pick<Parameter, 'deprecated' | 'example'>>;

interface TableOptions {
  /** Of the object that has the fields, if links lead to them. */
  id?: string;
  /** Whether there is little room: the type is then below the name, so that descriptions are wide. */
  narrow?: boolean;
}

/** @param head what the fields are: `Field` */
export function fieldTable(
  head: string,
  fields: TableField[],
  site: SiteModel,
  links: Links,
  { id, narrow = false }: TableOptions = {},
): string {
  const hasOptional = fields.some(({ required }) => !required);
  const rows = fields.map((field) => {
    const { name, required, schema } = field;
    const shown = id === undefined ? code(name) : `<span id="${fieldAnchor(name, id)}">${code(name)}</span>`;
    const type = typeOf(schema, links);
    // Where there is little room, the type leads to its values.
    const values = narrow ? [] : valuesOf(schema);
    const description = described(field, values, site, links);
    const small = `<small>${type}${hasOptional && required ? ', **required**' : ''}</small>`;
    return narrow
      ? [`${shown}<br>${small}`, description]
      : [shown, type, ...(hasOptional ? [required ? 'yes' : 'no'] : []), description];
  });
  const columns = narrow ? [] : ['Type', ...(hasOptional ? ['Required'] : [])];
  return table([head, ...columns, 'Description'], rows);
}

const boundName = (keyword: string): string =>
  upperFirst(
    keyword
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replace(/^(min|max)(?= )/, '$1imum')
      .replace(/ properties$/, ' fields'),
  );

/** A description with what the schema states about values: its format, validation keywords and default. */
function described(field: TableField, values: string[], site: SiteModel, links: Links): string {
  const { schema, description, deprecated, example, questions = [] } = field;
  const { validationKeywords, default: standard, format, prefixItems } = schema;
  // The type of a tuple states its length.
  const shown = Object.entries(prefixItems.length > 0 ? {} : validationKeywords);
  return [
    ...(deprecated || schema.deprecated ? ['**Deprecated.**'] : []),
    line(description),
    ...values,
    ...(format === undefined ? [] : [`Format: ${code(format)}.`]),
    ...(format === 'int64' ? ['JavaScript rounds integers above 9007199254740991.'] : []),
    ...shown.map(([name, value]) => `${boundName(name)}: ${code(value)}.`),
    ...(standard === undefined ? [] : [`Default: ${code(standard)}.`]),
    ...(example === undefined ? [] : [`Example: ${code(example)}.`]),
    ...(questions.length > 0 ? [`Open: ${questionLinks(questions, site, links)}.`] : []),
  ].join(' ');
}

/** The values of a field whose type is only a name. */
function valuesOf(schema: Schema): string[] {
  const { name, values = [], open } = schema.items ?? schema;
  if (name === undefined || values.length === 0) return [];
  return [`One of ${list([...values.map(code), ...(open ? ['another string'] : [])])}.`];
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
    prefixItems,
    additionalProperties,
    properties,
  } = schema;
  const orNull = nullable ? ['null'] : [];
  if (name !== undefined) return links?.schema(name) ?? name;
  if (contentSchema) return `${typeOf(contentSchema, links)}, as JSON text`;
  if (mediaType !== undefined) return 'bytes';
  if (values)
    return list([
      ...values.filter((each) => each !== null).map(code),
      ...(open ? ['another string'] : []),
      ...orNull,
    ]);
  if (prefixItems.length > 0) {
    const parts = new Set(prefixItems.map((each) => typeOf(each, links)));
    return `array of ${prefixItems.length} items, each ${list([...parts])}`;
  }
  if (items?.mediaType !== undefined) return list(['array of files', ...orNull]);
  if (items && types.includes('array')) return list([`array of ${typeOf(items, links)}`, ...orNull]);
  if (additionalProperties && properties.length === 0)
    return list([`object of ${typeOf(additionalProperties, links)} by name`, ...orNull]);
  if (alternatives.length > 0)
    return list([...new Set([...alternatives.map((each) => typeOf(each, links)), ...orNull])]);
  return list([...(types.length > 0 ? types : ['anything']), ...(types.length > 0 ? orNull : [])]);
}

/** Links to open questions, by their titles. */
export function questionLinks(ids: string[], site: SiteModel, links: Pick<Links, 'question'>): string {
  return ids
    .map((id) => links.question(id, site.questions.find((each) => each.id === id)?.title ?? id))
    .join(', ');
}
