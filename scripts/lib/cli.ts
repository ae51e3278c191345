import * as module from 'node:module';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { problemOf } from '../../src/shared/command-line.ts';

/** An error that the user can fix: its message is all that they need to see. */
export class InputError extends Error {}

/** A text that the user has asked for in place of the work of a command. */
class Requested extends Error {}

/** Runs a command. An error becomes one message and an exit code; DEBUG=1 adds where it was thrown. */
export async function main(
  command: () => Promise<void>,
  exitCodeOf: (error: unknown) => number = () => 1,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof Requested) return console.log(error.message);
    console.error(process.env['DEBUG'] ? error : messageOf(error));
    process.exitCode = exitCodeOf(error);
  }
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!['EROFS', 'EACCES', 'ENOSPC'].includes(code) || path === undefined) return error.message;
  const way =
    code === 'ENOSPC'
      ? 'the disk is full. Free some space'
      : 'this process may not write there. Use a copy of the project that you may change';
  return `${path} cannot be written: ${way}.`;
}

/**
 * Returns the values of a command's flags.
 *
 * @throws InputError for an unknown flag, a missing value or an unexpected word
 */
export const flags = <const T extends ParseArgsOptionsConfig>(
  options: T,
  usage: string,
  args: string[] = process.argv.slice(2),
) => commandLine(options, usage, args, false).values;

/**
 * Returns the values of a command's flags, and its other arguments. Prints the usage for `--help`, and the version of the kit
 * for `--version`.
 *
 * @throws InputError for an unknown flag or a missing value
 */
export function commandLine<const T extends ParseArgsOptionsConfig>(
  options: T,
  usage: string,
  args: string[],
  allowPositionals = true,
) {
  const [word = ''] = args.filter((each) => ['--help', '-h', '--version'].includes(each));
  if (word === '--version') throw new Requested(manifest.version);
  if (word !== '') throw new Requested(`Usage: ${usage}`);
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    throw new InputError(
      `${problemOf(error, ['help', 'version', ...Object.keys(options)])}\nUsage: ${usage}`,
    );
  }
}

/** A port number from a flag. */
export function port(value: string, flag: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new InputError(`${flag} ${value}: a port is an integer from 1 to 65535.`);
}

/** A URL from a flag. */
export function httpUrl(value: string, flag: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return value;
  throw new InputError(`${flag} ${value}: not a URL. Write it with its scheme, as in https://example.com.`);
}

/**
 * Checks that ports differ from each other and that none of them is in use.
 *
 * @param ports the ports by the flag that sets each
 * @throws InputError that names the port and the flag that changes it
 */
export async function assertFree(ports: Record<string, number>, host = '127.0.0.1'): Promise<void> {
  const entries = Object.entries(ports);
  for (const [index, [flag, number]] of entries.entries()) {
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier === number) ?? [];
    if (other === undefined) continue;
    throw new InputError(`${other} and ${flag} are both ${number}. Choose another port for one of them.`);
  }
  for (const [flag, number] of entries) {
    const problem = await portProblem(number, host);
    if (problem) throw new InputError(`Port ${number} ${problem}. Choose another one with ${flag}.`);
  }
}

async function portProblem(port: number, host: string): Promise<string | undefined> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    return inUse ? 'is in use' : `cannot be used on ${host} (${messageOf(error)})`;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/** Exits on a signal, so that handlers of `exit` run. */
export function exitOnSignal(code = 0): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(code));
  if (!process.env['npm_lifecycle_event']) return;
  // npm passes a signal to the shell between us, which ends without passing it on.
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.exit(code), 500).unref();
}

/** What a thread needs in its environment to read compiled modules from where this one does. */
export function compileCache(): NodeJS.ProcessEnv {
  // `docproc-diff` runs in Node 20, too, which has none.
  const folder = module.getCompileCacheDir?.();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
