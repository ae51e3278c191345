/** An operation of the contract as a page of Markdown. */
import { bullets, code, line, list, table } from '../../../lib/markdown.ts';
import type { Content, Operation, Parameter, Property, Response, Schema } from '../../../model/index.ts';
import { isJson } from '../../../model/media-types.ts';
import { upperFirst } from '../../../model/names.ts';
import { statusGuideOf, type SiteModel, statusesWithGuide } from '../site-model.ts';
import { tryOperation } from '../directives/console.ts';
import { sample } from '../samples/index.ts';
import { fieldAnchor, linksFrom, type Links, operationPath } from '../links.ts';
import { examples, responseExamples } from './examples.ts';
import type { MarkdownPage } from '../pages/markdown-pages.ts';
import { parts } from './schema.ts';
import { described, fieldTable, questionLinks, typeOf, valueTable } from './fields.ts';
import { retryText, scopeOf, type RenderTarget } from '../directives/tables.ts';
import { transitionText } from '../directives/transitions.ts';

/** The page for tools: everything in one text, with each schema that it names. */
export async function operationPage(
  site: SiteModel,
  operation: Operation,
  guides: MarkdownPage[],
): Promise<string> {
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
  guides: MarkdownPage[],
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
function facts(site: SiteModel, operation: Operation, guides: MarkdownPage[], links: Links): string[] {
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

function details(site: SiteModel, operation: Operation, links: Links, target: RenderTarget): string[] {
  const { responses, body, parameters } = operation;
  /** Bodies that the page has shown, with the first status of each. */
  const shownBodies = new Map<string, string>();
  return [
    ...['path', 'query', 'header'].flatMap((place) => {
      const own = parameters.filter((each) => each.in === place);
      const shown = parameterTable('Name', own, links, target);
      return shown.length > 0 ? [`## ${upperFirst(place)} parameters`, ...shown] : [];
    }),
    ...(body
      ? [
          '## Request body',
          `${list([body, ...body.others].map((each) => code(each.mediaType)))}, ${body.required ? 'required' : 'optional'}. ${line(body.description)}`,
          isKnown(body.schema) ? shape(body.schema, 'request', 'readOnly') : '',
          ...examples(operation, 'request', target),
        ]
      : []),
    '## Responses',
    ...responses.filter(({ status }) => isShown(status, operation)).flatMap(response),
    ...errorTable(site, operation, links, target),
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
      ...(isPartial(status) ? [statusGuideOf(site, operation, status)?.do ?? ''] : []),
      ...parameterTable('Header', headers, links, target),
      ...(isDescribed
        ? contents.map((content) => bodyOf(status, contentShape(status, content)))
        : ['The format of the body is not specified.']),
      ...(isDescribed && target === 'markdown' ? examples(operation, status, target).slice(0, 2) : []),
    ];
  }

  /** What a response has in one media type. */
  function contentShape(status: string, { mediaType, schema }: Content): string {
    if (!isJson(mediaType)) return code(mediaType);
    return schema ? shape(schema, `response-${status.toLowerCase()}`, 'writeOnly') : unspecified;
  }

  /** @param hidden which fields are not shown: a request has none that only the service sets */
  function shape(schema: Schema, id: string, hidden: Hidden): string {
    const isRead = operation.crud?.action === 'get';
    const texts =
      target === 'site'
        ? folded(site, links, schema, { id, path: [], within: [], isOpen: isRead, hidden })
        : unfolded(site, links, schema, hidden);
    if (texts.length > 0) return sections(texts);
    const type = typeOf(schema, links);
    return type === 'anything' ? unspecified : `Type: ${type}.`;
  }

  /** Returns the text of a body, or where the page has shown the same fields. */
  function bodyOf(status: string, text: string): string {
    const fields = text.replaceAll(/ id="[^"]*"/g, '');
    const first = shownBodies.get(fields) ?? status;
    shownBodies.set(fields, first);
    return first === status || !text.includes('\n') ? text : `The body has the same fields as for ${first}.`;
  }
}

/** Whether a response has a section of its own: the table of errors has the others. */
const isShown = (status: string, operation: Operation): boolean => {
  const found = operation.responses.find((each) => each.status === status);
  return found !== undefined && (found.success || isPartial(status) || hasBody(found));
};

const hasBody = ({ contents }: Response): boolean => contents.some(({ schema }) => schema && isKnown(schema));

/** Whether a status is a success in part, which has a section of its own. */
const isPartial = (status: string): boolean => status.startsWith('2');

/** Each error: its cause and what to do. */
function errorTable(site: SiteModel, operation: Operation, links: Links, target: RenderTarget): string[] {
  const errors = statusesWithGuide(operation).filter((status) => !isPartial(status));
  const rows = errors.map((status) => {
    const guide = statusGuideOf(site, operation, status);
    const cause = line(operation.responses.find((each) => each.status === status)?.description ?? '');
    const retry = guide ? upperFirst(retryText(guide.retry, links)) : '';
    return [
      links.page(status, `guides/errors.md#status-${status.toLowerCase()}`),
      cause,
      ...(target === 'site' && retry !== ''
        ? [`${guide?.do ?? ''} **Retry**: ${retry}`]
        : [guide?.do ?? '', retry]),
    ];
  });
  const head = ['Status', 'Cause', 'What to do', ...(target === 'site' ? [] : ['Retry'])];
  return rows.length > 0 ? ['### Errors', table(head, rows)] : [];
}

const unspecified = 'Any JSON: the format is not specified.';

const isKnown = ({ name, types, properties, alternatives }: Schema): boolean =>
  name !== undefined || types.length + properties.length + alternatives.length > 0;

/** A table of parameters, or of the headers of a response; none if there are none. */
function parameterTable(head: string, parameters: Parameter[], links: Links, target: RenderTarget): string[] {
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
  return values.length > 0 ? [valueTable(head, values, target === 'site')] : [];
}

/** The values of a parameter whose type is only a name. */
function valuesOf(schema: Schema): string[] {
  const { name, values = [], open } = schema.items ?? schema;
  if (name === undefined || values.length === 0) return [];
  return [`One of ${list([...values.map(code), ...(open ? ['another string'] : [])])}.`];
}

type Hidden = 'readOnly' | 'writeOnly';

const shownProperties = ({ properties }: Schema, hidden: Hidden): Property[] =>
  properties.filter((each) => !each.schema[hidden]);

/** A schema in a sentence, with its values where the type of a field does not state them. */
function heading({ description, values, properties }: Schema, name: string): string {
  const known = values && properties.length === 0 ? ` Values: ${values.map(code).join(', ')}.` : '';
  return `${name}: ${line(description)}${known}`;
}

/** The fields of a schema, and of each schema in it. */
function unfolded(site: SiteModel, links: Links, schema: Schema, hidden: Hidden): string[] {
  const shown = new Set<string>();
  const texts: string[] = [];
  const visit = (node: Schema) => {
    const { name } = node;
    const properties = shownProperties(node, hidden);
    if (name !== undefined) {
      if (shown.has(name)) return;
      shown.add(name);
      texts.push(heading(node, code(name)));
    }
    if (properties.length > 0) texts.push(fieldTable(properties, site, links));
    for (const each of parts({ ...node, properties })) visit(each);
  };
  visit(schema);
  return texts;
}

interface Place {
  /** Of the object, to which ids of its fields are added. */
  id: string;
  /** The way to the object from the body: `pages[]`, `annotations[]`. */
  path: string[];
  /** The names of the schemas around the object. */
  within: (string | undefined)[];
  isOpen: boolean;
  hidden: Hidden;
}

/** The fields of a schema. Those of an object in it are folded below them, with the way to it. */
function folded(site: SiteModel, links: Links, schema: Schema, place: Place): string[] {
  const { id, path, isOpen, hidden } = place;
  const within = [...place.within, schema.name];
  const properties = shownProperties(schema, hidden);
  const texts = schema.name === undefined ? [] : [heading(schema, links.schema(schema.name))];
  if (properties.length === 0)
    return [...texts, ...parts(schema).flatMap((each) => folded(site, links, each, place))];
  const inner = properties.flatMap((property) => {
    const object = objectIn(property.schema);
    if (!object || (object.name !== undefined && within.includes(object.name))) return [];
    const way = [...path, object === property.schema ? property.name : `${property.name}[]`];
    return [
      `<details class="fields"${isOpen && path.length === 0 ? ' open' : ''}>`,
      `<summary><code>${way.join('.')}</code></summary>`,
      ...folded(site, links, object, { ...place, id: fieldAnchor(property.name, id), path: way, within }),
      '</details>',
    ];
  });
  return [...texts, fieldTable(properties, site, links, { object: id, narrow: true }), ...inner];
}

/** The object that a value is or contains. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties.length > 0) return schema;
  return parts(schema)
    .map(objectIn)
    .find((each) => each !== undefined);
}

const sections = (texts: string[]): string => texts.filter(Boolean).join('\n\n');
