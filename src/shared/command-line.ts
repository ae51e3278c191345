/** What the commands of the packages have in common: how they report errors in their arguments. */
import { format, parseArgs, type ParseArgsConfig } from 'node:util';

/** An error in the arguments. */
export class UsageError extends Error {}

/**
 * Reads the arguments of a command.
 *
 * @throws {UsageError} There is an unknown option, or one without its value.
 */
export function parseArguments<Config extends ParseArgsConfig>(
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's advice comes after its first sentence.
    const [first] = (error as Error).message.split(/\.?(?:\n|\. )/);
    throw new UsageError(`${first}. ${command} --help lists the options.`);
  }
}

/** @throws {UsageError} The value of an option is no integer from `min` to `max`. */
export function integer(
  text: string | undefined,
  flag: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new UsageError(`${flag} ${text}: the value must be an integer from ${min} to ${max}.`);
}

/** Returns what a command prints of an error: the message alone if it states what to correct, unless DEBUG is set. */
export function printed(error: unknown, env: Readonly<Record<string, string | undefined>>): string {
  const isKnown = error instanceof UsageError || error instanceof TypeError;
  return isKnown && !env['DEBUG'] ? error.message : format(error);
}
