import { AbortError, ConnectionError, TimeoutError, UnexpectedResponseError } from '@docproc/client';
import { expect, test } from 'vitest';
import { example, examples, failure, key, reply, serve } from './server.ts';

const task = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const params = { path: { team_id: 't', project_id: 'p', task_id: 'a b' } };

test('a success is in `data`, envelope and all', async () => {
  const { docproc, got } = await serve(examples);
  const { data, error, response } = await docproc.raw.GET(task, { params });
  expect(data).toEqual(example('getTask'));
  expect(error).toBeUndefined();
  expect(response.status).toBe(200);
  expect(got[0]).toMatchObject({ method: 'GET', path: '/v2/t/project/p/task/a%20b' });
  expect(got[0]?.headers.authorization).toBe(`Bearer ${key}`);
});

test.each([404, 418, 503])('a %i is in `error`, is not thrown, and is not tried again', async (status) => {
  const { docproc, got } = await serve((_, response) => reply(response, status, { message: 'no' }));
  const { data, error, response } = await docproc.raw.GET(task, { params });
  expect(data).toBeUndefined();
  expect(error).toEqual({ message: 'no' });
  expect(response.status).toBe(status);
  expect(got).toHaveLength(1);
});

test('207 is recognized by the status', async () => {
  const { docproc, got } = await serve((_, response) => reply(response, 207, example('reportTask', '207')));
  const body = { issues: [{ label: 'L', value: 'v' }] };
  const { response } = await docproc.raw.POST(`${task}/report`, { params, body });
  expect(response.status).toBe(207);
  expect(JSON.parse(String(got[0]?.body))).toEqual(body);
});

test('a form is given as an object: files repeat, meta becomes JSON', async () => {
  const { docproc, got } = await serve(examples);
  const { data } = await docproc.raw.POST('/v2/{teamId}/upload', {
    params: { path: { teamId: 't' } },
    body: {
      file: [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')],
      projectId: 'p',
      meta: [{ name: 'po', value: '42' }],
    },
  });
  expect(data).toEqual(example('createUploadShorthand'));
  const type = got[0]?.headers['content-type'] ?? '';
  const form = await new Response(got[0]?.body as BodyInit, { headers: { 'content-type': type } }).formData();
  expect(form.getAll('file').map((file) => (file as File).name)).toEqual(['a.pdf', 'b.pdf']);
  expect([form.get('projectId'), form.get('meta')]).toEqual(['p', '[{"name":"po","value":"42"}]']);
});

test('HTML with 200 is UnexpectedResponseError; no response is an error as everywhere', async () => {
  const { docproc } = await serve((got, response) => {
    if (got.path.endsWith('html')) reply(response, 200, '<html>');
    else if (got.path.endsWith('gone')) response.destroy();
  });
  const at = (task_id: string) => ({ params: { path: { ...params.path, task_id } } });
  expect(await failure(docproc.raw.GET(task, at('html')), UnexpectedResponseError)).toMatchObject({
    body: '<html>',
  });
  await failure(docproc.raw.GET(task, at('gone')), ConnectionError);
  await failure(docproc.raw.GET(task, { ...at('slow'), timeout: 50 }), TimeoutError);
  await failure(docproc.raw.GET(task, { ...at('slow'), signal: AbortSignal.abort() }), AbortError);
});

test('a path that the contract does not have is rejected', async () => {
  const { docproc, got } = await serve(examples);
  await expect(docproc.raw.GET('/v2/nothing' as typeof task, { params })).rejects.toThrow(
    /GET \/v2\/nothing is not in the contract/,
  );
  expect(got).toHaveLength(0);
});
