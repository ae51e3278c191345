import { readFile } from 'node:fs/promises';
import { root } from '../../../lib/package-json.ts';
import { outcomeTable } from '../../packages/facts.ts';
import type { SiteModel } from '../site-model.ts';
import { tryIt } from '../directives/console.ts';
import { controlApi } from '../directives/control-api.ts';
import { diagram } from '../directives/diagram.ts';
import { optionTable } from '../directives/options.ts';
import { sample } from '../samples/index.ts';
import { linksFrom } from '../links.ts';
import { questionsPage } from '../directives/questions.ts';
import { type Checks, checksPage, statementsPage } from '../directives/statements.ts';
import { operationList, resourceList, schemaList, servers } from '../reference/overview.ts';
import { sdk } from '../sdk/reference.ts';
import { type Directive, tables, type RenderTarget } from '../directives/tables.ts';
import { toolTable } from '../directives/tools.ts';
import { transitionTables } from '../directives/transitions.ts';

/** Replaces the directives that a page asks for. */
export type ExpandDirectives = (text: string, page: string, target: RenderTarget) => Promise<string>;

const marker = /^<!-- contract: ([\w-]+)(?: (.+?))? -->$/gm;

/**
 * Prepares the directives.
 *
 * @param checks Returns the checks of a server, for the page of statements.
 * @returns a function that throws, with file and line, where a page asks for what there is not
 */
export async function prepare(site: SiteModel, checks: Checks = async () => []): Promise<ExpandDirectives> {
  const changes = await readFile(new URL('CHANGELOG.md', root), 'utf8');
  const directives: Record<string, Directive> = {
    ...tables,
    ...transitionTables,
    diagram,
    sample,
    sdk: once(sdk),
    'try-it': tryIt,
    questions: questionsPage,
    statements: statementsPage(checks),
    checks: checksPage(checks),
    'operation-list': operationList,
    'schema-list': schemaList,
    servers,
    'resource-list': resourceList,
    outcomes: outcomeTable,
    'control-api': controlApi,
    options: optionTable,
    tools: toolTable,
    readme: (_site, _links, name) => readme(name),
    // Its links lead to pages below docs/.
    changelog: () =>
      changes
        .replace(/^# .*\n/, '')
        .trim()
        .replaceAll('](docs/', '](./'),
  };

  async function expand(text: string, page: string, target: RenderTarget): Promise<string> {
    const parts = [...text.matchAll(marker)].map(
      async ({ 0: found, 1: name = '', 2: argument = '', index }) => {
        try {
          const directive = directives[name];
          if (!directive)
            throw new Error(
              `There is no directive "${name}". There are: ${Object.keys(directives).join(', ')}.`,
            );
          const content = await directive(site, linksFrom(page), argument, target);
          // A directive can ask for others.
          return content.includes('<!-- contract:') ? await expand(content, page, target) : content;
        } catch (error) {
          const line = await lineOf(page, text, index);
          throw new Error(
            `docs/${page}:${line}: ${found}: ${error instanceof Error ? error.message : error}`,
            {
              cause: error,
            },
          );
        }
      },
    );
    const contents = await Promise.all(parts);
    return text.replace(marker, () => contents.shift() ?? '');
  }
  return expand;
}

/** A directive that is the same for both targets, on the one page that has it, and takes long. */
function once(directive: Directive): Directive {
  const made = new Map<string, ReturnType<Directive>>();
  return (site, links, argument, target) => {
    const text = made.get(argument) ?? directive(site, links, argument, target);
    made.set(argument, text);
    return text;
  };
}

/** The README of a package, by its folder in src/: without its title, and without where the packages are. */
async function readme(name: string): Promise<string> {
  const text = await readFile(new URL(`src/${name}/README.md`, root), 'utf8');
  return text
    .replace(/^# .*\n/, '')
    .replace(/^The packages are below [^\n]*\n\n/m, '')
    .trim();
}

/** The line in the file of a page of what is at an index of its text, which can be without the front matter. */
async function lineOf(page: string, text: string, index: number): Promise<number> {
  const source = await readFile(new URL(`docs/${page}`, root), 'utf8').catch(() => '');
  const at = source.indexOf(text.slice(index).trimEnd());
  return (at < 0 ? text.slice(0, index) : source.slice(0, at)).split('\n').length;
}
