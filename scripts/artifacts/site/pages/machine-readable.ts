/** The site as files for tools: Markdown and JSON. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maintainers, sections } from '../../../../docs/.vitepress/sections.ts';
import { withPackages } from '../../../lib/package-addresses.ts';
import { outside } from '../../../lib/markdown.ts';
import type { Files } from '../../../lib/write-files.ts';
import { build as compat } from '../../compat.ts';
import { troubleshootingOf, type SiteModel, statusesWithTroubleshooting } from '../site-model.ts';
import { causeOf } from '../directives/tables.ts';
import type { Pages } from './pages.ts';
import { operationPath, questionReferencePath, schemaPath } from '../links.ts';
import { schemasByName } from '../reference/overview.ts';
import type { MarkdownPage } from './markdown-pages.ts';
import { wellKnown } from './well-known.ts';

/**
 * Returns llms.txt, llms-full.txt, a Markdown version of each page, operation and schema, open questions and errors as
 * JSON, the contract for other tools, and the workflows with the files that they send.
 */
export async function toolFiles({ site, written, all, contract }: Pages, origin?: string): Promise<Files> {
  const versions = await Promise.all(
    all.map(async ({ path, text }) => {
      const shown = inProse(plain(await text('markdown')), linked);
      return [path, `${withPackages(shown, origin)}\n`] as const;
    }),
  );
  const toRoot = (path: string) => origin ?? (path.includes('/') ? '../' : './');
  return {
    ...Object.fromEntries(
      versions.map(([path, text]) => [
        path,
        // An agent that begins with one page finds the others.
        absolute(text, path, origin).replace(
          '\n\n',
          `\n\n> Index of all pages: [llms.txt](${toRoot(path)}llms.txt)\n\n`,
        ),
      ]),
    ),
    'llms.txt': index(
      site,
      written.filter(({ section }) => section !== maintainers),
      origin,
    ),
    'llms-full.txt': versions
      .filter(([path]) => !leftOut.has(path))
      .map(([, text]) => inProse(text.replaceAll(repeated, ''), withoutLinks))
      .join('\n---\n\n'),
    ...(origin && { 'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}sitemap.xml\n` }),
    'open-questions.json': json(questions(site)),
    'errors.json': json(errors(site)),
    'openapi.json': contract.json,
    'openapi.yaml': contract.yaml,
    ...(await compat(contract)),
    ...(await workflows(contract.folder)),
    ...(await wellKnown(contract, origin)),
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
    .replace(/^::: details (.+)$/gm, '**$1**')
    .replace(/^(:::|<\/?div).*\n+/gm, '')
    .replace(/\{#[\w-]+\}$/gm, '')
    .replace(/ +$/gm, '');

/** A text with the links of HTML, such as downloads, as those of Markdown. */
const linked = (prose: string): string => prose.replace(/<a href="([^"]+)"[^>]*>([^<]*)<\/a>/g, '[$2]($1)');

/** Changes a text except for its code. */
const inProse = (text: string, change: (prose: string) => string): string =>
  outside(/(^```.*?^```$)/ms, text, change);

/** A text of one page with links that work wherever an agent keeps it. */
const absolute = (text: string, page: string, origin?: string): string =>
  origin === undefined
    ? text
    : inProse(text, (prose) =>
        prose.replace(/(?<=\]\()(?![a-z]+:)([^)#\s]*)/g, (way: string) => new URL(way, origin + page).href),
      );

/** A text with the words of its links: what they lead to is in the same file. */
const withoutLinks = (prose: string): string => prose.replace(/\[([^[\]]+)\]\((?!https?:)[^)\s]+\)/g, '$1');

/** Pages that few integrations need: histories, lists of files, and the details of tools. */
const leftOut = new Set([
  'changelog.md',
  'machine-readable.md',
  'guides/cli.md',
  'guides/conformance.md',
  'guides/connections.md',
  'guides/control-api.md',
  'guides/mcp.md',
  'guides/mock-in-ci.md',
  'guides/prism-limits.md',
  'guides/sandbox-reference.md',
  'guides/shared-sandbox.md',
  'guides/tools.md',
  ...(sections.find(({ section }) => section === maintainers)?.pages ?? []),
]);

/** What the same file has in other parts: schemas inside those of a request or response, and what the sample for curl sends. */
const repeated = /\n\nFields of `.*:\n\n\|.*(?:\n\|.*)*|^JavaScript:\n\n```js\n[^]*?\n```\n\n/gm;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function index(site: SiteModel, pages: MarkdownPage[], origin = ''): string {
  const { info, operations } = site;
  const link = (text: string, path: string) => `- [${text}](${origin}${path})`;
  const section = (title: string, lines: string[]) => `## ${title}\n\n${lines.join('\n')}\n`;
  const titles = [...new Set(pages.map((page) => page.section))];
  return [
    `# ${info.title}\n\n> ${info.summary ?? ''}\n`,
    `The contract in one file is \`${origin}openapi.yaml\`. The pages that an integration needs are in \`${origin}llms-full.txt\`, and the packages to install in \`${origin}packages/index.json\`.\n`,
    ...titles.map((title) => {
      const own = pages.filter((page) => page.section === title);
      return section(
        title,
        own.map((page) => `${link(page.title, page.path)}: ${page.description}`),
      );
    }),
    section(
      'Operations',
      operations.map(
        ({ id, summary, method, path }) => `${link(summary, operationPath(id))}: \`${method} ${path}\``,
      ),
    ),
    section(
      'Schemas',
      schemasByName(site).map(({ name = '' }) => link(name, schemaPath(name))),
    ),
  ].join('\n');
}

/** The open questions, with the places of the reference that each one touches. */
function questions(site: SiteModel) {
  return site.questions.map((question) => ({
    ...question,
    kind: question.interpretations ? 'conflicting' : 'unspecified',
    places: (site.questionReferences[question.id] ?? []).map((place) => ({
      label: place.label,
      ...('operation' in place && { operation: place.operation }),
      reference: questionReferencePath(place).replace('.md', '.html'),
    })),
  }));
}

/** For each operation and status that is not a full success: its cause, what to do, whether to retry. */
function errors(site: SiteModel) {
  return site.operations.flatMap((operation) =>
    statusesWithTroubleshooting(operation).map((status) => ({
      operation: operation.id,
      status: /^\d+$/.test(status) ? Number(status) : status,
      cause: causeOf(operation, status),
      ...troubleshootingOf(site, operation, status),
      noResponse: site.lostResponse(operation).advice,
    })),
  );
}
