/** A schema of the contract as a page of Markdown. */
import { bullets, code, fence, list, table } from '../../lib/markdown.ts';
import type { Json, Operation, Schema } from '../../model/index.ts';
import type { SiteModel } from './advice.ts';
import type { Target } from './figures.ts';
import { linksFrom, type Links, schemaPath } from './links.ts';
import { fullest } from './samples/sample-request.ts';
import { literal } from './samples/literals.ts';
import { fieldTable, questionLinks, typeOf } from './tables.ts';
import { transitionTables } from './transition-tables.ts';

export function schemaPage(site: SiteModel, schema: Schema, target: Target): string {
  const { name = '', description, properties, values, lifecycle, questions } = schema;
  const links = linksFrom(schemaPath(name));
  const states = lifecycle && transitionTables['states']?.(site, links, lifecycle.record);
  const example = exampleOf(site, schema);
  return [
    `# ${name}`,
    description,
    `**Type**: ${typeIn(schema, links)}`,
    ...(properties.length > 0 ? ['## Fields', fieldTable(properties, site, links, target === 'site')] : []),
    ...(states
      ? ['## Values', states]
      : values
        ? [
            '## Values',
            table(
              ['Value'],
              values.map((each) => [code(each)]),
            ),
          ]
        : []),
    ...(example === undefined ? [] : ['## Example', fence('json', literal(example, 'json'))]),
    ...usedBy(site, schema, links),
    ...(questions.length > 0 ? ['## Open questions', questionLinks(questions, site, links)] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function typeIn(schema: Schema, links: Links): string {
  const { tuple } = schema;
  if (tuple.length === 0) return typeOf({ ...schema, name: undefined }, links);
  const types = [...new Set(tuple.map((each) => typeOf(each, links)))];
  return `array of ${tuple.length} items, each ${list(types)}`;
}

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
        const item = schema.tuple[at] ?? schema.items;
        if (item) visit(item, each);
      }
  };
  if (examples[0] !== undefined) return examples[0];
  for (const { body, responses } of site.operations) {
    for (const { value } of body?.examples ?? []) if (body) visit(body.schema, value);
    for (const { schema, examples: own } of responses.flatMap(({ contents }) => contents))
      for (const { value } of own) if (schema) visit(schema, value);
  }
  return fullest(found)?.value;
}

/** The operations and schemas that include a schema directly. */
function usedBy(site: SiteModel, { name }: Schema, links: Links): string[] {
  const within = (schema: Schema | undefined): boolean =>
    schema !== undefined &&
    (schema.name === name || (schema.name === undefined && parts(schema).some(within)));
  const sends = ({ body }: Operation) => within(body?.schema);
  const returns = ({ responses }: Operation) =>
    responses.some(({ contents }) => contents.some(({ schema }) => within(schema)));
  const requests = site.operations.filter(sends).map((each) => links.operation(each, each.summary));
  const responses = site.operations.filter(returns).map((each) => links.operation(each, each.summary));
  const schemas = Object.values(site.schemas)
    .filter((other) => other.name !== name && parts(other).some(within))
    .map((other) => links.schema(other.name ?? ''));
  const rows = [
    ...(requests.length > 0 ? [`**Request body of**: ${list(requests, 'and')}`] : []),
    ...(responses.length > 0 ? [`**Response of**: ${list(responses, 'and')}`] : []),
    ...(schemas.length > 0 ? [`**Part of**: ${list(schemas, 'and')}`] : []),
  ];
  return rows.length > 0 ? ['## Used by', bullets(rows)] : [];
}

/** The schemas that a schema refers to. */
export const parts = ({ properties, items, content, tuple, alternatives }: Schema): Schema[] =>
  [...properties.map(({ schema }) => schema), items, content, ...tuple, ...alternatives].filter(
    (each) => each !== undefined,
  );
