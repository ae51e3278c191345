/** Records sessions of one or several clients with a server as archives, on a clock of their own. */
import type { HarEntry } from '../../../src/shared/har.ts';
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { createFetch, createSandbox, type Sandbox, type Settings } from '../../../src/sandbox/hosts/fetch.ts';
import type { Fetch } from '../mutants/mutant.ts';
import { closedSets } from '../../contract/interface.ts';

export interface SessionOptions {
  seed: number;
  requests?: number;
  clients?: number;
  /** Most milliseconds that a response takes, and that a client waits before its next request. */
  latency?: number;
  pause?: number;
  set?: Settings;
  /** Plants a fault. */
  plant?: (fetch: Fetch, sandbox: Sandbox) => Fetch;
  /** Requests in a hundred that receive no response. */
  lost?: number;
  /** An operation that is sent more often. */
  focus?: string;
  scopes?: readonly string[];
}

/** Returns a generator of whole numbers below a limit, the same ones for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

export interface Session {
  entries: (HarEntry & { client: number })[];
  sandbox: Sandbox;
}

const base = 'https://service.example/api';
const started = Date.UTC(2026, 4, 1, 10);

/** Records a session. */
export async function record(options: SessionOptions): Promise<Session> {
  const {
    seed,
    requests = 60,
    clients = 1,
    latency = 40,
    pause = 400,
    set = {},
    plant,
    focus,
    lost = 0,
    scopes = [],
  } = options;
  const random = randomOf(seed);
  const sandbox = createSandbox({
    log: () => {},
    set,
    processingMs: 1500,
    now: new Date(started).toISOString(),
  });
  const bare = createFetch(sandbox);
  const fetch = plant?.(bare, sandbox) ?? bare;
  const states = closedSets['TaskStatus'] ?? [];
  const tasks = states.map((status, index) =>
    sandbox.seed({
      status: status as 'REVIEWING',
      approved: random(2) === 1,
      name: index % 2 === 0 ? 'a.pdf' : 'invalid.pdf',
    }),
  );
  // Two of one upload, and one that was exported.
  tasks.push(sandbox.seed({ upload_id: tasks[1]?.upload_id }), sandbox.seed({ name: 'partial.pdf' }));
  tasks.push(sandbox.seed({ status: 'COMPLETED', exported_at: new Date(started - 1000).toISOString() }));
  const clocks = Array.from({ length: clients }, (_, index) => index * 7 + random(50));
  const keys = clocks.map((_, index) =>
    index === 1 && scopes.length > 0 ? sandbox.apiKey(...scopes) : 'full-key',
  );
  const entries: Session['entries'] = [];
  const planned = clocks.map((clock) => plan(clock));
  function plan(clock: number): { start: number; at: number; end: number } {
    const start = clock + random(pause);
    const duration = random(latency * 10) / 10 + 0.3;
    return { start, at: start + (duration * random(100)) / 100, end: start + duration };
  }
  const last = new Map<number, string>();
  let now = 0;
  for (let count = 0; count < requests; count++) {
    const client = planned.indexOf(planned.toSorted((a, b) => a.at - b.at)[0] as (typeof planned)[0]);
    const { start, at, end } = planned[client] as (typeof planned)[0];
    planned[client] = plan(end);
    const step = Math.floor(at) - now;
    if (step > 0) sandbox.advance(step);
    now = Math.max(now, Math.floor(at));
    const request = requestOf(random, sandbox, last.get(client), focus);
    last.set(client, request.reads ?? '');
    // Some requests have no key.
    const authorization = random(30) === 0 ? {} : { authorization: `Bearer ${keys[client]}` };
    const init = { ...request.init, headers: { ...request.init.headers, ...authorization } };
    const response = await fetch(`${base.replace('/api', '')}${request.path}`, init);
    if (random(40) === 0) exportOne(sandbox, random);
    const isLost = random(100) < lost;
    entries.push({
      client,
      startedDateTime: new Date(started + Math.floor(start)).toISOString(),
      time: isLost ? -1 : Math.round((end - start) * 1000) / 1000,
      request: {
        method: init.method,
        url: `${base}${request.path}`,
        headers: Object.entries(init.headers).map(([name, value]) => ({ name, value })),
        bodySize: -1,
        ...(request.text !== undefined && { postData: { mimeType: request.type ?? '', text: request.text } }),
      },
      response: isLost
        ? { status: 0, headers: [], content: { size: 0, mimeType: 'x-unknown' } }
        : await responseOf(response),
    });
  }
  return { entries, sandbox };
}

async function responseOf(response: Response): Promise<NonNullable<HarEntry['response']>> {
  const text = await response.text();
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const content = {
    mimeType: response.headers.get('content-type') ?? '',
    text,
    size: Buffer.byteLength(text),
  };
  return { status: response.status, headers, content };
}

/** The service exports a task. */
function exportOne(sandbox: Sandbox, random: (below: number) => number): void {
  const done = sandbox.tasks().filter(({ status, exported_at: at }) => status === 'COMPLETED' && at === null);
  const task = done[random(Math.max(1, done.length))];
  if (task) sandbox.updateTask(task.id, { exported_at: new Date(started).toISOString() });
}

interface Planned {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string | FormData };
  text?: string;
  type?: string;
  /** What is read next. */
  reads?: string;
}

const actions = ['complete', 'discard', 'unlock', 'approve', 'disapprove'];
/** What an operation that is sent more often is below. */
const kinds: Readonly<Record<string, number>> = {
  getTask: 0,
  getUpload: 6,
  getUploadShorthand: 6,
  moveUpload: 7,
  createUpload: 8,
  reportTask: 11,
  ...Object.fromEntries(actions.map((action) => [`${action}Task`, 19])),
};
const codes = ['poor_quality', 'wrong_type', 'upside_down'];

function requestOf(
  random: (below: number) => number,
  sandbox: Sandbox,
  next: string | undefined,
  focus: string | undefined,
): Planned {
  const project = '/v2/team-1/project/project-1';
  const tasks = sandbox.tasks();
  // Clients follow few tasks at a time, and read what they have changed.
  const task = tasks[Math.min(random(tasks.length), random(tasks.length))];
  const upload = sandbox.uploads()[random(sandbox.uploads().length)];
  if (next && random(10) < 8) return { path: next, init: { method: 'GET', headers: {} } };
  const own = `${project}/task/${random(40) === 0 ? 'unknown' : task?.id}`;
  const uploadId = random(40) === 0 ? 'unknown' : upload?.id;
  const [ofUpload, short] = [`${project}/upload/${uploadId}`, `/v2/team-1/upload/${uploadId}`];
  const post = (path: string, reads: string): Planned => ({
    path,
    reads,
    init: { method: 'POST', headers: {} },
  });
  const kind = (random(2) === 0 ? kinds[focus ?? ''] : undefined) ?? random(20);
  if (kind < 6) return { path: own, init: { method: 'GET', headers: {} } };
  if (kind === 6) return { path: random(3) === 0 ? short : ofUpload, init: { method: 'GET', headers: {} } };
  if (kind === 7) return post(`${ofUpload}/move/folder-${random(3)}`, ofUpload);
  if (kind === 8) return creation(random, project);
  if (kind === 9 && random(3) === 0)
    return {
      ...post(`${own}/${random(2) ? 'unlock' : 'discard'}`, own),
      init: { method: 'PUT', headers: {} },
    };
  if (kind < 12) {
    const { invalid = [] } = contract.operations.find(({ id }) => id === 'reportTask')?.body ?? {};
    const issues = [{ label: 'Quality', value: codes[random(3)] }];
    const text = JSON.stringify(random(3) === 0 ? invalid[random(invalid.length)]?.value : { issues });
    return {
      path: `${own}/report`,
      reads: own,
      text,
      type: 'application/json',
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: text },
    };
  }
  const action = actions.find((each) => kind === 19 && focus === `${each}Task`) ?? actions[random(5)];
  return post(`${own}/${action}`, own);
}

function creation(random: (below: number) => number, project: string): Planned {
  const { invalid = [] } = contract.operations.find(({ id }) => id === 'createUpload')?.body ?? {};
  const files = Array.from({ length: 1 + random(3) }, (_, index) => `new-${index}.pdf`);
  const meta = JSON.stringify([{ name: 'order', value: '4711' }]);
  const valid = {
    file: files,
    projectId: random(8) === 0 ? 'project-2' : 'project-1',
    ...(random(2) === 0 && { meta }),
  };
  const value = random(3) === 0 ? invalid[random(invalid.length)]?.value : valid;
  const body = new FormData();
  let text = '';
  for (const [name, given] of Object.entries(value as Record<string, string | string[]>)) {
    for (const each of [given].flat()) {
      const isFile = name === 'file';
      if (isFile) body.append(name, new Blob(['%PDF'], { type: 'application/pdf' }), each);
      else body.append(name, each);
      text += `--cut\r\nContent-Disposition: form-data; name="${name}"${isFile ? `; filename="${each}"` : ''}\r\n\r\n${isFile ? '' : each}\r\n`;
    }
  }
  return {
    path: `${project}/upload`,
    init: { method: 'POST', headers: {}, body },
    type: 'multipart/form-data; boundary=cut',
    text: `${text}--cut--\r\n`,
  };
}

/** Returns the bytes of an archive. */
export const archiveOf = (entries: readonly HarEntry[], name = 'session.har') => ({
  name,
  bytes: (async function* () {
    yield Buffer.from(
      JSON.stringify({ log: { version: '1.2', creator: { name: 'test', version: '1' }, entries } }),
    );
  })(),
});

/** Random values of the settings. */
export const settingsOf = (random: (below: number) => number): Settings =>
  Object.fromEntries(
    contract.settings.map(({ id, values }) => [id, values[random(values.length)]]),
  ) as Settings;
