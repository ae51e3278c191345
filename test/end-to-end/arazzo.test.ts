/** The workflows of openapi/workflows.arazzo.yaml, run against a sandbox and against servers with faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runWorkflows } from '../../scripts/commands/workflows.ts';
import { InputError } from '../../scripts/lib/cli.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { root, run } from '../artifacts/project.ts';

const { workflows } = parse(readFileSync(join(root, 'openapi/workflows.arazzo.yaml'), 'utf8')) as {
  workflows: { workflowId: string }[];
};

const started: RunningSandbox[] = [];
afterAll(() => Promise.all(started.map((sandbox) => sandbox.close())));
async function start(options: Parameters<typeof startSandbox>[0] = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ port: 0, ...options });
  started.push(sandbox);
  return sandbox;
}

const runAll = (server: string, ...args: string[]) => runWorkflows(['--server', server, ...args]);
/** The first step that failed of each workflow that ran; nothing for those that passed. */
function stepsOf({ output }: { output: string }) {
  const ran = [...output.matchAll(/Running workflow \S+ \/ (\w+)/g)].map(([, id = '']) => [id, undefined]);
  const failed = [...output.matchAll(/Workflow name: (\w+)\s+stepId - (\w+)/g)].map(([, ...each]) => each);
  return Object.fromEntries([...ran, ...failed]) as Record<string, string | undefined>;
}
const allPassed = Object.fromEntries(workflows.map(({ workflowId }) => [workflowId, undefined]));

// Workflows wait for uploads: side by side, these tests wait once.
describe.concurrent('against a sandbox', () => {
  it('every workflow passes, with the effects that it describes', async () => {
    const sandbox = await start({ processingMs: 1_000 });
    // Time passes once the workflows have begun to wait.
    const wait = setInterval(() => {
      if (sandbox.journal().some(({ operation }) => operation === 'getUpload')) sandbox.advance(1_000);
    }, 50);
    const passed = runAll(sandbox.baseUrl).finally(() => clearInterval(wait));
    expect(stepsOf(await passed)).toStrictEqual(allPassed);

    const uploads = sandbox.uploads();
    expect(uploads.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ['document.pdf', 1],
      ['report-fails.pdf', 1],
      ['document.pdf', 1],
      ['document.pdf', 1],
      ['Invoice of March', 1],
      ['invoice.pdf', 3],
    ]);
    const reviewed = uploads[0]?.tasks[0];
    expect(sandbox.events()).toMatchObject([{ name: 'task_approved', task_id: reviewed }]);
    const statuses = sandbox.tasks().map(({ status }) => status);
    expect(statuses.join(' ')).toBe(
      'COMPLETED REVIEWING DISCARDED DISCARDED REVIEWING REVIEWING REVIEWING REVIEWING',
    );

    const journal = sandbox.journal();
    expect(journal.filter(({ operation }) => operation === 'getUpload').length).toBeGreaterThan(2);
    for (const { verdict } of journal) expect(verdict).toEqual({ request: 'valid', response: 'documented' });
    expect(journal.flatMap(({ rejected = [] }) => rejected)).toEqual([
      'status is DISCARDED, and must be REVIEWING',
    ]);
  });

  it('every workflow passes also under other values of the settings', async () => {
    const { settings } = await start();
    const set = {
      'creation-status': '201',
      'upload-status-values': 'examples',
      'after-next-step': 'REVIEWING',
      'report-success-status': '201',
      'report-error-shape': 'string',
      'error-body-shape': 'plain-text',
      'approve-scope': 'task.edit',
      'project-id-twice': 'reject',
      'issue-values': 'reject',
    } as const;
    for (const [question, value] of Object.entries(set))
      expect(settings()).not.toMatchObject({ [question]: value });
    const { baseUrl } = await start({ set });
    expect(stepsOf(await runAll(baseUrl))).toStrictEqual(allPassed);
  });
});

describe.concurrent('fails:', () => {
  it('a server with faults', async () => {
    const sandbox = await start();
    sandbox.fault({ operation: 'createUpload', call: 2, fault: 'status', status: 500 });
    sandbox.fault({ operation: 'completeTask', fault: 'status', status: 418 });
    sandbox.fault({ operation: 'reportTask', fault: 'broken' });
    sandbox.fault({ operation: 'discardTask', fault: 'status', status: 400 });
    const run = await runAll(sandbox.baseUrl);
    expect(run.passed).toBe(false);
    expect(stepsOf(run)).toEqual({
      sendThreeFiles: 'create',
      reviewATask: 'complete',
      reportATask: 'report',
      discardATask: 'discard',
    });
  });

  it('a task in another state than the workflow needs', async () => {
    const sandbox = await start();
    const toReview = `taskToReview=${sandbox.seed({ approved: true }).id}`;
    const toReport = `taskToReport=${sandbox.seed().id}`;
    const run = await runAll(`${sandbox.baseUrl}/`, '--task', toReview, '--task', toReport);
    expect(stepsOf(run)).toEqual({ reviewATask: 'read', reportATask: 'report' });
    expect(run.output).toContain('✗ success criteria check - $response.body#/payload/approved == false');
    expect(run.output).toContain('✗ success criteria check - $statusCode == 207');
  });
});

describe('npm run workflows', () => {
  it('lists the tasks that the workflows need when the server does not create them', async () => {
    // Without its control token, a sandbox is like any other server.
    const sandbox = await start({ controlToken: 'not-ours' });
    const args = ['--server', sandbox.baseUrl, '--task', `taskToDiscard=${sandbox.seed().id}`];
    const { code, stdout, stderr } = await run('workflows.ts', args, root);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Running workflow .* discardATask/);
    expect(stdout).toContain('Not run: Try to complete a discarded task (rejectAStep)\n');
    expect(stdout).toContain('  needs --task taskToReject=ID: ID of a task in REVIEWING.');
  });

  it.each([
    [['--server', 'example.com'], '--server example.com: not a URL'],
    [['--server', 'http://127.0.0.1:4', '--task', 'other=1'], '--task other: no workflow has this input'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j is rejected with a hint', async (args, message) => {
    const running = runWorkflows(args);
    await expect(running).rejects.toThrow(InputError);
    await expect(running).rejects.toThrow(message);
  });

  it('reports that no server responds', async () => {
    await expect(runAll(`http://127.0.0.1:${await getPort()}`)).rejects.toThrow(
      /^No server responds at .*ECONNREFUSED/,
    );
  });
});
