import { readFile } from 'node:fs/promises';
import { type Diagram, draw, legend, readDiagram, words } from './diagram.ts';
import { callsOn, examplesOf, type Facts, type Operation, operation } from './facts.ts';
import { linksFrom, type Links } from './links.ts';
import { operationList, register } from './open-questions.ts';
import { outcomes } from '../../../src/sandbox/engine/outcomes.ts';
import { samplesOf } from './samples.ts';
import { type Block, tables } from './tables.ts';
import { transitionTables } from './transitions.ts';
import { code, fence, table } from '../../lib/markdown.ts';

/** What a block becomes: part of a page of the site, or of its Markdown twin. */
export type Target = 'site' | 'markdown';

/** Puts the blocks that a guide asks for in their places. */
export type Expand = (text: string, page: string, target: Target) => string;

const marker = /^<!-- contract: ([\w-]+)(?: (.+?))? -->$/gm;

/**
 * Prepares the blocks.
 *
 * @returns a function that throws, with file and line, where a guide asks for what there is not
 */
export async function prepare(facts: Facts): Promise<Expand> {
  const changes = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const readmes = await readReadmes(['client']);
  const diagrams = await drawAll(facts);
  const blocks: Record<string, Block | Record<Target, Block>> = {
    ...tables,
    ...transitionTables,
    ...diagrams,
    sample,
    questions: register,
    'operation-list': operationList,
    outcomes: () =>
      table(
        ['File', 'What happens'],
        Object.entries(outcomes).map(([name, { does }]) => [code(`${name}.pdf`), does]),
      ),
    readme: (_facts, _links, name) => {
      const text = readmes.get(name);
      if (text === undefined) throw new Error(`There is no README of ${name}.`);
      return text;
    },
    changelog: () => changes.replace(/^# .*\n/, '').trim(),
  };
  return (text, page, target) =>
    text.replace(marker, (found, name: string, argument: string | undefined, at: number) => {
      const block = blocks[name];
      try {
        if (!block)
          throw new Error(`There is no block "${name}". There are: ${Object.keys(blocks).join(', ')}.`);
        return (typeof block === 'function' ? block : block[target])(facts, linksFrom(page), argument ?? '');
      } catch (error) {
        const line = text.slice(0, at).split('\n').length;
        throw new Error(`docs/${page}:${line}: ${found}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    });
}

/** The READMEs of packages, by the folder in src/: without their title, and without how to install what is published. */
async function readReadmes(names: string[]): Promise<Map<string, string>> {
  const read = names.map(async (name): Promise<[string, string]> => {
    const text = await readFile(new URL(`../../../src/${name}/README.md`, import.meta.url), 'utf8');
    return [
      name,
      text
        .replace(/^# .*\n/, '')
        .replace(/^```sh\nnpm install .*?^```\n\n/ms, '')
        .trim(),
    ];
  });
  return new Map(await Promise.all(read));
}

/** The diagrams of the record's fields, drawn ahead, since drawing takes its time. */
async function drawAll(facts: Facts): Promise<Record<string, Record<Target, Block>>> {
  const status = readDiagram(facts, 'Task', 'status');
  const approved = readDiagram(facts, 'Task', 'approved');
  const [statusSvg, approvedSvg, consoleSvg] = await Promise.all([
    draw(status, 'task-status'),
    draw(approved, 'task-approved'),
    draw(status, 'try-status'),
  ]);
  const figure = (svg: string, id: string, diagram: Diagram) =>
    [
      `<figure class="diagram">\n${svg}`,
      `<figcaption>${legend(diagram)}</figcaption>`,
      `<details>\n<summary>The same in words</summary>\n<div id="${id}-words">\n\n${words(diagram)}\n\n</div>\n</details>\n</figure>`,
    ].join('\n');
  return {
    'task-status-diagram': {
      site: () => figure(statusSvg, 'task-status', status),
      markdown: () => words(status),
    },
    'task-approved-diagram': {
      site: () => figure(approvedSvg, 'task-approved', approved),
      markdown: () => words(approved),
    },
    'try-it': {
      site: () => consoleOf(facts, consoleSvg, words(status)),
      markdown: () => 'On the site, a console stands here that runs the sandbox in the page.',
    },
  };
}

/** An operation in every language. */
const sample: Record<Target, Block> = {
  site: (facts, _links: Links, id) =>
    [
      '::: code-group',
      ...samplesOf(facts, operation(facts, id)).map(({ lang, highlight, source }) =>
        fence(`${highlight} [${lang}]`, source),
      ),
      ':::',
    ].join('\n\n'),
  markdown: (facts, _links, id) =>
    samplesOf(facts, operation(facts, id))
      .map(({ lang, highlight, source }) => `${lang}:\n\n${fence(highlight, source)}`)
      .join('\n\n'),
};

/** The console: a component that is given the calls it offers, and the diagram that it marks the state in. */
function consoleOf(facts: Facts, svg: string, text: string): string {
  const call = ({ name, verb: method, path, body, id }: Operation) => ({
    name,
    method,
    path,
    ...(body?.required &&
      !body.multipart && { body: examplesOf(facts, operation(facts, id), 'request')[0]?.value }),
  });
  const read = facts.operations.filter(({ tag, verb }) => tag === 'Tasks' && verb === 'GET');
  const calls = [...read, ...callsOn(facts, 'Task')].map(call);
  const upload = facts.operations.filter(({ transition }) => transition?.creates).map(call)[0];
  const prop = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return [
    `<TryIt :upload='${prop(upload)}' :calls='${prop(calls)}'>`,
    svg,
    '</TryIt>',
    '',
    `<div id="try-status-words" hidden>\n\n${text}\n\n</div>`,
  ].join('\n');
}
