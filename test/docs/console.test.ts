import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asCurl, asTypeScript } from '../../docs/.vitepress/theme/console/copy.ts';
import {
  createConsole,
  settings,
  keysOf,
  type Sent,
  type Shown,
} from '../../docs/.vitepress/theme/console/console.ts';
import { linkTo, load, save, type SavedSteps } from '../../docs/.vitepress/theme/console/saved-steps.ts';
import { type ConsoleOperation, tone } from '../../docs/.vitepress/theme/console/spec.ts';
import { curl } from '../../src/shared/curl.ts';
import { specOf } from '../../scripts/artifacts/site/directives/console.ts';
import { root } from '../artifacts/project.ts';
import { siteModel } from './contract.ts';
import { execute } from './run-sample.ts';

const site = await siteModel();
const spec = await specOf(site, 'Task');
const operations = [spec.create, ...spec.groups.flatMap((group) => group.operations)];
const operation = (id: string): ConsoleOperation => {
  const found = operations.find((each) => each.id === id);
  if (!found) throw new Error(`The console has no ${id}.`);
  return found;
};
const file = (name: string): File => new File(['Total: 1,204.50'], name);

let stop = (): void => {};
afterEach(() => stop());

/** A console, with what it shows and keeps. Its clock moves only when it is moved. */
function start() {
  let shown: Shown | undefined;
  let kept: SavedSteps | undefined;
  const console = createConsole(
    spec,
    (next) => (shown = next),
    (saved) => (kept = structuredClone(saved)),
  );
  console.stop();
  ({ stop } = console);
  const look = (): Shown =>
    shown ?? { tasks: [], uploads: [], events: [], settings: {}, clock: 0, exchanges: [] };
  /** Sends an operation on the newest task. */
  const send = async (id: string, more: Partial<Sent> = {}) => {
    const task = look().tasks.at(-1);
    const { creates, body } = operation(id);
    const own: Record<string, string> = task ? { task_id: task.id, upload_id: task.upload_id } : {};
    const ids = { ...operation(id).values, ...own };
    await console.send({
      operation: operation(id),
      ids,
      body,
      ...(creates && { files: [file('invoice.txt')] }),
      ...more,
    });
    const [last] = look().exchanges;
    if (!last) throw new Error('There is no exchange.');
    return last;
  };
  return { console, look, send, kept: () => kept };
}

it('has every operation of the contract', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(site.operations.map(({ id }) => id).sort());
});

it('sends every operation as the contract has it', async () => {
  for (const { id } of operations) {
    const { console, look, send } = start();
    await send('createUpload');
    await console.advance(2000);
    if (id === 'unlockTask') await send('discardTask');
    if (id === 'disapproveTask') await send('approveTask');
    expect(tone((await send(id)).status), id).toBe('good');
    expect(look().exchanges[0]).toMatchObject({ responseHeaders: [['content-type', 'application/json']] });
  }
});

it('shows several tasks, a success in part, events and the clock', async () => {
  const { console, look, send } = start();
  await send('createUpload', { files: [file('invoice.txt'), file('report-fails.txt')] });
  expect(look().tasks.map(({ name, status }) => [name, status])).toEqual([
    ['invoice.txt', 'PROCESSING'],
    ['report-fails.txt', 'PROCESSING'],
  ]);
  await console.advance(60_000);
  expect(look()).toMatchObject({ clock: 60_000, uploads: [{ status: 'REVIEWING' }] });
  expect(tone((await send('reportTask')).status)).toBe('partial');
  expect((await send('reportTask', { body: '{"issues":[]}' })).status).toBe(400);
  expect(tone((await send('approveTask')).status)).toBe('good');
  expect(look().events).toMatchObject([{ name: 'task_approved' }]);
});

it.each(keysOf(spec).map(({ label, key }): [string, string | undefined] => [label, key]))(
  'sends a %s',
  async (label, key) => {
    const { console, send } = start();
    await send('createUpload');
    await console.advance(2000);
    const { status, headers } = await send('completeTask', { key });
    const expected = /all scopes|tasks\.edit/.test(label) ? 200 : /Invalid|No key/.test(label) ? 401 : 404;
    expect(status).toBe(expected);
    expect(headers.some(([name]) => name === 'Authorization')).toBe(label !== 'No key');
  },
);

it('sets values of settings, and begins with the defaults', async () => {
  const { console, look, send } = start();
  const known = settings();
  expect(known.map(({ id }) => id).sort()).toEqual(site.settings.map(({ id }) => id).sort());
  for (const { id, values, usual } of known) {
    expect(values).toContain(usual);
    expect(look().settings[id]).toBe(usual);
  }
  await console.set('creation-status', '201');
  expect((await send('createUpload')).status).toBe(201);
});

describe('saved steps', () => {
  const store = new Map<string, string>();
  const page = { hash: '', origin: 'https://docs.example', pathname: '/guide.html', search: '' };
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => store.set(key, value),
    getItem: (key: string) => store.get(key) ?? null,
  });
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', { state: null, replaceState: () => (page.hash = '') });

  const summary = ({ tasks, uploads, events, exchanges, clock, settings }: Shown) => ({
    tasks,
    uploads,
    events,
    clock,
    settings,
    exchanges: exchanges.map(({ path, status, response }) => ({ path, status, response })),
  });

  it.each(['a reload', 'a link'])('are repeated after %s', async (after) => {
    const first = start();
    await first.console.set('report-success-status', '201');
    await first.send('createUpload', { files: [file('invoice.txt'), file('fail.txt')] });
    await first.console.advance(2000);
    await first.send('approveTask');
    await first.send('reportTask', { body: 'ünïcode 📄' });
    await first.send('completeTask', { key: 'sandbox:invalid' });
    await first.console.advance(500);
    const saved = first.kept();
    if (!saved) throw new Error('It was not kept.');
    if (after === 'a reload') save(saved);
    else page.hash = new URL(linkTo(saved)).hash;
    const read = load();
    expect(read).toEqual(saved);
    expect(page.hash).toBe('');
    const second = start();
    if (read) await second.console.replay(read);
    expect(summary(second.look())).toEqual(summary(first.look()));
  });

  const step = { at: 0, send: 'createUpload', ids: {} };
  it.each([
    ['no JSON', '#try=e30b'],
    ['no base64', '#try=%'],
    ...[
      {},
      { clock: -1, steps: [] },
      { clock: 0, steps: [{ ...step, ids: { team_id: 1 } }] },
      { clock: 0, steps: [{ ...step, files: [['a', 2e8]] }] },
      { clock: 0, steps: Array.from({ length: 201 }, () => step) },
    ].map((value): [string, string] => [
      JSON.stringify(value).slice(0, 80),
      `#try=${Buffer.from(JSON.stringify(value)).toString('base64url')}`,
    ]),
  ])('is not read from %s', (_, hash) => {
    page.hash = hash;
    expect(load()).toBeUndefined();
  });

  it('leaves out what another version of the contract had', async () => {
    const { console, look } = start();
    const steps = [step, { ...step, send: 'gone' }, { at: 5, set: 'gone', value: 'x' }];
    await console.replay({ clock: 10, steps: steps.map((each) => ({ ...each })) });
    expect(look().exchanges).toHaveLength(1);
    expect(look().clock).toBe(10);
  });
});

describe('a request is copied', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/console-'));
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    writeFileSync(join(folder, 'invoice.txt'), 'Total: 1,204.50');
    sandbox = await startSandbox({ port: 0 });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it.each(operations.map(({ id }) => id))('%s as curl and as TypeScript', async (id) => {
    const { send } = start();
    await send('createUpload');
    const sent = await send(id, { key: 'a-key-of-mine' });
    for (const [lang, write] of Object.entries({ curl: asCurl, TypeScript: asTypeScript })) {
      const program = write(sent).replaceAll(spec.sandboxUrl, sandbox.baseUrl);
      expect(program).not.toContain('{{');
      sandbox.reset();
      // The other sandbox has no such task: what was sent is what counts.
      await execute(lang, program, folder, `${id}-${lang}`).catch(() => {});
      const teams = (await (await fetch(`${sandbox.baseUrl}/_sandbox/teams`)).json()) as string[];
      const [entry, ...others] = teams.flatMap((team) => sandbox.team(team).journal());
      expect(others).toEqual([]);
      expect(entry, lang).toMatchObject({ operation: id, path: sent.path });
      expect(program).toContain('a-key-of-mine');
      expect(JSON.parse(entry?.body ?? 'null')).toEqual(JSON.parse(sent.body ?? 'null'));
      expect((entry?.form?.files ?? []).map(({ name }) => name)).toEqual(sent.form ? ['invoice.txt'] : []);
    }
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
  });

  it('with a body that is no JSON, the program says that the SDK does not send it', async () => {
    const { send } = start();
    await send('createUpload');
    const sent = await send('reportTask', { body: "it's" });
    expect(asCurl(sent)).toContain(`--data 'it'\\''s'`);
    expect(asTypeScript(sent)).toMatch(/^\/\/ The SDK sends JSON only/);
  });
});
