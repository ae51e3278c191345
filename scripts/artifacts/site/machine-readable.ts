/** What the site holds for readers that are programs. */
import { posix } from 'node:path';
import type { Files } from '../../model/bundle.ts';
import type { Expand } from './blocks.ts';
import type { Advice, Facts, Operation } from './facts.ts';
import { operationPage } from './operation.ts';
import type { Page } from './pages.ts';
import { placesOf } from './places.ts';
import { retryOf } from './tables.ts';
import { lostAnswer } from './transitions.ts';
import { line } from '../../lib/markdown.ts';

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
    'llms-full.txt': Object.entries(twins)
      .map(([path, text]) => fromRoot(text, path))
      .join('\n---\n\n'),
    'open-questions.json': json(questions(facts)),
    'errors.json': json(errors(facts)),
  };
}

/** What only the site can show is taken out of a twin: anchors, and places within the reference. */
const plain = (text: string): string =>
  text
    .replace(/\{#[\w-]+\}$/gm, '')
    .replace(/\.md#\/[^)]*/g, '.md')
    .replace(/ +$/gm, '');

/** A text of one page with its links as they are from the root of the site. Code stays as it is. */
const fromRoot = (text: string, page: string): string =>
  text
    .split(/(^```.*?^```$)/ms)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/(?<=\]\()(?![a-z]+:)([^)#\s]*)/g, (way: string) =>
            way === '' ? page : posix.join(posix.dirname(page), way),
          ),
    )
    .join('');

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
    '- [workflows.arazzo.yaml](workflows.arazzo.yaml): workflows, call by call, in Arazzo',
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

const adviceOn = (operation: Operation, advice: Advice | undefined) =>
  advice && { ...advice, retry: retryOf(advice.retry, operation) };

/** For each operation and status that is no success: why it comes, what to do, whether to try again. */
function errors({ operations, advice }: Facts) {
  return operations.flatMap((operation) =>
    operation.responses
      .filter(([status]) => !status.startsWith('2') || status === '207')
      .map(([status, { description }]) => ({
        operation: operation.id,
        status: Number(status),
        cause: line(description),
        ...adviceOn(operation, advice[status]),
        noAnswer: lostAnswer(operation),
      })),
  );
}
