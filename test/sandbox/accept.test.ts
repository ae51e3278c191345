import { expect, test } from 'vitest';
import { createFetch } from '../../src/sandbox/fetch.ts';
import { createSandbox } from '../../src/sandbox/control/sandbox.ts';

const task = '/v2/team-1/project/project-1/task/task-1';

function ask(path: string, accept: string, method = 'GET', key = 'Bearer k') {
  const sandbox = createSandbox();
  sandbox.seed({ id: 'task-1' });
  const headers = { authorization: key, accept };
  const response = createFetch(sandbox)(`http://sandbox${path}`, { method, headers });
  return { sandbox, response };
}

test.each([
  ['', 200],
  ['*/*', 200],
  ['application/*', 200],
  ['APPLICATION/JSON', 200],
  ['application/json; charset=utf-8; q=0.5', 200],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
  ['application/*;q=0, application/json', 200],
  ['json', 200],
  ['text/html', 406],
  ['text/*, image/png', 406],
  ['application/xml', 406],
  ['application/json;q=0, */*', 406],
  ['*/*;q=0.0', 406],
])('Accept: %s returns %i', async (accept, status) => {
  expect((await ask(task, accept).response).status).toBe(status);
});

test('a request that is not acceptable has no effect, and the journal states why', async () => {
  const { sandbox, response } = ask(`${task}/complete`, 'text/html', 'POST');
  const { status, headers } = await response;
  expect([status, headers.get('content-type')]).toEqual([406, 'application/problem+json']);
  expect(await (await response).json()).toMatchObject({
    detail: expect.stringContaining('application/json'),
  });
  expect(sandbox.tasks()[0]).toMatchObject({ status: 'REVIEWING' });
  expect(sandbox.journal()[0]).toMatchObject({ status: 406, rejected: 'Accept allows no application/json' });
});

test('other rejections come first', async () => {
  expect((await ask(task, 'text/html', 'GET', 'Basic k').response).status).toBe(401);
});

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html; charset=utf-8'],
  ['text/*', 'text/html; charset=utf-8'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['application/json, text/html;q=0', 'application/json'],
  ['*/*', 'application/json'],
  ['image/png', 'application/json'],
])('the overview for %s is %s', async (accept, type) => {
  const { response } = ask('/', accept);
  expect((await response).headers.get('content-type')).toBe(type);
});
