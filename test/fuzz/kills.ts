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
const perFile = 10;

const operator = 'an operator token that others cannot guess';

/** Starts a sandbox with a data file; one that teams share if `isShared`. */
async function start(file: string, isShared: boolean) {
  const args = [bin, '--port', '0', '--data', file, '--max-journal', '1000000', '--max-bytes', '2000000000'];
  if (isShared) args.push('--operator-token', operator);
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

interface Team {
  id: string;
  key: string;
  control_token: string;
}

/** What the requests that have a response did. */
interface Known {
  team: Team;
  uploads: Set<string>;
  approved: Set<string>;
  /** Empty in a sandbox that no teams share. */
  teams: Set<string>;
}

/** Sends a request, and returns the body of its response. */
async function request(
  method: string,
  url: string,
  token: string,
  body?: FormData | string,
): Promise<unknown> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { authorization: `Bearer ${token}`, ...type };
  const response = await fetch(url, { method, headers, body: body ?? null });
  const text = await response.text();
  if (!response.ok) throw new Fault(`${method} ${url}: ${response.status} ${text}`);
  return text && JSON.parse(text);
}

const createTeam = async (url: string): Promise<Team> =>
  (await request('POST', `${url}/_sandbox/teams`, operator, '{"examples":true}')) as Team;

/** Sends requests until the sandbox ends. */
async function use(url: string, name: string, { team, ...known }: Known): Promise<void> {
  const project = `${url}/v2/${team.id}/project/project-1`;
  const send = (path: string, body?: FormData | string) => request('POST', path, team.key, body);
  try {
    for (let i = 0; ; i++) {
      const id = `${name}-${i}`;
      const form = new FormData();
      form.append('projectId', 'project-1');
      for (const file of [`${id}.pdf`, 'b.pdf']) form.append('file', new File(['%PDF'], file));
      await send(`${project}/upload`, form);
      known.uploads.add(`${id}.pdf`);
      const task = JSON.stringify({ id, upload_id: 'upload-1' });
      await request('POST', `${url}/_sandbox/teams/${team.id}/tasks`, team.control_token, task);
      await send(`${project}/task/${id}/approve`);
      known.approved.add(id);
      if (known.teams.size > 0) known.teams.add((await createTeam(url)).id);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
  }
}

/** Whether a team began with a task: one of them was approved before. */
const isExample = (id: string): boolean => /^task-\d$/.test(id);

/** Checks that a sandbox has the teams that were created, and each with its tasks. */
async function compareTeams(url: string, { teams }: Known): Promise<void> {
  const found = (await request('GET', `${url}/_sandbox/teams?limit=10000`, operator)) as string[];
  for (const id of new Set([...teams, ...found])) {
    const tasks = (await request('GET', `${url}/_sandbox/teams/${id}/tasks?limit=2`, operator)) as object[];
    if (tasks.length !== 2) throw new Fault(`The team ${id} has ${tasks.length} of its tasks.`);
  }
}

/** Checks that a sandbox has each request as a whole, and all that have a response. */
async function compare(url: string, { team, ...known }: Known): Promise<void> {
  const read = async <Item>(name: string): Promise<Item[]> =>
    (await request('GET', `${url}/_sandbox/teams/${team.id}/${name}`, team.control_token)) as Item[];
  const uploads = await read<{ id: string; name: string; tasks: string[] }>('uploads');
  const created = uploads.filter(({ id }) => id !== 'upload-1');
  const half = created.find(({ tasks }) => tasks.length !== 2);
  if (half) throw new Fault(`The upload ${half.name} has ${half.tasks.length} of 2 tasks.`);
  const names = new Set(created.map(({ name }) => name));
  const lost = [...known.uploads].find((name) => !names.has(name));
  if (lost !== undefined) throw new Fault(`The upload ${lost} is lost.`);
  const events = new Set((await read<{ task_id: string }>('events')).map(({ task_id }) => task_id));
  for (const { id, approved } of await read<{ id: string; approved: boolean }>('tasks')) {
    if (!isExample(id) && approved !== events.has(id))
      throw new Fault(`The approval of ${id} is there in part.`);
  }
  const missing = [...known.approved].find((id) => !events.has(id));
  if (missing !== undefined) throw new Fault(`The approval of ${missing} is lost.`);
}

/** Kills sandboxes at random points, and returns how many changes they have responded to before. Teams share every second one. */
export async function kills(count: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'docproc-kills-'));
  let responses = 0;
  try {
    for (let done = 0; done < count; done += perFile) {
      const file = join(folder, `${done}.sqlite`);
      const isShared = (done / perFile) % 2 === 1;
      let team: Team = { id: 'team-1', key: 'k', control_token: '' };
      if (isShared) {
        const { url, kill } = await start(file, isShared);
        team = await createTeam(url);
        await kill();
      }
      const teams = new Set(isShared ? [team.id] : []);
      const known: Known = { team, uploads: new Set(), approved: new Set(), teams };
      for (let i = done; i < Math.min(count, done + perFile); i++) {
        const { url, kill } = await start(file, isShared);
        const using = Promise.all(['a', 'b', 'c'].map((name) => use(url, `${name}-${i}`, known)));
        await sleep(Math.random() * 200);
        await kill();
        await using;
        const { url: again, kill: end } = await start(file, isShared);
        await compare(again, known);
        if (isShared) await compareTeams(again, known);
        await end();
      }
      responses += known.uploads.size + known.approved.size + teams.size;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return responses;
}
