import assert from 'node:assert/strict';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { connect, respondWith, source } from '../kit.ts';

export async function client(): Promise<void> {
  const { docproc, sent } = respondWith(200, { id: 'folder-1', name: 'March', pages: 1 });
  const { pages }: { pages: number } = await docproc.uploads.getFolder('folder-1');
  assert.equal(pages, 1);
  assert.equal(sent[0]?.path, '/v2/team-1/folder/folder-1');
}

export async function sandbox(): Promise<void> {
  const sandbox = createSandbox();
  const fetch = createFetch(sandbox);
  const url = 'http://service.test/v2/team-1/folder';
  const post = (type: string, body: string, cookie = 'other=1; session=desk') =>
    fetch(url, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer key', 'content-type': type, cookie },
    });
  const json = 'application/json';
  const text = 'application/x-www-form-urlencoded;charset=UTF-8';
  const first = await post(json, '{"name":"March","pages":1}');
  assert.equal(first.status, 201);
  const entry = sandbox.journal().at(-1);
  assert(entry);
  assert.equal(source(entry), 'store');
  const second = await post(text, 'name=May+1&pages=2&labels=a');
  assert.equal(second.status, 201);
  const folder = (await second.json()) as { id: string };
  assert.deepEqual(folder, { id: folder.id, name: 'May 1', pages: 2 });
  const location = second.headers.get('location');
  assert.equal(location, `/v2/team-1/folder/${folder.id}`);
  assert.equal(second.headers.get('x-api-build'), 'stable');
  assert.equal(second.headers.get('x-trace'), null);
  const read = await fetch(`http://service.test${location}`, { headers: { authorization: 'Bearer key' } });
  assert.deepEqual(await read.json(), folder);
  for (const [type, body, status, cookie] of [
    [text, 'name=May&pages=two', 400],
    [text, 'name=May', 400],
    ['text/plain', 'name=May&pages=2', 415],
    [json, '{"name":"May","pages":2}', 400, 'session=tv'],
    [json, '{"name":"May","pages":2}', 400, 'other=web'],
  ] as const) {
    assert.equal((await post(type, body, cookie)).status, status, `${type} ${body} ${cookie}`);
  }
  assert.equal(connect().sandbox.journal().length, 0);
}
