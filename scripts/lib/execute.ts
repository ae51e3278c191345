/** Runs programs to their end. Needs nothing but Node. */
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { InputError } from './cli.ts';

export interface Ended {
  code: number | null;
  /** What it printed, on both streams. */
  output: string;
  stdout: string;
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
): Promise<Ended> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let stdout = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  child.stdout.on('data', (data) => (stdout += data));
  const timer = setTimeout(() => {
    output += `\nIt did not end within ${minutes} minutes.`;
    child.kill('SIGKILL');
  }, minutes * 60_000);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output: output.trim(), stdout: stdout.trim() }));
    });
  } finally {
    clearTimeout(timer);
  }
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
  const { code, output, stdout } = await execute('npm', [...flags, '--prefix', folder, ...args], {
    cwd: folder,
    env: { ...process.env, PATH: path, ...env },
    minutes: 15,
  });
  if (code !== 0) throw new InputError(`npm ${args.join(' ')} failed:\n${output}`);
  return stdout;
}
