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
const folder = join(root, 'openapi');

const usage =
  'npm run workflows -- --server URL [--team team-1] [--project project-1] [--task INPUT=ID]…\n' +
  'The environment variable DOCPROC_API_KEY contains the key.';

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
 * @returns whether all of them passed, and what Redocly printed, with a line for each workflow that lacks a task
 * @throws InputError that names the flag to correct, or when the server does not respond
 */
export async function runWorkflows(args: string[]): Promise<{ passed: boolean; output: string }> {
  const {
    server: given,
    team,
    project,
    task,
  } = flags(
    {
      server: { type: 'string' },
      team: { type: 'string', default: 'team-1' },
      project: { type: 'string', default: 'project-1' },
      task: { type: 'string', multiple: true, default: [] },
    },
    usage,
    args,
  );
  if (given === undefined)
    throw new InputError(`--server is missing: the base URL of the server.\nUsage: ${usage}`);
  const server = httpUrl(given, '--server').replace(/\/+$/, '');
  console.log('A workflow waits for an upload up to five minutes.');
  const file = join(folder, 'workflows.arazzo.yaml');
  const { workflows, components } = parseYaml(await readFile(file, 'utf8'), file) as Arazzo;
  const common = { teamId: team, projectId: project, apiKey: process.env['DOCPROC_API_KEY'] ?? 'any-key' };
  const taskInputs = Object.entries(components.inputs).filter(([name]) => !(name in common));
  const tasks = tasksOf(task, taskInputs);

  const seeds = Object.entries(components['x-sandbox-seeds']).filter(([name]) => !(name in tasks));
  const inputs = { ...common, ...tasks, ...(await seedTasks(server, team, project, seeds)) };
  const lacks = (name: string) => !(name in inputs);
  const ready = workflows.filter(({ inputs: { required } }) => !required.some(lacks));
  const { passed, output } = await respect(server, ready, inputs);
  const notRun = workflows
    .filter((workflow) => !ready.includes(workflow))
    .map(({ workflowId, summary, inputs: { required } }) => {
      const needed = required.filter(lacks);
      const lines = needed.map(
        (name) => `  needs --task ${name}=ID: ${components.inputs[name]?.description}`,
      );
      return [`Not run: ${summary} (${workflowId})`, ...lines].join('\n');
    });
  return { passed, output: [output, ...notRun].join('\n').trim() };
}

/** The tasks that flags name, by their inputs. */
function tasksOf(pairs: string[], known: [name: string, { description: string }][]): Record<string, string> {
  const tasks = pairs.map((pair): [string, string] => {
    const [, name = '', id = ''] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    if (name === '') throw new InputError(`--task ${pair}: write INPUT=ID, as in taskToReview=task-1.`);
    if (known.some(([input]) => input === name)) return [name, id];
    const inputs = known.map(([input, { description }]) => `\n  ${input}: ${description}`);
    throw new InputError(`--task ${name}: no workflow has this input. The inputs are:${inputs.join('')}`);
  });
  return Object.fromEntries(tasks);
}

/** Creates the tasks that the workflows need, if the server is a sandbox whose control API is open to this command. */
async function seedTasks(
  server: string,
  team: string,
  project: string,
  seeds: [name: string, fields: object][],
): Promise<Record<string, string>> {
  const health = await fetch(`${server}/_sandbox/health`).catch((error: Error) => {
    throw new InputError(`No server responds at ${server}: ${messageOf(error.cause ?? error)}`);
  });
  const seeded: Record<string, string> = {};
  for (const [name, fields] of health.ok ? seeds : []) {
    const url = `${server}/_sandbox/teams/${encodeURIComponent(team)}/tasks`;
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
  workflows: Arazzo['workflows'],
  inputs: Record<string, string>,
): Promise<{ passed: boolean; output: string }> {
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
async function withSingleStatuses(): Promise<string> {
  const bundle = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'));
  const statuses = Array.from({ length: 100 }, (_, index) => 200 + index);
  return JSON.stringify(withoutRanges(bundle, statuses));
}

if (import.meta.main) {
  await main(async () => {
    const { passed, output } = await runWorkflows(process.argv.slice(2));
    console.log(output);
    if (!passed) throw new InputError('The server does not conform to every workflow.');
  });
}
