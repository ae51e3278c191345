import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../scripts/artifacts/site/pages/directives.ts';
import { draw, readDiagram, words } from '../../scripts/artifacts/site/directives/diagram.ts';
import { readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { at, type Patched, siteModel } from './contract.ts';
import { temporary } from '../support/folders.ts';
import { transitions } from '../contract/interface.ts';

const pages = await readMarkdownPages();

const today = siteModel().then(prepare);

/** What a directive becomes, for a contract that may be changed first. */
async function directive(
  marker: string,
  change?: (document: Patched) => void,
  target: 'site' | 'markdown' = 'markdown',
) {
  const expand = change ? await prepare(await siteModel(change)) : await today;
  return expand(`<!-- contract: ${marker} -->`, 'guides/x.md', target);
}

/** Renames a schema. */
function renamePage(document: Patched): void {
  document.components.schemas.Paged = document.components.schemas.Page;
  at(document, 'components', 'schemas', 'Task', 'properties', 'pages').items.$ref += 'd';
}

const project = '/v2/{team_id}/project/{project_id}';
const task = `${project}/task/{task_id}`;

const transition = (document: Patched, action: string) =>
  at(document, 'paths', `${task}/${action}`, 'post', 'x-transition');
const limitsOf = (document: Patched) =>
  at(document, 'paths', `${project}/upload`, 'post', 'requestBody', 'content', 'multipart/form-data')[
    'x-limits'
  ];

describe('a directive follows the contract', () => {
  it.each<[string, (document: Patched) => void, string]>([
    [
      'transitions Task',
      (d) => delete transition(d, 'discard').openQuestions,
      `| \`FAILED\` | ${transitions['completeTask']?.rejectedWith} | 400 | unchanged |`,
    ],
    [
      'transition discardTask',
      (d) => (transition(d, 'discard').openQuestions = ['undo-and-unlock']),
      '**If the state does not allow it**: `400` [assumed](../open-questions.md#undo-and-unlock)',
    ],
    [
      'transition unlockTask',
      (d) => (transition(d, 'unlock').to.status.unknown = 'after-next-step'),
      '**Changes**: possibly `status`; its new value is [not specified](../open-questions.md#after-next-step).',
    ],
    [
      'transition createUpload',
      (d) => (limitsOf(d).fileSize.rejectedWith = '422'),
      '**Above a limit**: `422`',
    ],
    ['transition completeTask', (d) => (transition(d, 'complete').reversible = true), '**Reversible**: yes.'],
    [
      'transition approveTask',
      (d) => (transition(d, 'approve').event = 'task_liked'),
      '**Event**: `task_liked`',
    ],
    [
      'limits',
      (d) => (limitsOf(d).fileSize.value = 41),
      '| Size of a file ([`createUpload`](../reference/createUpload.md)) | 41 MB | `413` |',
    ],
    [
      'operations Shorthand',
      (d) => (at(d, 'paths', '/v2/{teamId}/upload', 'post')['x-open-questions'] = []),
      '| `uploads.create` or `upload.create` |',
    ],
    ['fields Task', renamePage, '| array of [Paged](../schemas/Paged.md) |'],
    [
      'values Issue',
      (d) => (at(d, 'components', 'schemas', 'Issue').examples[0].value = 'blurred'),
      '| `Poor Document Quality` | `blurred` |',
    ],
    [
      'example completeTask 200 sent',
      (d) => (at(d, 'components', 'examples', 'TaskSent').value.message = 'Off it went.'),
      '"message": "Off it went."',
    ],
    [
      'irreversible Task',
      (d) => (transition(d, 'complete').reversible = true),
      'Irreversible operations: [`discardTask`](../reference/discardTask.md)',
    ],
    [
      'statuses 401 403',
      (d) => delete at(d, 'paths', task, 'get', 'responses')['401'],
      '| [`getTask`](../reference/getTask.md) |  |  |',
    ],
    [
      'lost-responses',
      (d) => (transition(d, 'discard').to = {}),
      '| [`discardTask`](../reference/discardTask.md) | No documented field of the task shows whether the request took effect.',
    ],
    [
      'sample getTask',
      (d) => (at(d, 'components', 'parameters', 'TaskId').example = 'task-77'),
      "docproc.tasks.get('task-77')",
    ],
  ])('%s', async (marker, change, expected) => {
    const changed = await directive(marker, change);
    expect(changed).toContain(expected);
    // Otherwise the text would be there anyway.
    expect(await directive(marker)).not.toContain(expected);
  });

  it('and a diagram too', async () => {
    const site = await siteModel((d) => {
      transition(d, 'discard').to.status.value = 'FILTERED';
      transition(d, 'unlock').to.status = { unknown: 'after-next-step' };
      at(d, 'components', 'schemas', 'TaskStatus', 'x-lifecycle').moves.push({
        from: 'FAILED',
        to: 'REVIEWING',
      });
    });
    const text = words(readDiagram(site, 'Task'));
    expect(text).toContain('From `REVIEWING`, `discard` moves it to `FILTERED`.');
    expect(text).toContain('From `COMPLETED`, `unlock` may move it; the next state is not specified.');
    expect(text).toContain('From `FAILED`, the service moves it automatically to `REVIEWING`.');
  });

  it('and a transition from every state but some', async () => {
    const excluding = (d: Patched) =>
      (transition(d, 'discard').from.status = {
        notIn: ['PROCESSING', 'DISCARDED'],
      });
    const diagram = readDiagram(await siteModel(excluding), 'Task');
    const discards = diagram.edges.filter(({ operation }) => operation === 'discard');
    const states = diagram.states.filter((state) => !['PROCESSING', 'DISCARDED'].includes(state));
    expect(discards).toEqual(states.map((from) => ({ from, to: 'DISCARDED', operation: 'discard' })));
    const svg = await draw(diagram, 'task');
    expect(svg.match(/>discard<\/text>/g)).toHaveLength(states.length);
    expect(await directive('transition discardTask', excluding)).toContain(
      '**Requires**: `status` is not `PROCESSING` or `DISCARDED`.',
    );
    expect(await directive('transitions Task', excluding)).toMatch(
      /^\| `FAILED` \| \d+ \| → `DISCARDED` \|/m,
    );
  });

  it('and a transition without a guard, which any state allows', async () => {
    const free = (d: Patched) => delete transition(d, 'discard').from;
    const { edges, states } = readDiagram(await siteModel(free), 'Task');
    expect(edges.filter(({ operation }) => operation === 'discard').map(({ from }) => from)).toEqual(states);
  });
});

describe('the diagram of a task', async () => {
  const site = await siteModel();
  const diagram = readDiagram(site, 'Task');
  const svg = await draw(diagram, 'task');

  it('shows every state and every move, the unspecified ones too', () => {
    for (const state of diagram.states) expect(svg).toContain(`data-state="${state}"`);
    const { states = {}, moves = [] } = site.resources['Task']?.lifecycle ?? {};
    expect(diagram.states).toEqual(Object.keys(states));
    expect(svg.match(/class="service"/g)).toHaveLength(moves.length);
    const changing = site.operations.flatMap(({ transition }) =>
      transition?.to?.['status'] ? (transition.from?.['status']?.in ?? []) : [],
    );
    expect(changing.length).toBeGreaterThan(3);
    expect(svg.match(/class="operation"/g)).toHaveLength(changing.length);
    const questions = [
      ...moves,
      ...site.operations.map(({ transition }) => transition?.to?.['status']),
    ].flatMap((each) => each?.unknown ?? []);
    expect(svg.match(/class="state unknown"/g) ?? []).toHaveLength(new Set(questions).size);
  });
});

describe('a guide that asks for what there is not', () => {
  it.each([
    ['nonsense', 'There is no directive "nonsense"'],
    ['fields Tusk', 'There is no schema Tusk.'],
    ['transition eatTask', 'There is no operation eatTask.'],
    ['states Folder', 'There is no lifecycle of Folder.'],
    ['operations Folders', 'There is no tag Folders.'],
    ['values Task', 'The schema Task has no examples that are objects.'],
    ['example getTask 200 gone', 'There is no example getTask 200 gone.'],
  ])('%s', async (marker, message) => {
    await expect(directive(marker)).rejects.toThrow(
      `docs/guides/x.md:1: <!-- contract: ${marker} -->: ${message}`,
    );
  });
});

it('a message names the line in the file, also below front matter', async () => {
  const path = 'guides/reviewing.md';
  const rename = (d: Patched) => (at(d, 'paths', `${task}/approve`, 'post').operationId = 'eatTask');
  const expand = await prepare(await siteModel(rename));
  const text = pages.find((page) => page.path === path)?.text ?? '';
  const error = await expand(text, path, 'site').catch((reason: unknown) => reason);
  const [, line, found] =
    /^docs\/guides\/reviewing\.md:(\d+): (<!-- .+? -->)/.exec((error as Error).message) ?? [];
  expect(found).toContain('approveTask');
  expect(readFileSync(`docs/${path}`, 'utf8').split('\n')[Number(line) - 1]).toBe(found);
});

it('a page that is not in the navigation is an error', async () => {
  const folder = temporary();
  writeFileSync(join(folder, 'index.md'), '');
  writeFileSync(join(folder, 'new-page.md'), '');
  await expect(readMarkdownPages(folder)).rejects.toThrow('docs/new-page.md is not in the navigation.');
});

it('every operation has a guide', async () => {
  const { operations } = await siteModel();
  const explained = new Set(pages.flatMap((page) => page.operations));
  expect(explained).toEqual(new Set(operations.map(({ id }) => id)));
});

it.each(['cli', 'conformance', 'judge', 'mcp', 'sandbox'])(
  'describes the options of %s in words',
  async (name) => {
    const table = await directive(`options ${name}`);
    expect(table).toContain('`--help');
    // A list of values would begin in upper case, as no option takes it.
    expect(table).not.toMatch(/\| [A-Z]\w+, \w+(,| or) /);
  },
);
