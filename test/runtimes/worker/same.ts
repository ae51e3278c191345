/** The same requests to a worker and to a server on Node: their responses are the same. */
import { deepEqual, equal } from 'node:assert/strict';
import * as fc from 'fast-check';
import { loadContract } from '../../../scripts/model/bundle.ts';
import { readModel } from '../../../scripts/model/index.ts';
import { type RunningSandbox, startSandbox, type Sandbox } from '../../../src/sandbox/hosts/index.ts';
import { requestCorpus } from '../../agreement/requests/corpus.ts';
import { targetOf, type RequestCase } from '../../agreement/requests/request.ts';
import { operation as operationOf } from '../../support/contract.ts';
import { exchange, withLength } from '../../fuzz/exchange.ts';
import { walk } from '../../fuzz/walk-steps.ts';
import type { Key, Step } from '../../fuzz/walk-model.ts';
import { operator, type Received, send, type Sent, shown, startWorker, type Team } from './worker.ts';

/** Sends requests of one team to both, and compares the responses. Returns that of Node. */
type Both = (sent: Omit<Sent, 'token'> & { key?: Key | 'expired' | 'other team' }) => Promise<Received>;

type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Runs with a server on Node and a worker. */
async function withServers<T>(
  run: (bases: [string, URL], node: RunningSandbox, worker: Worker) => Promise<T>,
): Promise<T> {
  const worker = await startWorker();
  const node = await startSandbox({ port: 0, operatorToken: operator, log: () => {} });
  try {
    return await run([node.baseUrl, worker.base], node, worker);
  } finally {
    await Promise.all([worker.close(), node.close()]);
  }
}

/** Runs with a team of a worker and one of the same id on Node, whose keys are the same. */
const withBoth = <T>(run: (both: Both, team: string) => Promise<T>): Promise<T> =>
  withServers(async (_, node, worker) => {
    const createBoth = async (): Promise<Team> => {
      const created = await worker.create();
      await node.surroundings.shared?.host.create(created.id, {}, Date.parse(created.expires_at));
      return created;
    };
    const team = await createBoth();
    const tokens = new Map<unknown, string | undefined>([
      ['any', team.key],
      ['none', undefined],
    ]);
    const tokenFor = async (key: Key | 'expired' | 'other team'): Promise<string | undefined> => {
      if (key === 'invalid') return `sandbox:invalid`;
      const name = JSON.stringify(key);
      if (key === 'any' || key === 'none') return tokens.get(key);
      if (!tokens.has(name)) {
        const body =
          key === 'expired'
            ? { expires_at: '2001-01-01T00:00:00Z' }
            : Array.isArray(key)
              ? { scopes: key }
              : {};
        const of = key === 'other team' ? await createBoth() : team;
        const path = '/_sandbox/keys';
        const { text } = await send(worker.base, { method: 'POST', path, token: of.control_token, body });
        tokens.set(name, (JSON.parse(text) as { key: string }).key);
      }
      return tokens.get(name);
    };
    const both: Both = async ({ key, ...request }) => {
      const token = key === undefined ? team.control_token : await tokenFor(key);
      const sent = { ...request, token };
      const responses = await Promise.all([send(node.baseUrl, sent), send(worker.base, sent)]);
      const [expected, found] = responses.map((each) => ({ ...each, text: shown(each.text) }));
      deepEqual(found, expected, `${request.method} ${request.path} ${JSON.stringify(request.body)}`);
      return responses[0];
    };
    return run(both, team.id);
  });

/** Sends the corpus of requests that the sandbox, Prism and the client agree on. Returns how many there are. */
export async function compareCorpus(): Promise<number> {
  const model = await readModel(await loadContract('openapi'));
  const corpus = requestCorpus(model);
  await withBoth(async (both, team) => {
    for (const request of corpus) {
      await both({ method: 'DELETE', path: `/_sandbox/teams/${team}` });
      const isTask = request.operation.resource === 'Task';
      const tasks = `/_sandbox/teams/${team}/tasks`;
      const record = isTask ? request.record : {};
      await both({ method: 'POST', path: tasks, body: { ...record, id: 'task-1', upload_id: 'upload-1' } });
      await both({ method: 'POST', path: tasks, body: { id: 'task-2', upload_id: 'upload-1' } });
      await both(requestOf(request, team));
    }
    await both({ method: 'GET', path: '/_sandbox/coverage' });
    await both({ method: 'GET', path: '/_sandbox/journal' });
  });
  return corpus.length;
}

function requestOf(request: RequestCase, team: string): Parameters<Both>[0] {
  const { operation, method = operation.method, body, credential } = request;
  const path = targetOf(request).replace('/team-1/', `/${team}/`);
  const keys = { full: 'any', none: 'none', empty: 'none', 'other scheme': 'none' } as const;
  const key =
    typeof credential === 'object'
      ? [...credential.scopes]
      : credential in keys
        ? keys[credential as keyof typeof keys]
        : (credential as 'invalid' | 'expired' | 'other team');
  if (!body) return { method, path, key };
  if (!('form' in body)) return { method, path, key, body: parsed(body.text) };
  const form = new FormData();
  for (const { name, text, file } of body.form)
    if (file === undefined) form.append(name, text);
    else form.append(name, new Blob([text], { type: 'application/pdf' }), file);
  return { method, path, key, body: form };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends requests that are rejected before their body is read, each with another one on the same connection. */
export async function compareEarly(): Promise<number> {
  const body = 'x'.repeat(2 ** 22);
  const port = (base: string | URL) => Number(new URL(base).port);
  const page = 'origin: http://other.test';
  const requests = [
    withLength('POST /_sandbox/clock', 'application/json', body, page),
    withLength('POST /_sandbox/clock', 'application/json', body),
    withLength('POST /v2/team-1/project/p/upload', 'multipart/form-data; boundary=x', body),
    withLength('POST /v2/none', 'application/json', body),
    withLength('POST /', 'application/json', body),
    withLength('OPTIONS /v2/none', 'application/json', body, page, 'access-control-request-method: POST'),
  ];
  await withServers(async (bases) => {
    for (const request of requests) {
      const next = withLength('GET /v2/none', 'text/plain', '');
      const found = await Promise.all(
        bases.map(async (base) => {
          const options = { responses: 2, end: 'keep', patience: 60_000 } as const;
          const exchanged = await exchange(port(base), [Buffer.from(request + next)], options);
          return exchanged?.responses.map(({ status, body: text }) => ({ status, text }));
        }),
      );
      equal(found[0]?.length, 2);
      deepEqual(found[1], found[0], request.slice(0, 200));
    }
  });
  return requests.length;
}

/** Walks at random. Returns how many steps it took. */
export async function compareWalks(seed: number, steps: number): Promise<number> {
  let taken = 0;
  await withBoth(async (both, team) => {
    for (let round = 0; taken < steps; round++) {
      const [one] = fc.sample(walk, { seed: seed + round, numRuns: 1 });
      if (!one) return;
      await both({ method: 'DELETE', path: '/_sandbox/teams' });
      await both({ method: 'PUT', path: '/_sandbox/settings', body: one.settings });
      let known: { id: string; tasks: string[] }[] = [];
      for (const step of one.steps) {
        await both(stepOf(step, known, team));
        taken++;
        if (step.type !== 'create' && step.type !== 'seed') continue;
        const { text } = await both({ method: 'GET', path: `/_sandbox/teams/${team}/uploads` });
        known = JSON.parse(text) as typeof known;
      }
      for (const path of ['tasks', 'events', 'journal']) {
        await both({ method: 'GET', path: `/_sandbox/teams/${team}/${path}` });
      }
      const { text } = await both({ method: 'GET', path: '/_sandbox/snapshot' });
      await both({ method: 'PUT', path: '/_sandbox/snapshot', body: JSON.parse(text) as Sandbox });
    }
  });
  return taken;
}

function stepOf(step: Step, known: { id: string; tasks: string[] }[], team: string): Parameters<Both>[0] {
  const control = (method: string, path: string, body?: unknown) => ({
    method,
    path: `/_sandbox/${path}`,
    body,
  });
  const call = (id: string, values: Record<string, string>, key: Key, body?: unknown) => {
    const { path, method } = operationOf(id);
    const all: Record<string, string> = { team_id: team, teamId: team, project_id: 'project-1', ...values };
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => all[name] ?? '');
    return { method: method.toUpperCase(), path: filled, key, body };
  };
  const picked = <Id>(all: Id[], at: number): Id | undefined => all[at % Math.max(1, all.length)];
  const elsewhere = 'elsewhere' in step && step.elsewhere ? { project_id: 'project-9' } : {};
  switch (step.type) {
    case 'task': {
      const task_id =
        picked(
          known.flatMap(({ tasks }) => tasks),
          step.target,
        ) ?? 'none';
      const issues = {
        issues: [{ label: 'An issue', value: step.body === 'usual' ? 'wrong_type' : 'other' }],
      };
      return call(
        step.operation,
        { task_id, ...elsewhere },
        step.key,
        step.operation === 'reportTask' ? issues : undefined,
      );
    }
    case 'upload': {
      const id = picked(known, step.target)?.id ?? 'none';
      return call(step.operation, { upload_id: id, uploadId: id, folder_id: 'f2', ...elsewhere }, step.key);
    }
    case 'create': {
      const form = new FormData();
      form.append('projectId', step.form);
      for (const name of step.files) form.append('file', new Blob(['x']), name);
      return call(step.operation, { project_id: step.project }, step.key, form);
    }
    case 'seed': {
      const upload = known[step.upload];
      const { name, status, approved } = step;
      const body = { name, status, approved, ...(upload && { upload_id: upload.id }) };
      return control('POST', `teams/${team}/tasks`, body);
    }
    case 'advance':
      return control('POST', 'clock', { advanceMs: step.milliseconds, ...(step.team && { team_id: team }) });
    case 'set':
      return control('PUT', step.team ? `teams/${team}/settings` : 'settings', {
        [step.setting]: step.value,
      });
    case 'inspect':
      return control('GET', 'health');
  }
}
