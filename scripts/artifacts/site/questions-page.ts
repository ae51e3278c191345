import { bullets, code } from '../../lib/markdown.ts';
import type { OpenQuestion, QuestionPlace } from '../../model/index.ts';
import type { SiteModel } from './advice.ts';
import type { Figure, Target } from './figures.ts';
import type { Links } from './links.ts';

const kinds = [
  {
    kind: 'conflicting',
    heading: 'Conflicting',
    text: 'The description of the service states more than one behavior.',
  },
  { kind: 'unspecified', heading: 'Unspecified', text: 'The description of the service states no behavior.' },
];

/** The open questions: every entry, with links to each place that it touches. On the site, they can be filtered. */
export const questionsPage: Figure = {
  site: (site, links) => {
    const touched = site.operations.filter(({ allQuestions }) => allQuestions.length > 0).map(({ id }) => id);
    const areas = new Set(site.questions.flatMap((question) => areasOf(question, site)));
    const used = new Set(site.questions.flatMap((question) => impactsOf(question, site)));
    const shown = Object.values(impacts).filter((each) => used.has(each));
    return [
      `<QuestionFilter :operations='${JSON.stringify(touched)}' :areas='${JSON.stringify([...areas].sort())}' :impacts='${JSON.stringify([...new Set(shown)])}' />`,
      list(site, links, 'site'),
    ].join('\n\n');
  },
  markdown: (site, links) => list(site, links, 'markdown'),
};

/** What a question is about: the tags of the operations that name it, the service where all of them do, or schemas. */
function areasOf({ id }: OpenQuestion, site: SiteModel): string[] {
  const places = site.questionPlaces[id] ?? [];
  const tags = places.flatMap((place) =>
    'operation' in place ? [site.operation(place.operation).tag.name] : [],
  );
  const isGeneral = places.some(({ kind }) => kind === 'document');
  const isData = places.some(({ kind }) => kind === 'schema' || kind === 'field');
  return [...(isGeneral ? ['Service'] : []), ...new Set(tags), ...(isData ? ['Schemas'] : [])];
}

/** What of a client a question affects, by the kind of the place that names it. */
const impacts: Record<QuestionPlace['kind'], string> = {
  document: 'configuration',
  operation: 'behavior',
  parameter: 'what you send',
  body: 'what you send',
  responses: 'what you receive',
  schema: 'data',
  field: 'data',
};

const impactsOf = ({ id }: OpenQuestion, site: SiteModel): string[] => [
  ...new Set((site.questionPlaces[id] ?? []).map(({ kind }) => impacts[kind])),
];

function list(site: SiteModel, links: Links, target: Target): string {
  return kinds
    .map(({ kind, heading, text }) => {
      const own = site.questions.filter((question) => question.kind === kind);
      return [
        `## ${heading}`,
        `${text} ${own.length} ${own.length === 1 ? 'entry' : 'entries'}.`,
        ...own.map((question) => (target === 'site' ? folded : entry)(question, site, links)),
      ].join('\n\n');
    })
    .join('\n\n');
}

const entry = (open: OpenQuestion, site: SiteModel, links: Links): string =>
  [`### ${open.title} {#${open.id}}`, open.question, ...details(open, site, links)].join('\n\n');

/** An entry with its details folded, and what it is filtered by. */
function folded(open: OpenQuestion, site: SiteModel, links: Links): string {
  const { id, title, question, kind, setting } = open;
  const touched = site.operations.filter(({ allQuestions }) => allQuestions.includes(id));
  const data = {
    kind,
    areas: areasOf(open, site).join('|'),
    impacts: impactsOf(open, site).join('|'),
    operations: touched.map((operation) => operation.id).join('|'),
    setting: setting?.default ?? '',
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  const badge = setting ? '<span class="badge">Sandbox setting</span>' : '';
  return [
    `<div class="question" ${attributes.join(' ')}>`,
    `### ${title} {#${id}}`,
    `<p class="badges"><span class="badge ${kind}">${kind}</span>${badge}<label><input type="checkbox" value="${id}"> Pick</label></p>`,
    `<div class="text">\n\n${question}\n\n</div>`,
    `<details>\n<summary>Interpretations and assumptions</summary>\n\n${details(open, site, links).join('\n\n')}\n\n</details>`,
    '</div>',
  ].join('\n\n');
}

/** What may hold, and what the parts of the kit do. */
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
  const places = site.questionPlaces[id] ?? [];
  if (places.length > 0) lines.push(`In the reference: ${places.map(links.place).join(' · ')}`);
  return lines;
}
