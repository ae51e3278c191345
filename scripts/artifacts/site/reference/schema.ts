/** A schema of the contract as a page of Markdown. */
import { bullets, code, fence, list, sections, table } from '../../../lib/markdown.ts';
import type { Json, Operation, Property, Schema } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { RenderTarget } from '../directives/tables.ts';
import { linksFrom, type Links, schemaPath } from '../links.ts';
import { fullest } from '../samples/sample-request.ts';
import { prettyJson } from '../samples/format.ts';
import { fieldTable, questionLinks, typeOf } from './fields.ts';
import { transitionTables } from '../directives/transitions.ts';

export function schemaPage(site: SiteModel, schema: Schema, target: RenderTarget): string {
  const { name = '', description, properties, values, lifecycle, questions } = schema;
  const links = linksFrom(schemaPath(name));
  const states = lifecycle && transitionTables['states']?.(site, links, lifecycle.record);
  const example = exampleOf(site, schema);
  const shownValues = states ?? (values && valueTable(values));
  const options = target === 'site' ? { id: 'field' } : {};
  const used = usedBy(site, schema, links);
  return sections([
    `# ${name}`,
    description,
    `**Type**: ${typeOf({ ...schema, name: undefined }, links)}`,
    (properties.length > 0 || schema.isUnion) && '## Fields',
    ...fieldsOf(schema, links).map(([head, fields]) =>
      sections([head, fields.length > 0 && fieldTable('Field', fields, site, links, options)]),
    ),
    otherFields(schema, links),
    shownValues && `## Values\n\n${shownValues}`,
    example !== undefined && `## Example\n\n${fence('json', prettyJson(example))}`,
    used && `## Used by\n\n${used}`,
    questions.length > 0 && `## Open questions\n\n${questionLinks(questions, site, links)}`,
  ]);
}

/** The fields of an object, and those of each object that it can be, with a line that introduces them. */
export function fieldsOf(schema: Schema, links: Links): [head: string, fields: Property[]][] {
  const alternatives = schema.isUnion ? schema.alternatives : [];
  return [
    ['', schema.properties],
    ...alternatives.map((each, index): [string, Property[]] => {
      const fields = each.name === undefined ? each.properties : [];
      return [
        `${index === 0 ? 'Either' : 'Or'} ${fields.length > 0 ? 'these fields:' : `${typeOf(each, links)}.`}`,
        fields,
      ];
    }),
  ];
}

/** What the fields are that an object does not list. */
export const otherFields = ({ properties, additionalProperties: others }: Schema, links: Links): string =>
  others && properties.length > 0 ? `Other fields: ${typeOf(others, links)}.` : '';

const valueTable = (values: Json[]): string =>
  table(
    ['Value'],
    values.map((each) => [code(each)]),
  );

/** Its own example, else the fullest value of the schema in the examples of requests and responses. */
function exampleOf(site: SiteModel, { name, examples }: Schema): Json | undefined {
  const found: { value: Json }[] = [];
  const visit = (schema: Schema, value: Json | undefined): void => {
    if (value === undefined || value === null) return;
    if (schema.name === name) found.push({ value });
    if (typeof value !== 'object') return;
    if (!Array.isArray(value)) for (const each of schema.properties) visit(each.schema, value[each.name]);
    else
      for (const [at, each] of value.entries()) {
        const item = schema.prefixItems[at] ?? schema.items;
        if (item) visit(item, each);
      }
  };
  for (const { body, responses } of site.operations)
    for (const content of [...(body ? [body] : []), ...responses.flatMap(({ contents }) => contents)])
      for (const { value } of content.examples) if (content.schema) visit(content.schema, value);
  return examples[0] ?? fullest(found)?.value;
}

/** The names of schemas, and of those inside the ones without a name. */
function namesIn(schemas: (Schema | undefined)[]): Set<string> {
  return new Set(
    schemas.flatMap((schema) =>
      schema === undefined ? [] : schema.name === undefined ? [...namesIn(parts(schema))] : [schema.name],
    ),
  );
}

/** The operations and schemas that include a schema directly; empty if none does. */
function usedBy(site: SiteModel, { name = '' }: Schema, links: Links): string {
  const requests = site.operations.filter(({ body }) => body && namesIn([body.schema]).has(name));
  const responses = site.operations.filter((operation) => {
    const contents = operation.responses.flatMap((response) => response.contents);
    return namesIn(contents.map(({ schema }) => schema)).has(name);
  });
  const schemas = Object.values(site.schemas).filter(
    (each) => each.name !== name && namesIn(parts(each)).has(name),
  );
  const operations = (all: Operation[]) => {
    const shown = all.map((each) => links.operation(each, each.summary));
    return list(shown, 'and');
  };
  const names = schemas.map((other) => links.schema(other.name ?? ''));
  return bullets([
    requests.length > 0 && `**Request body of**: ${operations(requests)}`,
    responses.length > 0 && `**Response of**: ${operations(responses)}`,
    names.length > 0 && `**Part of**: ${list(names, 'and')}`,
  ]);
}

/** The schemas that a schema refers to. What is another schema or null refers to that one. */
export const parts = (schema: Schema): Schema[] => {
  const { properties, items, contentSchema, prefixItems, alternatives } = schema;
  const fields = alternatives.length === 1 ? [] : properties.map((property) => property.schema);
  return [...fields, items, contentSchema, ...prefixItems, ...alternatives].filter(
    (each) => each !== undefined,
  );
};
