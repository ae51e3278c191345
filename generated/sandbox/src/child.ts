import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

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
  [name = '', ...args]: string[],
  env: Record<string, string>,
  forwarded: ForwardedSignals,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // On Windows npm and its like are scripts that only a shell starts.
    const shell = process.platform === 'win32';
    const child = spawn(name, args, { env: { ...process.env, ...env }, stdio: 'inherit', shell });
    child.once('error', () => reject(new TypeError(`${name} cannot be started.`)));
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
    forwarded.to(child);
  });
}

/** Returns the exit code of a process, as shells do: 128 and its number for a signal. */
export const exitCode = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);
