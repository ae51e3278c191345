/**
 * What the guides show of the contract, as Markdown. A guide asks for a directive by name:
 * `<!-- contract: states Task -->`.
 */
import { bullets, code, fence, line, list, table } from '../../../lib/markdown.ts';
import { errorClass } from '../../../../src/client/errors.ts';
import { isObject } from '../../../../src/shared/json.ts';
import type { Example, XLimit, Operation } from '../../../model/index.ts';
import { upperFirst } from '../../../model/names.ts';
import { valuesOf } from '../../packages/facts.ts';
import { retryOf, type Retry, type SiteModel } from '../site-model.ts';
import { fieldTable, questionLinks } from '../reference/fields.ts';
import type { Links } from '../links.ts';
import { prettyJson } from '../samples/format.ts';

/** Where a directive is shown: on a page of the site, or in its Markdown version. */
export type RenderTarget = 'site' | 'markdown';

/** Renders a directive. `argument` is what follows its name. */
export type Directive = (
  site: SiteModel,
  links: Links,
  argument: string,
  target: RenderTarget,
) => string | Promise<string>;

type Table = (...of: Parameters<Directive>) => string;

export const tables: Record<string, Table> = {
  operations,
  scopes,
  limits,
  statuses,
  errors,
  fields,
  example,
  values,
  settings,
};

/** The operations of a tag, or all: what to request and which scope it needs. */
function operations(site: SiteModel, links: Links, tag: string, target: RenderTarget): string {
  const shown = site.operations.filter((operation) => tag === '' || operation.tag.name === tag);
  if (shown.length === 0) throw new Error(`There is no tag ${tag}.`);
  const rows = shown.map((operation) => [
    links.operation(operation, operation.summary) + (operation.deprecated ? ' (deprecated)' : ''),
    request(operation, target),
    scopeOf(operation, site, links),
  ]);
  return table(['Operation', 'Request', 'Scope'], rows);
}

/** Method and path: on the site, the method as a badge. */
export const request = ({ method, path }: Operation, target: RenderTarget): string =>
  target === 'site'
    ? `${badge(method)} <code class="path">${path.replaceAll('/', '/<wbr>').replaceAll('{', '&#123;')}</code>`
    : code(`${method} ${path}`);

/** A method as a badge. */
export const badge = (method: string): string =>
  `<span class="method ${method.toLowerCase()}">${method}</span>`;

/** The scopes of an operation in every spelling, and a link to the open question that is about it. */
export function scopeOf(
  { scopes, questions }: Operation,
  site: SiteModel,
  links: Pick<Links, 'question'>,
): string {
  const open = site.questions.find(
    ({ id, question }) => questions.includes(id) && /\bscopes?\b/.test(question),
  );
  if (scopes.length > 0)
    return [
      scopes.map((names) => list(names.map(code))).join(' and '),
      ...(open ? [links.question(open.id, 'assumed')] : []),
    ].join(', ');
  return open ? links.question(open.id, 'not specified') : 'none';
}

function scopes(site: SiteModel, links: Links): string {
  const rows = site.scopes.map(({ area, spellings }) => {
    const needing = site.operations.filter((operation) =>
      operation.scopes.flat().some((scope) => spellings.includes(scope)),
    );
    return [area, spellings.map(code).join(' or '), needing.map((each) => links.operation(each)).join(', ')];
  });
  return table(['Area', 'Spellings', 'Required by'], rows);
}

/** The limits of request bodies. Where operations differ in one, each row names its operations. */
function limits(site: SiteModel, links: Links): string {
  const found = new Map<string, { name: string; limit: XLimit; operations: Operation[] }>();
  for (const operation of site.operations) {
    for (const [name, limit] of Object.entries(operation.body?.limits ?? {})) {
      const key = JSON.stringify([name, limit]);
      const entry = found.get(key) ?? { name, limit, operations: [] };
      found.set(key, { ...entry, operations: [...entry.operations, operation] });
    }
  }
  const all = [...found.values()];
  const rows = all.map(({ name, limit, operations }) => {
    const { value, unit, per, rejectedWith, openQuestions = [] } = limit;
    const differs = all.some((other) => other.name === name && other.limit !== limit);
    const only = differs ? ` (${operations.map((each) => links.operation(each)).join(', ')})` : '';
    return [
      (unit === 'files' ? `Files in a ${per}` : `Size of a ${per}`) + only,
      `${value} ${unit}`,
      rejectedWith ? code(rejectedWith) : 'not specified',
      questionLinks(openQuestions, site, links),
    ];
  });
  return table(['Limit', 'Value', 'Error if exceeded', 'Open questions'], rows);
}

/** Operation × status: which responses to expect where. `only` limits the statuses, which have spaces between them. */
function statuses(site: SiteModel, links: Links, only: string): string {
  const listed = site.operations.flatMap(({ responses }) => responses.map(({ status }) => status));
  const all = [...new Set(listed)].filter((status) => only === '' || only.split(' ').includes(status)).sort();
  const rows = site.operations.map((each) => [
    links.operation(each),
    ...all.map((status) => (each.responses.some((own) => own.status === status) ? '✓' : '')),
  ]);
  return table(['Operation', ...all], rows);
}

/** Whether to send a request again. `later` is for reads alone. */
export function retryText(retry: Retry, links: Links): string {
  const checking = `after you have checked whether the request took effect: ${links.page('No response received', 'guides/retries.md#no-response-received')}`;
  return {
    later: 'later.',
    'after-checking': `only ${checking}.`,
    'after-change': 'not without a change.',
    never: 'no.',
  }[retry];
}

/** Why an operation returns a status, on one line. */
export const causeOf = ({ responses }: Operation, status: string): string =>
  line(responses.find((own) => own.status === status)?.description ?? '');

/** For each status that is not a full success: which operation returns it and why, and what to do. */
function errors(site: SiteModel, links: Links): string {
  const sections = Object.entries(site.troubleshooting).map(
    ([status, { title, do: todo, ifState = '', ifCondition = '', retry }]) => {
      const returning = site.operations.filter((each) => each.responses.some((own) => own.status === status));
      const causes = new Map<string, Operation[]>();
      for (const each of returning) {
        const cause = causeOf(each, status);
        causes.set(cause, [...(causes.get(cause) ?? []), each]);
      }
      const safe = returning.every((each) => retryOf(retry, each) === retry);
      return [
        `### ${status}: ${title} {#status-${status.toLowerCase()}}`,
        table(
          ['Cause', 'Operations'],
          [...causes].map(([cause, each]) => [cause, each.map((one) => links.operation(one)).join(', ')]),
        ),
        bullets([
          status.startsWith('2')
            ? ''
            : `**In TypeScript**: ${code(errorClass(Number(status)).prototype.name)}`,
          `**What to do**: ${todo}`,
          ifState && `**An operation that requires a state**: ${ifState} ${ifCondition}`,
          `**Retry**: ${retry === 'later' && !safe ? `reads, later. Other requests ${retryText('after-checking', links)}` : retryText(retry, links)}`,
        ]),
      ].join('\n\n');
    },
  );
  return sections.join('\n\n');
}

function fields(site: SiteModel, links: Links, name: string): string {
  const schema = site.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return fieldTable('Field', schema.properties, site, links);
}

/** An example of a response, or of a request body (`request`): `completeTask 200 sent`. */
function example(site: SiteModel, _links: Links, argument: string): string {
  const [id = '', status = '', name = ''] = argument.split(' ');
  const found = examplesOf(site.operation(id), status).find((each) => each.name === name);
  if (!found) throw new Error(`There is no example ${argument}.`);
  return fence('json', prettyJson(found.value));
}

/** Every named example of a response, or of the request body (`request`). */
export function examplesOf({ body, responses }: Operation, status: string): Example[] {
  const part = status === 'request' ? body : responses.find((own) => own.status === status);
  return part?.examples ?? [];
}

function values(site: SiteModel, _links: Links, name: string): string {
  const examples = (site.schemas[name]?.examples ?? []).filter(isObject);
  if (examples.length === 0) throw new Error(`The schema ${name} has no examples that are objects.`);
  const head = Object.keys(examples[0] ?? {});
  return table(
    head.map(upperFirst),
    examples.map((each) => head.map((key) => code(each[key]))),
  );
}

function settings(site: SiteModel, links: Links): string {
  const rows = site.settings.map(({ id, title, setting }) => [
    links.question(id, title),
    code(id),
    valuesOf(setting),
  ]);
  return table(['Open question', 'Setting', 'Values'], rows);
}
