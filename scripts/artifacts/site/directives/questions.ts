import { bullets, code, sections } from '../../../lib/markdown.ts';
import type { OpenQuestion, Operation } from '../../../model/index.ts';
import type { SiteModel } from '../site-model.ts';
import type { Links } from '../links.ts';
import type { Directive } from './tables.ts';

const kinds = [
  {
    heading: 'Conflicting',
    text: 'The interface description states more than one behavior.',
    fits: ({ interpretations }: OpenQuestion) => interpretations !== undefined,
  },
  {
    heading: 'Unspecified',
    text: 'The interface description states no behavior.',
    fits: ({ interpretations }: OpenQuestion) => interpretations === undefined,
  },
];

/** The open questions by kind, with links to each place that they touch. On the site they are folded and can be filtered. */
export const questionsPage: Directive = (site, links, _argument, target) => {
  const sections = kinds.map(({ heading, text, fits }) => {
    const own = site.questions.filter(fits);
    return [
      `## ${heading}`,
      `${text} ${own.length} ${own.length === 1 ? 'entry' : 'entries'}.`,
      ...own.map((open) => (target === 'site' ? folded : entry)(open, site, links)),
    ].join('\n\n');
  });
  return [...(target === 'site' ? [filter(site)] : []), ...sections].join('\n\n');
};

function filter(site: SiteModel): string {
  const areas = new Set(site.questions.flatMap((each) => areasOf(each, site)));
  const lists = [
    { name: 'areas', label: 'Area', values: [...areas].sort() },
    { name: 'operations', label: 'Operation', values: site.operations.map(({ id }) => id) },
  ];
  return `<QuestionFilter :lists='${JSON.stringify(lists)}' />`;
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

const entry = (open: OpenQuestion, site: SiteModel, links: Links): string =>
  [`### ${open.title} {#${open.id}}`, open.question, details(open, site, links)].join('\n\n');

/** An entry whose title opens it, with what it is filtered by. */
function folded(open: OpenQuestion, site: SiteModel, links: Links): string {
  const { id, title, question, setting } = open;
  const areas = areasOf(open, site);
  const data = {
    areas: areas.join('|'),
    operations: operationsOf(open, site)
      .map((operation) => operation.id)
      .join('|'),
    setting: setting?.default ?? '',
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  return [
    `<details class="details custom-block question" ${attributes.join(' ')}>\n<summary><small>${areas.join(', ')}</small>`,
    `### ${title} {#${id}}`,
    '</summary>',
    question,
    details(open, site, links),
    `[Link to this entry](#${id})`,
    '</details>',
  ].join('\n\n');
}

/** What may apply, and what the parts of the kit do. */
function details(open: OpenQuestion, site: SiteModel, links: Links): string {
  const { id, interpretations, contract, mock, sandbox, client, clientImpact, setting } = open;
  const values = setting?.values.map((each) =>
    each === setting.default ? `${code(each)} (default)` : code(each),
  );
  const places = site.questionReferences[id] ?? [];
  return sections([
    `**What to do**: ${clientImpact}`,
    interpretations && 'Interpretations:',
    interpretations?.map((each, index) => `${index + 1}. ${each}`).join('\n'),
    bullets([
      `**Contract**: ${contract}`,
      `**Mock**: ${mock}`,
      `**Sandbox**: ${sandbox}`,
      `**Client**: ${client}`,
    ]),
    values && `Setting of the sandbox: ${code(`--set ${id}=…`)} with ${values.join(', ')}.`,
    places.length > 0 && `In the reference: ${places.map(links.place).join(' · ')}`,
  ]);
}
