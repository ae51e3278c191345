/** Runs programs. Needs nothing but Node. */
import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { delimiter, dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { InputError } from './cli.ts';

export interface CommandResult {
  code: number | null;
  /** What it printed, on both streams. */
  output: string;
  stdout: string;
  stderr: string;
}

interface Execution {
  cwd: string;
  /** By default no more than what programs cannot do without, so that nothing of this machine shows. */
  env?: NodeJS.ProcessEnv;
  minutes?: number;
}

/** Runs a program to its end, or ends it when it exceeds its time limit. */
export async function execute(
  command: string,
  args: string[],
  { cwd, env = { PATH: process.env['PATH'], HOME: cwd }, minutes = 5 }: Execution,
): Promise<CommandResult> {
  const limit = { timeout: minutes * 60_000, killSignal: 'SIGKILL' } as const;
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd, env, stdio, ...limit });
  let [output, stdout, stderr] = ['', '', ''];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const [code, signal] = (await once(child, 'close')) as [CommandResult['code'], NodeJS.Signals | null];
  if (signal === limit.killSignal) output += `\nIt did not end within ${minutes} minutes.`;
  return { code, output: output.trim(), stdout: stdout.trim(), stderr: stderr.trim() };
}

/**
 * Runs a program that must succeed.
 *
 * @returns what it printed to stdout
 * @throws InputError with its output, if it fails
 */
export async function succeed(command: string, args: string[], execution: Execution): Promise<string> {
  const { code, output, stdout } = await execute(command, args, execution);
  if (code !== 0) throw new InputError(`${command} ${args.join(' ')} failed:\n${output}`);
  return stdout;
}

/**
 * Runs npm in a folder, without install scripts, on the Node that runs this program.
 *
 * @returns what npm printed to stdout
 * @throws InputError with the output of npm, if it fails
 */
export async function npm(folder: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  // Windows starts no script. npm tells its own scripts where it is.
  const own = process.platform === 'win32' ? process.env['npm_execpath'] : undefined;
  const [command, ...first] = own === undefined ? ['npm'] : [process.execPath, own];
  return succeed(command, [...first, ...flags, '--prefix', folder, ...args], {
    cwd: folder,
    env: { ...process.env, PATH: path, ...env },
    minutes: 15,
  });
}

/**
 * Starts a server with Node in a process of its own, which ends with this one, and waits until it listens.
 *
 * @throws InputError if it ends before
 */
export async function startServer(
  args: string[],
  { port, host = '127.0.0.1', stdio }: { port: number; host?: string; stdio: StdioOptions },
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  while (child.exitCode === null && child.signalCode === null) {
    const socket = connect(port, host);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return child;
    await wait(50);
  }
  throw new InputError('The server ended before it listened. See its output above.');
}
