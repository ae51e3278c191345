/**
 * `npm run workflows -- --server URL`: runs the workflows of `openapi/workflows.arazzo.yaml` against a server, with
 * `redocly respect`.
 *
 * Most workflows need a task, and no response of the service lists the tasks of an upload. In a sandbox the command
 * creates them through its control plane; for any other server the flag `--task` names them.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';
import { runRedocly } from '../lib/redocly-cli.ts';
import { parseYaml } from '../lib/yaml.ts';

const root = join(import.meta.dirname, '../..');

export interface WorkflowOptions {
  /** Base URL of the server, as in `https://example.com`. */
  server: string;
  team: string;
  project: string;
  apiKey: string;
  /** Folder of the workflows. @default 'openapi' */
  folder?: string;
  /** Task IDs by the name of the input. In a sandbox, those that are missing are created. */
  tasks?: Record<string, string>;
}

export interface Workflow {
  id: string;
  summary: string;
  /** `missing` if an input has no task. */
  result: 'passed' | 'failed' | 'missing';
  steps: Step[];
  /** Names of the inputs without a task, each with its description. */
  missing: [name: string, description: string][];
}

export interface Step {
  id: string;
  /** Status of the response; 0 if no response was received. */
  status: number;
  /** The criteria that the response does not meet. */
  problems: string[];
  body: unknown;
}

export interface Arazzo {
  workflows: { workflowId: string; summary: string; inputs: { required: string[] } }[];
  components: {
    inputs: Record<string, { description: string }>;
    /** Fields of the task that a sandbox creates for an input. */
    'x-sandbox-seeds': Record<string, object>;
  };
}

/** The parts of respect's report that are used here. */
interface RespectReport {
  files: Record<
    string,
    { executedWorkflows: { workflowId: string; status: string; executedSteps: ReportedStep[] }[] }
  >;
}
interface ReportedStep {
  stepId: string;
  response?: { statusCode: number; body?: unknown };
  checks: { name: string; passed: boolean; message: string }[];
}

/**
 * Runs every workflow whose inputs all have a value.
 *
 * @throws InputError when the server does not respond, or when `tasks` names an unknown input
 */
export async function runWorkflows(options: WorkflowOptions): Promise<Workflow[]> {
  const { team, project, apiKey, tasks = {}, folder = join(root, 'openapi') } = options;
  const server = options.server.replace(/\/+$/, '');
  const file = join(folder, 'workflows.arazzo.yaml');
  const { workflows, components } = parseYaml(await readFile(file, 'utf8'), file) as Arazzo;
  const common = { teamId: team, projectId: project, apiKey };
  const taskInputs = Object.entries(components.inputs).filter(([name]) => !Object.hasOwn(common, name));
  const unknown = Object.keys(tasks).find((name) => !taskInputs.some(([known]) => known === name));
  if (unknown !== undefined) {
    const known = taskInputs.map(([name, { description }]) => `\n  ${name}: ${description}`);
    throw new InputError(`--task ${unknown}: no workflow has this input. The inputs are:${known.join('')}`);
  }

  const inputs = {
    ...common,
    ...(await seedTasks(server, options, components['x-sandbox-seeds'])),
    ...tasks,
  };
  const missingIn = (workflow: Arazzo['workflows'][number]) =>
    workflow.inputs.required
      .filter((name) => !Object.hasOwn(inputs, name))
      .map((name): [string, string] => [name, components.inputs[name]?.description ?? '']);
  const ready = workflows.filter((workflow) => missingIn(workflow).length === 0);
  const runs = await respect(server, folder, ready, inputs);
  return workflows.map((workflow) => {
    const { workflowId: id, summary } = workflow;
    const run = runs.find((each) => each.id === id);
    return { id, summary, result: 'missing', steps: [], ...run, missing: missingIn(workflow) };
  });
}

/** Creates the tasks that the workflows need, if the server is a sandbox whose control plane is open to this command. */
async function seedTasks(
  server: string,
  { team, project, tasks = {} }: WorkflowOptions,
  seeds: Record<string, object>,
): Promise<Record<string, string>> {
  const health = await fetch(`${server}/_sandbox/health`).catch((error: Error) => {
    throw new InputError(`No server responds at ${server}: ${messageOf(error.cause ?? error)}`);
  });
  const seeded: Record<string, string> = {};
  if (!health.ok) return seeded;
  const url = `${server}/_sandbox/teams/${encodeURIComponent(team)}/tasks`;
  for (const [name, fields] of Object.entries(seeds)) {
    if (Object.hasOwn(tasks, name)) continue;
    const body = JSON.stringify({ project_id: project, ...fields });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok)
      throw new InputError(
        `${url} returns ${response.status} for the input ${name}: ${await response.text()}`,
      );
    seeded[name] = ((await response.json()) as { id: string }).id;
  }
  return seeded;
}

type Run = Pick<Workflow, 'id' | 'result' | 'steps'>;

/** Runs workflows, all with the same inputs. */
async function respect(
  server: string,
  folder: string,
  workflows: Arazzo['workflows'],
  inputs: Record<string, string>,
): Promise<Run[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-'));
  try {
    const file = join(scratch, 'workflows.arazzo.yaml');
    await cp(join(folder, 'workflows.arazzo.yaml'), file);
    await cp(join(folder, 'workflows'), join(scratch, 'workflows'), { recursive: true });
    await writeFile(join(scratch, 'openapi.yaml'), await withoutRanges());
    const chosen = workflows.flatMap(({ workflowId }) => ['--workflow', workflowId]);
    const options = ['--server', `docproc=${server}`, '--input', JSON.stringify(inputs), ...chosen];
    const { files } = await respectReport([file], options, scratch);
    return Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.map(({ workflowId, status, executedSteps }) => ({
        id: workflowId,
        result: status === 'success' ? 'passed' : 'failed',
        steps: executedSteps.map(stepOf),
      })),
    );
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Runs the workflows of some files, and returns the report that Redocly writes into a folder. */
export async function respectReport(
  files: string[],
  options: string[],
  folder: string,
): Promise<RespectReport> {
  const reportFile = join(folder, 'report.json');
  const output = ['--json-output', reportFile, '--no-secrets-masking'];
  const { stdout, stderr } = await runRedocly(['respect', ...files, ...output, ...options]);
  const report = await readFile(reportFile, 'utf8').catch(() => {
    throw new Error(`Redocly wrote no report. Its output:\n${stdout}${stderr}`);
  });
  return JSON.parse(report) as RespectReport;
}

/** Returns the bundle with each `2XX` as single statuses, the only ones that respect knows. */
export async function withoutRanges(): Promise<string> {
  const bundle = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  };
  for (const { responses } of Object.values(bundle.paths).flatMap((item) => Object.values(item))) {
    if (!responses?.['2XX']) continue;
    for (let status = 200; status < 300; status++) responses[status] = responses['2XX'];
  }
  return JSON.stringify(bundle);
}

function stepOf({ stepId: id, response, checks }: ReportedStep): Step {
  const problems = checks.filter(({ passed }) => !passed).map(problemOf);
  return { id, status: response?.statusCode ?? 0, problems, body: response?.body };
}

/** Returns the criterion of a failed check: `$response.body#/error != null`. */
function problemOf({ name, message }: ReportedStep['checks'][number]): string {
  const [criterion] = /\{"c.*"\}/.exec(message) ?? [];
  if (name !== 'success criteria check' || !criterion)
    return stripVTControlCharacters(`${name}: ${message}`).trim();
  const { context, condition } = JSON.parse(criterion) as { context?: string; condition: string };
  return context === undefined ? condition : `${context} matches ${condition}`;
}

/** Returns a workflow as text: a line for each step, followed by the criteria that its response does not meet. */
export function describeWorkflow({ id, summary, result, steps, missing }: Workflow): string {
  const head = `${{ passed: 'passed ', failed: 'FAILED ', missing: 'not run' }[result]}  ${summary} (${id})`;
  const needs = missing.map(([name, description]) => `           needs --task ${name}=ID: ${description}`);
  const lines = steps.flatMap(({ id: step, status, problems, body }) => [
    `           ${step.padEnd(12)}${status || 'no response'}`,
    ...problems.map((problem) => `             not met: ${problem.replaceAll('\n', '\n             ')}`),
    ...(problems.length > 0 && body !== undefined
      ? [`             response: ${JSON.stringify(body).slice(0, 400)}`]
      : []),
  ]);
  return [head, ...needs, ...lines].join('\n');
}

const usage =
  'npm run workflows -- --server URL [--team team-1] [--project project-1] [--task INPUT=ID]…\n' +
  'The environment variable DOCPROC_API_KEY contains the key.';

/**
 * Returns the options that the flags of the command set.
 *
 * @throws InputError that names the flag to correct
 */
export function optionsOf(args: string[]): WorkflowOptions {
  const { server, team, project, task } = flags(
    {
      server: { type: 'string' },
      team: { type: 'string', default: 'team-1' },
      project: { type: 'string', default: 'project-1' },
      task: { type: 'string', multiple: true, default: [] },
    },
    usage,
    args,
  );
  if (server === undefined) {
    throw new InputError(`--server is missing: the base URL of the server.\nUsage: ${usage}`);
  }
  if (!/^https?:/.test(server) || !URL.canParse(server)) {
    throw new InputError(
      `--server ${server}: not a URL. Write it with its scheme, as in https://example.com.`,
    );
  }
  const wrong = task.find((pair) => !/^\w+=./.test(pair));
  if (wrong !== undefined)
    throw new InputError(`--task ${wrong}: write INPUT=ID, as in taskToReview=task-1.`);
  const tasks = Object.fromEntries(task.map((pair) => pair.split(/=(.*)/s, 2) as [string, string]));
  return { server, team, project, tasks, apiKey: process.env['DOCPROC_API_KEY'] ?? 'any-key' };
}

if (import.meta.main) {
  await main(async () => {
    const given = optionsOf(process.argv.slice(2));
    console.log(`Sending requests to ${given.server}. A workflow waits for an upload up to five minutes.`);
    const workflows = await runWorkflows(given);
    for (const workflow of workflows) console.log(describeWorkflow(workflow));
    const failed = workflows.filter(({ result }) => result === 'failed').length;
    if (failed > 0) throw new InputError(`${failed} of ${workflows.length} workflows failed.`);
  });
}
