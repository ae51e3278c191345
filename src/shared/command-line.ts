/** What commands have in common: how they report errors in their arguments. */
import { format, parseArgs, type ParseArgsConfig } from 'node:util';
import { columns } from './columns.ts';

export class UsageError extends Error {}

/** @throws {UsageError} There is an unknown option, or one without its value. */
export function parseArguments<Config extends ParseArgsConfig>(
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const problem = problemOf(error, ['help', 'version', ...Object.keys(config.options ?? {})]);
    throw new UsageError(`${problem} ${command} --help lists the options.`);
  }
}

/** An option as `parseArgs` takes it, and what help says of it. */
export interface DescribedOption {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** Its letter, after one dash. */
  short?: string;
  /** How its value is written; empty if it has none. */
  value: string;
  text: string;
}
export type DescribedOptions = Readonly<Record<string, DescribedOption>>;

export const flag = (text: string) => ({ type: 'boolean', value: '', text }) as const;
/** An option with a value, written as `value`. */
export const option = (value: string, text: string) => ({ type: 'string', value, text }) as const;

/** Returns lines of help: `  --profile NAME  takes …`. */
export const optionLines = (options: DescribedOptions): string =>
  columns(
    Object.entries(options).map(([name, { value, text }]) => [`  --${name} ${value}`.trimEnd(), text]),
  ).join('\n');

/** Returns what is wrong with arguments, in place of Node's advice, with the known option that an unknown one is close to. */
export function problemOf(error: unknown, known: readonly string[]): string {
  const [first = ''] = (error as Error).message.split(/\.?(?:\n|\. )/);
  const [, unknown] = /^Unknown option '--([^']+)'/.exec(first) ?? [];
  const meant = unknown === undefined ? undefined : nearest(unknown, known);
  const problem = first.replace(
    /'(.*)' argument is ambiguous$/,
    "'$1' has no value. Write one that begins with a dash as $1=VALUE",
  );
  return `${problem}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`;
}

/**
 * Returns the name that begins with a word, or differs from it in one or two letters, of which the first counts twice;
 * undefined if there is none.
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) =>
    name.startsWith(word) ? 0 : distance(word, name) + Number(name[0] !== word[0]),
  );
  const least = Math.min(...distances);
  return least <= 2 && least < word.length - 1 ? names[distances.indexOf(least)] : undefined;
}

/** How many letters have to be inserted, removed or replaced to make one word of another. */
function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
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

/** Returns a message of the client without an option of it, which who runs a command or calls a tool does not have. */
export const withoutOption = (message: string): string => message.replace(/\. (Set|Pass) [\w: ]*$/, '.');

/** Whether the message of an error states what to correct in the arguments or the configuration. */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof TypeError;

/** Returns what a command prints of an error: the message alone if it states what to correct, or names a file, unless DEBUG is set. */
export const printed = (error: unknown, env: Readonly<Record<string, string | undefined>>): string =>
  (isUsageError(error) || (error instanceof Error && 'path' in error)) && !env['DEBUG']
    ? error.message
    : format(error);
