import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Something that the person at the keyboard can put right: its message is all that they need to see. */
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

/** The values of a command's flags. An unknown flag, a missing value or a stray word is an InputError. */
export function flags<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [problem] = messageOf(error).split('. ');
    throw new InputError(`${problem}.\nUsage: ${usage}`);
  }
}

/** A port number from a flag. */
export function port(value: string, flag: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new InputError(`${flag} ${value}: a port is a whole number from 1 to 65535.`);
}

/** Makes sure that nobody listens on a port yet, and otherwise says which flag chooses another. */
export async function assertFree(port: number, host: string, flag: string): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const problem = taken ? 'is taken' : `cannot be used (${messageOf(error)})`;
    throw new InputError(`Port ${port} on ${host} ${problem}. Choose another one with ${flag}.`);
  }
  server.close();
  await once(server, 'close');
}

/** What a thread needs in its environment to read compiled modules from where this one does. */
export function compileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
