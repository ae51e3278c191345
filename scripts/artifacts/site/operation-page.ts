import { bullets, code, fence, line, list, table } from '../../lib/markdown.ts';
import type { Content, Header, Operation, Parameter, Schema } from '../../model/index.ts';
import { upperFirst } from '../../model/names.ts';
import type { SiteModel } from './advice.ts';
import { linksFrom, type Links } from './links.ts';
import type { Page } from './pages.ts';
import { samplesOf } from './samples/index.ts';
import { literal } from './samples/literals.ts';
import { described, examplesOf, fieldTable, questionLinks, scopeOf, typeOf } from './tables.ts';
import { transitionText } from './transition-tables.ts';

/** An operation as a page of Markdown. */
export function operationPage(site: SiteModel, operation: Operation, guides: Page[]): string {
  const { id, summary, method, path, description, questions, responses, body, parameters } = operation;
  const links = linksFrom(`reference/${id}.md`);
  const related = guides.filter(({ operations: own }) => own.includes(id));
  return sections([
    `# ${summary}`,
    `${code(`${method} ${path}`)} (${code(id)})`,
    description,
    bullets([
      `**Scope**: ${scopeOf(operation, site, links)}`,
      ...(related.length > 0
        ? [`**Guides**: ${related.map((guide) => links.page(guide.title, guide.path)).join(', ')}`]
        : []),
      ...(questions.length > 0 ? [`**Open questions**: ${questionLinks(questions, site, links)}`] : []),
    ]),
    ...['path', 'query', 'header', 'cookie'].flatMap((place) =>
      parameterTable(
        place,
        parameters.filter((each) => each.in === place),
      ),
    ),
    ...(body
      ? [
          '## Request body',
          `${list([body, ...body.others].map((each) => code(each.mediaType)))}, ${body.required ? 'required' : 'optional'}. ${line(body.description)}`,
          body.schema.name !== undefined || body.schema.properties.length > 0
            ? shape(site, links, body.schema)
            : '',
          ...examples(operation, 'request'),
        ]
      : []),
    ...(operation.transition ? ['## State transition', transitionText(site, operation, links)] : []),
    '## If no response was received',
    site.lostResponse(operation).advice,
    '## Responses',
    ...responses.flatMap(({ status, success, description: text, contents, headers }) => {
      const isDescribed = success || contents.some(({ schema }) => schema && isKnown(schema));
      return [
        `### ${status}`,
        text,
        ...headerTable(headers),
        ...(isDescribed
          ? contents.map((content) => contentShape(site, links, content))
          : ['The format of the body is not specified.']),
        ...(isDescribed ? examples(operation, status).slice(0, 2) : []),
      ];
    }),
    '## Samples',
    ...samplesOf(site, operation).flatMap(({ lang, highlight, source }) => [
      `${lang}:`,
      fence(highlight, source),
    ]),
  ]);
}

const unspecified = 'Any JSON: the format is not specified.';

const isJson = (mediaType: string): boolean => /[/+]json\b/.test(mediaType);

const isKnown = ({ name, properties }: Schema): boolean => name !== undefined || properties.length > 0;

/** What a response has in one media type. */
function contentShape(site: SiteModel, links: Links, { mediaType, schema }: Content): string {
  if (!isJson(mediaType)) return code(mediaType);
  return schema ? shape(site, links, schema) : unspecified;
}

function parameterTable(place: string, parameters: Parameter[]): string[] {
  if (parameters.length === 0) return [];
  const optional = parameters.some(({ required }) => !required);
  const rows = parameters.map(({ name, schema, required, description, example }) => [
    code(name),
    typeOf(schema),
    ...(optional ? [required ? 'yes' : 'no'] : []),
    described([description, ...valuesOf(schema)].join(' '), schema),
    example === undefined ? '' : code(typeof example === 'string' ? example : JSON.stringify(example)),
  ]);
  const head = ['Name', 'Type', ...(optional ? ['Required'] : []), 'Description', 'Example'];
  return [`## ${upperFirst(place)} parameters`, table(head, rows)];
}

/** The values of a parameter whose type is only a name. */
function valuesOf(schema: Schema): string[] {
  const { name, values = [], open } = schema.items ?? schema;
  if (name === undefined || values.length === 0) return [];
  return [`One of ${list([...values.map(code), ...(open ? ['another string'] : [])])}.`];
}

/** The headers that the contract declares for a response. */
function headerTable(headers: Header[]): string[] {
  if (headers.length === 0) return [];
  const rows = headers.map(({ name, schema, required, description }) => [
    code(name),
    typeOf(schema),
    required ? 'yes' : 'no',
    described(description, schema),
  ]);
  return [table(['Header', 'Type', 'Required', 'Description'], rows)];
}

/** The fields of a schema and of every schema that it refers to. */
function shape(site: SiteModel, links: Links, schema: Schema): string {
  const shown = new Set<string>();
  const texts: string[] = [];
  const visit = (node: Schema) => {
    const { name, description, properties, values } = node;
    if (name !== undefined) {
      if (shown.has(name)) return;
      shown.add(name);
      const known = values ? ` Values: ${values.map(code).join(', ')}.` : '';
      texts.push(`\`${name}\`: ${line(description)}${properties.length > 0 ? '' : known}`);
    }
    if (properties.length > 0) texts.push(fieldTable(properties, site, links));
    for (const { schema: each } of properties) visit(each);
    for (const each of [node.items, node.content, ...node.tuple, ...node.alternatives]) if (each) visit(each);
  };
  visit(schema);
  return texts.length > 0 ? sections(texts) : unspecified;
}

function examples(operation: Operation, status: string): string[] {
  return examplesOf(operation, status).flatMap(({ summary, value, mediaType }) => [
    `Example: ${line(summary)}`,
    typeof value === 'string' && !isJson(mediaType)
      ? fence('text', value.trimEnd())
      : fence('json', literal(value, 'json')),
  ]);
}

const sections = (texts: string[]): string => texts.filter(Boolean).join('\n\n');
