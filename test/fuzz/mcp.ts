/** Walks at random with the tools of the MCP server, and looks at what reaches the sandbox. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import * as fc from 'fast-check';
import { createServerFactory } from '@docproc/mcp';
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
import { count, Fault, firstFault } from './verdict.ts';
import { onTasks } from './walk-steps.ts';
import { tablesAllow } from '../contract/behaviour.ts';
import { closedSets, transitions } from '../contract/interface.ts';

/** The operation that each tool calls. */
export const operations: Record<string, string> = {
  list_task_tools: 'getTask',
  ...Object.fromEntries(
    [...onTasks, 'getUpload', 'moveUpload'].map((id) => [id.replace(/[A-Z]/, '_$&').toLowerCase(), id]),
  ),
};
/** Tools that no state forbids: the service finds out whether the resource exists. */
const unguarded = ['get_task', 'list_task_tools', 'get_upload', 'move_upload'];
const irreversible = Object.keys(operations).filter(
  (tool) => transitions[operations[tool] ?? '']?.reversible === false,
);

const step = fc.record({
  tool: fc.constantFrom(...Object.keys(operations)),
  target: fc.constantFrom('task-0', 'task-1', 'task-2', 'upload-1', 'none', '', 7),
  issues: fc.constantFrom([{ label: 'Blurred', value: 'poor_quality' }], [], undefined),
});
const task = fc.record({
  status: fc.constantFrom(...(closedSets['TaskStatus'] ?? [])),
  approved: fc.boolean(),
  exported_at: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
});
const walk = fc.record({
  tasks: fc.array(task, { minLength: 3, maxLength: 3 }),
  user: fc.constantFrom('confirms', 'declines', 'is not asked'),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
});
type Walk = typeof walk extends fc.Arbitrary<infer One> ? One : never;

/** Walks `runs` times. Returns how many calls sent their request, and the first walk that deviates, made small. */
export async function mcpWalks(seed: number, runs: number) {
  const sent: Record<string, number> = {};
  const take = async ({ tasks, user, steps }: Walk): Promise<void> => {
    const sandbox = createSandbox({ log: () => {} });
    for (const [index, { status, ...fields }] of tasks.entries())
      sandbox.seed({ id: `task-${index}`, status: status as 'REVIEWING', ...fields });
    const options = { baseUrl: 'http://sandbox.test', teamId: 'team-1', projectId: 'project-1' };
    const server = createServerFactory({
      client: { ...options, apiKey: sandbox.apiKey(), fetch: createFetch(sandbox) },
      allowIrreversible: user === 'is not asked',
    })();
    const client = new Client({ name: 'walk', version: '1' }, { capabilities: { elicitation: {} } });
    client.setRequestHandler('elicitation/create', () =>
      user === 'confirms' ? { action: 'accept', content: { confirm: true } } : { action: 'decline' },
    );
    const [here, there] = InMemoryTransport.createLinkedPair();
    await server.connect(there);
    await client.connect(here);
    for (const { tool, target, issues } of steps) {
      const operation = operations[tool] ?? '';
      const before = sandbox.tasks().find(({ id }) => id === target);
      const journal = sandbox.journal().length;
      const args = {
        [tool.endsWith('_upload') ? 'upload_id' : 'task_id']: target,
        ...(tool === 'move_upload' && { folder_id: 'folder-1' }),
        ...(tool === 'report_task' && { issues }),
      };
      const { content, isError = false } = await client.callTool({ name: tool, arguments: args });
      const entries = sandbox.journal().slice(journal);
      const isSent = entries.some((each) => each.operation === operation);
      const fault = (what: string): never => {
        throw new Fault(`${tool} ${JSON.stringify(args)}: ${what}\n${JSON.stringify({ before, content })}`);
      };
      for (const { verdict } of entries)
        if (verdict.request !== 'valid' || verdict.response !== 'documented') fault(JSON.stringify(verdict));
      const allows = (name: string) =>
        before !== undefined && tablesAllow(name, { ...before, exported: before.exported_at !== null });
      const isConfirmed = user !== 'declines' || !irreversible.includes(tool);
      const isComplete = tool !== 'report_task' || issues?.length === 1;
      const isDue = unguarded.includes(tool)
        ? typeof target === 'string' && target !== ''
        : allows(operation) && isConfirmed && isComplete;
      if (isSent !== isDue) fault(isSent ? 'was sent' : 'was not sent');
      const [first] = content;
      if (tool === 'list_task_tools' && before && first?.type === 'text') {
        const listed = JSON.parse(first.text) as { tool: string; allowed?: boolean }[];
        for (const each of listed)
          if ((each.allowed !== false) !== allows(operations[each.tool] ?? '')) fault(`allows ${each.tool}`);
      }
      if (!isError && !isSent) fault('is no error');
      if (isError && isSent && entries.at(-1)?.status === 200) fault('is an error');
      if (isSent) count(sent, tool);
    }
    await client.close();
  };
  return { sent, fault: await firstFault(walk, take, seed, runs) };
}
