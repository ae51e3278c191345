/** A route of Hono whose body is a schema of the contract. */
import assert from 'node:assert/strict';
import { ReportTaskRequest } from '@docproc/types/schemas';
import { sValidator } from '@hono/standard-validator';
import { Hono } from 'hono';

const app = new Hono().post('/reports', sValidator('json', ReportTaskRequest), (context) =>
  context.json(context.req.valid('json').issues.map(({ label }) => label)),
);
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
