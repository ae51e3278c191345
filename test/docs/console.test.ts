import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createConsole,
  keysOf,
  settings,
  type SandboxView,
} from '../../docs/.vitepress/theme/console/send.ts';
import { type ConsoleOperation, type ServerRequest, tone } from '../../docs/.vitepress/theme/console/spec.ts';
import { curl } from '../../src/shared/curl.ts';
import { snake } from '../../src/shared/names.ts';
import { specOf } from '../../scripts/artifacts/site/directives/console.ts';
import { siteModel } from './contract.ts';
import { execute } from './run-sample.ts';
import { temporaryInProject } from '../support/folders.ts';
import { setting } from '../support/setting.ts';

const site = await siteModel();
const spec = specOf(site, 'Task');
const operations = [spec.create, ...spec.groups.flatMap((group) => group.operations)];
const operation = (id: string): ConsoleOperation => {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`The console has no ${id}.`);
  return found;
};
/** A console, with what it shows. Its clock moves only when it is moved. */
function start() {
  let shown: SandboxView | undefined;
  const console = createConsole((next) => (shown = next));
  console.stop();
  const look = (): SandboxView => {
    if (!shown) throw new Error('It shows nothing.');
    return shown;
  };
  /** Sends an operation on the newest task. */
  const send = async (id: string, more: Partial<ServerRequest> = {}) => {
    const task = look().tasks.at(-1);
    const own: Record<string, string | undefined> = { task_id: task?.id, upload_id: task?.upload_id };
    const parameters = operation(id).parameters.map((each) => ({
      ...each,
      value: own[snake(each.name)] ?? each.value,
    }));
    await console.send({ ...operation(id), parameters, baseUrl: spec.baseUrl, key: spec.apiKey, ...more });
    const [last] = look().exchanges;
    if (!last) throw new Error('There is no exchange.');
    return last;
  };
  return { console, look, send };
}

const form = (...names: string[]) => [
  ...names.map((value) => ({ name: 'file', value, file: true })),
  { name: 'projectId', value: 'project-1', file: false },
];

it('has every operation of the contract', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(site.operations.map(({ id }) => id).sort());
});

const transitionOf = (id: string) => site.operations.find((each) => each.id === id)?.transition;

it('sends every operation as the contract has it', async () => {
  for (const { id } of operations) {
    const { console, look, send } = start();
    await send('createUpload');
    console.advance(2000);
    const { status, approved } = transitionOf(id)?.from ?? {};
    if (status?.in?.includes('DISCARDED')) await send('discardTask');
    else if (status?.in?.includes('COMPLETED')) await send('completeTask');
    if (approved?.in?.includes(true)) await send('approveTask');
    console.advance(2000);
    expect(tone((await send(id)).status), id).toBe('good');
    expect(look().exchanges[0]).toMatchObject({ responseHeaders: [['content-type', 'application/json']] });
  }
});

it('shows several tasks, a success in part, events and the clock', async () => {
  const { console, look, send } = start();
  await send('createUpload', { form: form('invoice.txt', 'report-fails.txt') });
  expect(look().tasks.map(({ name, status }) => [name, status])).toEqual([
    ['invoice.txt', 'PROCESSING'],
    ['report-fails.txt', 'PROCESSING'],
  ]);
  console.advance(60_000);
  expect(look()).toMatchObject({ clock: 60_000, uploads: [{ status: 'REVIEWING' }] });
  expect(tone((await send('reportTask')).status)).toBe('partial');
  expect((await send('reportTask', { body: '{"issues":[]}' })).status).toBe(400);
  expect(tone((await send('approveTask')).status)).toBe('good');
  expect(look().events).toMatchObject([{ name: 'task_approved' }]);
});

it.each(keysOf(spec).map(({ label, key }): [string, string] => [label, key]))(
  'sends a %s',
  async (label, key) => {
    const { console, send } = start();
    await send('createUpload');
    console.advance(2000);
    const { status, headers } = await send('completeTask', { key });
    const expected = /all scopes|tasks\.edit/.test(label) ? 200 : /Invalid|No key/.test(label) ? 401 : 404;
    expect(status).toBe(expected);
    expect(headers.some(([name]) => name === 'Authorization')).toBe(label !== 'No key');
  },
);

it('sets values of settings, and begins with the defaults', async () => {
  const { console, look } = start();
  const known = settings();
  expect(known.map(({ id }) => id).sort()).toEqual(site.settings.map(({ id }) => id).sort());
  for (const { id, values, usual } of known) {
    expect(values).toContain(usual);
    expect(look().settings[id]).toBe(usual);
  }
  await console.set(setting.id, setting.other);
  expect(look().settings).toMatchObject(setting.set);
});

describe('a request is copied', () => {
  const folder = temporaryInProject(afterAll);
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    writeFileSync(join(folder, 'invoice.txt'), 'Total: 1,204.50');
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(() => sandbox.close());

  it.each(operations.map(({ id }) => id))('%s as curl', async (id) => {
    const { send } = start();
    await send('createUpload');
    const sent = await send(id, {
      key: 'a-key-of-mine',
      ...(operation(id).form && { form: form('invoice.txt') }),
    });
    const command = sent.curl.replace(spec.baseUrl, sandbox.baseUrl);
    sandbox.reset();
    // The other sandbox has no such task: what was sent is what counts.
    await execute('curl', command, folder, id).catch(() => {});
    const teams = (await (await fetch(`${sandbox.baseUrl}/_sandbox/teams`)).json()) as string[];
    const [entry, ...others] = teams.flatMap((team) => sandbox.team(team).journal());
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ operation: id, path: sent.path });
    expect(command).toContain('a-key-of-mine');
    expect(JSON.parse(entry?.body ?? 'null')).toEqual(JSON.parse(sent.body ?? 'null'));
    expect((entry?.form?.files ?? []).map(({ name }) => name)).toEqual(sent.form ? ['invoice.txt'] : []);
  });

  it('a file and a value with characters that curl splits at', async () => {
    const name = 'a, b; c.txt';
    writeFileSync(join(folder, name), 'Total: 1,204.50');
    const form = [
      { name: 'file', value: name, file: true },
      { name: 'projectId', value: 'project-1', file: false },
      { name: 'name', value: '@March; type=x', file: false },
    ];
    const url = `${sandbox.baseUrl}/v2/team-1/project/project-1/upload`;
    sandbox.reset();
    const command = curl({ method: 'POST', url, headers: [['Authorization', 'Bearer any-key']], form });
    await execute('curl', command, folder, 'quoted');
    const [entry] = sandbox.journal();
    expect(entry?.form?.files.map((each) => each.name)).toEqual([name]);
    expect(entry?.form?.fields['name']).toEqual(['@March; type=x']);
    const report = `${sandbox.baseUrl}/v2/team-1/project/project-1/task/task-1/report`;
    const headers: [string, string][] = [
      ['Authorization', 'Bearer any-key'],
      ['Content-Type', 'application/json'],
    ];
    await execute(
      'curl',
      curl({ method: 'POST', url: report, headers, body: '@a, b; c.txt' }),
      folder,
      'body',
    );
    expect(sandbox.journal()[1]?.body).toBe('@a, b; c.txt');
  });
});
