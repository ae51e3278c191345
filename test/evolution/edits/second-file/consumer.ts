import assert from 'node:assert/strict';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { connect } from '../kit.ts';

const file = { name: 'invoice.pdf', data: new Blob(['x']) };
const cover = { name: 'cover.pdf', data: new Blob(['xyz']) };

export async function client(): Promise<void> {
  const { docproc, sent } = connect();
  await docproc.uploads.create({ files: [file], cover });
  const form = sent[0]?.body;
  assert(form instanceof FormData);
  assert.equal((form.get('cover') as File).name, 'cover.pdf');
  // @ts-expect-error -- a cover is required
  void (() => docproc.uploads.create({ files: [file] }));
}

export async function sandbox(): Promise<void> {
  const { docproc, sandbox, last } = connect();
  await docproc.uploads.create({ files: [file], cover });
  // The cover becomes no task.
  assert.deepEqual(
    sandbox
      .tasks()
      .map(({ name }) => name)
      .slice(1),
    ['invoice.pdf'],
  );
  const { form } = last();
  assert.deepEqual(
    form?.files.map(({ name, field, size }) => [name, field, size]),
    [
      ['invoice.pdf', undefined, 1],
      ['cover.pdf', 'cover', 3],
    ],
  );
}

export async function text(): Promise<void> {
  const fetch = createFetch(createSandbox());
  const url = 'http://service.test/v2/team-1/project/project-1/upload';
  for (const [value, status] of [
    ['text', 400],
    [cover.data, 200],
  ] as const) {
    const body = new FormData();
    body.append('file', file.data, file.name);
    body.append('projectId', 'project-1');
    if (value === 'text') body.append('cover', value);
    else body.append('cover', value, cover.name);
    const response = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer key' }, body });
    assert.equal(response.status, status);
  }
}
