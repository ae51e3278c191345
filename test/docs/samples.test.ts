/** The samples of every operation run, and print what comes: today's against a sandbox, added ones against a recorder. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxWidth } from '../../scripts/artifacts/site/samples/format.ts';
import { codeSamplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import type { Model } from '../../scripts/model/index.ts';
import { type Patched, siteModel } from './contract.ts';
import { execute } from './run-sample.ts';
import { temporaryInProject } from '../support/folders.ts';

const folder = temporaryInProject(afterAll);

const python = (...args: string[]) => promisify(execFile)('python3', args);
const hasRequests = await python('-c', 'import requests').then(
  () => true,
  () => false,
);

/** Samples of an operation by language. */
const samplesBy = (model: Model, id: string): Promise<Record<string, string>> =>
  codeSamplesOf(model, model.operation(id));
// Without the package `requests`, Python only reads its own.
const runnable = ['curl', 'TypeScript', 'JavaScript', ...(hasRequests ? ['Python'] : [])];

const site = await siteModel();
let sandbox: RunningSandbox;
beforeAll(async () => {
  // As `npm run sandbox` begins.
  sandbox = await startSandbox({ port: 0, examples: true });
  for (const number of [1, 2, 3]) writeFileSync(join(folder, `invoice-${number}.pdf`), 'pixels');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe.each(site.operations)('the samples of $id', async (operation) => {
  const samples = await samplesBy(site, operation.id);

  it('fit the column beside the text', () => {
    // A URL has no place to be divided: with a query, it is in quotes. It wraps.
    const lines = Object.values(samples)
      .flatMap((source) => source.split('\n'))
      .filter((line) => !/^(?:curl)? *'?http\S+(?: \\)?$/.test(line));
    expect(lines.filter(({ length }) => length > maxWidth)).toEqual([]);
  });

  it.each(runnable)('%s runs', async (lang) => {
    const before = sandbox.tasks().length;
    const script = samples[lang]?.replaceAll(sampleServer.baseUrl, sandbox.baseUrl) ?? '';
    expect(await execute(lang, script, folder, operation.id)).toMatch(/\S/);
    expect(sandbox.tasks()).toHaveLength(before + (operation.body?.kind === 'form' ? 3 : 0));
    expect(sandbox.journal()).toMatchObject([
      { operation: operation.id, verdict: { request: 'valid', response: 'documented' } },
    ]);
    expect(sandbox.journal()[0]?.status).toBeLessThan(300);
  });
});

it('the samples run one after the other, as a reader of one page runs them', async () => {
  const samples = await Promise.all(site.operations.map(({ id }) => samplesBy(site, id)));
  const script = samples.map(({ curl }) => curl).join('\n');
  await execute('curl', script.replaceAll(sampleServer.baseUrl, sandbox.baseUrl), folder, 'all');
  expect(sandbox.journal()).toHaveLength(samples.length);
  expect(sandbox.journal().filter(({ status }) => status >= 300)).toEqual([]);
});

it('the samples in Python are valid, also where `requests` is not installed', async () => {
  const sources = site.operations.map(async ({ id }) => (await samplesBy(site, id))['Python'] ?? '');
  const parse = 'import ast, sys\nfor each in sys.argv[1:]: ast.parse(each)';
  await python('-c', parse, ...(await Promise.all(sources)));
});

it.each(runnable.slice(1))('a report in %s tells a success in part', async (lang) => {
  sandbox.team('team-1').reset();
  sandbox.seed({ id: 'task-1', name: 'report-fails.pdf' });
  const { [lang]: source = '' } = await samplesBy(site, 'reportTask');
  const script = source.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);
  expect(await execute(lang, script, folder, 'partial')).toMatch(
    /REVIEWING.*Partial success:.*made_up_member/s,
  );
});

const project = '/v2/{team_id}/project/{project_id}';
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { examples: { one: { value: example } } }) },
});
const string = { type: 'string' };
const ids = [ref('parameters', 'TeamId'), ref('parameters', 'ProjectId'), ref('parameters', 'TaskId')];
const tasks = [
  { id: 'task-1', status: 'REVIEWING' },
  { id: 'task-2', status: 'FAILED' },
];

/** Operations that the contract does not have, with what each sample sends, and prints for a response. */
const added = [
  {
    place: [`${project}/tasks`, 'get'],
    operation: {
      operationId: 'browseTasks',
      parameters: [
        ...ids.slice(0, 2),
        { name: 'status', in: 'query', schema: ref('schemas', 'TaskStatus'), example: 'REVIEWING' },
        { name: 'limit', in: 'query', required: true, schema: { type: 'integer' }, example: 10 },
        { name: 'label', in: 'query', schema: { type: 'array', items: string }, example: ['a', 'b & c'] },
        { name: 'page_token', in: 'query', schema: string },
        { name: 'X-Request-Id', in: 'header', schema: string, example: "it's 1" },
      ],
      responses: {
        200: {
          description: 'A page.',
          content: json({
            type: 'object',
            properties: { items: { type: 'array', items: ref('schemas', 'Task') }, next_token: string },
          }),
        },
      },
    },
    sent: {
      line: 'GET /v2/team-1/project/project-1/tasks?status=REVIEWING&limit=10&label=a&label=b+%26+c',
      headers: { 'x-request-id': "it's 1" },
      body: '',
    },
    response: [200, { items: tasks, next_token: 'x' }],
    printed: /task-1.*REVIEWING.*task-2.*FAILED/s,
  },
  {
    place: [`${project}/task/{task_id}`, 'patch'],
    operation: {
      operationId: 'updateTask',
      parameters: ids,
      requestBody: { content: json({ type: 'object', properties: { name: string } }, { name: "Lease 'A'" }) },
      responses: { 200: { description: 'Updated.', content: json(ref('schemas', 'TaskEnvelope')) } },
    },
    sent: {
      line: 'PATCH /v2/team-1/project/project-1/task/task-1',
      headers: { 'content-type': 'application/json' },
      body: { name: "Lease 'A'" },
    },
    response: [200, { payload: tasks[0] }],
    printed: /^task-1 REVIEWING$/m,
  },
  {
    place: [`${project}/task/{task_id}`, 'delete'],
    operation: { operationId: 'deleteTask', parameters: ids, responses: { 204: { description: 'Gone.' } } },
    sent: { line: 'DELETE /v2/team-1/project/project-1/task/task-1', headers: {}, body: '' },
    response: [204],
    printed: /204/,
  },
] as const;

const change = (document: Patched) => {
  for (const { place, operation } of added) {
    const [path, method] = place;
    (document.paths[path] ??= {})[method] = { tags: ['Tasks'], summary: operation.operationId, ...operation };
  }
};

describe('the samples of an added operation', async () => {
  const model = await siteModel(change);
  const requests: { line: string; headers: object; body: string }[] = [];
  let response: readonly [status: number, body?: unknown] = [204];
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      const { method, url, headers } = request;
      requests.push({ line: `${method} ${url}`, headers, body: await text(request) });
      const [status, body] = response;
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(body === undefined ? undefined : JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close().closeAllConnections());

  // `test/contract-edits` compiles those for the SDK.
  const languages = runnable.filter((lang) => lang !== 'TypeScript');
  it.each(added.flatMap((each) => languages.map((lang) => ({ lang, ...each }))))(
    '$operation.operationId in $lang sends it and prints what comes',
    async ({ lang, operation, sent, printed, ...rest }) => {
      requests.length = 0;
      ({ response } = rest);
      const { [lang]: source = '' } = await samplesBy(model, operation.operationId);
      const { port } = server.address() as AddressInfo;
      const program = source.replaceAll(sampleServer.baseUrl, `http://127.0.0.1:${port}`);
      const shown = await execute(lang, program, folder, operation.operationId);
      expect(requests).toHaveLength(1);
      const [{ line, headers, body } = { line: '', headers: {}, body: '' }] = requests;
      expect(line.replaceAll('%20', '+')).toBe(sent.line);
      expect(headers).toMatchObject({ authorization: `Bearer ${sampleServer.apiKey}`, ...sent.headers });
      expect(typeof sent.body === 'string' ? body : JSON.parse(body)).toEqual(sent.body);
      // curl prints the body as it is.
      const [, returned] = rest.response;
      expect(shown).toMatch(lang === 'curl' && returned ? JSON.stringify(returned) : printed);
    },
  );
});
