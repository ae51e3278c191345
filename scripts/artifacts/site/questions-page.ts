import { bullets, code } from '../../lib/markdown.ts';
import type { OpenQuestion } from '../../model/index.ts';
import type { SiteModel } from './advice.ts';
import type { Links } from './links.ts';

const kinds = [
  {
    kind: 'conflicting',
    heading: 'Conflicting',
    text: 'The description of the service states more than one behavior.',
  },
  { kind: 'unspecified', heading: 'Unspecified', text: 'The description of the service states no behavior.' },
];

/** The open questions: every entry, with links to each place that it touches. */
export function questionsPage(site: SiteModel, links: Links): string {
  return kinds
    .map(({ kind, heading, text }) => {
      const own = site.questions.filter((question) => question.kind === kind);
      return [
        `## ${heading}`,
        `${text} ${own.length} ${own.length === 1 ? 'entry' : 'entries'}.`,
        ...(own.length > 0 ? [bullets(own.map(({ id, title }) => `[${title}](#${id})`))] : []),
        ...own.map((question) => entry(question, site, links)),
      ].join('\n\n');
    })
    .join('\n\n');
}

function entry(open: OpenQuestion, site: SiteModel, links: Links): string {
  const { id, title, question, interpretations = [], contract, mock, sandbox, client, setting } = open;
  const lines = [
    `### ${title} {#${id}}`,
    question,
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
  if (places.length > 0) {
    const shown = places.map(links.place);
    lines.push(`In the reference: ${shown.join(' · ')}`);
  }
  return lines.join('\n\n');
}
