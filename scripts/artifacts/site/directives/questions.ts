import { bullets, code } from '../../../lib/markdown.ts';
import type { OpenQuestion, Operation, QuestionReference } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';
import type { Directive } from './tables.ts';

const kinds = [
  {
    kind: 'conflicting',
    heading: 'Conflicting',
    text: 'The description of the service states more than one behavior.',
  },
  { kind: 'unspecified', heading: 'Unspecified', text: 'The description of the service states no behavior.' },
];

/** The open questions, with links to each place that they touch: on the site, a table that can be filtered. */
export const questionsPage: Directive = (site, links, _argument, target) =>
  target === 'markdown' ? questionList(site, links) : filterable(site, links);

function filterable(site: SiteModel, links: Links): string {
  const touched = site.operations.map(({ id }) => id);
  const areas = new Set(site.questions.flatMap((question) => areasOf(question, site)));
  const shown = new Set(site.questions.flatMap((question) => impactsOf(question, site)));
  return [
    `<QuestionFilter :operations='${JSON.stringify(touched)}' :areas='${JSON.stringify([...areas].sort())}' :impacts='${JSON.stringify([...shown])}' />`,
    ...kinds.map(({ kind, heading, text }) => `**${heading}**: ${text} ${count(site, kind)}.`),
    questionTable(site, links),
  ].join('\n\n');
}

/** What a question is about: the tags of the operations that name it, the service where all of them do, or schemas. */
function areasOf({ id }: OpenQuestion, site: SiteModel): string[] {
  const places = site.questionReferences[id] ?? [];
  const tags = places.flatMap((place) =>
    'operation' in place ? [site.operation(place.operation).tag.name] : [],
  );
  const isGeneral = places.some(({ kind }) => kind === 'document');
  const isData = places.some(({ kind }) => kind === 'schema' || kind === 'field');
  return [...(isGeneral ? ['Service'] : []), ...new Set(tags), ...(isData ? ['Schemas'] : [])];
}

/** What a client has to do while a question is open, by the place that names it. */
const impacts: Record<QuestionReference['kind'], string> = {
  document: 'allow for changes',
  operation: 'check the result',
  parameter: 'choose what to send',
  body: 'choose what to send',
  responses: 'handle each response',
  schema: 'handle any value',
  field: 'handle any value',
};
const documentImpacts: Record<string, string> = {
  servers: 'configure the URL',
  security: 'prepare the key',
};

const impactsOf = ({ id }: OpenQuestion, site: SiteModel): string[] => [
  ...new Set(
    (site.questionReferences[id] ?? []).map(
      ({ kind, label }) => (kind === 'document' && documentImpacts[label]) || impacts[kind],
    ),
  ),
];

/** The operations that a question is about: all of them where no part of one names it. */
function operationsOf({ id }: OpenQuestion, site: SiteModel): Operation[] {
  const places = site.questionReferences[id] ?? [];
  const own = site.operations.filter(
    ({ allQuestions, parameters }) =>
      allQuestions.includes(id) ||
      places.some((place) => 'parameter' in place && parameters.some(({ name }) => name === place.parameter)),
  );
  return own.length > 0 ? own : site.operations;
}

const ofKind = (site: SiteModel, kind: string): OpenQuestion[] =>
  site.questions.filter((question) => question.kind === kind);

function count(site: SiteModel, kind: string): string {
  const { length } = ofKind(site, kind);
  return `${length} ${length === 1 ? 'entry' : 'entries'}`;
}

const questionList = (site: SiteModel, links: Links): string =>
  kinds
    .map(({ kind, heading, text }) =>
      [
        `## ${heading}`,
        `${text} ${count(site, kind)}.`,
        ...ofKind(site, kind).map((question) => entry(question, site, links)),
      ].join('\n\n'),
    )
    .join('\n\n');

const entry = (open: OpenQuestion, site: SiteModel, links: Links): string =>
  [`### ${open.title} {#${open.id}}`, open.question, ...details(open, site, links)].join('\n\n');

const columns = ['Pick', 'Question', 'Area', 'Kind', 'Setting', 'Operations', 'Client impact'];

/** A row for each question, and below it one with its details, which the row opens. */
function questionTable(site: SiteModel, links: Links): string {
  const rows = kinds.flatMap(({ kind }) => ofKind(site, kind).map((open) => row(open, site, links)));
  return [
    '<table class="questions cards">',
    `<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`,
    ...rows,
    '</table>',
  ].join('\n\n');
}

function row(open: OpenQuestion, site: SiteModel, links: Links): string {
  const { id, title, question, kind, setting } = open;
  const touched = operationsOf(open, site);
  const [areas, impacts] = [areasOf(open, site), impactsOf(open, site)];
  // What the row is filtered by.
  const data = {
    kind,
    areas: areas.join('|'),
    impacts: impacts.join('|'),
    operations: touched.map((operation) => operation.id).join('|'),
    setting: setting?.default ?? '',
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  const cells = [
    areas.join(', '),
    `<span class="badge ${kind}">${kind}</span>`,
    setting ? setting.values.map(code).join(', ') : '',
    operationsText(touched, site, links),
    impacts.join(', '),
  ];
  return [
    `<tbody class="question" ${attributes.join(' ')}>\n<tr>\n<td class="pick"><label><input type="checkbox" value="${id}" aria-label="Pick ${title}"></label></td>\n<th scope="row">`,
    `### <button type="button" class="toggle" aria-expanded="false">${title}</button> {#${id}}`,
    '</th>',
    ...cells.map((text, index) => `<td data-label="${columns[index + 2]}">${text && `\n\n${text}\n\n`}</td>`),
    `</tr>\n<tr class="details">\n<td colspan="${columns.length}">`,
    `<div class="text">\n\n${question}\n\n</div>`,
    ...details(open, site, links),
    '</td>\n</tr>\n</tbody>',
  ].join('\n\n');
}

const maxOperations = 3;

/** Links to a few operations, one a line. The details of a question link to every place. */
function operationsText(touched: Operation[], site: SiteModel, links: Links): string {
  if (touched.length === site.operations.length) return 'all';
  const shown = touched.slice(0, touched.length > maxOperations ? maxOperations - 1 : maxOperations);
  const rest = touched.length - shown.length;
  return [...shown.map((each) => links.operation(each)), ...(rest > 0 ? [`${rest} more`] : [])].join('<br>');
}

/** What may apply, and what the parts of the kit do. */
function details(open: OpenQuestion, site: SiteModel, links: Links): string[] {
  const { id, interpretations = [], contract, mock, sandbox, client, setting } = open;
  const lines = [
    ...(interpretations.length > 0
      ? ['Interpretations:', interpretations.map((each, index) => `${index + 1}. ${each}`).join('\n')]
      : []),
    bullets([
      `**Contract**: ${contract}`,
      `**Mock**: ${mock}`,
      `**Sandbox**: ${sandbox}`,
      `**Client**: ${client}`,
    ]),
  ];
  if (setting) {
    const values = setting.values.map((each) =>
      each === setting.default ? `${code(each)} (default)` : code(each),
    );
    lines.push(`Setting of the sandbox: ${code(`--set ${id}=…`)} with ${values.join(', ')}.`);
  }
  const places = site.questionReferences[id] ?? [];
  if (places.length > 0) lines.push(`In the reference: ${places.map(links.place).join(' · ')}`);
  return lines;
}
