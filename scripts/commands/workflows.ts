/**
 * `npm run workflows -- --server URL`: runs the workflows of `openapi/workflows.arazzo.yaml` against a server, with
 * `redocly respect`.
 *
 * Most workflows need a task, and no answer of the service tells which tasks an upload has. A sandbox is asked for
 * them under its control plane. For any other server the person who runs the workflows names them.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { parse } from 'yaml';
import { flags, InputError, main, messageOf } from '../lib/cli.ts';

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const root = join(import.meta.dirname, '../..');

export interface StoriesOptions {
  /** Address of the server, as in `https://example.com`. */
  server: string;
  team: string;
  project: string;
  apiKey: string;
  /** Tasks by the names of the inputs that take them. A sandbox gives those that are missing. */
  tasks?: Record<string, string>;
}

export interface Workflow {
  id: string;
  summary: string;
  /** `missing` if there was no task for it. */
  result: 'passed' | 'failed' | 'missing';
  steps: Step[];
  /** Names of the inputs for which there was no task, each with what it must be. */
  missing: [name: string, description: string][];
}

export interface Step {
  id: string;
  /** Status of the answer; 0 if there was none. */
  status: number;
  /** What of the answer was not as the workflow has it. */
  problems: string[];
  body: unknown;
}

interface Arazzo {
  workflows: { workflowId: string; summary: string; inputs: { required: string[] } }[];
  components: { inputs: Record<string, { description: string }> };
}

/** What respect writes about a run, as far as it is read here. */
interface Report {
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
 * Runs every workflow for which there is a task.
 *
 * @throws InputError when no server answers, or a task is given for an input that there is not
 */
export async function runWorkflows(options: StoriesOptions): Promise<Workflow[]> {
  const { team, project, apiKey, tasks = {} } = options;
  const server = options.server.replace(/\/+$/, '');
  const { workflows, components } = parse(
    await readFile(join(root, 'openapi/workflows.arazzo.yaml'), 'utf8'),
  ) as Arazzo;
  const common = { teamId: team, projectId: project, apiKey };
  const described = (name: string) => components.inputs[name]?.description ?? '';
  const taskInputs = Object.keys(components.inputs).filter((name) => !Object.hasOwn(common, name));
  const unknown = Object.keys(tasks).find((name) => !taskInputs.includes(name));
  if (unknown !== undefined) {
    const known = taskInputs.map((name) => `\n  ${name}: ${described(name)}`);
    throw new InputError(`--task ${unknown}: no workflow takes it. There are:${known.join('')}`);
  }

  const health = await fetch(`${server}/_sandbox/health`).catch((error: Error) => {
    throw new InputError(`No server answers at ${server}: ${messageOf(error.cause ?? error)}`);
  });
  const isSandbox = health.ok;
  const missingIn = (given: object, { inputs }: Arazzo['workflows'][number]) =>
    inputs.required.filter((name) => !Object.hasOwn(given, name));

  const opening = workflows.filter((workflow) => missingIn(common, workflow).length === 0);
  const first = await respect(server, opening, common);
  const created = first.find(({ id }) => id === 'sendAnUpload')?.steps[0]?.body as
    { id?: string } | undefined;
  const given = { ...(isSandbox && (await sandboxTasks(server, team, project, created?.id))), ...tasks };

  const inputs = { ...common, ...given };
  const others = workflows.filter((workflow) => !opening.includes(workflow));
  const ready = others.filter((workflow) => missingIn(inputs, workflow).length === 0);
  const second = ready.length > 0 ? await respect(server, ready, inputs) : [];
  const done = [...first, ...second];
  return workflows.map((workflow) => {
    const { workflowId: id, summary } = workflow;
    const missing = missingIn(inputs, workflow).map((name): [string, string] => [name, described(name)]);
    return {
      id,
      summary,
      result: 'missing',
      steps: [],
      ...done.find((workflow) => workflow.id === id),
      missing,
    };
  });
}

/** Tasks of a sandbox that stand as the workflows need them: the uploaded document's, and three that are seeded. */
async function sandboxTasks(
  server: string,
  team: string,
  project_id: string,
  uploadId: string | undefined,
): Promise<Record<string, string>> {
  const url = `${server}/_sandbox/teams/${encodeURIComponent(team)}`;
  const ask = async (list: string, body?: object): Promise<unknown> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${url}/${list}`, init);
    if (!answer.ok) throw new InputError(`${url}/${list} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const seed = async (task: object) => ((await ask('tasks', { project_id, ...task })) as { id: string }).id;
  const uploads = (await ask('uploads')) as { id: string; tasks: string[] }[];
  const review = uploads.find(({ id }) => id === uploadId)?.tasks[0];
  return {
    ...(review !== undefined && { taskToReview: review }),
    taskToReport: await seed({ name: 'report-fails.pdf' }),
    taskToDiscard: await seed({}),
    taskToReject: await seed({}),
  };
}

type Run = Pick<Workflow, 'id' | 'result' | 'steps'>;

/** Runs some workflows, all with the same inputs. */
async function respect(
  server: string,
  workflows: Arazzo['workflows'],
  inputs: Record<string, string>,
): Promise<Run[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'docproc-'));
  try {
    const file = join(scratch, 'workflows.arazzo.yaml');
    const output = join(scratch, 'report.json');
    await cp(join(root, 'openapi/workflows.arazzo.yaml'), file);
    await cp(join(root, 'openapi/workflows'), join(scratch, 'workflows'), { recursive: true });
    await writeFile(join(scratch, 'openapi.yaml'), await withoutRanges());
    const argv = ['respect', file, '--json-output', output, '--no-secrets-masking'];
    argv.push('--server', `docproc=${server}`, '--input', JSON.stringify(inputs));
    for (const { workflowId } of workflows) argv.push('--workflow', workflowId);
    const said = await redocly(argv);
    const report = await readFile(output, 'utf8').catch(() => {
      throw new Error(`Redocly wrote no report. It said:\n${said}`);
    });
    return Object.values((JSON.parse(report) as Report).files).flatMap(({ executedWorkflows }) =>
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

/** The bundle as respect can hold answers against it: it knows no `2XX`, only statuses one by one. */
async function withoutRanges(): Promise<string> {
  const bundle = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  };
  for (const { responses } of Object.values(bundle.paths).flatMap((item) => Object.values(item))) {
    if (!responses?.['2XX']) continue;
    for (let status = 200; status < 300; status++) responses[status] = responses['2XX'];
  }
  return JSON.stringify(bundle);
}

/** Runs Redocly in a thread, where nobody sees the key among the arguments of a process. */
async function redocly(argv: string[]): Promise<string> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  const worker = new Worker(cli, { argv, env, stdout: true, stderr: true });
  const ended = new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
  const [out, err] = await Promise.all([text(worker.stdout), text(worker.stderr), ended]);
  return stripVTControlCharacters(`${out}${err}`);
}

function stepOf({ stepId: id, response, checks }: ReportedStep): Step {
  const problems = checks.filter(({ passed }) => !passed).map(problemOf);
  return { id, status: response?.statusCode ?? 0, problems, body: response?.body };
}

/** What a check asked for: `$response.body#/error != null`. */
function problemOf({ name, message }: ReportedStep['checks'][number]): string {
  const [criterion] = /\{"c.*"\}/.exec(message) ?? [];
  if (name !== 'success criteria check' || !criterion)
    return stripVTControlCharacters(`${name}: ${message}`).trim();
  const { context, condition } = JSON.parse(criterion) as { context?: string; condition: string };
  return context === undefined ? condition : `${context} matches ${condition}`;
}

/** A workflow as a person reads it: a line for each step, and below a step what was wrong with its answer. */
export function describeWorkflow({ id, summary, result, steps, missing }: Workflow): string {
  const head = `${{ passed: 'passed ', failed: 'FAILED ', missing: 'not run' }[result]}  ${summary} (${id})`;
  const needs = missing.map(([name, description]) => `           needs --task ${name}=ID: ${description}`);
  const lines = steps.flatMap(({ id: step, status, problems, body }) => [
    `           ${step.padEnd(12)}${status || 'no answer'}`,
    ...problems.map((problem) => `             not so: ${problem.replaceAll('\n', '\n             ')}`),
    ...(problems.length > 0 && body !== undefined
      ? [`             answer: ${JSON.stringify(body).slice(0, 400)}`]
      : []),
  ]);
  return [head, ...needs, ...lines].join('\n');
}

const usage =
  'npm run workflows -- --server URL [--team team-1] [--project project-1] [--task INPUT=ID]…\n' +
  'The key is taken from DOCPROC_API_KEY.';

function options(): StoriesOptions {
  const { server, team, project, task } = flags(
    {
      server: { type: 'string' },
      team: { type: 'string', default: 'team-1' },
      project: { type: 'string', default: 'project-1' },
      task: { type: 'string', multiple: true, default: [] },
    },
    usage,
  );
  if (server === undefined) {
    throw new InputError(`--server is missing: the address to send to.\nUsage: ${usage}`);
  }
  if (!/^https?:/.test(server) || !URL.canParse(server)) {
    throw new InputError(
      `--server ${server}: not an address. Write it with its scheme, as in https://example.com.`,
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
    const given = options();
    console.log(`Sending to ${given.server}. Uploads are waited for up to five minutes.`);
    const workflows = await runWorkflows(given);
    for (const workflow of workflows) console.log(describeWorkflow(workflow));
    const failed = workflows.filter(({ result }) => result === 'failed').length;
    if (failed > 0) throw new InputError(`${failed} of ${workflows.length} workflows failed.`);
  });
}
