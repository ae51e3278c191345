/** Many teams at once, of which none sees anything of another. */
import { deepEqual, equal } from 'node:assert/strict';
import { operator, send, startWorker, type Team } from './worker.ts';

/** Requests that are sent at once. */
const width = 16;

/** Uses so many teams at once, and returns how long a request takes compared with that of one team. */
export async function separateTeams(count: number): Promise<string> {
  const worker = await startWorker();
  const alone = await startWorker();
  try {
    const use = async (team: Team): Promise<void> => {
      const own = team.id;
      const form = new FormData();
      form.append('projectId', `project-${own}`);
      form.append('file', new Blob([own]), `${own}.pdf`);
      const path = `/v2/${own}/project/project-${own}/upload`;
      const { status } = await send(worker.base, { method: 'POST', path, token: team.key, body: form });
      equal(status, 200);
      const task = { id: `task-${own}`, name: `${own}.pdf` };
      await worker.control(team, 'POST', `teams/${own}/tasks`, task);
      const fault = { fault: 'status', status: 503, target: own };
      await worker.control(team, 'POST', `teams/${own}/faults`, fault);
      await worker.control(team, 'PUT', `teams/${own}/settings`, { 'error-body-shape': 'string' });
      await worker.control(team, 'PUT', `teams/${own}/projects/${own}`, { allow_import: false });
      await worker.control(team, 'POST', 'keys', {});
    };
    const first = await worker.create();
    await use(first);
    const teams = [first, ...(await inParallel(count - 1, () => worker.create()))];
    await inParallel(count - 1, async (index) => use(teams[index + 1] ?? first));
    const ids = new Set(teams.map(({ id }) => id));
    equal(ids.size, count);
    const made = new Map<string, string>();
    await inParallel(count, async (index) => {
      const team = teams[index] ?? first;
      const texts = await Promise.all(
        [
          'snapshot',
          'settings',
          'journal',
          'coverage',
          `teams/${team.id}/journal`,
          `teams/${team.id}/events`,
        ].map(async (path) => (await worker.control(team, 'GET', path)).text),
      );
      const named = new Set(texts.join().match(/team-[\da-f]{16}/g));
      deepEqual([...named], [team.id]);
      for (const [id] of texts.join().matchAll(/(?:task|upload)-[\da-f]{16}/g)) {
        equal(made.get(id) ?? team.id, team.id, id);
        made.set(id, team.id);
      }
      const other = teams[(index + 1) % count] ?? first;
      const seen = await worker.control(team, 'GET', `teams/${other.id}/tasks`);
      equal(seen.status, count === 1 ? 200 : 403);
    });
    const listed = await send(worker.base, {
      method: 'GET',
      path: '/_sandbox/teams?limit=10000',
      token: operator,
    });
    deepEqual(new Set(JSON.parse(listed.text) as string[]), ids);
    const one = await alone.create();
    // The runtime unloads an object that had no request for ten seconds: all teams are in use.
    await inParallel(count, (index) => readUpload(worker.base, teams[index] ?? first));
    const found = await medians(500, [
      (index) => readUpload(worker.base, teams[(index * 7) % count] ?? first),
      () => readUpload(alone.base, one),
    ]);
    const ratio = (found[0] ?? 0) / (found[1] ?? 0);
    return `${count} teams see nothing of each other; p50 with all in use is ${ratio.toFixed(2)} of that with one`;
  } finally {
    await Promise.all([worker.close(), alone.close()]);
  }
}

async function inParallel<T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await run(index);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

async function readUpload(base: URL, { id, key: token }: Team): Promise<void> {
  const { status } = await send(base, { method: 'GET', path: `/v2/${id}/upload/none`, token });
  equal(status, 404);
}

/** Returns the median of the milliseconds of each of some requests, which take turns: a busy machine delays all of them. */
async function medians(count: number, requests: ((index: number) => Promise<void>)[]): Promise<number[]> {
  const times = requests.map((): number[] => []);
  for (let index = 0; index < count; index++) {
    for (const [place, request] of requests.entries()) {
      const start = performance.now();
      await request(index);
      times[place]?.push(performance.now() - start);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0);
}
