/** What the site holds for readers that are programs. */
import type { Files } from '../contract.ts';
import type { Expand } from './expand.ts';
import type { Facts } from './facts.ts';
import { operationPage } from './operation.ts';
import type { Page } from './pages.ts';
import { placesOf } from './places.ts';
import { lostAnswer } from './transitions.ts';
import { line } from './words.ts';

/** llms.txt, llms-full.txt, a Markdown twin of each page and operation, and the registers as JSON. */
export function machineFiles(facts: Facts, pages: Page[], expand: Expand): Files {
  const guides = Object.fromEntries(
    pages.map(({ path, title, text }) => [path, `# ${title}\n\n${plain(expand(text, path, 'markdown'))}\n`]),
  );
  const reference = Object.fromEntries(
    facts.operations.map((operation) => [
      `reference/${operation.id}.md`,
      `${operationPage(facts, operation, pages)}\n`,
    ]),
  );
  const twins = { ...guides, ...reference };
  return {
    ...twins,
    'llms.txt': index(facts, pages),
    'llms-full.txt': Object.values(twins).join('\n---\n\n'),
    'open-questions.json': json(questions(facts)),
    'errors.json': json(errors(facts)),
  };
}

/** What only the site can show is taken out of a twin. */
const plain = (text: string): string => text.replace(/\{#[\w-]+\}$/gm, '').replace(/ +$/gm, '');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function index({ document, operations }: Facts, pages: Page[]): string {
  const sections = [...new Set(pages.map(({ section }) => section))].map((section) => {
    const own = pages.filter((page) => page.section === section);
    return [
      `## ${section}`,
      '',
      ...own.map(({ path, title, description }) => `- [${title}](${path}): ${description}`),
    ];
  });
  const entries = operations.map(
    ({ id, summary, verb, path }) => `- [${summary}](reference/${id}.md): \`${verb} ${path}\``,
  );
  const data = [
    '- [openapi.yaml](openapi.yaml), [openapi.json](openapi.json): the contract in one file',
    '- [open-questions.json](open-questions.json): what is not known, and what was chosen',
    '- [workflows.arazzo.yaml](workflows.arazzo.yaml): stories, call by call, in Arazzo',
    '- [errors.json](errors.json): each status of each operation, its cause and what to do',
    '- [llms-full.txt](llms-full.txt): everything above in one file',
  ];
  return [
    `# ${document.info.title}`,
    '',
    `> ${document.info.summary ?? ''}`,
    '',
    ...sections.flatMap((lines) => [...lines, '']),
    '## Operations',
    '',
    ...entries,
    '',
    '## Data',
    '',
    ...data,
    '',
  ].join('\n');
}

/** The register, with the places of the reference that each entry touches. */
function questions(facts: Facts) {
  const places = placesOf(facts);
  return facts.questions.map((question) => ({
    ...question,
    places: (places.get(question.id) ?? []).map(({ label, operation, anchor }) => ({
      label,
      ...(operation && { operation }),
      reference: `reference/${anchor}`,
    })),
  }));
}

/** For each operation and status that is no success: why it comes, what to do, whether to try again. */
function errors({ operations, advice }: Facts) {
  return operations.flatMap((operation) =>
    operation.responses
      .filter(([status]) => !status.startsWith('2') || status === '207')
      .map(([status, { description }]) => ({
        operation: operation.id,
        status: Number(status),
        cause: line(description),
        ...advice[status],
        noAnswer: lostAnswer(operation),
      })),
  );
}
