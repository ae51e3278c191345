/** The tools that a client sees. */
import { expect, it } from 'vitest';
import { main } from '../../src/mcp/command.ts';
import { connect } from './connect.ts';

/** Written from the source: what a request changes, whether that can be undone, and what a repeat does. */
const annotations: Record<string, [readOnly: boolean, irreversible: boolean, idempotent: boolean]> = {
  get_task: [true, false, true],
  // The state after the next step is not shown, so that a later repeat may complete that step too.
  complete_task: [false, true, false],
  discard_task: [false, true, true],
  // Each report is logged.
  report_task: [false, false, false],
  // The state after it is not shown.
  unlock_task: [false, false, false],
  // A repeat is rejected: the task is already in the target approval state.
  approve_task: [false, false, true],
  disapprove_task: [false, false, true],
  create_upload: [false, false, false],
  get_upload: [true, false, true],
  // The upload is in the folder already.
  move_upload: [false, false, true],
  list_task_tools: [true, false, true],
};

it('has a tool for each operation, with what the source states of it', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const found = tools.map(({ name, annotations: hints }) => [
    name,
    [hints?.readOnlyHint, hints?.destructiveHint, hints?.idempotentHint],
  ]);
  expect(Object.fromEntries(found)).toEqual(annotations);
});

it('lists the tools in at most 2,500 tokens, of 3.5 characters each', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  expect(JSON.stringify({ tools }).length / 3.5).toBeLessThan(2_500);
});

it('has only what changes nothing, if it must be read-only', async () => {
  const { client } = await connect({ readOnly: true });
  const { tools } = await client.listTools();
  const readOnly = Object.entries(annotations).filter(([, [only]]) => only);
  expect(tools.map(({ name }) => name)).toEqual(readOnly.map(([name]) => name));
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

it.each([
  [['--http', 'abc'], '--http abc: the value must be an integer from 0 to 65535.'],
  [['--http', ''], '--http : the value must be an integer from 0 to 65535.'],
  [['--http', '65536'], '--http 65536: the value must be an integer from 0 to 65535.'],
  [['--allow', 'all'], '--allow all: the value must be irreversible.'],
  [['--root', 'no-such-folder'], '--root no-such-folder: there is no such folder.'],
  [['--team', 'team-1'], '--team and --project need --base-url: the sandbox has its own.'],
  [['--base-url', 'http://127.0.0.1:1'], '--base-url needs --team and --project.'],
])('does not start with %j', async (args, message) => {
  await expect(main(args, { DOCPROC_API_KEY: 'key' })).rejects.toThrow(message);
});
