/** Uploads over HTTP. The test of `forms` sends the same forms over HTTP and in this process. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningServer } from '../../src/sandbox/hosts/http/server.ts';
import type { SandboxTeam } from '../../src/sandbox/testing/team.ts';
import { caller, form, open, type Call } from './support.ts';

const { sandbox } = open();
let server: RunningServer;
beforeAll(async () => {
  server = await serve(sandbox, { port: 0 });
});
afterAll(() => server.close());

const megabyte = 2 ** 20;
const big = new Uint8Array(40 * megabyte + 1);

let team: SandboxTeam;
let call: Call;
function start() {
  team = sandbox.team();
  call = caller(fetch, server.baseUrl, team.id);
}
const create = (data: FormData, headers = {}) => call('createUpload', {}, { form: data, headers });

test('every file becomes a task', async () => {
  start();
  const meta = [{ name: 'po', value: '4711' }];
  const fields = { projectId: 'project-1', name: 'March', meta: JSON.stringify([{ ...meta[0], more: 1 }]) };
  const { status, body } = await create(form(['a.pdf', 'Rechnung für März.pdf', '../../etc/c.pdf'], fields));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'March',
    projectId: 'project-1',
    status: 'processing',
    fileType: 'application/pdf',
    fileSize: ['a.pdf', 'Rechnung für März.pdf', '../../etc/c.pdf'].reduce(
      (sum, name) => sum + Buffer.byteLength(`bytes of ${name}`),
      0,
    ),
  });
  expect(team.tasks()).toMatchObject([
    { name: 'a.pdf', upload_id: body.id, meta },
    { name: 'Rechnung für März.pdf', upload_id: body.id, meta },
    { name: 'c.pdf', upload_id: body.id, meta },
  ]);
  const upload = await call('getUpload', { upload_id: body.id });
  expect(upload.body.payload).toMatchObject({
    id: body.id,
    name: 'March',
    status: 'REVIEWING',
    files: {},
    meta,
    folder_id: 'folder-1',
    created_at: body.createdAt,
  });
});

test('without a name it takes that of the first file; empty files count', async () => {
  start();
  const data = form([]);
  data.append('file', new Blob([]), 'empty.pdf');
  expect((await create(data)).body).toMatchObject({ name: 'empty.pdf', fileSize: 0 });
});

test('a file of 40 MB is taken, one with a byte more leaves nothing behind', async () => {
  start();
  const fits = form([]);
  fits.append('file', new Blob([big.subarray(1)]), 'fits.pdf');
  expect(await create(fits)).toMatchObject({ status: 200, body: { fileSize: 40 * megabyte } });
  const tooLarge = form(['before.pdf']);
  tooLarge.append('file', new Blob([big]), 'large.pdf');
  tooLarge.append('file', new Blob(['x']), 'after.pdf');
  expect(await create(tooLarge)).toMatchObject({ status: 413 });
  expect(team.tasks()).toMatchObject([{ name: 'fits.pdf' }]);
  expect(team.uploads()).toHaveLength(1);
  expect(team.journal().at(-1)?.verdict.violation).toBe(`"large.pdf" has more than ${40 * megabyte} bytes`);
});

test('100 files are taken, 101 are not', async () => {
  start();
  const names = Array.from({ length: 101 }, (_, number) => `${number}.pdf`);
  expect(await create(form(names.slice(1)))).toMatchObject({ status: 200 });
  expect(await create(form(names))).toMatchObject({ status: 400 });
  expect(team.tasks()).toHaveLength(100);
});

const text = (name: string) => {
  const data = form([]);
  data.append(name, 'no file');
  return data;
};
const fields = (more: Record<string, string>) => form(['a.pdf'], { projectId: 'project-1', ...more });
const twice = fields({});
twice.append('projectId', 'project-2');
const elsewhere = form([]);
elsewhere.append('files', new Blob(['x']), 'a.pdf');
const many = fields({});
for (let i = 0; i < 1_001; i++) many.append('more', '');
const wrong: [string, FormData, string][] = [
  ['no file', form([]), 'the form/file is missing'],
  ['no projectId', form(['a.pdf'], {}), 'the form/projectId is missing'],
  ['a file that is no file', text('file'), 'a part named file has no file name'],
  ['a file under another name', elsewhere, 'the form/file is missing'],
  ['two projectIds', twice, 'projectId is there more than once'],
  ['meta that is not JSON', fields({ meta: 'a=b' }), 'meta is not JSON'],
  ['meta that is no list', fields({ meta: '{}' }), 'meta must be an array'],
  ['meta without a value', fields({ meta: '[{"name":"a"}]' }), 'meta/0/value is missing'],
  ['meta with a number', fields({ meta: '[{"name":"a","value":1}]' }), 'meta/0/value must be a string'],
  ['a field that is too long', fields({ name: 'x'.repeat(3 * megabyte) }), '"name" is too long'],
  ['too many fields', many, 'there are more than 1000 fields that are not files'],
];
test.each(wrong)('%s is rejected, and leaves nothing behind', async (_, data, problem) => {
  start();
  expect(await create(data)).toMatchObject({ status: 400 });
  expect(team.uploads()).toEqual([]);
  expect(team.journal()).toMatchObject([
    { status: 400, verdict: { request: 'invalid', violation: problem } },
  ]);
});

test('a field that the contract does not know is left alone', async () => {
  start();
  for (const name of ['colour', 'constructor', '__proto__']) {
    expect(await create(fields({ [name]: 'red' })), name).toMatchObject({ status: 200 });
  }
});

test('a key that may not create an upload is rejected before the files are looked at', async () => {
  start();
  const response = await call('createUpload', {}, { form: form([]), key: 'sandbox:upload.read' });
  expect(response.status).toBe(403);
});

test('an upload moves to a folder, and is nowhere else to be found', async () => {
  start();
  const { body } = await create(fields({}));
  const moved = await call('moveUpload', { upload_id: body.id, folder_id: 'a/b %' });
  expect(moved).toMatchObject({ status: 200, body: { payload: { id: body.id, folder_id: 'a/b %' } } });
  const repeated = { upload_id: body.id, folder_id: 'f' };
  expect(await call('moveUpload', repeated, { json: { upload_id: 'other' } })).toMatchObject({
    status: 200,
  });
  expect(await call('moveUpload', repeated, { json: { upload_id: 1 } })).toMatchObject({ status: 400 });
  expect((await call('getUpload', { upload_id: body.id })).body.payload.folder_id).toBe('f');
  for (const id of ['getUpload', 'moveUpload']) {
    expect(await call(id, { upload_id: 'none', folder_id: 'f' })).toMatchObject({ status: 404 });
    const elsewhereId = { upload_id: body.id, project_id: 'other', folder_id: 'f' };
    expect(await call(id, elsewhereId)).toMatchObject({ status: 404 });
  }
  expect(await call('getUploadShorthand', { uploadId: 'none' })).toMatchObject({ status: 404 });
});
