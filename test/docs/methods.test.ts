/** Samples of operations that the contract does not have yet, against a server that records what it gets. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { target } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { root } from '../artifacts/project.ts';
import { compile, edited } from '../client/edited.ts';
import { type Patched, siteModel } from './contract.ts';
import { execute } from './run-sample.ts';

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

/** Operations with what the samples of each must send, and what they print when they get the response. */
const cases = [
  {
    place: [`${project}/tasks`, 'get'],
    operation: {
      operationId: 'listTasks',
      parameters: [
        ...ids.slice(0, 2),
        { name: 'status', in: 'query', schema: ref('schemas', 'TaskStatus'), example: 'REVIEWING' },
        { name: 'limit', in: 'query', required: true, schema: { type: 'integer' }, example: 10 },
        { name: 'label', in: 'query', schema: { type: 'array', items: string }, example: ['a', 'b & c'] },
        {
          name: 'step',
          in: 'query',
          explode: false,
          schema: { type: 'array', items: string },
          example: ['x', 'y'],
        },
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
      line: 'GET /v2/team-1/project/project-1/tasks?status=REVIEWING&limit=10&label=a&label=b+%26+c&step=x%2Cy',
      headers: { 'x-request-id': "it's 1" },
      body: '',
    },
    response: [200, { items: tasks, next_token: 'x' }],
    printed: /task-1 REVIEWING\ntask-2 FAILED/,
    typescript:
      "const page = await docproc.tasks.list({\n  status: 'REVIEWING',\n  limit: 10,\n  label: ['a', 'b & c'],\n  step: ['x', 'y'],\n  xRequestId: 'it\\'s 1',\n});\n" +
      'for (const task of page.items ?? []) {\n  console.log(task.id, task.status);\n}',
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
    typescript:
      "const task = await docproc.tasks.update('task-1', {\n  body: { name: 'Lease \\'A\\'' },\n});\n" +
      'console.log(task.id, task.status);',
  },
  {
    place: [`${project}/task/{task_id}`, 'delete'],
    operation: { operationId: 'deleteTask', parameters: ids, responses: { 204: { description: 'Gone.' } } },
    sent: { line: 'DELETE /v2/team-1/project/project-1/task/task-1', headers: {}, body: '' },
    response: [204],
    printed: /204/,
    typescript: "});\n\nawait docproc.tasks.delete('task-1');",
  },
  {
    place: [`${project}/task/{task_id}/labels`, 'put'],
    operation: {
      operationId: 'setTaskLabels',
      parameters: ids,
      requestBody: {
        required: true,
        content: {
          'application/merge-patch+json': {
            schema: { type: 'array', items: { type: 'string', enum: ['urgent'] } },
          },
        },
      },
      responses: { 200: { description: 'Set.', content: json({ type: 'array', items: string }) } },
    },
    sent: {
      line: 'PUT /v2/team-1/project/project-1/task/task-1/labels',
      headers: { 'content-type': 'application/merge-patch+json' },
      body: ['urgent'],
    },
    response: [200, ['urgent', 'lease']],
    printed: /^urgent\nlease$/m,
    typescript: "await docproc.tasks.setLabels(\n  'task-1',\n  ['urgent'],\n);\n",
  },
  {
    place: [`${project}/export`, 'post'],
    operation: {
      operationId: 'exportTasks',
      parameters: ids.slice(0, 2),
      requestBody: { required: true, content: { 'text/csv': { schema: string, example: 'a' } } },
      responses: {
        202: { description: 'Later.', content: json({ type: 'object', properties: { job: string } }) },
        204: { description: 'Nothing to do.' },
      },
    },
    sent: {
      line: 'POST /v2/team-1/project/project-1/export',
      headers: { 'content-type': 'text/csv' },
      body: 'a',
    },
    response: [202, { job: 'job-1' }],
    printed: /job-1/,
    typescript: "await docproc.tasks.export('a');\n",
  },
] as const;

const change = (document: Patched) => {
  for (const { place, operation } of cases) {
    const [path, method] = place;
    (document.paths[path] ??= {})[method] = { tags: ['Tasks'], summary: operation.operationId, ...operation };
  }
};
const site = await siteModel(change);

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

let server: Server;
let requests: { line: string; headers: object; body: string }[] = [];
let response: readonly [status: number, body?: unknown];
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

const hasRequests = await promisify(execFile)('python3', ['-c', 'import requests']).then(
  () => true,
  () => false,
);

describe.each(cases)(
  'the samples of $operation.operationId',
  ({ operation, sent, printed, typescript, ...rest }) => {
    const sources = Object.fromEntries(
      samplesOf(site, site.operation(operation.operationId)).map(({ lang, source }) => [lang, source]),
    );

    it.each(['curl', 'JavaScript', ...(hasRequests ? ['Python'] : [])])(
      '%s sends it and prints what comes',
      async (lang) => {
        requests = [];
        ({ response } = rest);
        const { port } = server.address() as AddressInfo;
        const source = sources[lang]?.replaceAll(target.baseUrl, `http://127.0.0.1:${port}`) ?? '';
        const shown = await execute(lang, source, folder, operation.operationId);
        expect(requests).toHaveLength(1);
        const [{ line, headers, body } = { line: '', headers: {}, body: '' }] = requests;
        expect(line).toBe(sent.line);
        expect(headers).toMatchObject({ authorization: `Bearer ${target.apiKey}`, ...sent.headers });
        expect(typeof sent.body === 'string' ? body : JSON.parse(body)).toEqual(sent.body);
        // curl prints the body as it is.
        expect(shown).toMatch(
          lang === 'curl' && rest.response[0] !== 204 ? JSON.stringify(rest.response[1]) : printed,
        );
      },
    );

    it('Python is Python', async () => {
      await promisify(execFile)('python3', [
        '-c',
        'import ast, sys; ast.parse(sys.argv[1])',
        sources['Python'] ?? '',
      ]);
    });

    it('TypeScript calls the method of the client', () => {
      expect(sources['TypeScript']).toContain(typescript);
    });
  },
);

it('TypeScript compiles with the client of this contract, sends it and prints what comes', async () => {
  const { folder: own } = await edited(change);
  const { port } = server.address() as AddressInfo;
  const programs = cases.map(({ operation }) => {
    const samples = samplesOf(site, site.operation(operation.operationId));
    const { source = '' } = samples.find(({ lang }) => lang === 'TypeScript') ?? {};
    return source
      .replace("'@docproc/client'", "'./client/dist/index.js'")
      .replace(target.baseUrl, `http://127.0.0.1:${port}`);
  });
  // Each in a scope of its own, next to what the compiler is given first.
  const [head = ''] = programs[0]?.split('\n') ?? [];
  const blocks = programs.map((source) => `{${source.replace(head, '')}}`);
  expect(compile(own, [head, ...blocks].join('\n'))).toEqual([]);
  for (const [index, { sent, printed, operation, ...rest }] of cases.entries()) {
    requests = [];
    ({ response } = rest);
    const shown = await execute('TypeScript', programs[index] ?? '', own, operation.operationId);
    const [{ line, headers, body } = { line: '', headers: {}, body: '' }, ...others] = requests;
    expect(others).toEqual([]);
    // Both encode spaces and commas, each in its way.
    expect(line.replaceAll('%20', '+').replaceAll(',', '%2C')).toBe(sent.line);
    expect(headers).toMatchObject({ authorization: `Bearer ${target.apiKey}`, ...sent.headers });
    expect(typeof sent.body === 'string' ? body : JSON.parse(body)).toEqual(sent.body);
    expect(shown).toMatch(response[0] === 204 ? /^$/ : printed);
  }
});

it('a success that may have no body is read in every language', async () => {
  const [, , , , exporting] = cases;
  const { port } = server.address() as AddressInfo;
  response = [204];
  for (const { lang, source } of samplesOf(site, site.operation(exporting.operation.operationId))) {
    if (lang === 'TypeScript' || (lang === 'Python' && !hasRequests)) continue;
    const here = source.replaceAll(target.baseUrl, `http://127.0.0.1:${port}`);
    expect(await execute(lang, here, folder, `empty-${lang}`), lang).not.toContain('job-1');
  }
});
