import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../src/sandbox/hosts/http/server.ts';
import { operations, type Json } from '../support/contract.ts';
import { caller, form, open, report } from './support.ts';

const { sandbox, fetch: inProcess } = open();
let server: RunningServer;
beforeAll(async () => {
  server = await serve(sandbox, { port: 0 });
});
afterAll(() => server.close());

describe('Prefer gives', () => {
  const { sandbox: own, call } = open();
  const init = (id: string) => ({
    ...(id === 'reportTask' && { json: report }),
    ...(id.startsWith('createUpload') && { form: form(['a.pdf']) }),
  });
  const prefer = (id: string, text: string) => call(id, {}, { ...init(id), headers: { prefer: text } });

  const cases = operations().flatMap(({ operationId = '', responses = {} }) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { examples = {} }]) =>
        Object.entries(examples).map(([name, { value }]) => ({ operationId, status, name, type, value })),
      ),
    ),
  );
  test.each(cases)('$operationId $status $name', async ({ operationId, status, name, type, value }) => {
    const code = status.replace('XX', '03');
    const response = await prefer(operationId, `code=${code}, example=${name}`);
    expect(response.status).toBe(Number(code));
    expect(response.body).toEqual(value satisfies Json);
    expect(response.type).toBe(value === '' ? null : type);
    // No resource is created or changed for it.
    expect(own.uploads()).toEqual([]);
  });

  test('the first example of a status, and of the success if no status is named', async () => {
    expect((await prefer('getTask', 'code=404')).body).toEqual({ made_up_member: 'Something went wrong.' });
    expect((await prefer('getTask', 'example=failed')).body.payload.status).toBe('FAILED');
    expect((await prefer('createUpload', 'code=299')).body).toMatchObject({ id: 'upload-1' });
  });

  test('no way around the key, or around a body that does not fit', async () => {
    const headers = { prefer: 'code=200' };
    expect((await call('getTask', {}, { key: null, headers })).status).toBe(401);
    expect((await call('reportTask', {}, { json: { issues: [] }, headers })).status).toBe(400);
    expect((await call('createUpload', {}, { form: form([]), headers })).status).toBe(400);
  });

  test('a status that the contract does not list, since it is asked for', async () => {
    const { fetch } = open();
    const ask = async (text: string) => {
      const headers = { authorization: 'Bearer k', prefer: text };
      const response = await fetch('http://x/v2/t/project/p/task/t', { headers });
      return [response.status, response.headers.get('content-type')];
    };
    expect(await ask('code=429')).toEqual([429, 'application/json']);
    expect(await ask('code=200, example=none')).toEqual([404, 'application/problem+json']);
    for (const code of [204, 205, 304]) expect(await ask(`code=${code}`)).toEqual([code, null]);
    expect(await ask('code=many')).toEqual([422, 'application/problem+json']);
    expect(await ask('respond-async')).toEqual([404, 'application/json']);
  });
});

test('a response that is no HTTP ends its connection and is logged, and the sandbox lives on', async () => {
  const lines: string[] = [];
  const { sandbox: logged } = open({ log: (line: string) => lines.push(line) });
  const served = await serve(logged, { port: 0 });
  const call = caller(fetch, served.baseUrl);
  logged.seed({ id: 't' });
  for (const delayMs of [0, 1]) {
    logged.fault({ fault: 'status', status: 503 });
    if (delayMs > 0) logged.fault({ fault: 'slow', delayMs });
    // As an edited contract could declare it.
    const [rule] = logged.state.teams.get('team-1')?.faults ?? [];
    Object.assign(rule?.fault ?? {}, { headers: { trailer: 'x' } });
    await expect(call('getTask', { task_id: 't' })).rejects.toThrow('fetch failed');
    expect((await call('getTask', { task_id: 't' })).status).toBe(200);
  }
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^A response cannot be sent: Trailers/);
  await served.close();
});

describe.each(['in this process', 'over HTTP'])('a fault, %s', (where) => {
  function start() {
    const team = sandbox.team();
    const base = where === 'over HTTP' ? server.baseUrl : 'http://sandbox.test';
    const send = where === 'over HTTP' ? fetch : inProcess;
    const { id } = team.seed();
    const ask = (action = '', signal?: AbortSignal) =>
      send(`${base}/v2/${team.id}/project/project-1/task/${id}${action}`, {
        method: action === '' ? 'GET' : 'POST',
        headers: { authorization: 'Bearer k' },
        ...(signal && { signal }),
      });
    return { team, ask, call: caller(send, base, team.id), id };
  }

  test('affects the requests that it is set for, and no others', async () => {
    const { team, ask } = start();
    team.fault({ operation: 'getTask', call: 2, times: 2, fault: 'status', status: 503 });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 503, 503, 200, 200]);
    expect(team.journal().map(({ fault, verdict }) => [fault, verdict.response])).toEqual([
      [undefined, 'documented'],
      ['status', 'undocumented'],
      ['status', 'undocumented'],
      [undefined, 'documented'],
      [undefined, 'documented'],
    ]);
  });

  test('leaves other operations alone', async () => {
    const { team, ask } = start();
    team.fault({ operation: 'discardTask', fault: 'status', status: 500 });
    expect((await ask()).status).toBe(200);
    expect((await ask('/discard')).status).toBe(500);
    expect(team.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
  });

  test('slow: the response comes late, and can be waited for no longer', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'slow', delayMs: 100, times: 2 });
    const begun = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(95);
    await expect(ask('', AbortSignal.timeout(20))).rejects.toThrow('timeout');
  });

  test('cut: the request takes effect, and its response is lost', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'cut' });
    const response = await ask('/complete').catch((error: unknown) => error);
    await expect(response instanceof Response ? response.text() : Promise.reject(response)).rejects.toThrow(
      TypeError,
    );
    expect(team.tasks()).toMatchObject([{ status: 'COMPLETED' }]);
    expect((await ask()).status).toBe(200);
  });

  test('cut: also where the response has no body', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'cut' });
    team.fault({ fault: 'status', status: 204 });
    await expect(ask()).rejects.toThrow(/^(The connection ended|fetch failed)/);
  });

  test('broken: the request takes effect, and its response is not JSON', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'broken' });
    const response = await ask('/discard');
    expect(response.headers.get('content-type')).toBe('application/json');
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(team.tasks()).toMatchObject([{ status: 'DISCARDED' }]);
  });

  test('status: has a body and headers of its own, before the request takes effect or after', async () => {
    const { team, ask } = start();
    team.fault(
      { fault: 'status', status: 503, headers: { 'Retry-After': '7' }, body: { error: 'busy' } },
      { fault: 'status', status: 502, body: 'Bad gateway', when: 'after' },
      { fault: 'status', status: 500, body: '<p>', headers: { 'content-type': 'text/html' } },
    );
    const first = await ask('/discard');
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await first.json()).toEqual({ error: 'busy' });
    expect(team.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    const second = await ask('/discard');
    expect([second.status, second.headers.get('content-type')]).toEqual([502, 'text/plain']);
    expect(await second.text()).toBe('Bad gateway');
    expect(team.tasks()).toMatchObject([{ status: 'DISCARDED' }]);
    const third = await ask();
    expect([third.status, third.headers.get('content-type')]).toEqual([500, 'text/html']);
    expect((await ask()).status).toBe(200);
  });

  test('cut before the request takes effect: there is no response at all', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'cut', when: 'before' });
    await expect(ask('/discard')).rejects.toThrow(TypeError);
    expect(team.tasks()).toMatchObject([{ status: 'REVIEWING' }]);
    expect(team.journal()).toMatchObject([{ status: 0, fault: 'cut' }]);
    expect((await ask('/discard')).status).toBe(200);
  });

  test('rate-limit: rejects requests until the window ends', async () => {
    const { team, ask } = start();
    team.fault({ fault: 'rate-limit', requests: 2, windowMs: 10_000 });
    const responses = async (count: number) => {
      const all = [];
      for (let i = 0; i < count; i++) {
        const { status, headers } = await ask();
        all.push([status, headers.get('retry-after')]);
      }
      return all;
    };
    const ok = [200, null];
    team.advance(4_000);
    expect(await responses(4)).toEqual([ok, ok, [429, '6'], [429, '6']]);
    team.advance(5_001);
    expect(await responses(1)).toEqual([[429, '1']]);
    team.advance(999);
    expect(await responses(3)).toEqual([ok, ok, [429, '10']]);
    expect(team.faults()).toMatchObject([{ fault: 'rate-limit', hits: 4 }]);
    team.removeFault();
    expect(await responses(1)).toEqual([ok]);
  });
});
