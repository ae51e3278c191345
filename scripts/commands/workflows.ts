/**
 * `npm run workflows -- --server URL`: runs the workflows of `openapi/workflows.arazzo.yaml` against a server, with
 * `redocly respect`.
 *
 * Most workflows need a task, and no response of the service lists the tasks of an upload. In a sandbox the command
 * creates them through its control API; for any other server the flag `--task` names them.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutRanges } from '../artifacts/compat.ts';
import { flags, httpUrl, InputError, main, messageOf } from '../lib/cli.ts';
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

/** What became of the workflows. */
export interface WorkflowRun {
  /** Whether every workflow that ran passed. */
  passed: boolean;
  /** What Redocly printed, and the workflows that lack a task. */
  output: string;
}

export interface Arazzo {
  workflows: { workflowId: string; summary: string; inputs: { required: string[] } }[];
  components: {
    inputs: Record<string, { description: string }>;
    /** Fields of the task that a sandbox creates for an input. */
    'x-sandbox-seeds': Record<string, object>;
  };
}

/**
 * Runs every workflow whose inputs all have a value.
 *
 * @throws InputError when the server does not respond, or when `tasks` names an unknown input
 */
export async function runWorkflows(options: WorkflowOptions): Promise<WorkflowRun> {
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
  const lacks = (name: string) => !Object.hasOwn(inputs, name);
  const ready = workflows.filter(({ inputs: { required } }) => !required.some(lacks));
  const run = await respect(server, folder, ready, inputs);
  const notRun = workflows
    .filter((workflow) => !ready.includes(workflow))
    .flatMap(({ workflowId, summary, inputs: { required } }) => [
      `Not run: ${summary} (${workflowId})`,
      ...required
        .filter(lacks)
        .map((name) => `  needs --task ${name}=ID: ${components.inputs[name]?.description}`),
    ]);
  return { ...run, output: [run.output, ...notRun].join('\n').trim() };
}

/** Creates the tasks that the workflows need, if the server is a sandbox whose control API is open to this command. */
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

/** Runs workflows, all with the same inputs. */
async function respect(
  server: string,
  folder: string,
  workflows: Arazzo['workflows'],
  inputs: Record<string, string>,
): Promise<WorkflowRun> {
  if (workflows.length === 0) return { passed: true, output: '' };
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-'));
  try {
    const file = join(scratch, 'workflows.arazzo.yaml');
    await cp(join(folder, 'workflows.arazzo.yaml'), file);
    await cp(join(folder, 'workflows'), join(scratch, 'workflows'), { recursive: true });
    await writeFile(join(scratch, 'openapi.yaml'), await withSingleStatuses());
    const chosen = workflows.flatMap(({ workflowId }) => ['--workflow', workflowId]);
    const options = ['--server', `docproc=${server}`, '--input', JSON.stringify(inputs), ...chosen];
    const { code, stdout, stderr } = await runRedocly(['respect', file, ...options]);
    return { passed: code === 0, output: stdout + stderr };
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/** Returns the bundle with single statuses in place of each `2XX`: Redocly reads no range here. */
export async function withSingleStatuses(): Promise<string> {
  const bundle = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'));
  const statuses = Array.from({ length: 100 }, (_, index) => 200 + index);
  return JSON.stringify(withoutRanges(bundle, statuses));
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
  httpUrl(server, '--server');
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
    const { passed, output } = await runWorkflows(given);
    console.log(output);
    if (!passed) throw new InputError('The server does not conform to every workflow.');
  });
}
