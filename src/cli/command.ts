import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { itemRows, toCsv } from '@docproc/client/pages';
import { createClient } from '@docproc/client/upload-tasks';
import type { ParseArgsConfig } from 'node:util';
import { commands, version } from '../../generated/cli/contract/contract.ts';
import { nearest, parseArguments, UsageError } from '../shared/command-line.ts';
import type { Tool } from '../shared/tool.ts';
import { optionsOfTool, placeholderOf, toArguments, toConfig } from './arguments.ts';
import { completionFor, type Words } from './completion.ts';
import { type ConfigFlags, optionsOf } from './config.ts';
import { exitCodes } from './exit-codes.ts';
import { login } from './login.ts';
import { htmlOf, showInBrowser, writePage } from './open.ts';
import { columns } from './render.ts';
import { type Flags, runEach, runTool, type Surroundings } from './run.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Options = NonNullable<ParseArgsConfig['options']>;

const common = {
  json: { type: 'boolean' },
  profile: { type: 'string' },
  sandbox: { type: 'boolean' },
  'tasks-of': { type: 'string' },
  help: { type: 'boolean' },
} satisfies Options;
const several = { continue: { type: 'boolean' } } satisfies Options;

/** A command that is no tool. */
interface Own {
  usage: string;
  title: string;
  options: Options;
  run: (given: Given) => Promise<number>;
}
interface Given {
  values: Readonly<Record<string, unknown>>;
  positionals: readonly string[];
  env: Env;
  signal: AbortSignal;
  open: () => Promise<Surroundings>;
}

const own: Readonly<Record<string, Own>> = {
  export: {
    usage: 'export ID…',
    title: 'Export the items of tasks, one in a row',
    options: {
      ...several,
      format: { type: 'string' },
      bom: { type: 'boolean' },
      upload: { type: 'string', multiple: true },
    },
    async run({ values, positionals, open }) {
      const { format = values['json'] ? 'json' : 'csv', upload = [] } = values;
      const write = { csv: toCsv, json: toJson, ndjson: toLines }[String(format)];
      if (!write) throw new UsageError(`--format ${String(format)}: the value must be csv, json or ndjson.`);
      const run = await open();
      const tasks = (
        await Promise.all((upload as string[]).map((id) => run.client.uploads.tasks(id)))
      ).flat();
      if (positionals.length + tasks.length === 0) throw new UsageError('docproc export needs ID…');
      const code =
        positionals.length > 0
          ? await runEach(run, positionals, async (id) => void tasks.push(await run.client.tasks.get(id)))
          : 0;
      if (code === 0 || run.flags.continue)
        process.stdout.write(write(itemRows(tasks), { bom: values['bom'] === true }));
      return code;
    },
  },
  open: {
    usage: 'open ID',
    title: 'Show the pages of a task with their boxes in a browser',
    options: { output: { type: 'string' }, unit: { type: 'string' } },
    async run({ values, positionals, open }) {
      const { output, unit = 'pixels' } = values as { output?: string; unit?: string };
      const [id] = positionals;
      if (id === undefined || positionals.length > 1) throw new UsageError('docproc open needs one ID.');
      if (unit !== 'pixels' && unit !== 'fractions')
        throw new UsageError(`--unit ${unit}: the value must be pixels or fractions.`);
      const { client, print } = await open();
      const path = await writePage(htmlOf(await client.tasks.get(id), unit), output);
      print(path);
      if (output === undefined && process.stdout.isTTY) showInBrowser(path);
      return 0;
    },
  },
  login: {
    usage: 'login',
    title: 'Save a key as a profile, after a request with it has succeeded',
    options: {},
    async run({ values, env, signal }) {
      const { profile = 'default' } = values as ConfigFlags;
      process.stdout.write(`${await login(profile, env, signal)}\n`);
      return 0;
    },
  },
  completion: {
    usage: 'completion SHELL',
    title: 'Print a script that completes commands: bash, zsh or fish',
    options: {},
    async run({ positionals }) {
      process.stdout.write(completionFor(positionals[0], words()));
      return 0;
    },
  },
};

const toJson = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;
const toLines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The options of the command of a tool, beside the common ones. */
const configOf = (tool: Tool): Options => ({
  ...toConfig(optionsOfTool(tool)),
  ...(tool.annotations.destructiveHint && { yes: { type: 'boolean' } }),
  ...(tool.path.length === 1 && several),
  ...(tool.waits && { wait: { type: 'boolean' }, timeout: { type: 'string' } }),
});

const usageOf = ({ name, path, files }: Tool): string =>
  [name, ...path.map((each) => each.toUpperCase()), ...(files.length > 0 ? ['FILE…'] : [])].join(' ') +
  (path.length === 1 ? '…' : '');

function help(): string {
  const rows = [
    ...commands.map((tool) => [`  docproc ${usageOf(tool)}`, tool.title]),
    ...Object.values(own).map(({ usage, title }) => [`  docproc ${usage}`, title]),
    ['  docproc sandbox …', 'Serve the sandbox; docproc sandbox --help lists its options'],
  ];
  return `Usage: docproc COMMAND [options]

${columns(rows)}

  --json             prints JSON
  --sandbox          sends requests to the sandbox that docproc sandbox serves
  --profile NAME     takes the configuration of docproc login --profile NAME
  --tasks-of MODULE  its default export returns the task IDs of an upload
  --help             prints the options of a command

Configuration: DOCPROC_BASE_URL, DOCPROC_TEAM_ID, DOCPROC_PROJECT_ID and DOCPROC_API_KEY in the environment, in .env of this
folder or in a profile. Base URL and key are of one place.

Exit codes:
${columns(exitCodes.map(([code, reason]) => [`  ${code}`, reason]))}`;
}

function helpOf(tool: Tool): string {
  const rows = [
    ...optionsOfTool(tool).map((each) => [
      `  --${each.name} ${placeholderOf(each)}`.trimEnd(),
      `${each.schema.description ?? ''}${each.required ? ' Required.' : ''}`,
    ]),
    ...(tool.annotations.destructiveHint ? [['  --yes', 'Sends it without a question.']] : []),
    ...(tool.path.length === 1 ? [['  --continue', 'Goes on with the next ID after a failure.']] : []),
    ...(tool.waits
      ? [
          ['  --wait', 'Waits until the tasks are processed.'],
          ['  --timeout N', 'Seconds to wait, 3600 by default.'],
        ]
      : []),
  ];
  const text = tool.description.replaceAll(/(.{60,100}?) /g, '$1\n');
  return `Usage: docproc ${usageOf(tool)} [options]\n\n${text}\n\n${columns(rows)}`;
}

/** What completion offers. */
function words(): Words {
  const flags = (options: Options): string[] =>
    Object.keys({ ...options, ...common }).map((each) => `--${each}`);
  const groups = [...new Set(commands.map(({ name }) => name.split(' ')[0] as string))];
  const methodsOf = (group: string): string[] =>
    commands.flatMap(({ name }) => (name.startsWith(`${group} `) ? name.split(' ').slice(1) : []));
  return {
    '': [...groups, ...Object.keys(own), 'sandbox'],
    ...Object.fromEntries(groups.map((group) => [group, methodsOf(group)])),
    ...Object.fromEntries(
      commands.map((tool) => [tool.name.includes(' ') ? tool.name : `${tool.name} `, flags(configOf(tool))]),
    ),
    ...Object.fromEntries(Object.entries(own).map(([name, { options }]) => [name, flags(options)])),
  };
}

/** Finds the command that arguments begin with. */
function find([first = '', second = '']: readonly string[]): { name: string; tool?: Tool } {
  const tool =
    commands.find(({ name }) => name === `${first} ${second}`) ?? commands.find(({ name }) => name === first);
  if (tool) return { name: tool.name, tool };
  if (first in own) return { name: first };
  const names = [...commands.map(({ name }) => name), ...Object.keys(own), 'sandbox'];
  const methods = names.filter((name) => name.startsWith(`${first} `));
  const [given, meant] =
    methods.length > 0
      ? [`${first} ${second}`.trim(), nearest(`${first} ${second}`, methods)]
      : [first, nearest(first, names)];
  const way = meant
    ? `Did you mean docproc ${meant}?`
    : `There are: ${(methods.length > 0 ? methods : names).join(', ')}.`;
  throw new UsageError(`docproc ${given}: there is no such command. ${way}`);
}

/** Runs the sandbox's own command in this process. */
async function serveSandbox(args: readonly string[]): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('@docproc/sandbox/package.json');
  process.argv.splice(2, Infinity, ...args);
  await import(pathToFileURL(join(dirname(manifest), 'dist/bin.js')).href);
}

/**
 * Runs a command, and returns its exit code; undefined if it has set that itself.
 *
 * @throws {Error} It failed. `exitCodeOf` returns the exit code.
 */
export async function main(args: string[], env: Env, signal: AbortSignal): Promise<number | undefined> {
  const [first] = args;
  if (first === 'sandbox') return void (await serveSandbox(args.slice(1)));
  if (first === undefined || first === '--help' || first === 'help') return say(help());
  if (first === '--version') return say(version);
  if (first.startsWith('-'))
    throw new UsageError(`The command comes before ${first}. docproc --help lists them.`);
  if (args.some((each) => /^--(api-)?key\b/.test(each)))
    throw new UsageError('Others can see a key in the arguments: run docproc login, or set DOCPROC_API_KEY.');
  const { name, tool } = find(args);
  const options = { ...(tool ? configOf(tool) : own[name]?.options), ...common };
  const rest = args.slice(name.split(' ').length);
  const config = { args: rest, options, allowPositionals: true };
  const { values, positionals } = parseArguments(`docproc ${name}`, config);
  const flags = values as Flags & ConfigFlags & { help?: boolean };
  if (flags.help)
    return say(tool ? helpOf(tool) : `Usage: docproc ${own[name]?.usage}\n\n${own[name]?.title}.`);
  const open = async (): Promise<Surroundings> => {
    const configured = await optionsOf(flags, env);
    return {
      client: createClient({ ...configured, signal, userAgent: `docproc-cli/${version}` }),
      findsTasks: configured.tasksOf !== undefined,
      flags,
      signal,
      print: (text) => void process.stdout.write(`${text}\n`),
      note: (text) => void process.stderr.write(`${text}\n`),
      isColored: process.stdout.isTTY && !env['NO_COLOR'],
    };
  };
  if (!tool) return own[name]?.run({ values, positionals, env, signal, open });
  return runTool(await open(), tool, positionals, toArguments(optionsOfTool(tool), values));
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
