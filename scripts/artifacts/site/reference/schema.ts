/** A schema of the contract as a page of Markdown. */
import { bullets, code, fence, list, table } from '../../../lib/markdown.ts';
import type { Json, Operation, Schema } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { Target } from '../blocks/tables.ts';
import { linksFrom, type Links, schemaPath } from '../links.ts';
import { fullest } from '../samples/sample-request.ts';
import { literal } from '../samples/format.ts';
import { fieldTable, questionLinks, typeOf } from './fields.ts';
import { transitionTables } from '../blocks/transitions.ts';

export function schemaPage(site: SiteModel, schema: Schema, target: Target): string {
  const { name = '', description, properties, values, lifecycle, questions } = schema;
  const links = linksFrom(schemaPath(name));
  const states = lifecycle && transitionTables['states']?.(site, links, lifecycle.record);
  const example = exampleOf(site, schema);
  return [
    `# ${name}`,
    description,
    `**Type**: ${typeIn(schema, links)}`,
    ...(properties.length > 0
      ? ['## Fields', fieldTable(properties, site, links, { anchored: target === 'site' })]
      : []),
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
const exampleOf = (site: SiteModel, { name = '', examples }: Schema): Json | undefined =>
  examples[0] ?? fullest((usesOf(site).get(name)?.values ?? []).map((value) => ({ value })))?.value;

/** Where a schema occurs: values in examples, and what includes it directly. */
interface Uses {
  values: Json[];
  requests: Operation[];
  responses: Operation[];
  schemas: Schema[];
}

const known = new WeakMap<SiteModel, Map<string, Uses>>();

/** Returns the uses of each schema by its name, found in one pass over the contract. */
function usesOf(site: SiteModel): Map<string, Uses> {
  const found = known.get(site) ?? findUses(site);
  known.set(site, found);
  return found;
}

function findUses(site: SiteModel): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  const of = (name: string): Uses => {
    const found = uses.get(name) ?? { values: [], requests: [], responses: [], schemas: [] };
    uses.set(name, found);
    return found;
  };
  const visit = (schema: Schema, value: Json | undefined): void => {
    if (value === undefined || value === null) return;
    if (schema.name !== undefined) of(schema.name).values.push(value);
    if (typeof value !== 'object') return;
    if (!Array.isArray(value)) for (const each of schema.properties) visit(each.schema, value[each.name]);
    else
      for (const [at, each] of value.entries()) {
        const item = schema.tuple[at] ?? schema.items;
        if (item) visit(item, each);
      }
  };
  for (const operation of site.operations) {
    const { body } = operation;
    const contents = operation.responses.flatMap((response) => response.contents);
    for (const { value } of body?.examples ?? []) if (body) visit(body.schema, value);
    for (const { schema, examples } of contents)
      for (const { value } of examples) if (schema) visit(schema, value);
    for (const name of namesIn(body ? [body.schema] : [])) of(name).requests.push(operation);
    for (const name of namesIn(contents.map(({ schema }) => schema))) of(name).responses.push(operation);
  }
  for (const schema of Object.values(site.schemas))
    for (const name of namesIn(parts(schema))) if (name !== schema.name) of(name).schemas.push(schema);
  return uses;
}

/** The names of schemas, and of those inside the ones without a name. */
function namesIn(schemas: (Schema | undefined)[]): Set<string> {
  return new Set(
    schemas.flatMap((schema) =>
      schema === undefined ? [] : schema.name === undefined ? [...namesIn(parts(schema))] : [schema.name],
    ),
  );
}

/** The operations and schemas that include a schema directly. */
function usedBy(site: SiteModel, { name = '' }: Schema, links: Links): string[] {
  const { requests = [], responses = [], schemas = [] } = usesOf(site).get(name) ?? {};
  const operations = (all: Operation[]) =>
    list(
      all.map((each) => links.operation(each, each.summary)),
      'and',
    );
  const names = schemas.map((other) => links.schema(other.name ?? ''));
  const rows = [
    ...(requests.length > 0 ? [`**Request body of**: ${operations(requests)}`] : []),
    ...(responses.length > 0 ? [`**Response of**: ${operations(responses)}`] : []),
    ...(names.length > 0 ? [`**Part of**: ${list(names, 'and')}`] : []),
  ];
  return rows.length > 0 ? ['## Used by', bullets(rows)] : [];
}

/** The schemas that a schema refers to. */
export const parts = ({ properties, items, content, tuple, alternatives }: Schema): Schema[] =>
  [...properties.map(({ schema }) => schema), items, content, ...tuple, ...alternatives].filter(
    (each) => each !== undefined,
  );
