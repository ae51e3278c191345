import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { itemRows, type ItemRow, toCsv } from '@docproc/client/pages';
import { createClient, type Task } from '@docproc/client/upload-tasks';
import { commands as tools, version } from '../../generated/cli/contract/contract.ts';
import {
  type DescribedOptions,
  flag,
  nearest,
  option,
  optionLines,
  parseArguments,
  UsageError,
} from '../shared/command-line.ts';
import type { Tool } from '../shared/tool.ts';
import { optionsOfTool, toArguments } from './arguments.ts';
import { completions } from './completion.ts';
import { type ConfigFlags, optionsOf } from './config.ts';
import { exitCodes, madeOf } from './exit-codes.ts';
import { login } from './login.ts';
import { htmlOf, showInBrowser, writePage } from './open.ts';
import { columns, harmless } from './render.ts';
import { type Flags, runEach, runTool, type Surroundings } from './run.ts';

type Env = Readonly<Record<string, string | undefined>>;

const common: DescribedOptions = {
  json: flag('prints JSON'),
  sandbox: flag('sends requests to the sandbox that docproc sandbox serves, for team-1 and project-1'),
  profile: option('NAME', 'takes the configuration of docproc login --profile NAME'),
  'tasks-of': option('MODULE', 'its default export returns the task IDs of an upload'),
  help: { ...flag('prints the options of a command'), short: 'h' },
};
const several = { continue: flag('Goes on with the next ID after a failure.') };
const irreversible = { yes: flag('Sends it without a question.') };
const waiting = {
  wait: flag('Waits until the tasks are processed.'),
  timeout: option('N', 'Seconds to wait, 3600 by default.'),
};

interface Command {
  usage: string;
  title: string;
  description?: string;
  options: DescribedOptions;
  run: (given: Given) => Promise<number>;
}
interface Given {
  values: Readonly<Record<string, unknown>>;
  positionals: string[];
  env: Env;
  signal: AbortSignal;
  open: () => Promise<Surroundings>;
}

function commandOf(tool: Tool): Command {
  const { name, title, description, path, files, annotations, waits } = tool;
  const own = optionsOfTool(tool);
  const ids = path.map((each) => each.toUpperCase());
  const words = [name, ...ids, ...(files.length > 0 ? ['FILE…'] : [])];
  return {
    usage: words.join(' ') + (ids.length === 1 ? '…' : ''),
    title,
    description,
    options: {
      ...own,
      ...(annotations.destructiveHint && irreversible),
      ...(ids.length === 1 && several),
      ...(waits && waiting),
    },
    run: async ({ values, positionals, open }) =>
      runTool(await open(), tool, positionals, toArguments(own, values)),
  };
}

const rowsOf = (task: Task): ItemRow[] => madeOf(() => itemRows([task]));
const toJson = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;
const toLines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const commands: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(tools.map((tool) => [tool.name, commandOf(tool)])),
  export: {
    usage: 'export ID…',
    title: 'Export the items of tasks, one per row',
    options: {
      ...several,
      format: option('FORMAT', 'Format of the items: csv, json or ndjson; csv by default.'),
      bom: flag('Begins CSV as Excel reads it as UTF-8.'),
      upload: { ...option('ID', 'Exports the tasks of an upload. Can be repeated.'), multiple: true },
    },
    async run({ values, positionals, open }) {
      const { format = values['json'] ? 'json' : 'csv', upload = [] } = values;
      const write = new Map(Object.entries({ csv: toCsv, json: toJson, ndjson: toLines })).get(
        String(format),
      );
      if (!write) throw new UsageError(`--format ${String(format)}: the value must be csv, json or ndjson.`);
      if (values['json'] && format === 'csv')
        throw new UsageError('--format csv and --json are two formats: leave one of them out.');
      const uploads = upload as string[];
      const run = await open();
      const { tasks, uploads: ofUploads } = run.client;
      // By task: a task can be one of an upload, too.
      const rows = new Map<string, ItemRow[]>();
      const code = await runEach(run, [...uploads, ...positionals], async (id) => {
        const found = uploads.includes(id) ? await ofUploads.tasks(id) : [await tasks.get(id)];
        for (const task of found) rows.set(task.id, rowsOf(task));
      });
      if (code === 0 || run.flags.continue)
        run.write(write([...rows.values()].flat(), { bom: values['bom'] === true }));
      return code;
    },
  },
  open: {
    usage: 'open ID',
    title: 'Show the pages of a task with their boxes in a browser',
    options: {
      output: option('FILE', 'Writes the page to a file, and opens no browser.'),
      unit: option('UNIT', 'Unit of coordinates: pixels or fractions; pixels by default.'),
    },
    async run({ values, positionals: [id = ''], open }) {
      const { output, unit = 'pixels' } = values as { output?: string; unit?: string };
      if (unit !== 'pixels' && unit !== 'fractions')
        throw new UsageError(`--unit ${unit}: the value must be pixels or fractions.`);
      const { client, print } = await open();
      const task = await client.tasks.get(id);
      const html = madeOf(() => htmlOf(task, unit));
      const path = await writePage(html, output);
      print(values['json'] ? JSON.stringify(path) : path);
      if (output === undefined && process.stdout.isTTY) showInBrowser(path);
      return 0;
    },
  },
  login: {
    usage: 'login',
    title: 'Save a key as a profile, after a request with it has succeeded',
    options: {},
    run: async ({ values, env, signal }) =>
      say(await login((values as ConfigFlags).profile ?? 'default', env, signal)),
  },
  completion: {
    usage: 'completion SHELL',
    title: `Print a script that completes commands: ${Object.keys(completions).join(', ')}`,
    options: {},
    async run({ positionals: [shell = ''] }) {
      const script = Object.hasOwn(completions, shell) ? completions[shell] : undefined;
      if (script !== undefined) return say(script.trimEnd());
      const known = Object.keys(completions).join(', ');
      throw new UsageError(`docproc completion ${shell}: the shell must be one of ${known}.`);
    },
  },
  sandbox: {
    usage: 'sandbox …',
    title: 'Serve the sandbox; docproc sandbox --help lists its options',
    options: {},
    run: async () => 0,
  },
};

/** Returns the options of every command, and below the commands that have them, others. */
export function allOptions(): string {
  const groups = new Map([[optionLines(common), ['Every command']]]);
  for (const { usage, options } of Object.values(commands)) {
    const lines = optionLines(options);
    if (lines !== '') groups.set(lines, [...(groups.get(lines) ?? []), `\`docproc ${usage}\``]);
  }
  return [...groups].map(([lines, names]) => `${names.join(', ')}:\n${lines}`).join('\n\n');
}

/** Returns the commands whose name has another word after a first one; all of them without one. */
const commandsOf = (first: string): Command[] =>
  Object.entries(commands).flatMap(([name, command]) =>
    name.startsWith(first && `${first} `) ? [command] : [],
  );

/** @param first The first word of the commands that it lists, if it is one of several. */
const help = (first = ''): string => `Usage: docproc ${first && `${first} `}COMMAND [options]

${columns(commandsOf(first).map(({ usage, title }) => [`  docproc ${usage}`, title]))}

${optionLines(common)}

Configuration: DOCPROC_BASE_URL, DOCPROC_TEAM_ID, DOCPROC_PROJECT_ID and DOCPROC_API_KEY in the environment, in .env of this
folder or in a profile. Base URL and key come from the same place.

Exit codes:
${columns(exitCodes.map(([code, reason]) => [`  ${code}`, reason]))}`;

function helpOf({ usage, title, description = `${title}.`, options }: Command): string {
  const text = description.replaceAll(/(.{60,100}?) /g, '$1\n');
  const own = optionLines(options);
  return `Usage: docproc ${usage} [options]\n\n${text}\n\n${own}${own && '\n\n'}docproc --help lists --json and the other options of every command.`;
}

/** Returns the name of the command that words begin with; undefined if there is none. */
const nameIn = ([first = '', second = '']: readonly string[]): string | undefined =>
  [`${first} ${second}`, first].find((name) => Object.hasOwn(commands, name));

/** Returns what completes a command line: the words that can follow, and the options of its command. */
function wordsAfter(given: readonly string[]): string[] {
  const start = given.map((word) => `${word} `).join('');
  const next = Object.keys(commands).flatMap((name) =>
    `${name} `.startsWith(start) ? (name.split(' ')[given.length] ?? []) : [],
  );
  const name = nameIn(given) ?? '';
  if (name === 'completion') return Object.keys(completions);
  const { options } = commands[name] ?? {};
  // Those of the sandbox are its own.
  const flags: DescribedOptions = options && name !== 'sandbox' ? { ...options, ...common } : {};
  // The value of an option is a file, or a text that nothing knows.
  if (flags[/^--(.+)/.exec(given.at(-1) ?? '')?.[1] ?? '']?.type === 'string') return [];
  return [...new Set(next), ...Object.keys(flags).map((flag) => `--${flag}`)];
}

/** There is no such command: the message has a similar one, those with a word of it, or all of them. */
function unknownCommand([first = '', second = '']: readonly string[]): UsageError {
  const names = Object.keys(commands);
  const given = commandsOf(first).length > 0 ? `${first} ${second}`.trim() : first;
  const word = nearest(
    first,
    names.flatMap((name) => name.split(' ')),
  );
  const similar = names.filter((name) => name.split(' ').includes(word ?? ''));
  const among = similar.length > 0 ? similar : names;
  const meant = nearest(given, among) ?? (similar.length === 1 ? similar[0] : undefined);
  const way = meant ? `Did you mean docproc ${meant}?` : `There are: ${among.join(', ')}.`;
  return new UsageError(`docproc ${given}: there is no such command. ${way}`);
}

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
  if (first === 'help' && args.length > 1) return main([...args.slice(1), '--help'], env, signal);
  if (first === undefined || /^(-h|--help|help)$/.test(first)) return say(help());
  if (first === '--version') return say(version);
  if (first === '__complete') return say(wordsAfter(args.slice(1)).join('\n'));
  if (first.startsWith('-'))
    throw new UsageError(`The command comes before ${first}. docproc --help lists them.`);
  if (args.some((each) => /^--(api-)?key\b/.test(each)))
    throw new UsageError('Others can see a key in the arguments: run docproc login, or set DOCPROC_API_KEY.');
  const name = nameIn(args);
  const command = commands[name ?? ''];
  if (name === undefined || !command) {
    const words = args.filter((each) => !each.startsWith('-'));
    if (words.length === 1 && commandsOf(first).length > 0) return say(help(first));
    throw unknownCommand(words);
  }
  const config = {
    args: args.slice(name.split(' ').length),
    options: { ...command.options, ...common },
    allowPositionals: true,
  };
  const { values, positionals: given } = parseArguments(`docproc ${name}`, config);
  // A list from Windows has a carriage return after each.
  const positionals = given.map((each) => each.replace(/\r$/, ''));
  const flags = values as Flags & ConfigFlags & { help?: boolean };
  if (flags.help) return say(helpOf(command));
  const places = command.usage.split(' ').slice(name.split(' ').length);
  if (positionals.length < places.length && !values['upload'])
    throw new UsageError(`docproc ${name} needs ${places.join(' ')}.`);
  const [extra] = command.usage.endsWith('…') ? [] : positionals.slice(places.length);
  if (extra !== undefined)
    throw new UsageError(`docproc ${name} takes no ${extra}. docproc ${name} --help has its form.`);
  const open = async (): Promise<Surroundings> => {
    const configured = await optionsOf(flags, env);
    const write = (text: string): void =>
      void process.stdout.write(process.stdout.isTTY ? harmless(text) : text);
    return {
      client: createClient({ ...configured, signal, userAgent: `docproc-cli/${version}` }),
      findsTasks: configured.tasksOf !== undefined,
      flags,
      signal,
      write,
      print: (text) => write(`${text}\n`),
      note: (text) => void process.stderr.write(`${harmless(text)}\n`),
    };
  };
  return command.run({ values, positionals, env, signal, open });
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}
