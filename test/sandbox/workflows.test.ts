/** The workflows of openapi/workflows.arazzo.yaml, told to a sandbox, and to servers that do not behave. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import {
  describeWorkflow,
  runWorkflows,
  type StoriesOptions,
  type Workflow,
} from '../../scripts/commands/workflows.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/index.ts';
import { root, run } from '../artifacts/project.ts';
import { freePort } from '../support/port.ts';
import { operations } from '../support/contract.ts';

interface Step {
  stepId: string;
  operationId: string;
  successCriteria: { condition: string; context?: string }[];
}
const { workflows } = parse(readFileSync(join(root, 'openapi/workflows.arazzo.yaml'), 'utf8')) as {
  workflows: { workflowId: string; steps: Step[] }[];
};

async function start(options: Parameters<typeof startSandbox>[0] = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({ port: 0, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const tell = (server: string, options: Partial<StoriesOptions> = {}) =>
  runWorkflows({ server, team: 'team-1', project: 'project-1', apiKey: 'any-key', ...options });
const results = (workflows: Workflow[]) =>
  Object.fromEntries(workflows.map(({ id, result }) => [id, result]));
const allPassed = Object.fromEntries(workflows.map(({ workflowId }) => [workflowId, 'passed']));

describe('each step', () => {
  const steps = workflows.flatMap(({ workflowId, steps }) => steps.map((step) => ({ workflowId, ...step })));
  it.each(steps)('$workflowId $stepId calls an operation and looks at status and body', (step) => {
    expect(operations().map(({ operationId }) => operationId)).toContain(step.operationId);
    const [status, ...others] = step.successCriteria;
    expect(status?.condition).toMatch(/^\$statusCode [>=]= \d{3}$/);
    // Of the body of an error nothing is known.
    const refused = status?.condition === '$statusCode == 400';
    const looked = others.filter(({ condition, context = condition }) =>
      context.startsWith('$response.body#/'),
    );
    expect(looked.length > 0).toBe(!refused);
  });
});

describe('told to a sandbox', () => {
  it('every workflow comes true, and leaves behind what it tells', async () => {
    const sandbox = await start({ processingMs: 1_000 });
    // Time passes once the workflows have begun to wait.
    const wait = setInterval(() => {
      if (sandbox.journal().some(({ operation }) => operation === 'getUpload')) sandbox.advance(1_000);
    }, 50);
    onTestFinished(() => clearInterval(wait));
    expect(results(await tell(sandbox.baseUrl))).toEqual(allPassed);

    const uploads = sandbox.uploads();
    expect(uploads.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ['Invoice of March', 1],
      ['invoice.pdf', 3],
      ['report-fails.pdf', 1],
      ['document.pdf', 1],
      ['document.pdf', 1],
    ]);
    const reviewed = uploads[0]?.tasks[0];
    expect(sandbox.events()).toMatchObject([{ name: 'task_approved', task_id: reviewed }]);
    const statuses = sandbox.tasks().map(({ status }) => status);
    expect(statuses.join(' ')).toBe('COMPLETED REVIEWING REVIEWING REVIEWING REVIEWING DISCARDED DISCARDED');

    const journal = sandbox.journal();
    expect(journal.filter(({ operation }) => operation === 'getUpload').length).toBeGreaterThan(2);
    for (const { verdict } of journal) expect(verdict).toEqual({ request: 'fits', answer: 'listed' });
    expect(journal.flatMap(({ refusal = [] }) => refusal)).toEqual([
      'status is DISCARDED, and must be REVIEWING',
    ]);
  });

  it('every workflow comes true also where each open question is read otherwise', async () => {
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
    expect(results(await tell(baseUrl))).toEqual(allPassed);
  });
});

describe('is found out:', () => {
  const failing = (workflows: Workflow[]) =>
    Object.fromEntries(
      workflows.flatMap(({ id, result, steps }) =>
        result === 'failed'
          ? steps.filter(({ problems }) => problems.length > 0).map((step) => [id, step.id])
          : [],
      ),
    );

  it('a server that does not answer as it should', async () => {
    const sandbox = await start();
    sandbox.fault({ operation: 'createUpload', call: 2, fault: 'status', status: 500 });
    sandbox.fault({ operation: 'completeTask', fault: 'status', status: 418 });
    sandbox.fault({ operation: 'reportTask', fault: 'broken' });
    sandbox.fault({ operation: 'discardTask', fault: 'status', status: 400 });
    expect(failing(await tell(sandbox.baseUrl))).toEqual({
      sendThreeFiles: 'create',
      reviewATask: 'complete',
      reportATask: 'report',
      discardATask: 'discard',
    });
  });

  it('a task that does not stand as the workflow needs it', async () => {
    const sandbox = await start();
    const tasks = { taskToReview: sandbox.seed({ approved: true }).id, taskToReport: sandbox.seed().id };
    const workflows = await tell(`${sandbox.baseUrl}/`, { tasks });
    expect(failing(workflows)).toEqual({ reviewATask: 'read', reportATask: 'report' });
    expect(workflows.map(describeWorkflow).join('\n').split('\n')).toEqual(
      expect.arrayContaining([
        'FAILED   Review a task, approve it and complete it (reviewATask)',
        '           read        200',
        '             not so: $response.body#/payload/approved == false',
        'FAILED   Report a task while an external system is unavailable (reportATask)',
        '           report      200',
        '             not so: $statusCode == 207',
      ]),
    );
  });
});

describe('npm run workflows', () => {
  it('says which task a workflow needs when the server does not tell', async () => {
    // A sandbox that we may not steer is a server as any other.
    const sandbox = await start({ controlToken: 'not-ours' });
    const args = ['--server', sandbox.baseUrl, '--task', `taskToDiscard=${sandbox.seed().id}`];
    const { code, stdout, stderr } = await run('workflows.ts', args, root);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('passed   Discard a task (discardATask)\n');
    expect(stdout).toContain('not run  Try to complete a discarded task (completeADiscardedTask)\n');
    expect(stdout).toContain('needs --task taskToReject=ID: ID of a task in REVIEWING.\n');
  });

  it.each([
    [['--server', 'example.com'], '--server example.com: not an address'],
    [['--server', 'http://127.0.0.1:4', '--task', 'other=1'], '--task other: no workflow takes it'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%j is refused with a way out', async (args, message) => {
    const { code, stderr } = await run('workflows.ts', args, root);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('says so when no server answers', async () => {
    await expect(tell(`http://127.0.0.1:${await freePort()}`)).rejects.toThrow(
      /^No server answers at .*ECONNREFUSED/,
    );
  });
});
