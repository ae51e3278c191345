/** Routes of Hono whose bodies are schemas of the contract. */
import assert from 'node:assert/strict';
import { CreateUploadRequest, ReportTaskRequest } from '@docproc/types/schemas';
import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';

const app = new Hono()
  .post('/reports', sValidator('json', ReportTaskRequest), (context) =>
    context.json(context.req.valid('json').issues.map(({ label }) => label)),
  )
  .post('/uploads', sValidator('form', CreateUploadRequest), (context) => {
    const { file, meta = [] } = context.req.valid('form');
    return context.json([file.map(({ size }) => size), meta]);
  });
const post = (body: unknown) =>
  app.request('/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const accepted = await post({ issues: [{ label: 'Wrong Document Type', value: 'wrong_type' }] });
assert.deepEqual(await accepted.json(), ['Wrong Document Type']);
const rejected = await post({ issues: [] });
assert.equal(rejected.status, 400);
assert.match(await rejected.text(), /issues must have a length of at least 1, and has 0\./);

const form = new FormData();
form.append('file', new File(['a'], 'a.pdf'));
form.append('projectId', 'project-1');
form.append('meta', '[{"name":"po","value":"42"}]');
const upload = async () => (await app.request('/uploads', { method: 'POST', body: form })).json();
assert.deepEqual(await upload(), [[1], [{ name: 'po', value: '42' }]]);
form.append('file', new File(['bc'], 'b.pdf'));
assert.deepEqual(await upload(), [[1, 2], [{ name: 'po', value: '42' }]]);
