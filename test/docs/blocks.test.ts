import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../../scripts/model/bundle.ts';
import { draw, readDiagram, words } from '../../scripts/artifacts/site/diagram.ts';
import { prepare } from '../../scripts/artifacts/site/blocks.ts';
import { readFacts } from '../../scripts/artifacts/site/facts.ts';
import { readPages } from '../../scripts/artifacts/site/pages.ts';
import { root } from '../artifacts/project.ts';
import { bundled } from './facts.ts';

/** What a block becomes, for a contract that was changed first. */
async function block(
  marker: string,
  change?: (document: Document) => void,
  target: 'site' | 'markdown' = 'markdown',
) {
  const expand = await prepare(await readFacts(bundled(change)));
  return expand(`<!-- contract: ${marker} -->`, 'guides/x.md', target);
}

/** An object of the contract, to be changed. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tests break things that types forbid
const at = (document: Document, ...keys: string[]): any =>
  keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';

describe('a block follows the contract', () => {
  it.each<[string, (document: Document) => void, string]>([
    [
      'states Task',
      (d) =>
        (at(d, 'components', 'schemas', 'TaskStatus', 'x-lifecycle', 'states', 'FAILED').description =
          'It broke.'),
      '| `FAILED` | It broke. |',
    ],
    [
      'transitions Task',
      (d) => (at(d, 'paths', `${task}/discard`, 'post', 'x-transition').from.status.in = ['FAILED']),
      '| `FAILED` | 400 | → `DISCARDED` |',
    ],
    [
      'transitions Task',
      (d) => delete at(d, 'paths', `${task}/discard`, 'post', 'x-transition').openQuestions,
      '| `FAILED` | 400 | 400 | stays |',
    ],
    [
      'transition discardTask',
      (d) => (at(d, 'paths', `${task}/discard`, 'post', 'x-transition').openQuestions = ['undo-and-unlock']),
      '**Refused with**: `400` [assumed](../open-questions.md#undo-and-unlock)',
    ],
    [
      'transition unlockTask',
      (d) => (at(d, 'paths', `${task}/unlock`, 'post', 'x-transition').to.status.unknown = 'after-next-step'),
      '**Changes**: perhaps `status`; what it is afterwards is [not known](../open-questions.md#after-next-step).',
    ],
    [
      'transition createUpload',
      (d) =>
        (at(
          d,
          'paths',
          '/v2/{team_id}/project/{project_id}/upload',
          'post',
          'requestBody',
          'content',
          'multipart/form-data',
        )['x-limits'].fileSize.rejectedWith = '422'),
      '**Refused with**: `400` or `422`',
    ],
    [
      'transition completeTask',
      (d) => (at(d, 'paths', `${task}/complete`, 'post', 'x-transition').reversible = true),
      '**Can be undone**: Yes.',
    ],
    [
      'transition approveTask',
      (d) => (at(d, 'paths', `${task}/approve`, 'post', 'x-transition').event = 'task_liked'),
      '**Event**: `task_liked`',
    ],
    [
      'events',
      (d) => (at(d, 'paths', `${task}/approve`, 'post', 'x-transition').event = 'task_liked'),
      '| `task_liked` | After a successful [`approveTask`]',
    ],
    [
      'scopes',
      (d) => at(d, 'components', 'securitySchemes', 'ApiKey')['x-scope-aliases'][0].spellings.push('up.load'),
      '`uploads.create` or `upload.create` or `up.load`',
    ],
    [
      'limits',
      (d) =>
        (at(
          d,
          'paths',
          '/v2/{team_id}/project/{project_id}/upload',
          'post',
          'requestBody',
          'content',
          'multipart/form-data',
        )['x-limits'].fileSize.value = 41),
      '| Size of a file | 41 MB | `413` |',
    ],
    [
      'statuses',
      (d) => delete at(d, 'paths', task, 'get', 'responses')['404'],
      '| [`getTask`](../reference/getTask.md) | ✓ |  |  |  | ✓ | ✓ |  |  |  |  |',
    ],
    [
      'errors',
      (d) => (at(d, 'paths', `${task}/discard`, 'post', 'responses', '400').description = 'No.'),
      '| No. | [`discardTask`]',
    ],
    [
      'fields Page',
      (d) => (at(d, 'components', 'schemas', 'Page', 'properties', 'width').type = 'number'),
      '| `width` | number |',
    ],
    [
      'fields CreateUploadRequest',
      (d) => at(d, 'components', 'schemas', 'CreateUploadRequest').required.push('name'),
      '| `name` | string | yes |',
    ],
    [
      'operations Tasks',
      (d) => (at(d, 'paths', task, 'get').security = [{ ApiKey: ['task.look'] }]),
      '{task_id}` | `task.look` |',
    ],
    [
      'operations Shorthand',
      (d) => (at(d, 'paths', '/v2/{teamId}/upload', 'post')['x-open-questions'] = []),
      '| `uploads.create` or `upload.create` |',
    ],
    [
      'fields Task',
      (d) => (at(d, 'components', 'schemas', 'Task', 'properties', 'pages').items.$ref += 'd'),
      '| list of [Paged](../reference/#/schemas/paged) |',
    ],
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
      'lost-answers',
      (d) => (at(d, 'paths', `${task}/discard`, 'post', 'x-transition').to = {}),
      '| [`discardTask`](../reference/discardTask.md) | No field of the task is known to show whether it took effect.',
    ],
    [
      'sample getTask',
      (d) => (at(d, 'components', 'parameters', 'TaskId').example = 'task-77'),
      "docproc.tasks.get('task-77')",
    ],
  ])('%s', async (marker, change, expected) => {
    const changed = await block(marker, change);
    expect(changed).toContain(expected);
    // Otherwise the text would be there anyway.
    expect(await block(marker)).not.toContain(expected);
  });

  it('and a diagram too', async () => {
    const facts = await readFacts(
      bundled((d) => {
        at(d, 'paths', `${task}/discard`, 'post', 'x-transition').to.status.value = 'FILTERED';
        at(d, 'components', 'schemas', 'TaskStatus', 'x-lifecycle').moves.push({
          from: 'FAILED',
          to: 'REVIEWING',
        });
      }),
    );
    const text = words(readDiagram(facts, 'Task', 'status'));
    expect(text).toContain('From `REVIEWING`, `discard` moves it to `FILTERED`.');
    expect(text).toContain('From `COMPLETED`, `unlock` may move it; to which state is not known.');
    expect(text).toContain('From `FAILED` the service moves it on its own to `REVIEWING`.');
  });
});

describe('the diagram of a task', async () => {
  const facts = await readFacts(bundled());
  const diagram = readDiagram(facts, 'Task', 'status');
  const svg = await draw(diagram, 'task');

  it('shows every state and every move, the unknown ones too', () => {
    for (const state of diagram.states) expect(svg).toContain(`data-state="${state}"`);
    expect(svg.match(/class="call"/g)).toHaveLength(5);
    expect(svg.match(/class="service"/g)).toHaveLength(5);
    expect(svg.match(/class="state unknown"/g)).toHaveLength(2);
  });

  it('is the same each time', async () => {
    expect(await draw(diagram, 'task')).toBe(svg);
  });

  it('has a name and a text for those who do not see it', async () => {
    const page = await block('task-status-diagram', undefined, 'site');
    const [, name = '', text = ''] =
      /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain(`<title id="${name}">`);
    expect(page).toContain(`<div id="${text}">\n\n${words(diagram)}`);
  });
});

describe('a guide that asks for what there is not', () => {
  it.each([
    ['nonsense', 'There is no block "nonsense"'],
    ['fields Tusk', 'There is no schema Tusk.'],
    ['transition eatTask', 'There is no operation eatTask.'],
    ['states Folder', 'There is no lifecycle of Folder.'],
    ['readme server', 'There is no README of server.'],
    ['example getTask 200 gone', 'There is no example getTask 200 gone.'],
  ])('%s', async (marker, message) => {
    await expect(block(marker)).rejects.toThrow(
      `docs/guides/x.md:1: <!-- contract: ${marker} -->: ${message}`,
    );
  });
});

it('every status that the contract lists has advice, and no other', async () => {
  const { operations } = await readFacts(bundled());
  const listed = operations.flatMap(({ responses }) => responses.map(([status]) => status));
  const needing = new Set(listed.filter((status) => !status.startsWith('2') || status === '207'));
  const advice = parse(readFileSync(join(root, 'docs/errors.yaml'), 'utf8')) as Record<string, unknown>;
  expect(new Set(Object.keys(advice))).toEqual(needing);
});

it('every operation has a guide', async () => {
  const { operations } = await readFacts(bundled());
  const explained = new Set((await readPages()).flatMap((page) => page.operations));
  expect(explained).toEqual(new Set(operations.map(({ id }) => id)));
});
