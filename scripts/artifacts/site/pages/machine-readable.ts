/** The site as files for tools: Markdown and JSON. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { line } from '../../../lib/markdown.ts';
import type { Files } from '../../../lib/write-files.ts';
import { build as compat } from '../../compat.ts';
import { adviceOn, type SiteModel, statusesWithAdvice } from '../site-model.ts';
import type { Pages } from './pages.ts';
import { apiPages } from '../reference/pages.ts';
import { operationPath, placePath, schemaPath } from '../links.ts';
import { schemasByName } from '../reference/overview.ts';
import type { Page } from './written.ts';

/**
 * Returns llms.txt, llms-full.txt, a Markdown version of each page, operation and schema, open questions and errors as
 * JSON, the contract for other tools, and the workflows with the files that they send.
 */
export async function toolFiles({ site, written: pages, expand, contract }: Pages): Promise<Files> {
  const guides = pages.map(async ({ path, title, text }) => [
    path,
    `# ${title}\n\n${plain(await expand(text, path, 'markdown'))}\n`,
  ]);
  const reference = apiPages(site, pages).map(async ({ path, markdown }) => [path, `${await markdown()}\n`]);
  const versions = Object.fromEntries(await Promise.all([...guides, ...reference])) as Record<string, string>;
  return {
    ...versions,
    'llms.txt': index(site, pages),
    'llms-full.txt': Object.entries(versions)
      .map(([path, text]) => fromRoot(text, path))
      .join('\n---\n\n'),
    'open-questions.json': json(questions(site)),
    'errors.json': json(errors(site)),
    'openapi.json': contract.json,
    'openapi.yaml': contract.yaml,
    ...(await compat(contract)),
    ...(await workflows(contract.folder)),
  };
}

async function workflows(folder: string): Promise<Files> {
  const names = (await readdir(join(folder, 'workflows'))).sort().map((name) => `workflows/${name}`);
  const paths = ['workflows.arazzo.yaml', ...names];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

/** A text without what only the site can show: pictures, boxes and anchors. */
const plain = (text: string): string =>
  text
    .replace(/^<figure.*?^<\/figure>\n+/gms, '')
    .replace(/^<\/?div.*>\n+/gm, '')
    .replace(/\{#[\w-]+\}$/gm, '')
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

function index(site: SiteModel, pages: Page[]): string {
  const { info, operations } = site;
  const sections = [...new Set(pages.map(({ section }) => section))].map((section) => {
    const own = pages.filter((page) => page.section === section);
    return [
      `## ${section}`,
      '',
      ...own.map(({ path, title, description }) => `- [${title}](${path}): ${description}`),
    ];
  });
  const entries = operations.map(
    ({ id, summary, method, path }) => `- [${summary}](${operationPath(id)}): \`${method} ${path}\``,
  );
  const data = [
    '- [openapi.yaml](openapi.yaml), [openapi.json](openapi.json): the contract in one file',
    '- [openapi.compat.json](openapi.compat.json), [openapi.3.0.json](openapi.3.0.json): the contract for other tools',
    '- [open-questions.json](open-questions.json): what is not specified, and what the contract assumes',
    '- [workflows.arazzo.yaml](workflows.arazzo.yaml): workflows, request by request, in Arazzo',
    '- [errors.json](errors.json): each status of each operation, its cause and what to do',
    '- [llms-full.txt](llms-full.txt): everything above in one file',
  ];
  return [
    `# ${info.title}`,
    '',
    `> ${info.summary ?? ''}`,
    '',
    ...sections.flatMap((lines) => [...lines, '']),
    '## Operations',
    '',
    ...entries,
    '',
    '## Schemas',
    '',
    ...schemasByName(site).map(({ name = '' }) => `- [${name}](${schemaPath(name)})`),
    '',
    '## Data',
    '',
    ...data,
    '',
  ].join('\n');
}

/** The open questions, with the places of the reference that each one touches. */
function questions(site: SiteModel) {
  return site.questions.map((question) => ({
    ...question,
    places: (site.questionPlaces[question.id] ?? []).map((place) => ({
      label: place.label,
      ...('operation' in place && { operation: place.operation }),
      reference: placePath(place).replace('.md', '.html'),
    })),
  }));
}

/** For each operation and status that is not a full success: its cause, what to do, whether to retry. */
function errors(site: SiteModel) {
  return site.operations.flatMap((operation) =>
    statusesWithAdvice(operation).map((status) => {
      const response = operation.responses.find((each) => each.status === status);
      return {
        operation: operation.id,
        status: /^\d+$/.test(status) ? Number(status) : status,
        cause: line(response?.description ?? ''),
        ...adviceOn(site, operation, status),
        noResponse: site.lostResponse(operation).advice,
      };
    }),
  );
}
