import type { OpenQuestion } from '../../lint/registers.ts';
import type { Facts } from './facts.ts';
import type { Links } from './links.ts';
import { placesOf } from './places.ts';
import { questionLinks, scopeOf } from './tables.ts';
import { bullets, code } from '../../lib/markdown.ts';

const kinds = [
  {
    kind: 'conflicting',
    heading: 'Contradictions',
    text: 'The description of the service says more than one thing.',
  },
  { kind: 'unspecified', heading: 'Silences', text: 'The description of the service says nothing.' },
];

/** The register of open questions: every entry, with links to each place that it touches. */
export function register(facts: Facts, links: Links): string {
  const places = placesOf(facts);
  return kinds
    .map(({ kind, heading, text }) => {
      const own = facts.questions.filter((question) => question.kind === kind);
      return [
        `## ${heading}`,
        `${text} ${own.length} entries.`,
        bullets(own.map(({ id, title }) => `[${title}](#${id})`)),
        ...own.map((question) => entry(question, places.get(question.id) ?? [], links)),
      ].join('\n\n');
    })
    .join('\n\n');
}

function entry(
  question: OpenQuestion,
  places: { label: string; anchor: string; operation?: string }[],
  links: Links,
): string {
  const {
    id,
    title,
    question: asked,
    interpretations = [],
    contract,
    mock,
    sandbox,
    client,
    setting: options,
  } = question;
  const lines = [
    `### ${title} {#${id}}`,
    asked,
    ...(interpretations.length > 0
      ? ['Readings:', interpretations.map((each, index) => `${index + 1}. ${each}`).join('\n')]
      : []),
    bullets([
      `**Contract**: ${contract}`,
      `**Mock**: ${mock}`,
      `**Sandbox**: ${sandbox}`,
      `**Client**: ${client}`,
    ]),
  ];
  if (options) {
    const values = options.values.map((each) =>
      each === options.default ? `${code(each)} (default)` : code(each),
    );
    lines.push(`Switch the sandbox with ${code(`--set ${id}=…`)}: ${values.join(', ')}.`);
  } else lines.push('The sandbox has no switch for it.');
  if (places.length > 0) {
    const shown = places.map(({ label, anchor, operation }) => links.reference(label, anchor, operation));
    lines.push(`In the reference: ${shown.join(' · ')}`);
  }
  return lines.join('\n\n');
}

/** Every operation with a heading of its own, so that search finds it. */
export function operationList(facts: Facts, links: Links): string {
  const tags = facts.document.tags ?? [];
  return tags
    .map(({ name, description = '' }) => {
      const own = facts.operations.filter(({ tag }) => tag === name);
      const entries = own.map((operation) => {
        const { id, summary, verb, path, description: text, responses, questions } = operation;
        return [
          `### ${summary} {#${id}}`,
          `${code(`${verb} ${path}`)}`,
          text,
          bullets([
            `**Scope**: ${scopeOf(operation, facts, links)}`,
            `**Answers**: ${responses.map(([status]) => status).join(', ')}`,
            ...(questions.length > 0
              ? [`**Open questions**: ${questionLinks(questions, facts, links)}`]
              : []),
            `${links.operation(operation, `Reference of ${id}`)}: parameters, bodies, examples and samples`,
          ]),
        ].join('\n\n');
      });
      return [`## ${name}`, description, ...entries].join('\n\n');
    })
    .join('\n\n');
}
