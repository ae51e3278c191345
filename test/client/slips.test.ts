// What programs in JavaScript do by mistake: it must not pass unnoticed, and the error must state what to write.
import {
  type ClientOptions,
  ConnectionError,
  createClient,
  type Docproc,
  TimeoutError,
} from '@docproc/client';
import { describe, expect, test, vi } from 'vitest';
import { callUntyped, example, failure, identity, reply, serve } from './server.ts';

const baseUrl = 'http://docproc.example';
const client = (options: object = {}) => createClient({ baseUrl, ...identity, ...options } as ClientOptions);
const task = async () => Response.json(example('getTask'));
const message = async (call: () => unknown): Promise<string> => {
  const error = await failure(Promise.resolve().then(call) as Promise<unknown>, TypeError);
  expect(error.message).not.toMatch(/is not a function|Cannot (read|convert)|undefined is not/);
  return error.message;
};

describe('options', () => {
  test('of raw that are null leave the path without ids', async () => {
    const { raw } = client({ fetch: task });
    const path = '/v2/{team_id}/project/{project_id}/task/{task_id}';
    for (const none of [null, { params: null }]) {
      expect(await message(() => callUntyped(raw.GET, path, none))).toContain('team_id must be');
    }
  });

  test('no changes are none', async () => {
    for (const none of [null, undefined]) {
      const docproc = (await callUntyped(client({ fetch: task }).withOptions, none)) as Docproc;
      expect({ payload: await docproc.tasks.get('t-1') }).toEqual(example('getTask'));
    }
  });

  test('the scheme of a base URL can be in capitals', () => {
    expect(() => client({ baseUrl: 'HTTP://A.test' })).not.toThrow();
  });
});

describe('an upload', () => {
  const blob = new Blob(['bytes']);
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);

  test.each<[string, object, string]>([
    [
      'a name that is no text',
      { files: [{ name: 7, data: blob }] },
      'name and type of file-1 must be strings',
    ],
    [
      'a type that is no text',
      { files: [{ name: 'a', data: blob, type: {} }] },
      'name and type of file-1 must be strings',
    ],
    ['a hole between files', { files: Object.assign([], { 1: blob }) }, 'file-1 must be a path'],
    ['meta in a circle', { files: [blob], meta: cyclic }, 'meta is not JSON'],
  ])('with %s is rejected', async (_, input, expected) => {
    const fetch = vi.fn<() => Promise<Response>>();
    expect(await message(() => callUntyped(client({ fetch }).uploads.create, input))).toContain(expected);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('leaves out a field that is null', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 200, example('createUpload')));
    await callUntyped(docproc.uploads.create, { files: [blob], name: null, meta: null });
    expect(String(got[0]?.body)).not.toMatch(/name="(name|meta)"/);
  });

  test('keeps the type of its form, whatever a hook sets', async () => {
    const onRequest = ({ headers }: { headers: Headers }) => {
      headers.set('content-type', 'application/json');
      headers.set('content-length', '2');
    };
    const { docproc, got } = await serve((_, response) => reply(response, 200, example('createUpload')), {
      onRequest,
    });
    await docproc.uploads.create({ files: [blob] });
    expect(got[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(Number(got[0]?.headers['content-length'])).toBe(got[0]?.body.length);
  });

  test('through a fetch that does not read streams, as of node-fetch, is no success', async () => {
    // It has a class of its own for responses.
    const { status, ok, headers, body } = Response.json(example('createUpload'));
    const text = () => new Response(body).text();
    const fetch = async () => ({ status, ok, headers, text }) as Response;
    expect(await message(() => client({ fetch }).uploads.create({ files: [blob] }))).toContain(
      'fetch must send',
    );
  });

  test('succeeds through the stub of a test, which reads nothing', async () => {
    const fetch = async () => Response.json(example('createUpload'));
    await client({ fetch }).uploads.create({ files: [blob] });
  });
});

describe('a function that is asynchronous', () => {
  const upload = async () => Response.json(example('getUpload', '2', 'processing'));

  test('decides when waiting ends', async () => {
    const { waitFor } = client({ fetch: upload }).uploads;
    const never = async () => false;
    await failure(waitFor('u-1', { until: never, interval: 1, totalTimeout: 50 }), TimeoutError);
    const reached = await waitFor('u-1', { until: async ({ status }) => status === 'PROCESSING' });
    expect(reached.status).toBe('PROCESSING');
    const refused = Promise.reject(new Error('until'));
    await expect(waitFor('u-1', { until: () => refused })).rejects.toThrow('until');
  });

  test('ends with the time for waiting', async () => {
    const { waitFor } = client({ fetch: upload }).uploads;
    const until = () => new Promise<boolean>(() => {});
    await failure(waitFor('u-1', { until, totalTimeout: 30 }), TimeoutError);
  });

  test('and writes a log fails the request, and not the process', async () => {
    const log = () => Promise.reject(new Error('disk full'));
    for (const status of [200, 400]) {
      const fetch = async () => Response.json(example('getTask'), { status });
      await expect(client({ fetch, log }).tasks.get('t-1')).rejects.toThrow('disk full');
    }
  });
});

describe('a fetch', () => {
  test('that rejects a header has not sent anything, and is not called again', async () => {
    const { docproc, got } = await serve((_, response) => reply(response, 200, example('getTask')), {
      headers: { expect: '100-continue' },
    });
    const error = await failure(docproc.tasks.get('t-1'), ConnectionError);
    expect(error).toMatchObject({ sent: false, permanent: true });
    expect(got).toEqual([]);
  });
});
