/** An operation of the contract as a page of Markdown. */
import { bullets, code, line, list, sections, table } from '../../../lib/markdown.ts';
import type { MediaType, Operation, Parameter, Response, Schema } from '../../../model/index.ts';
import { withoutScope } from '../../../model/derived-texts.ts';
import { isJson } from '../../../model/media-types.ts';
import { upperFirst } from '../../../model/names.ts';
import { troubleshootingOf, type SiteModel, statusesWithTroubleshooting } from '../site-model.ts';
import { tryOperation } from '../directives/console.ts';
import { sample } from '../samples/index.ts';
import { fieldAnchor, linksFrom, type Links, operationPath } from '../links.ts';
import { examples, responseExamples } from './examples.ts';
import type { MarkdownPage } from '../pages/markdown-pages.ts';
import { fieldsOf, otherFields, parts } from './schema.ts';
import { fieldTable, questionLinks, typeOf } from './fields.ts';
import { causeOf, request, retryText, scopeOf, type RenderTarget } from '../directives/tables.ts';
import { transitionText } from '../directives/transitions.ts';

/** On the site, samples, a console and responses are next to the text. In the Markdown version, all is in one text. */
export async function operationPage(
  site: SiteModel,
  operation: Operation,
  guides: MarkdownPage[],
  target: RenderTarget,
): Promise<string> {
  const { id, summary } = operation;
  const links = linksFrom(operationPath(id));
  const shown = request(operation, target);
  const text = operationFacts(site, operation, guides, links);
  const body = details({ site, links, target }, operation);
  const samples = await sample(site, links, id, target);
  if (target === 'markdown') return sections([`# ${summary}`, shown, ...text, body, '## Samples', samples]);
  return sections([
    '<div class="api-page"><div class="api-head">',
    `# ${summary}`,
    `<p class="api-path">${shown}</p>`,
    ...text,
    '</div><div class="api-samples">',
    samples,
    tryOperation(site, operation),
    ...responseExamples(operation, links, hasBody),
    '</div><div class="api-body">',
    body,
    '</div></div>',
  ]);
}

/**
 * What an operation does, and what belongs to it.
 *
 * @param name its ID, as a link where it leads to its page
 */
export function operationFacts(
  site: SiteModel,
  operation: Operation,
  guides: MarkdownPage[],
  links: Links,
  name = code(operation.id),
): string[] {
  const { id, description, deprecated, questions, shorthandOf } = operation;
  const related = guides.filter(({ operations: own }) => own.includes(id));
  return [
    ...(deprecated ? ['**Deprecated.** Do not use this operation in new code.'] : []),
    withoutScope(description),
    bullets([
      `**Operation ID**: ${name}`,
      `**Scope**: ${scopeOf(operation, site, links)}`,
      shorthandOf && `**Shorthand of**: ${links.operation({ id: shorthandOf })}`,
      related.length > 0 &&
        `**Guides**: ${related.map((guide) => links.page(guide.title, guide.path)).join(', ')}`,
      questions.length > 0 && `**Open questions**: ${questionLinks(questions, site, links)}`,
    ]),
  ];
}

interface View {
  site: SiteModel;
  links: Links;
  target: RenderTarget;
}

function details(page: View, operation: Operation): string {
  const { site, links, target } = page;
  const { responses, body, parameters } = operation;
  /** Bodies that the page has shown, with the first status of each. */
  const shownBodies = new Map<string, string>();
  const shownExamples = new Set<string>();
  const isNew = (text: string) => !shownExamples.has(text) && shownExamples.add(text);
  const key = [
    code('Authorization'),
    `Required: ${code('Bearer <API_KEY>')}. ${links.page('Authentication', 'guides/authentication.md')} states what a key needs.`,
  ];
  return sections([
    operation.authentication === 'bearer' && `## Authorization\n\n${table(['Header', 'Description'], [key])}`,
    ...['path', 'query', 'header'].map((place) => {
      const own = parameters.filter((each) => each.in === place);
      return own.length > 0 && `## ${upperFirst(place)} parameters\n\n${parameterTable(page, 'Name', own)}`;
    }),
    body && '## Request body',
    body &&
      `${list([body, ...body.others].map((each) => code(each.mediaType)))}, ${body.required ? 'required' : 'optional'}. ${line(body.description)}`,
    body && openQuestions(page, operation, [body]),
    body && isKnown(body.schema) && shape(page, body.schema, { id: 'request' }),
    ...examples(operation, 'request', target),
    '## Responses',
    ...responses.filter((each) => each.success || isPartial(each.status) || hasBody(each)).flatMap(response),
    errorTable(page, operation),
    operation.transition && '## State transition',
    transitionText(site, { ...operation, questions: [] }, links),
    '## If no response was received',
    site.lostResponse(operation).advice,
  ]);

  /** The table of errors has the responses without a section. */
  function response(shown: Response): string[] {
    const { status, success, description: text, contents, headers } = shown;
    const isDescribed = success || hasBody(shown);
    return [
      `### ${status}`,
      text,
      ...(isPartial(status) ? [troubleshootingOf(site, operation, status)?.do ?? ''] : []),
      openQuestions(page, operation, [shown]),
      parameterTable(page, 'Header', headers),
      ...(isDescribed
        ? contents.map((content) => bodyOf(status, content))
        : ['The format of the body is not specified.']),
      ...(isDescribed && target === 'markdown'
        ? examples(operation, status, target).slice(0, 2).filter(isNew)
        : []),
    ];
  }

  /** What a response has in one media type, or where the page has shown the same fields. */
  function bodyOf(status: string, { mediaType, schema }: MediaType): string {
    if (!isJson(mediaType)) return code(mediaType);
    const id = `response-${status.toLowerCase()}`;
    const text = schema ? shape(page, schema, { id }) : unspecified;
    const fields = text.replaceAll(` id="${id}-`, '');
    const first = shownBodies.get(fields) ?? status;
    shownBodies.set(fields, first);
    return first === status || !text.includes('\n') ? text : `The body has the same fields as for ${first}.`;
  }
}

const hasBody = ({ contents }: Response): boolean => contents.some(({ schema }) => schema && isKnown(schema));

/** Whether a status is a success in part, which has a section of its own. */
const isPartial = (status: string): boolean => status.startsWith('2');

/** Each error: its cause and what to do; empty if there are none. */
function errorTable(page: View, operation: Operation): string {
  const { site, links } = page;
  const errors = statusesWithTroubleshooting(operation).filter((status) => !isPartial(status));
  const rows = errors.map((status) => {
    const guide = troubleshootingOf(site, operation, status);
    return [
      links.page(status, `guides/errors.md#status-${status.toLowerCase()}`),
      causeOf(operation, status),
      guide ? `${guide.do} **Retry**: ${upperFirst(retryText(guide.retry, links))}` : '',
    ];
  });
  const shown = operation.responses.filter(({ status }) => errors.includes(status));
  return sections([
    rows.length > 0 && `### Errors\n\n${table(['Status', 'Cause', 'What to do'], rows)}`,
    openQuestions(page, operation, shown),
  ]);
}

/** The open questions of messages that the operation itself does not name; empty if there are none. */
function openQuestions(
  { site, links }: View,
  operation: Operation,
  messages: Pick<Response, 'questions'>[],
): string {
  const named = new Set(messages.flatMap(({ questions }) => questions));
  const ids = [...named].filter((id) => !operation.questions.includes(id));
  return ids.length > 0 ? `**Open questions**: ${questionLinks(ids, site, links)}` : '';
}

const unspecified = 'Any JSON: the format is not specified.';

const isKnown = ({ name, types, properties, alternatives }: Schema): boolean =>
  name !== undefined || types.length + properties.length + alternatives.length > 0;

/** A table of parameters, or of the headers of a response; empty if there are none. */
const parameterTable = ({ site, links, target }: View, head: string, parameters: Parameter[]): string =>
  parameters.length > 0 ? fieldTable(head, parameters, site, links, { narrow: target === 'site' }) : '';

interface Owner {
  /** Of the object, to which ids of its fields are added. */
  id: string;
  /** The way to the object from the body: `pages[]`, `annotations[]`. */
  path?: string[];
  /** The names of the schemas around the object. */
  within?: (string | undefined)[];
}

function shape(page: View, schema: Schema, place: Owner): string {
  const texts = fieldsIn(page, schema, place);
  if (texts.length > 0) return sections(texts);
  const type = typeOf(schema, page.links);
  return type === 'anything' ? unspecified : `Type: ${type}.`;
}

/** The fields of a schema. Those of an object in it are below them, with the way to it: on the site, objects inside these are folded. */
function fieldsIn(page: View, schema: Schema, place: Owner): string[] {
  const { site, links, target } = page;
  const { id, path = [] } = place;
  if (schema.name !== undefined && place.within?.includes(schema.name)) return [];
  const within = [...(place.within ?? []), schema.name];
  const { properties } = schema;
  const heading =
    schema.name === undefined || path.length > 0
      ? []
      : [`${links.schema(schema.name)}: ${line(schema.description)}`];
  if (properties.length === 0 && !schema.isUnion)
    return [...heading, ...parts(schema).flatMap((each) => fieldsIn(page, each, { ...place, within }))];
  const inner = properties.flatMap((property) => {
    const { alternatives } = property.schema;
    // What is another schema or null has the fields of that one.
    const value = (alternatives.length === 1 && alternatives[0]) || property.schema;
    const object = objectIn(value);
    if (!object || (object.name !== undefined && within.includes(object.name))) return [];
    const way = [...path, object === value ? property.name : `${property.name}[]`];
    const inside = { ...place, id: fieldAnchor(property.name, id), path: way, within };
    const own = fieldsIn(page, object, inside);
    if (target === 'markdown') return [`Fields of ${code(way.join('.'))}:`, ...own];
    return [
      `<details class="fields"${path.length === 0 ? ' open' : ''}>`,
      `<summary><code>${way.join('.')}</code></summary>`,
      ...own,
      '</details>',
    ];
  });
  const options = target === 'site' ? { id, narrow: true } : {};
  const tables = fieldsOf(schema, links).flatMap(([head, fields]) => [
    head,
    ...(fields.length > 0 ? [fieldTable('Field', fields, site, links, options)] : []),
  ]);
  return [...heading, ...tables, otherFields(schema, links), ...inner];
}

function objectIn(schema: Schema, around: readonly Schema[] = []): Schema | undefined {
  if (schema.properties.length > 0) return schema;
  if (around.includes(schema)) return undefined;
  return parts(schema)
    .map((each) => objectIn(each, [...around, schema]))
    .find((each) => each !== undefined);
}
