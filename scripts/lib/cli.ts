import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** An error that the user can fix: its message is all that they need to see. */
export class InputError extends Error {}

/** Runs a command. An error becomes one message and exit code 1; DEBUG=1 adds where it was thrown. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(process.env['DEBUG'] ? error : messageOf(error));
    process.exitCode = 1;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the values of a command's flags.
 *
 * @throws InputError for an unknown flag, a missing value or an unexpected word
 */
export function flags<const T extends ParseArgsOptionsConfig>(
  options: T,
  usage: string,
  args: string[] = process.argv.slice(2),
) {
  return orUsage(usage, () => parseArgs({ args, options }).values);
}

/**
 * Returns the values of a command's flags, and its other arguments.
 *
 * @throws InputError for an unknown flag or a missing value
 */
export function commandLine<const T extends ParseArgsOptionsConfig>(
  options: T,
  usage: string,
  args: string[],
) {
  return orUsage(usage, () => parseArgs({ args, options, allowPositionals: true }));
}

function orUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const [problem] = messageOf(error).split('. ');
    throw new InputError(`${problem}.\nUsage: ${usage}`);
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
    const problem = await problemOf(number, host);
    if (problem) throw new InputError(`Port ${number} ${problem}. Choose another one with ${flag}.`);
  }
}

async function problemOf(port: number, host: string): Promise<string | undefined> {
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

/** What a thread needs in its environment to read compiled modules from where this one does. */
export function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
