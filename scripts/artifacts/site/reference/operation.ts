/** An operation of the contract as a page of Markdown. */
import { bullets, code, line, list, table } from '../../../lib/markdown.ts';
import type { Content, Operation, Parameter, Response, Schema } from '../../../model/index.ts';
import { isJson } from '../../../model/media-types.ts';
import { upperFirst } from '../../../model/names.ts';
import { retryOf, type SiteModel, statusesWithAdvice } from '../site-model.ts';
import { tryOperation } from '../blocks/console.ts';
import { sample } from '../samples/index.ts';
import { linksFrom, type Links, operationPath } from '../links.ts';
import { examples, responseExamples } from './examples.ts';
import type { Page } from '../pages/written.ts';
import { parts } from './schema.ts';
import { described, fieldTable, questionLinks, typeOf, valueTable } from './fields.ts';
import { retryText, scopeOf, type Format } from '../blocks/tables.ts';
import { transitionText } from '../blocks/transitions.ts';

/** The page for tools: everything in one text, with each schema that it names. */
export async function operationPage(site: SiteModel, operation: Operation, guides: Page[]): Promise<string> {
  const { id, summary, method, path } = operation;
  const links = linksFrom(operationPath(id));
  return sections([
    `# ${summary}`,
    `${code(`${method} ${path}`)} (${code(id)})`,
    ...facts(site, operation, guides, links),
    ...details(site, operation, links, 'markdown'),
    '## Samples',
    await sample(site, links, id, 'markdown'),
  ]);
}

/** The page of the site: samples, a console and responses are next to the text. */
export async function operationSource(
  site: SiteModel,
  operation: Operation,
  guides: Page[],
): Promise<string> {
  const { id, summary, method, path } = operation;
  const links = linksFrom(operationPath(id));
  return [
    '<div class="api-page"><div class="api-head">',
    `# ${summary}`,
    `<ApiPath method="${method}" path="${path}" />`,
    ...facts(site, operation, guides, links),
    '</div><div class="api-samples">',
    await sample(site, links, id, 'site'),
    tryOperation(site, operation),
    ...responseExamples(operation, links, hasBody),
    '</div><div class="api-body">',
    ...details(site, operation, links, 'site'),
    '</div></div>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What an operation does, and what belongs to it. */
function facts(site: SiteModel, operation: Operation, guides: Page[], links: Links): string[] {
  const { id, description, deprecated, questions, shorthandOf } = operation;
  const related = guides.filter(({ operations: own }) => own.includes(id));
  return [
    deprecated ? '**Deprecated.** Do not use this operation in new code.' : '',
    description,
    bullets([
      `**Operation ID**: ${code(id)}`,
      `**Scope**: ${scopeOf(operation, site, links)}`,
      ...(shorthandOf === undefined ? [] : [`**Shorthand of**: ${links.operation({ id: shorthandOf })}`]),
      ...(related.length > 0
        ? [`**Guides**: ${related.map((guide) => links.page(guide.title, guide.path)).join(', ')}`]
        : []),
      ...(questions.length > 0 ? [`**Open questions**: ${questionLinks(questions, site, links)}`] : []),
    ]),
  ];
}

function details(site: SiteModel, operation: Operation, links: Links, format: Format): string[] {
  const { responses, body, parameters } = operation;
  /** Bodies that the page has shown, with the first status of each. */
  const shownBodies = new Map<string, string>();
  return [
    ...['path', 'query', 'header'].flatMap((place) => {
      const own = parameters.filter((each) => each.in === place);
      const shown = parameterTable('Name', own, links, format);
      return shown.length > 0 ? [`## ${upperFirst(place)} parameters`, ...shown] : [];
    }),
    ...(body
      ? [
          '## Request body',
          `${list([body, ...body.others].map((each) => code(each.mediaType)))}, ${body.required ? 'required' : 'optional'}. ${line(body.description)}`,
          isKnown(body.schema) ? shape(site, links, body.schema, format, 'readOnly') : '',
          ...examples(operation, 'request', format),
        ]
      : []),
    '## Responses',
    ...responses.filter(({ status }) => isShown(status, operation)).flatMap(response),
    ...errorTable(site, operation, links, format),
    ...(operation.transition
      ? ['## State transition', transitionText(site, { ...operation, questions: [] }, links)]
      : []),
    '## If no response was received',
    site.lostResponse(operation).advice,
  ];

  function response(shown: Response): string[] {
    const { status, success, description: text, contents, headers } = shown;
    const isDescribed = success || hasBody(shown);
    return [
      `### ${status}`,
      text,
      ...parameterTable('Header', headers, links, format),
      ...(isDescribed
        ? contents.map((content) => bodyOf(status, contentShape(site, links, content, format)))
        : ['The format of the body is not specified.']),
      ...(isDescribed && format === 'markdown' ? examples(operation, status, format).slice(0, 2) : []),
    ];
  }

  /** Returns the text of a body, or where the page has shown the same fields. */
  function bodyOf(status: string, text: string): string {
    const first = shownBodies.get(text) ?? status;
    shownBodies.set(text, first);
    return first === status || !text.includes('\n') ? text : `The body has the same fields as for ${first}.`;
  }
}

/** Whether a response has a section of its own: the table of errors has the others. */
const isShown = (status: string, operation: Operation): boolean => {
  const found = operation.responses.find((each) => each.status === status);
  return found !== undefined && (found.success || hasBody(found));
};

const hasBody = ({ contents }: Response): boolean => contents.some(({ schema }) => schema && isKnown(schema));

/** Each status that is not a full success: its cause and what to do. */
function errorTable(site: SiteModel, operation: Operation, links: Links, format: Format): string[] {
  const rows = statusesWithAdvice(operation).map((status) => {
    const advice = site.advice[status];
    const cause = line(operation.responses.find((each) => each.status === status)?.description ?? '');
    const retry = advice ? upperFirst(retryText(retryOf(advice.retry, operation), links)) : '';
    return [
      links.page(status, `guides/errors.md#status-${status.toLowerCase()}`),
      cause,
      ...(format === 'site' && retry !== ''
        ? [`${advice?.do ?? ''} **Retry**: ${retry}`]
        : [advice?.do ?? '', retry]),
    ];
  });
  const head = ['Status', 'Cause', 'What to do', ...(format === 'site' ? [] : ['Retry'])];
  return rows.length > 0 ? ['### Errors', table(head, rows)] : [];
}

const unspecified = 'Any JSON: the format is not specified.';

const isKnown = ({ name, types, properties, alternatives }: Schema): boolean =>
  name !== undefined || types.length + properties.length + alternatives.length > 0;

/** What a response has in one media type. */
function contentShape(site: SiteModel, links: Links, { mediaType, schema }: Content, format: Format): string {
  if (!isJson(mediaType)) return code(mediaType);
  return schema ? shape(site, links, schema, format, 'writeOnly') : unspecified;
}

/** A table of parameters, or of the headers of a response; none if there are none. */
function parameterTable(head: string, parameters: Parameter[], links: Links, format: Format): string[] {
  const values = parameters.map(({ name, schema, required, deprecated, description, example }) => ({
    name: code(name),
    type: typeOf(schema, links),
    required,
    description: [
      ...(deprecated && !schema.deprecated ? ['**Deprecated.**'] : []),
      described([description, ...valuesOf(schema)].join(' '), schema),
      ...(example === undefined
        ? []
        : [`Example: ${code(typeof example === 'string' ? example : JSON.stringify(example))}`]),
    ].join(' '),
  }));
  return values.length > 0 ? [valueTable(head, values, format === 'site')] : [];
}

/** The values of a parameter whose type is only a name. */
function valuesOf(schema: Schema): string[] {
  const { name, values = [], open } = schema.items ?? schema;
  if (name === undefined || values.length === 0) return [];
  return [`One of ${list([...values.map(code), ...(open ? ['another string'] : [])])}.`];
}

/**
 * The fields of a schema. The site links to the schemas in it, and the Markdown version includes them.
 *
 * @param hidden which fields are not shown: a request has none that only the service sets
 */
function shape(
  site: SiteModel,
  links: Links,
  schema: Schema,
  format: Format,
  hidden: 'readOnly' | 'writeOnly',
): string {
  const shown = new Set<string>();
  const texts: string[] = [];
  const visit = (node: Schema, depth: number) => {
    const { name, description, values } = node;
    const properties = node.properties.filter((each) => !each.schema[hidden]);
    if (name !== undefined) {
      if (shown.has(name) || (format === 'site' && depth > 1)) return;
      shown.add(name);
      const known = values ? ` Values: ${values.map(code).join(', ')}.` : '';
      const title = format === 'site' ? links.schema(name) : code(name);
      texts.push(`${title}: ${line(description)}${properties.length > 0 ? '' : known}`);
    }
    if (properties.length > 0) texts.push(fieldTable(properties, site, links, { narrow: format === 'site' }));
    for (const each of parts({ ...node, properties })) visit(each, depth + (name === undefined ? 0 : 1));
  };
  visit(schema, 0);
  if (texts.length > 0) return sections(texts);
  const type = typeOf(schema, links);
  return type === 'anything' ? unspecified : `Type: ${type}.`;
}

const sections = (texts: string[]): string => texts.filter(Boolean).join('\n\n');
