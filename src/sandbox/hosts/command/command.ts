import { contract } from '../../../../generated/sandbox/contract/contract.ts';
import { logJson, logRequests } from '../http/json-log.ts';
import { serve, type RunningServer } from '../http/server.ts';
import { openFile } from '../data-file/file.ts';
import { createSandbox } from '../../control/teams.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import type { SandboxOptions, Settings } from '../../testing/public.ts';
import { integer, parseArguments, UsageError } from '../../../shared/command-line.ts';
import { endOfTime } from '../../contract/option-rules.ts';
import { readExtractions } from './extraction-files.ts';
import { replay } from './replay.ts';
import { exitCode, ForwardedSignals, run, signals } from './child.ts';
import { parseSet, type Configured } from './set-flags.ts';
import { combinations, eachInterpretation } from '../../contract/setting-values.ts';

export const usage = `Usage: docproc-sandbox [options] [-- command]

Serves a stateful sandbox of the Document Processing Service. With a command it runs as long as the
command does, which finds DOCPROC_SANDBOX_URL and DOCPROC_SANDBOX_KEY in its environment. It
forwards signals to the command, and exits with its exit code.

  --port N             port to listen on (4020; with a command, one that is free)
  --host HOST          host to listen on (127.0.0.1)
  --base-url URL       base URL that clients have, or its path alone: --base-url /api
  --set SETTING=VALUE  value of a setting; repeatable. GET /_sandbox/settings lists them.
                       SETTING=all runs the command once for each value, and in every combination
                       where there are several; all runs it for each value of every setting that
                       made a difference, one after another. A run that sends no request fails.
  --examples           begins with the upload and the task of the examples, and with a task for each operation
  --extractions FOLDER JSON files with what processing finds in documents, as "pages", and of which files,
                       as "match"; invoice.pdf.json without a match is of invoice.pdf
  --replay FILE        begins with the tasks and uploads of recorded traffic (HAR), as it shows them first
  --seed TEXT          seed of generated IDs (1)
  --now TIME           time at the start, in ISO 8601 (2026-01-01T00:00:00.000Z; with --examples the latest
                       time in them)
  --processing-ms N    processing time in milliseconds (0)
  --real-time          lets the clock run; otherwise only POST /_sandbox/clock moves it
  --control-token TEXT bearer token of the control API under /_sandbox/, also from other machines;
                       without the option, the value of DOCPROC_SANDBOX_CONTROL_TOKEN
  --operator-token TEXT lets teams share the sandbox: POST /_sandbox/teams with this bearer token creates
                       one with a key and a control token; without the option, the value of OPERATOR_TOKEN
  --allow-origin URL   origin whose pages may use the control API in a browser; repeatable
  --max-teams N        teams to keep (10000); a request that exceeds a limit fails, and no data is deleted
  --max-tasks N        tasks to keep (100000)
  --max-bytes N        bytes to keep, roughly (134217728)
  --max-journal N      requests to keep in the journal of each team (1000), which drops the oldest
  --data FILE          keeps all data in a file of SQLite, which is created if it does not exist. A file that has data
                       also has the seed, clock, processing time, settings and extractions. It needs Node 22.16 or later.
  --log json           prints each request and all messages as lines of JSON
  --version, -v        prints the version
  --help, -h           prints these options`;

/** Environment variable with the control token. */
const tokenVariable = 'DOCPROC_SANDBOX_CONTROL_TOKEN';

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'base-url': { type: 'string' },
  set: { type: 'string', multiple: true },
  examples: { type: 'boolean' },
  extractions: { type: 'string' },
  replay: { type: 'string' },
  seed: { type: 'string' },
  now: { type: 'string' },
  'processing-ms': { type: 'string' },
  'real-time': { type: 'boolean' },
  'control-token': { type: 'string' },
  'operator-token': { type: 'string' },
  'allow-origin': { type: 'string', multiple: true },
  'max-teams': { type: 'string' },
  'max-tasks': { type: 'string' },
  'max-bytes': { type: 'string' },
  'max-journal': { type: 'string' },
  data: { type: 'string' },
  log: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

type Flags = ReturnType<typeof parse>['values'];

const parse = (args: string[]) =>
  parseArguments('docproc-sandbox', { args, options, allowPositionals: true });

/**
 * Runs the command.
 *
 * @returns The exit code; undefined while the sandbox serves.
 * @throws {UsageError | TypeError} The arguments are invalid; the message states why.
 */
export async function main(args: string[]): Promise<number | undefined> {
  const { values, positionals } = parse(args);
  const end = args.indexOf('--');
  const command = end < 0 ? [] : args.slice(end + 1);
  if (positionals.length > command.length) {
    throw new UsageError(`${positionals[0]}: put a command after --, as in docproc-sandbox -- npm test.`);
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.version) {
    console.log(contract.version);
    return 0;
  }
  const configured = parseSet(values.set ?? []);
  if (end >= 0) {
    if (!command[0]) throw new UsageError('There is no command after --. Is a variable empty?');
    for (const name of ['operator-token', 'data', 'log'] as const) {
      if (values[name] === undefined) continue;
      throw new UsageError(`A command has a sandbox of its own: leave --${name} out.`);
    }
    return runAll(values, configured, command);
  }
  if (configured.everything || Object.keys(configured.product).length > 0) {
    throw new UsageError('--set all needs a command to run, as in docproc-sandbox --set all -- npm test.');
  }
  const operatorToken = values['operator-token'] ?? process.env['OPERATOR_TOKEN'];
  if (values.replay !== undefined && operatorToken !== undefined) {
    throw new UsageError(
      'No team that shares a sandbox has what --replay begins with: leave --operator-token and OPERATOR_TOKEN out.',
    );
  }
  if (values.log !== undefined && values.log !== 'json') {
    throw new UsageError(`--log ${values.log}: the value must be json.`);
  }
  if (values.log) logRequests();
  const sandbox = await start(values, configured.fixed, 4020, operatorToken);
  const exit = async (): Promise<never> => process.exit(await sandbox.end());
  // A second signal ends the process at once.
  for (const signal of signals) process.once(signal, () => void exit());
  void sandbox.lost?.then(exit);
  const listening = `The sandbox listens on ${sandbox.baseUrl}`;
  if (values.log) return void logJson(listening);
  console.log(listening);
  const [path, header] =
    operatorToken === undefined
      ? ['teams/team-1/tasks', '']
      : ['teams', ' -H "authorization: Bearer $OPERATOR_TOKEN"'];
  console.log(`Try: curl -X POST ${sandbox.baseUrl}/_sandbox/${path}${header}`);
  return undefined;
}

interface Started extends Sandbox, RunningServer {
  /** Resolves when the data file cannot be used any more. */
  lost: Promise<void> | undefined;
  /** Lets the requests on their way end. Returns the exit code, which is 1 if not all data is stored. */
  end(): Promise<number>;
}

async function start(
  values: Flags,
  set: Settings,
  standardPort: number,
  operatorToken?: string,
): Promise<Started> {
  const port = integer(values.port, '--port', { max: 65_535 }) ?? standardPort;
  const { host = '127.0.0.1', examples, extractions, seed, now } = values;
  const limits = {
    teams: integer(values['max-teams'], '--max-teams', { min: 1 }),
    tasks: integer(values['max-tasks'], '--max-tasks', { min: 1 }),
    bytes: integer(values['max-bytes'], '--max-bytes', { min: 1 }),
    journal: integer(values['max-journal'], '--max-journal', { min: 1 }),
  };
  const options: SandboxOptions = {
    examples,
    extractions: extractions === undefined ? undefined : readExtractions(extractions),
    seed,
    now,
    processingMs: integer(values['processing-ms'], '--processing-ms'),
    limits,
    set,
    operatorToken,
    log: values.log ? logJson : (line) => console.error(line),
  };
  const created = createSandbox(options);
  // A file that has data has it in place of all that the sandbox begins with.
  const notes = values.replay === undefined ? [] : await replay(values.replay, created);
  const file = values.data === undefined ? undefined : await openFile(created, values.data);
  for (const line of file?.hadData ? withoutEffect(values, operatorToken) : notes) created.state.log(line);
  const serving = {
    port,
    host,
    baseUrl: values['base-url'],
    controlToken: controlToken(values),
    allowOrigins: values['allow-origin'],
  };
  const server = await serve(created, serving).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new UsageError(`Port ${port} on ${host} is already in use. Choose another one with --port.`);
    }
    throw error.code ? new UsageError(`Cannot listen on ${host} port ${port}: ${error.message}`) : error;
  });
  const end = async (): Promise<number> => {
    try {
      await server.drain();
      await file?.close();
      return 0;
    } catch (error) {
      const { message, cause = { message } } = error as Error & { cause?: Error };
      created.state.log(`The sandbox ends with exit code 1: ${cause.message}.`);
      return 1;
    }
  };
  const sandbox = { ...created, ...server, lost: file?.lost, end };
  if (values['real-time']) letTimePass(sandbox);
  return sandbox;
}

/** Returns a line about the options that a data file with data does not follow. Teams that are created later follow them. */
function withoutEffect(values: Flags, operatorToken: string | undefined): string[] {
  const names = ['examples', 'extractions', 'now', 'processing-ms', 'replay', 'seed', 'set'] as const;
  const given = names.filter((name) => values[name] !== undefined).map((name) => `--${name}`);
  if (given.length === 0 || operatorToken !== undefined) return [];
  return [`The data file ${values.data} has data already. Without effect: ${given.join(', ')}.`];
}

/** Variables that let a command reach a host also where it has a proxy for all others. Programs read one name or the other. */
function withoutProxy(host: string): Record<string, string> {
  const { NO_PROXY = '', no_proxy = NO_PROXY } = process.env;
  const hosts = [host, host.replace(/^\[(.*)\]$/, '$1')];
  const added = (to: string): string => [...new Set([...to.split(',').filter(Boolean), ...hosts])].join(',');
  return { NO_PROXY: added(NO_PROXY || no_proxy), no_proxy: added(no_proxy) };
}

const controlToken = (values: Flags): string | undefined =>
  values['control-token'] ?? process.env[tokenVariable];

function letTimePass(sandbox: Sandbox): void {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    sandbox.advance(Math.min(Math.max(0, now - last), Math.max(0, endOfTime - sandbox.state.now)));
    last = now;
  }, 20).unref();
}

async function runAll(values: Flags, configured: Configured, command: string[]): Promise<number> {
  const results: { name: string; code: number }[] = [];
  const { everything, product, fixed } = configured;
  const queue: Settings[] = combinations(...product).map((settings) => ({ ...fixed, ...settings }));
  const known = new Set<string>([...Object.keys(fixed), ...product]);
  const token = controlToken(values);
  const forwarded = new ForwardedSignals();
  const many = everything || product.length > 0;
  try {
    // The queue grows while it is read.
    for (const settings of queue) {
      const set = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`);
      const name = set.join(' ') || 'defaults';
      if (values.set) console.error(`\n--- Run ${results.length + 1}: ${name} ---\n`);
      const sandbox = await start(values, settings, 0);
      const env = {
        DOCPROC_SANDBOX_URL: sandbox.baseUrl,
        DOCPROC_SANDBOX_KEY: sandbox.apiKey(),
        ...withoutProxy(new URL(sandbox.baseUrl).hostname),
        ...(token !== undefined && { [tokenVariable]: token }),
      };
      try {
        const code = await run(command, env, forwarded);
        const unused = sandbox.state.requests === 0 && !forwarded.signal;
        if (unused) console.error(noRequest);
        results.push({ name, code: unused ? code || 1 : code });
      } finally {
        await sandbox.close();
      }
      if (forwarded.signal) {
        // The runs that are left out did not pass.
        return results.at(-1)?.code || (many ? exitCode(null, forwarded.signal) : 0);
      }
      for (const setting of everything ? sandbox.exercised() : []) {
        const [, ...others] = known.has(setting) ? [] : eachInterpretation(setting);
        for (const other of others) queue.push({ ...fixed, ...other });
        known.add(setting);
      }
    }
  } finally {
    forwarded.stop();
  }
  if (results.length > 1) {
    console.error('');
    for (const { name, code } of results) console.error(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
  }
  return results.find(({ code }) => code !== 0)?.code ?? 0;
}

const noRequest = `
The command sent no request to the sandbox, so it tested nothing. Send the requests of your tests to
DOCPROC_SANDBOX_URL, or use the fixtures of @docproc/sandbox/vitest, /node-test or /playwright.`;
