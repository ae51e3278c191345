/** Objects that end: at an operation of their storage, and with their runtime. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { operator, type Received, send, type Sent, shown, startWorker, type Team } from './worker.ts';

const task = (team: Team, action: string): Sent => ({
  method: 'POST',
  path: `/v2/${team.id}/project/project-1/task/task-1/${action}`,
  token: team.key,
});

function upload(): FormData {
  const form = new FormData();
  form.append('projectId', 'project-1');
  for (const name of ['a.pdf', 'b.pdf']) form.append('file', new Blob([name]), name);
  return form;
}

/** Requests of which all must be kept, or nothing. */
const requests: Record<string, (team: Team, snapshot: object) => Sent> = {
  create: ({ id, key }) => ({
    method: 'POST',
    path: `/v2/${id}/project/project-1/upload`,
    token: key,
    body: upload(),
  }),
  complete: (team) => task(team, 'complete'),
  approve: (team) => task(team, 'approve'),
  move: ({ id, key }) => ({
    method: 'POST',
    path: `/v2/${id}/project/project-1/upload/upload-1/move/folder-2`,
    token: key,
  }),
  import: ({ control_token }, body) => ({
    method: 'PUT',
    path: '/_sandbox/snapshot',
    token: control_token,
    body,
  }),
};

/** Ends an object at each operation of its storage that a request has. Returns how often. */
export async function endAnywhere(): Promise<number> {
  const worker = await startWorker({ ends: true });
  let ended = 0;
  try {
    for (const [name, of] of Object.entries(requests)) {
      const team = await worker.create({ examples: true });
      const other = await worker.create({ examples: true });
      await send(worker.base, task(other, 'approve'));
      const read = async (one: Team) => (await worker.control(one, 'GET', 'snapshot')).text;
      const imported = JSON.parse(await read(other)) as object;
      const body = JSON.parse(await read(team)) as object;
      const restore = () => worker.control(team, 'PUT', 'snapshot', body);
      await restore();
      const none = shown(await read(team));
      const expected = await send(worker.base, of(team, imported));
      ok(expected.status < 300, `${name}: ${expected.status} ${expected.text}`);
      const all = shown(await read(team));
      notEqual(all, none);
      for (let at = 0, isOver = false; !isOver; at++) {
        equal((await restore()).status, 204);
        await send(worker.base, { method: 'GET', path: `/end?at=${at}` });
        const { status } = await send(worker.base, of(team, imported));
        isOver = !(await send(worker.base, { method: 'GET', path: '/end' })).text.includes('Infinity');
        const found = shown(await read(team));
        const allowed = status < 300 ? [all] : [none, all];
        ok(allowed.includes(found), `${name} ended at ${at}, status ${status}: ${found}`);
        if (!isOver) ended++;
      }
    }
  } finally {
    await worker.close();
  }
  return ended;
}

/** Ends an object at each operation of its storage that the creation or deletion of a team has. Returns how often. */
export async function endTeamsAnywhere(): Promise<number> {
  const worker = await startWorker({ ends: true });
  let ended = 0;
  const list = async (): Promise<string[]> =>
    JSON.parse(
      (await send(worker.base, { method: 'GET', path: '/_sandbox/teams', token: operator })).text,
    ) as string[];
  /** Whether the API responds to the key of a team. */
  const isServed = async ({ id, key: token }: Team): Promise<boolean> =>
    (await send(worker.base, { method: 'GET', path: `/v2/${id}/upload/none`, token })).status === 404;
  const endingAt = async (at: number, sent: Sent): Promise<Received & { isEnded: boolean }> => {
    await send(worker.base, { method: 'GET', path: `/end?at=${at}` });
    const response = await send(worker.base, { ...sent, token: operator });
    const { text } = await send(worker.base, { method: 'GET', path: '/end' });
    return { ...response, isEnded: text.includes('Infinity') };
  };
  try {
    for (let at = 0, isOver = false; !isOver; at++) {
      const before = await list();
      const { status, text, isEnded } = await endingAt(at, { method: 'POST', path: '/_sandbox/teams' });
      const created = status === 200 ? [JSON.parse(text) as Team] : [];
      deepEqual(await list(), [...before, ...created.map(({ id }) => id)], `creation ended at ${at}`);
      for (const team of created) ok(await isServed(team));
      isOver = !isEnded;
      if (isEnded) ended++;
    }
    for (let at = 0, isOver = false; !isOver; at++) {
      const team = await worker.create();
      const path = `/_sandbox/teams/${team.id}`;
      const { status, isEnded } = await endingAt(at, { method: 'DELETE', path });
      const isListed = (await list()).includes(team.id);
      equal(await isServed(team), isListed, `deletion ended at ${at}`);
      ok(status >= 500 || !isListed);
      isOver = !isEnded;
      if (isEnded) ended++;
    }
  } finally {
    await worker.close();
  }
  return ended;
}

/** Starts the runtime again: a team is as it was, goes on with its processing, and is deleted when it expires. */
export async function hibernate(): Promise<void> {
  const persist = mkdtempSync(join(tmpdir(), 'docproc-worker-'));
  let worker = await startWorker({ persist });
  try {
    const control = async (team: Team, method: string, path: string, body?: object): Promise<string> =>
      (await worker.control(team, method, path, body)).text;
    const team = await worker.create({ processingMs: 5_000 });
    const path = `teams/${team.id}`;
    await send(worker.base, {
      method: 'POST',
      path: `/v2/${team.id}/project/project-1/upload`,
      token: team.key,
      body: upload(),
    });
    await control(team, 'POST', 'clock', { advanceMs: 4_999 });
    await control(team, 'POST', `${path}/faults`, { fault: 'status', status: 503, times: 2 });
    await control(team, 'PUT', 'settings', { 'error-body-shape': 'string' });
    const waiting = control(team, 'GET', `${path}/journal?count=2&timeoutMs=60000`);
    await send(worker.base, { method: 'GET', path: `/v2/${team.id}/upload/none`, token: team.key });
    equal((JSON.parse(await waiting) as object[]).length, 2);
    const whole = () =>
      Promise.all(
        ['snapshot', `${path}/settings`, `${path}/tasks`, `${path}/journal`, `${path}/faults`].map(
          async (each) => shown(await control(team, 'GET', each)),
        ),
      );
    const before = await whole();
    const short = await worker.create({ expires_at: new Date(Date.now() + 3_000).toISOString() });
    await worker.close();
    worker = await startWorker({ persist });
    deepEqual(await whole(), before);
    const states = async () =>
      (JSON.parse(await control(team, 'GET', `${path}/tasks`)) as { status: string }[]).map(
        ({ status }) => status,
      );
    deepEqual(await states(), ['PROCESSING', 'PROCESSING']);
    await control(team, 'POST', 'clock', { advanceMs: 1 });
    deepEqual(await states(), ['REVIEWING', 'REVIEWING']);
    while (!(await control(short, 'GET', 'health')).includes('it expired')) await sleep(200);
    const listed = await send(worker.base, { method: 'GET', path: '/_sandbox/teams', token: operator });
    deepEqual(JSON.parse(listed.text), [team.id]);
    await databasesWithout(persist, short.id);
  } finally {
    await worker.close();
    rmSync(persist, { recursive: true });
  }
}

/** Waits until the database of no object has the id of a team: the alarm has deleted it. */
async function databasesWithout(folder: string, id: string): Promise<void> {
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const isThere = () =>
    files().some((each) => readFileSync(join(each.parentPath, each.name)).includes(`"${id}"`));
  while (isThere()) await sleep(200);
}
