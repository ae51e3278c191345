/** Arguments of commands, from the JSON Schema of their tools. */
import type { ParseArgsConfig } from 'node:util';
import { isObject } from '../shared/json.ts';
import { UsageError } from '../shared/command-line.ts';
import type { Tool } from '../shared/tool.ts';

interface Described {
  type?: string;
  description?: string;
  items?: Described;
  properties?: Record<string, Described>;
  examples?: unknown[];
}

/** An option of a command. */
export interface Option {
  /** Without `--`. */
  name: string;
  /** The argument of the tool. */
  argument: string;
  schema: Described;
  required: boolean;
}

/** What only a model needs, which reads a part of a result or waits in one call. */
const ofModels = /^(result_|wait_seconds$)/;

/** Returns the options of a command: the arguments of its tool but for IDs and files. */
export function optionsOfTool({ inputSchema, path, files }: Tool): Option[] {
  const { properties, required } = inputSchema as {
    properties: Record<string, Described>;
    required: string[];
  };
  return Object.entries(properties)
    .filter(([argument]) => !path.includes(argument) && !files.includes(argument) && !ofModels.test(argument))
    .map(([argument, schema]) => {
      const isPlural = schema.type === 'array' && argument.endsWith('s');
      const name = (isPlural ? argument.slice(0, -1) : argument).replaceAll('_', '-');
      return { name, argument, schema, required: required.includes(argument) };
    });
}

/** Returns the options as `parseArgs` takes them. */
export const toConfig = (options: readonly Option[]): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    options.map(({ name, schema: { type } }) => [
      name,
      { type: type === 'boolean' ? 'boolean' : 'string', multiple: type === 'array' },
    ]),
  );

/** Returns how the value of an option is written. */
export function placeholderOf({ schema: { type, items } }: Option): string {
  const fields = Object.keys(items?.properties ?? {});
  if (fields.length === 2) return fields.at(0) === 'label' ? '[LABEL=]VALUE' : fields.join('=').toUpperCase();
  return type === 'boolean' ? '' : type === 'integer' || type === 'number' ? 'N' : 'TEXT';
}

/**
 * Returns the arguments of a tool from the values of its options.
 *
 * @throws {UsageError} An option is missing, or its value is of another type.
 */
export function toArguments(
  options: readonly Option[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = options.filter(({ name }) => values[name] !== undefined);
  const missing = options.find((each) => each.required && !given.includes(each));
  if (missing) throw new UsageError(`--${missing.name} ${placeholderOf(missing)} is missing.`);
  return Object.fromEntries(
    given.map((option) => {
      const value = values[option.name];
      const convert = (each: unknown): unknown => convertOne(option, String(each));
      return [option.argument, Array.isArray(value) ? value.map(convert) : convert(value)];
    }),
  );
}

function convertOne({ name, schema }: Option, text: string): unknown {
  const { type = 'string', properties, examples = [] } = schema.items ?? schema;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    if (text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
    throw new UsageError(`--${name} ${text}: the value must be a number.`);
  }
  const [first, second] = Object.keys(properties ?? {});
  if (first === undefined || second === undefined) return text;
  const at = text.indexOf('=');
  if (at > 0) return { [first]: text.slice(0, at), [second]: text.slice(at + 1) };
  // An example of the contract has the label of its code; another code is its own label.
  const example = examples.filter(isObject).find((each) => each[second] === text);
  if (example || first === 'label') return example ?? { [first]: text, [second]: text };
  throw new UsageError(`--${name} ${text}: write ${first}=${second}, such as purchase_order=4711.`);
}
