/** Values that a request sets, and values that a response shows: none that the contract forbids. */
import { expect, test } from 'vitest';
import { form } from './support.ts';
import {
  add,
  base,
  body,
  error,
  missing,
  object,
  ok,
  path,
  type Patch,
  ref,
  start,
  text,
} from './patched.ts';

const integer = { type: 'integer' };
const rejected = { '400': error, '404': missing };

/** Assigns a task: a field that the body sets. */
const assigning =
  (to: object, input: object, required?: string[]): Patch =>
  (document) => {
    document.components.schemas.Task.properties.assignee_id = { type: ['string', 'null'] };
    add(document, 'POST /project/{project_id}/task/{task_id}/assign', {
      requestBody: body(object(input, required)),
      responses: { '200': ok(ref('TaskEnvelope')), ...rejected },
      'x-transition': { record: 'Task', from: {}, to, rejectedWith: '400' },
    });
  };
const assign = 'POST /project/project-1/task/task-1/assign';

test('a transition takes a value from a field of a JSON body', async () => {
  const to = { assignee_id: { parameter: 'assigneeId' } };
  const { send, sandbox } = await start(assigning(to, { assigneeId: { type: ['string', 'null'] } }, []));
  sandbox.seed({ id: 'task-1' });
  const { body: shown, source } = await send(assign, { assigneeId: 'ada' });
  expect([shown.payload.assignee_id, source]).toEqual(['ada', 'transition']);
  expect(sandbox.journal().at(-1)?.changes).toEqual({ assignee_id: { to: 'ada' } });
  expect((await send(assign, {})).body.payload.assignee_id).toBe('ada');
  expect((await send('GET /project/project-1/task/task-1')).body.payload.assignee_id).toBe('ada');
  expect((await send(assign, { assigneeId: null })).body.payload.assignee_id).toBeNull();
  expect((await send(assign, { assigneeId: 3 })).status).toBe(400);
});

test('a field that the resource cannot have stays as it is, and is noted', async () => {
  const to = { assignee_id: { parameter: 'assignee_id' } };
  const { send, sandbox } = await start(assigning(to, { assignee_id: { type: ['string', 'integer'] } }));
  sandbox.seed({ id: 'task-1' });
  expect((await send(assign, { assignee_id: 3 })).body.payload).not.toHaveProperty('assignee_id');
  expect(sandbox.journal().at(-1)).toMatchObject({ ignored: ['assignee_id'] });
});

/** Boxes, whose requests and responses have some of its fields with other types. */
const boxes: Patch = (document) => {
  const size = object({ unit: text, sides: { type: 'array', items: integer } });
  document.components.schemas.Box = object({ id: text, shelf_id: integer, name: text, count: integer, size });
  const value = { id: 'b', shelf_id: 7, name: 'a', count: 1, size: { unit: 'mm', sides: [1] } };
  const one = ok(ref('Box'), { one: { value } });
  const input = object({ name: text, count: text, size: object({ unit: text }, []) }, []);
  const item = '/shelf/{shelf_id}/box';
  const shelf = [path('shelf_id', integer)];
  add(document, `POST ${item}`, { requestBody: body(input), responses: { '201': one, ...rejected } }, shelf);
  const box = `${item}/{box_id}`;
  add(document, `GET ${box}`, { responses: { '200': one, '404': missing } }, shelf);
  add(document, `PATCH ${box}`, { requestBody: body(input), responses: { '200': one, ...rejected } }, shelf);
  const sides = { type: 'array', items: text };
  const summary = object({ id: text, name: { ...text, maxLength: 1 }, size: object({ unit: text, sides }) });
  const shown = { id: 'b', name: 'z', size: { unit: 'cm', sides: ['long'] } };
  add(
    document,
    `POST ${box}/close`,
    {
      responses: { '200': ok(summary, { one: { value: shown } }), '404': missing },
      'x-resource': { action: 'get', record: 'Box' },
    },
    shelf,
  );
};

test('a field of a request with another type than that of the resource is ignored, and noted', async () => {
  const { send, sandbox } = await start(boxes);
  const { body: made } = await send('POST /shelf/4/box', { name: 'long', count: 'three', size: {} });
  expect(made).toEqual({
    id: made.id,
    shelf_id: 4,
    name: 'long',
    count: 1,
    size: { unit: 'mm', sides: [1] },
  });
  expect(sandbox.journal().at(-1)?.ignored).toEqual(['count', 'size']);
  const { body: changed } = await send(`PATCH /shelf/4/box/${made.id}`, { count: '9', size: { unit: 'm' } });
  expect(changed).toEqual({ ...made, size: { unit: 'm', sides: [1] } });
  expect(sandbox.journal().at(-1)?.ignored).toEqual(['count']);
});

test('a field of a response with another type at any depth is that of the example, with a note', async () => {
  const { send, sandbox } = await start(boxes);
  const { body: made } = await send('POST /shelf/4/box', { name: 'y' });
  const { body: shown } = await send(`POST /shelf/4/box/${made.id}/close`);
  expect(shown).toEqual({ id: made.id, name: 'y', size: { unit: 'cm', sides: ['long'] } });
  expect(sandbox.journal().at(-1)).toMatchObject({
    source: 'store',
    reason: 'size cannot have the value of the box',
  });
  const { body: long } = await send('POST /shelf/4/box', { name: 'long' });
  expect((await send(`POST /shelf/4/box/${long.id}/close`)).body.name).toBe('z');
});

test('a success with another schema than the first one is an example', async () => {
  const partial = object({ failed: { type: 'array', items: text } });
  const { send, sandbox } = await start((document) => {
    const { post } = document.paths[`${base}/task/{task_id}/report`];
    post.responses['207'] = ok(partial, { one: { value: { failed: ['mail'] } } });
  });
  sandbox.seed({ id: 'task-1', name: 'report-fails.pdf' });
  const issues = [{ label: 'a', value: 'poor_quality' }];
  const reported = await send('POST /project/project-1/task/task-1/report', { issues });
  expect(reported).toMatchObject({ status: 207, body: { failed: ['mail'] } });
  expect(sandbox.journal().at(-1)?.source).toBe('example');
});

test('an error has its reason only where the contract allows any text', async () => {
  const { send } = await start((document) => {
    const problem = object({ made_up_member: { enum: ['NO'] }, code: integer });
    const conflict = ok(problem, { one: { value: { made_up_member: 'NO', code: 3 } } });
    document.paths[`${base}/task/{task_id}`].get.responses['404'] = conflict;
  });
  expect((await send('GET /project/project-1/task/none')).body).toEqual({ made_up_member: 'NO', code: 3 });
});

test('a cursor has the type of the contract', async () => {
  const { send } = await start((document) => {
    boxes(document);
    const page = object({ boxes: { type: 'array', items: ref('Box') }, next_cursor: integer }, ['boxes']);
    const cursor = { name: 'cursor', in: 'query', schema: integer };
    const limit = { name: 'limit', in: 'query', schema: integer };
    add(document, 'GET /shelf/{shelf_id}/box', { responses: { '200': ok(page), '400': error } }, [
      path('shelf_id', integer),
      cursor,
      limit,
    ]);
  });
  for (let i = 0; i < 2; i++) await send('POST /shelf/4/box', {});
  const { body: first } = await send('GET /shelf/4/box?limit=1');
  expect([first.boxes.length, first.next_cursor]).toEqual([1, 1]);
  expect((await send('GET /shelf/4/box?limit=1&cursor=1')).body).not.toHaveProperty('next_cursor');
});

test.each([
  ['an integer of which digits would be lost', '12345678901234567890'],
  ['a number beyond the largest', '1e400'],
])('%s is rejected, in a body, a form and a path', async (_, number) => {
  const { send, sandbox } = await start((document) => {
    boxes(document);
    const { post } = document.paths['/v2/{team_id}/shelf/{shelf_id}/box'];
    post.requestBody = body(object({ count: {}, more: {} }, []));
    document.components.schemas.CreateUploadRequest.properties.meta.contentSchema.items = {};
  });
  const { status } = await send(
    'POST /shelf/4/box',
    `{"name":"1e400","count":3,"more":[0.1,-7,2e3,"${number}"]}`,
  );
  expect(status).toBe(201);
  expect((await send('POST /shelf/4/box', `{"more":[${number}]}`)).status).toBe(400);
  expect(sandbox.journal().at(-1)).toMatchObject({
    rejected: `the body has a number beyond those of IEEE 754: ${number}`,
    verdict: { request: 'valid' },
  });
  const meta = form(['a.pdf'], { projectId: 'p', meta: `[${number}]` });
  expect((await send('POST /project/p/upload', meta)).status).toBe(400);
  expect((await send(`GET /shelf/${number}/box/b`)).status).toBe(404);
});
