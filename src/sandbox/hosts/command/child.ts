import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { startOf } from './windows.ts';

/** Signals that end a process if it does not handle them. */
export const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Signal = (typeof signals)[number];

/** Forwards signals that end this process to a command instead, until it is stopped. */
export class ForwardedSignals {
  /** The last signal that was received. */
  signal: Signal | undefined;
  #child: ChildProcess | undefined;

  constructor() {
    for (const signal of signals) process.on(signal, this.#forward);
  }

  /** Makes a command the one that receives signals. */
  to(child: ChildProcess): void {
    this.#child = child;
    if (this.signal) child.kill(this.signal);
  }

  stop(): void {
    for (const signal of signals) process.off(signal, this.#forward);
  }

  readonly #forward = (signal: Signal): void => {
    this.signal = signal;
    // A terminal sends Ctrl+C to the command too, and a second SIGINT makes many test runners stop at once.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    this.#child?.kill(signal);
  };
}

/** Runs a command with more variables in its environment, and returns its exit code. */
export function run(
  [name = '', ...args]: readonly string[],
  env: Record<string, string>,
  forwarded: ForwardedSignals,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { file, parameters, ...quoting } = startOf([name, ...args]);
    const child = spawn(file, parameters, { env: { ...process.env, ...env }, stdio: 'inherit', ...quoting });
    child.once('error', ({ code }: NodeJS.ErrnoException) => {
      const way =
        'It must be a program, with its arguments as words of their own: docproc-sandbox -- npm test';
      reject(new TypeError(`${name} cannot be started (${code}). ${way}`));
    });
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
    forwarded.to(child);
  });
}

/** Returns the exit code of a process, as shells do: 128 and its number for a signal. */
export const exitCode = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);
