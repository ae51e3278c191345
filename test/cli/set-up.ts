/** Runs the command `docproc` against a sandbox: in this process, by pipes and in a pseudo-terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSandbox } from '@docproc/sandbox';
import { onTestFinished, vi } from 'vitest';
import { main } from '../../src/cli/command.ts';
import { exitCodeOf } from '../../src/cli/exit-codes.ts';
import { temporary } from '../support/folders.ts';

export const bin = join(import.meta.dirname, '../../generated/cli/dist/bin.js');

export type Env = Record<string, string>;

/** A sandbox, and what runs the command against it in a folder of its own. */
export async function setUp(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox({ port: 0, examples: true, ...options });
  onTestFinished(() => sandbox.close());
  const folder = temporary();
  const env: Env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    TERM: 'xterm',
    DOCPROC_SANDBOX_URL: sandbox.baseUrl,
  };
  const start = (command: string, args: string[], added: Env = {}) => {
    const child = spawn(command, args, { cwd: folder, env: { ...env, ...added } });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  /** Runs the command in this process: each process would load it again. */
  async function run(line: string, added: Env = {}) {
    const printed = { stdout: '', stderr: '' };
    const spies = (['stdout', 'stderr'] as const).map((name) =>
      vi.spyOn(process[name], 'write').mockImplementation((text) => Boolean((printed[name] += String(text)))),
    );
    const before = process.cwd();
    process.chdir(folder);
    const own = { ...env, XDG_CONFIG_HOME: join(folder, '.config'), ...added };
    const ended = main(line.split(' '), own, new AbortController().signal);
    const code = await ended.catch((error: Error) => {
      printed.stderr += `${error.message}\n`;
      return exitCodeOf(error);
    });
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
    return { code, ...printed };
  }
  /** Runs the command as a program. */
  async function runProgram(line: string, added: Env = {}, redirected = '') {
    const command = `"$0" "$@" ${redirected}`;
    const child = start('sh', ['-c', command, process.execPath, bin, ...line.split(' ')], added);
    child.stdin.end();
    const ended = once(child, 'close');
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code: code as number, stdout, stderr };
  }
  /** Runs the command in a terminal, in which somebody types once a text has appeared. */
  async function type(line: string, steps: readonly [appears: string, typed: string][], added: Env = {}) {
    const command = `stty cols 120; ${process.execPath} ${bin} ${line}`;
    const child = start('script', ['-qfec', command, '/dev/null'], added);
    const left = [...steps];
    let [shown, seen] = ['', 0];
    child.stdout.on('data', (chunk: Buffer) => {
      shown += String(chunk);
      const [appears = '', typed = ''] = left[0] ?? [];
      const at = left.length > 0 ? shown.indexOf(appears, seen) : -1;
      if (at < 0) return;
      seen = at + appears.length;
      left.shift();
      child.stdin.write(typed);
    });
    const [code] = (await once(child, 'close')) as [number];
    return { code, shown };
  }
  return { sandbox, folder, run, runProgram, type };
}
