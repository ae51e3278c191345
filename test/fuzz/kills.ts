/** Kills sandboxes with a data file under load, and compares what they have afterwards with what they responded. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from './verdict.ts';

const bin = join(import.meta.dirname, '../../generated/sandbox/dist/bin.js');

/** Kills that a file sees. It grows with each. */
const perFile = 20;

/** Starts a sandbox with a data file. */
async function start(file: string) {
  const args = [bin, '--port', '0', '--data', file, '--max-journal', '1000000'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [unknown];
  const url = /http:\S+/.exec(String(line))?.[0];
  if (url === undefined) throw new Fault(`A sandbox does not start with the file ${file}.`);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return { url, kill };
}

/** What the requests that have a response did. */
interface Known {
  uploads: Set<string>;
  approved: Set<string>;
}

const headers = { authorization: 'Bearer k' };

/** Sends requests until the sandbox ends. */
async function use(url: string, name: string, known: Known): Promise<void> {
  const project = `${url}/v2/team-1/project/project-1`;
  const send = async (path: string, body?: FormData | string): Promise<void> => {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers, ...type },
      body: body ?? null,
    });
    if (!response.ok) throw new Fault(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  try {
    for (let i = 0; ; i++) {
      const id = `${name}-${i}`;
      const form = new FormData();
      form.append('projectId', 'project-1');
      for (const file of [`${id}.pdf`, 'b.pdf']) form.append('file', new File(['%PDF'], file));
      await send(`${project}/upload`, form);
      known.uploads.add(`${id}.pdf`);
      await send(`${url}/_sandbox/teams/team-1/tasks`, JSON.stringify({ id, upload_id: 'upload-1' }));
      await send(`${project}/task/${id}/approve`);
      known.approved.add(id);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
  }
}

/** Checks that a sandbox has each request as a whole, and all that have a response. */
async function compare(url: string, known: Known): Promise<void> {
  const read = async <Item>(name: string): Promise<Item[]> =>
    (await fetch(`${url}/_sandbox/teams/team-1/${name}`)).json() as Promise<Item[]>;
  const uploads = await read<{ id: string; name: string; tasks: string[] }>('uploads');
  const created = uploads.filter(({ id }) => id !== 'upload-1');
  const half = created.find(({ tasks }) => tasks.length !== 2);
  if (half) throw new Fault(`The upload ${half.name} has ${half.tasks.length} of 2 tasks.`);
  const names = new Set(created.map(({ name }) => name));
  const lost = [...known.uploads].find((name) => !names.has(name));
  if (lost !== undefined) throw new Fault(`The upload ${lost} is lost.`);
  const events = new Set((await read<{ task_id: string }>('events')).map(({ task_id }) => task_id));
  for (const { id, approved } of await read<{ id: string; approved: boolean }>('tasks')) {
    if (approved !== events.has(id)) throw new Fault(`The approval of ${id} is there in part.`);
  }
  const missing = [...known.approved].find((id) => !events.has(id));
  if (missing !== undefined) throw new Fault(`The approval of ${missing} is lost.`);
}

/** Kills a sandbox at random points, and returns how many uploads and approvals it has responded to before. */
export async function kills(count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'docproc-kills-'));
  let responses = 0;
  try {
    for (let done = 0; done < count; done += perFile) {
      const file = join(folder, `${done}.sqlite`);
      const known: Known = { uploads: new Set(), approved: new Set() };
      for (let i = done; i < Math.min(count, done + perFile); i++) {
        const { url, kill } = await start(file);
        const using = Promise.all(['a', 'b', 'c'].map((name) => use(url, `${name}-${i}`, known)));
        await sleep(Math.random() * 200);
        await kill();
        await using;
        const { url: again, kill: end } = await start(file);
        await compare(again, known);
        await end();
      }
      responses += known.uploads.size + known.approved.size;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return responses;
}
