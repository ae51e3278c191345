/** Options of the command that name files, modules and commands. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunOptions } from '@docproc/conformance';
import { closed, command, finder, open, usual } from './command.ts';
import { temporary } from '../support/folders.ts';

const folder = temporary(afterAll);

/** Writes a file, and returns its path. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const writes = ['--allow', 'writes,irreversible', '--quiet', '--verbose'];

const states = ['matrix/approveTask/REVIEWING', 'matrix/approveTask/FAILED'];
/** A check that needs a task, and does not change it. */
const harmless = 'access/approveTask/no-key';

/** Runs a few checks of tasks against a server that does not show that it is the sandbox. */
function run(
  args: string[],
  opened = open(),
  only: readonly string[] = states,
  more: Partial<RunOptions> = {},
): ReturnType<typeof command> {
  const given = [...usual, ...only.flatMap((id) => ['--only', id]), '--rate', '100000', ...args];
  return command([...writes, ...given], closed(opened.fetch), undefined, more);
}

/** A server with tasks, and their ids. */
function withTasks(): { opened: ReturnType<typeof open>; ids: string[] } {
  const opened = open();
  const team = opened.sandbox.team('team-1');
  return { opened, ids: [team.seed({}), team.seed({}), team.seed({ status: 'FAILED' })].map(({ id }) => id) };
}

/** How the report lists a check that has passed. */
const passed = (id = ''): string => `\n  ${id}\n`;

const stopped = /Stopped: .*\nThe run could not judge the server\./;

test.each([
  [[], {}, /^The key is missing: set DOCPROC_API_KEY, or --api-key\.\n$/],
  [['--api-key', 'k'], {}, /^--base-url is missing\..*\n$/],
  [[...usual, '--allow', 'everything'], undefined, /^--allow everything: choose from writes.*\n$/],
  [[...usual, '--retries', '3'], undefined, /^Unknown option '--retries'.*\n$/],
  [[...usual, '--scoped-key', 'k'], undefined, /^--scoped-key must be SCOPE,SCOPE=KEY\.\n$/],
  [[...usual, '--report', 'pdf'], undefined, /^--report pdf: choose from json, junit, markdown\.\n$/],
  [[...usual, '--only', 'getTaks'], undefined, /^only: there is no check, group or operation getTaks\.\n$/],
  [
    [...usual, '--base-url', 'http://u:secret@host'],
    undefined,
    /^baseUrl must have no user, query or fragment\.\n$/,
  ],
  [
    [...usual, '--base-url', 'http://host?x=1'],
    undefined,
    /^baseUrl must have no user, query or fragment\.\n$/,
  ],
  [
    [...usual, '--base-url', 'http://host/api/v2/'],
    undefined,
    /^baseUrl must end before the version \/v2, .*\n$/,
  ],
  [[...usual, '--rate', 'fast'], undefined, /^rate must be a positive number, and is fast\.\n$/],
])('the arguments %j are one message, and exit code 2', async (args, env, message) => {
  const { code, out, err } = await command(args, undefined, env);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

describe('--task-ids', () => {
  test('a run uses the tasks of the file', async () => {
    const { opened, ids } = withTasks();
    const { code, out } = await run(['--task-ids', file('ids.txt', `${ids.join('\r\n')}\n\n`)], opened);
    expect(code).toBe(0);
    expect(out).toContain(passed(states[0]));
    expect(out).toContain(passed(states[1]));
  });

  test.each([
    ['nowhere.txt', undefined, /^--task-ids .*nowhere\.txt: ENOENT/],
    ['empty.txt', '\n', /^--task-ids .*: the file contains no task ID\.\n$/],
    ['ids.json', '["task-1"]', /^--task-ids .*: line 1 is not one task ID: \["task-1"\]\n$/],
    ['words.txt', 'task-1\ntask-2 task-3', /^--task-ids .*: line 2 is not one task ID: task-2 task-3\n$/],
  ])('the file %s is one message, and exit code 2', async (name, text, message) => {
    const path = text === undefined ? join(folder, name) : file(name, text);
    const { code, err } = await run(['--task-ids', path]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('a task that cannot be read ends the run', async () => {
    const { code, out } = await run(['--task-ids', file('unknown.txt', 'task-unknown')]);
    expect(code).toBe(2);
    expect(out).toMatch(stopped);
    expect(out).toMatch(/The given task task-unknown cannot be used: getTask of task-unknown returned 404/);
  });

  test('without permissions, a run reads the tasks, and ends where it cannot', async () => {
    const { opened, ids } = withTasks();
    const args = [
      ...usual,
      '--only',
      'getTask',
      '--invalid-key',
      'sandbox:invalid',
      '--verbose',
      '--task-ids',
    ];
    const read = await command([...args, file('known.txt', ids[0] ?? '')], closed(opened.fetch));
    expect(read.code).toBe(0);
    expect(read.out).toContain(passed('responses/getTask/200'));
    expect(read.out).toContain(passed('responses/getTask/identity'));
    const lost = await command([...args, file('lost.txt', 'task-lost')], closed(opened.fetch));
    expect(lost.code).toBe(2);
    expect(lost.out).toMatch(/Stopped: The given task task-lost cannot be used: .* returned 404/);
  });
});

describe('--find-tasks-command', () => {
  const node = (name: string, code: string): string => `${process.execPath} ${file(name, code)}`;

  test('a run asks the command, which has the id as its last argument', async () => {
    const { opened, ids } = withTasks();
    const print = `if (process.argv[2].startsWith('upload-')) console.log(${JSON.stringify(ids.join('\n'))});`;
    const { code, out } = await run(['--find-tasks-command', node('right.cjs', print)], opened, [harmless]);
    expect(code).toBe(0);
    expect(out).toContain(passed(harmless));
  });

  test.each([
    [
      'fails.cjs',
      "console.error('no database'); process.exit(3);",
      /not found: .*fails\.cjs: exit code 3, no database$/m,
    ],
    ['missing', undefined, /not found: .*missing: spawn .*ENOENT$/m],
  ])('a command that fails ends the run: %s', async (name, code, message) => {
    const given = code === undefined ? join(folder, name) : node(name, code);
    const { code: exit, out } = await run(['--find-tasks-command', given]);
    expect(exit).toBe(2);
    expect(out).toMatch(stopped);
    expect(out).toMatch(message);
  });

  test('an empty command, or one beside a file, is one message, and exit code 2', async () => {
    const empty = await run(['--find-tasks-command', ' ']);
    expect(empty).toMatchObject({ code: 2, err: '--find-tasks-command: the command is empty.\n' });
    const both = await run(['--find-tasks-command', 'find', '--task-ids', 'ids.txt']);
    expect(both).toMatchObject({ code: 2, err: 'Choose one of --task-ids and --find-tasks-command.\n' });
  });
});

describe('--document', () => {
  test('a run uploads the documents', async () => {
    const opened = open();
    const documents = [
      '--document',
      `FAILED=${file('fail.pdf', 'text')}`,
      '--document',
      file('page.txt', 'text'),
    ];
    const { code, out } = await run(documents, opened, states, { findTasks: finder(opened.sandbox) });
    expect(code).toBe(0);
    expect(out).toContain(passed(states[0]));
    expect(out).toContain(passed(states[1]));
    const names = new Set(opened.sandbox.tasks().map(({ name }) => name));
    expect(names).toEqual(new Set(['page.txt', 'fail.pdf']));
  });

  test.each([
    ['nowhere.pdf', /^--document .*nowhere\.pdf: ENOENT/],
    ['FAILED=nowhere.pdf', /^--document nowhere\.pdf: ENOENT/],
    [
      'BROKEN=nowhere.pdf',
      /^--document BROKEN=nowhere\.pdf: there is no state BROKEN\. Choose from PROCESSING, /,
    ],
  ])('%s is one message, and exit code 2', async (value, message) => {
    const { code, err } = await run(['--document', value]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('an empty document is one message, and exit code 2', async () => {
    const { code, err } = await run(['--document', file('empty.pdf', '')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^--document .*empty\.pdf: the file is empty\.\n$/);
  });
});
