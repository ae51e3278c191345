/** The tools that a client sees. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { main } from '../../src/mcp/command.ts';
import { createServerFactory } from '../../src/mcp/server.ts';
import { temporary } from '../support/folders.ts';
import { transitions } from '../contract/interface.ts';
import { connect, sandboxWith } from './connect.ts';
import { operations } from '../support/contract.ts';

/** Written from the source: what a request changes, whether that can be undone, and what a repeat does. */
const annotations: Record<string, [readOnly: boolean, irreversible: boolean, idempotent: boolean]> = {
  get_task: [true, false, true],
  // The state after the next step is not shown, so that a later repeat may complete that step too.
  complete_task: [false, true, false],
  discard_task: [false, true, true],
  // Each report is logged.
  report_task: [false, false, false],
  // A repeat may begin in the state after it, where that is not specified.
  unlock_task: [false, false, transitions['unlockTask']?.to['status'] !== 'unspecified'],
  // A repeat is rejected: the task is already in the target approval state.
  approve_task: [false, false, true],
  disapprove_task: [false, false, true],
  create_upload: [false, false, false],
  get_upload: [true, false, true],
  // The upload is in the folder already.
  move_upload: [false, false, true],
  list_task_tools: [true, false, true],
};

it('a key that cannot be sent is named before a server is created', () => {
  const client = { baseUrl: 'http://a.test', apiKey: 'key-in-€-1234567', teamId: 't', projectId: 'p' };
  expect(() => createServerFactory({ client })).toThrow('createClient: apiKey must be text for a header');
});

it('has a tool for each operation, with what the source states of it', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const found = tools.map(({ name, annotations: hints }) => [
    name,
    [hints?.readOnlyHint, hints?.destructiveHint, hints?.idempotentHint],
  ]);
  const ids = operations().flatMap((each) => (each['x-shorthand'] ? [] : [String(each.operationId)]));
  const wanted = ids.map((id) => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(tools.map(({ name }) => name)).toEqual([...wanted, 'list_task_tools']);
  expect(Object.fromEntries(found)).toMatchObject(annotations);
});

it('lists the tools in at most 6,000 tokens, of 3.5 characters each', async () => {
  const { client } = await connect({ roots: [temporary()] });
  const { tools } = await client.listTools();
  expect(JSON.stringify({ tools }).length / 3.5).toBeLessThan(6_000);
});

it('is described for the registry of MCP servers, with the options of its command', () => {
  const read = (name: string) => JSON.parse(readFileSync(`generated/mcp/${name}`, 'utf8'));
  const [manifest, server] = [read('package.json'), read('server.json')];
  expect(server).toMatchObject({ name: manifest.mcpName, version: manifest.version });
  // What the registry accepts.
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  const { packageArguments, ...others } = server.packages[0];
  expect(others).toMatchObject({ identifier: manifest.name, version: manifest.version });
  const names = packageArguments.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['--base-url', '--team', '--project', '--tasks-of', '--root']);
});

it('has only what changes nothing, if it must be read-only', async () => {
  const { client } = await connect({ readOnly: true });
  const { tools } = await client.listTools();
  const all = (await (await connect()).client.listTools()).tools;
  expect(tools).toEqual(all.filter(({ annotations: hints }) => hints?.readOnlyHint));
  await expect(client.callTool({ name: 'approve_task', arguments: { task_id: 'task-1' } })).rejects.toThrow(
    /approve_task/,
  );
});

it('describes arguments as the contract does', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const schemas = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema]));
  expect(schemas['move_upload']).toMatchObject({ required: ['upload_id', 'folder_id'] });
  expect(schemas['report_task']).toMatchObject({
    required: ['task_id', 'issues'],
    properties: { issues: { minItems: 1, items: { required: ['label', 'value'] } } },
  });
  // Its form has metadata as text, and the identity of the project, which the server knows.
  expect(schemas['create_upload']).toMatchObject({
    required: ['files'],
    properties: { files: { items: { type: 'string' } }, meta: { type: 'array' } },
  });
  expect(JSON.stringify(schemas)).not.toMatch(/\$ref|x-open|project_?id|team_?id/i);
});

it('describes what each tool does, and not the messages behind it', async () => {
  const roots = [temporary()];
  const { client } = await connect({ roots });
  const { tools } = await client.listTools();
  for (const { name, title, description = '', outputSchema, annotations: hints } of tools) {
    expect({ name, title }).toEqual({ name, title: expect.stringMatching(/^[A-Z][a-z ]+$/) });
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(hints?.openWorldHint).toBe(name !== 'list_local_files');
    expect(description).not.toMatch(/\$|camelCase|respon|\b[45]\d\d\b|[a-z](Task|Upload)\b/);
  }
  const texts = JSON.stringify(tools.filter(({ name }) => /create_upload|list_local/.test(name)));
  expect(texts.split(roots[0] ?? '')).toHaveLength(3);
  expect(client.getInstructions()).toContain(roots[0]);
});

it('returns the form of the contract for programs too, as the text does', async () => {
  const roots = [temporary()];
  writeFileSync(join(roots[0] ?? '', 'a.pdf'), '%PDF');
  const { client: own } = sandboxWith({ id: 'task-1' });
  const { client } = await connect({ client: own, roots, allowIrreversible: true });
  // The client rejects what does not fit.
  await client.listTools();
  const task = { task_id: 'task-1' };
  const made = await client.callTool({ name: 'create_upload', arguments: { files: ['a.pdf'] } });
  const { id: upload_id } = Object(made.structuredContent) as { id: string };
  const calls: [string, object][] = [
    ['list_local_files', {}],
    ['get_task', task],
    ['get_task', { ...task, result_fields: ['status'] }],
    ['list_task_tools', task],
    ['report_task', { ...task, issues: [{ label: 'a', value: 'b' }] }],
    ['approve_task', task],
    ['disapprove_task', task],
    ['discard_task', task],
    ['get_upload', { upload_id }],
    ['move_upload', { upload_id, folder_id: 'folder-1' }],
  ];
  for (const [name, args] of calls) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } });
    const [first] = content;
    const value: unknown = JSON.parse(first?.type === 'text' ? first.text : '');
    expect(isError, name).toBeFalsy();
    expect(structuredContent, name).toEqual(Array.isArray(value) ? { items: value } : value);
  }
});

it('returns what does not fit the contract as a text, and no error: the change was made', async () => {
  const { client: own, sandbox } = sandboxWith({ id: 'task-1' });
  const payload = { ...sandbox.tasks()[0], approved: 'yes', pages: null };
  const fetch: typeof own.fetch = async (url, init) =>
    init?.method === 'GET' ? own.fetch(url, init) : Response.json({ payload });
  const { client } = await connect({ client: { ...own, fetch } });
  await client.listTools();
  const called = await client.callTool({ name: 'approve_task', arguments: { task_id: 'task-1' } });
  expect(called).toMatchObject({
    content: [{ text: expect.stringContaining('"approved":"yes"') }],
    structuredContent: { left_out: expect.stringContaining('does not fit the contract') },
  });
  expect(called.isError).toBeFalsy();
});

it('names the argument that is wrong', async () => {
  const { call } = await connect({ roots: [temporary()] });
  expect((await call('list_local_files', { path: 'a' })).text).toContain(
    'there is no argument path. Arguments: folder, contains, skip.',
  );
  expect((await call('get_task', { task_id: 'task-1', taskId: 1, page: 2 })).text).toContain(
    'there is no argument taskId, page. Arguments: task_id, result_fields, result_pages, result_skip.',
  );
  expect((await call('get_task', {})).text).toContain("'task_id'");
  expect((await call('report_task', { task_id: 'task-1', issues: [{ label: 'a' }] })).text).toContain(
    "issues/0 must have required property 'value'",
  );
});

it.each([
  [['--http', 'abc'], '--http abc: the value must be an integer from 0 to 65535.'],
  [['--http', ''], '--http : the value must be an integer from 0 to 65535.'],
  [['--http', '65536'], '--http 65536: the value must be an integer from 0 to 65535.'],
  [['--allow', 'all'], '--allow all: the value must be irreversible.'],
  [['--root', 'no-such-folder'], '--root no-such-folder: there is no such folder.'],
  [['--team', 'team-1'], '--team, --project and --tasks-of need --base-url: the sandbox has its own.'],
  [['--base-url', 'http://127.0.0.1:1'], '--base-url needs --team and --project.'],
])('does not start with %j', async (args, message) => {
  await expect(main(args, { DOCPROC_API_KEY: 'key' })).rejects.toThrow(message);
});
