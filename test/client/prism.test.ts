// The typed client against Prism, which checks every request against the contract and responds with its examples.
import { randomBytes } from 'node:crypto';
import { can, createClient, type Docproc, UnauthorizedError } from '@docproc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mock, startMock } from '../../scripts/commands/mock.ts';
import { closedPort, example, failure, identity } from './server.ts';

let mock: Mock;
let docproc: Docproc;
beforeAll(async () => {
  const { port } = new URL(await closedPort());
  mock = await startMock({ port: Number(port), quiet: true });
  docproc = createClient({ baseUrl: mock.url, ...identity });
});
afterAll(() => mock?.stop());

/** Asks Prism for a named example. */
const prefer = (name: string) => ({ headers: { prefer: `example=${name}` } });

test('upload, read, review, approve, report, complete', async () => {
  const upload = await docproc.uploads.create({
    files: [new Blob(['one']), { name: 'two.tif', data: randomBytes(1000) }],
    name: 'March',
    meta: [{ name: 'po', value: '42' }],
  });
  expect(upload).toEqual(example('createUpload'));

  const done = await docproc.uploads.waitFor(upload.id, { until: 'COMPLETED', ...prefer('completed') });
  expect(done.status).toBe('COMPLETED');

  const task = await docproc.tasks.get('task-1', prefer('reviewing'));
  expect(can('complete', task)).toBe('unknown');
  expect((await docproc.tasks.approve(task.id)).approved).toBe(true);
  expect((await docproc.tasks.disapprove(task.id)).approved).toBe(false);
  const issues = [{ label: 'Wrong Document Type', value: 'wrong_type' }];
  expect(await docproc.tasks.report(task.id, { issues })).toMatchObject({ error: null, partial: false });
  expect((await docproc.tasks.complete(task.id)).task.status).toBe('PROCESSING');
});

test('every other operation', async () => {
  expect((await docproc.tasks.discard('task-1')).status).toBe('DISCARDED');
  expect(await docproc.tasks.unlock('task-1')).toEqual(example('unlockTask'));
  expect(await docproc.uploads.get('upload-1')).toMatchObject({ id: expect.any(String) });
  expect(await docproc.uploads.move('upload-1', 'folder-2')).toMatchObject({ folder_id: expect.any(String) });
  expect(await docproc.raw.shorthand.createUpload({ files: [new Blob(['x'])] })).toEqual(
    example('createUpload'),
  );
  expect(await docproc.raw.shorthand.getUpload('upload-1')).toMatchObject({ id: expect.any(String) });
});

test('a report whose request to another system failed is partial', async () => {
  const issues = [{ label: 'Own', value: 'own_code' }];
  const report = await docproc.tasks.report('task-1', { issues }, { headers: { prefer: 'code=207' } });
  expect(report.partial).toBe(true);
  expect(report.error).toEqual((example('reportTask', '207') as { error: unknown }).error);
});

test('a report without issues is rejected', async () => {
  const path = { team_id: 'team', project_id: 'project', task_id: 'task-1' };
  const { response } = await docproc.raw.POST('/v2/{team_id}/project/{project_id}/task/{task_id}/report', {
    params: { path },
    body: { issues: [] },
  });
  expect(response.status).toBe(400);
});

test('a request without a key is rejected', async () => {
  const keyless = createClient({
    baseUrl: mock.url,
    ...identity,
    fetch: (url, init) => fetch(url, { ...init, headers: {} }),
  });
  await failure(keyless.tasks.get('task-1'), UnauthorizedError);
});
