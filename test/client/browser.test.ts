// The modules that bundlers load for browsers. What they share with the others is tested there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientOptions } from '@docproc/client';
import * as client from '../../generated/client/dist/index.js';
import { folder } from '../support/packed.ts';
import { example, failure, identity } from './server.ts';

const url = pathToFileURL(join(folder, 'node_modules/@docproc/client/dist/browser/index.js')).href;
const { createClient } = (await import(/* @vite-ignore */ url)) as typeof client;
const options = { ...identity, baseUrl: 'http://docproc.example', retryDelay: 0 };

/** A client, and what it passes to `fetch`. */
function recorded({ failing = '' } = {}): { docproc: client.Docproc; sent: RequestInit[] } {
  const sent: RequestInit[] = [];
  const fetch: ClientOptions['fetch'] = async (_, init) => {
    sent.push(init);
    if (failing) throw new TypeError(failing);
    return Response.json(example(init.body ? 'createUpload' : 'getTask'));
  };
  return { docproc: createClient({ ...options, userAgent: 'mine', fetch }), sent };
}

test('it has all that the other modules have', async () => {
  const browser: object = await import(/* @vite-ignore */ url);
  expect(Object.keys(browser)).toEqual(Object.keys(client));
  for (const part of ['tasks', 'uploads']) {
    const entry: object = await import(/* @vite-ignore */ url.replace('index', `namespaces/${part}`));
    expect(Object.keys(entry)).toEqual(['createClient']);
  }
});

test('a form is a FormData, with streams read before it is sent', async () => {
  const { docproc, sent } = recorded();
  const stream = new Blob(['stream']).stream();
  await docproc.uploads.create({ files: [{ name: 's.pdf', stream, size: 6 }, new Blob(['x'])] });
  const [{ body, headers } = {}] = sent;
  expect(headers).not.toHaveProperty('content-type');
  expect(body).toBeInstanceOf(FormData);
  const form = await new Response(body ?? null).formData();
  const files = form.getAll('file') as File[];
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['stream', 'x']);
  const other = { name: 's.pdf', stream: new Blob(['stream']).stream(), size: 7 };
  await failure(docproc.uploads.create({ files: [other] }), client.FileError);
});

test('neither files of a disk, nor the environment, nor another user-agent are used', async () => {
  const { docproc, sent } = recorded();
  const error = await failure(docproc.uploads.create({ files: [import.meta.filename] }), TypeError);
  expect(error.message).toMatch(/is a path, and there is no file system: pass a Blob$/);
  await docproc.tasks.get('t-1');
  expect(sent[0]?.headers).not.toHaveProperty('user-agent');
  vi.stubEnv('DOCPROC_API_KEY', 'from-the-environment');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => createClient({ ...options, apiKey: undefined })).toThrow('apiKey is missing');
});

test.each([
  ['Failed to fetch', 3, { sent: true, permanent: false }],
  ['Failed to execute "fetch()" on "Window": socket hang up', 3, { sent: true, permanent: false }],
  ["Failed to execute 'fetch' on 'Window'", 1, { sent: false, permanent: true }],
])('%s: %i attempts', async (failing, attempts, facts) => {
  const { docproc, sent } = recorded({ failing });
  const error = await failure(docproc.tasks.get('t-1'), client.ConnectionError);
  expect(error).toMatchObject(facts);
  expect(sent).toHaveLength(attempts);
});

test.each([
  ['docproc.example', 'docproc.example'],
  ['https://a.example?key=secret', 'https://a.example'],
  ['https://a.example/v2/team', 'https://a.example/v2/team'],
])('the base URL %s is rejected without the details', (baseUrl, shown) => {
  const call = () => createClient({ ...options, baseUrl });
  expect(call).toThrow(`baseUrl "${shown}" must be an http URL without credentials, query and /v2`);
});
