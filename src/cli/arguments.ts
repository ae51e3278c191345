/** Arguments of commands, from the JSON Schema of their tools. */
import { isObject } from '../shared/json.ts';
import { type DescribedOption, UsageError } from '../shared/command-line.ts';
import type { Tool } from '../shared/tool.ts';

interface Described {
  type?: string;
  description?: string;
  items?: Described;
  properties?: Record<string, Described>;
  examples?: unknown[];
}

/** An option that is an argument of a tool. */
interface ToolOption extends DescribedOption {
  argument: string;
  schema: Described;
  required: boolean;
}

type ToolOptions = Readonly<Record<string, ToolOption>>;

/** What only a model needs, which reads a part of a result or waits in one call. */
const ofModels = /^(result_|wait_seconds$)/;

/** Returns the options of a command: the arguments of its tool but for IDs and files. */
export function optionsOfTool({ inputSchema, path, files }: Tool): ToolOptions {
  const { properties, required } = inputSchema as {
    properties: Record<string, Described>;
    required: string[];
  };
  const own = Object.entries(properties).filter(
    ([argument]) => !path.includes(argument) && !files.includes(argument) && !ofModels.test(argument),
  );
  return Object.fromEntries(
    own.map(([argument, schema]) => {
      const multiple = schema.type === 'array';
      const name = (multiple ? argument.replace(/s$/, '') : argument).replaceAll('_', '-');
      const isRequired = required.includes(argument);
      // One value is one item, which the description of the array may not explain.
      const { description = '' } = schema.items?.description === undefined ? schema : schema.items;
      const text = `${description}${isRequired ? ' Required.' : ''}${multiple ? ' Can be repeated.' : ''}`;
      const type = schema.type === 'boolean' ? 'boolean' : 'string';
      return [
        name,
        { type, multiple, value: placeholderOf(schema), text, argument, schema, required: isRequired },
      ];
    }),
  );
}

function placeholderOf({ type, items }: Described): string {
  const fields = Object.keys(items?.properties ?? {});
  if (fields.length === 2) return fields.at(0) === 'label' ? '[LABEL=]VALUE' : fields.join('=').toUpperCase();
  return type === 'boolean' ? '' : type === 'integer' || type === 'number' ? 'N' : 'TEXT';
}

/** @throws {UsageError} An option is missing, or its value is of another type. */
export function toArguments(
  options: ToolOptions,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, { argument, schema, value: placeholder, required }]) => {
      const value = values[name];
      if (value === undefined && required) throw new UsageError(`--${name} ${placeholder} is missing.`);
      if (value === undefined) return [];
      const convert = (each: unknown): unknown => convertOne(name, schema.items ?? schema, String(each));
      return [[argument, Array.isArray(value) ? value.map(convert) : convert(value)]];
    }),
  );
}

function convertOne(
  name: string,
  { type = 'string', properties, examples = [] }: Described,
  text: string,
): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    if (text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
    throw new UsageError(`--${name} ${text}: the value must be a number.`);
  }
  const [first, second] = Object.keys(properties ?? {});
  if (first === undefined || second === undefined) return text;
  const at = text.indexOf('=');
  if (first === 'label' && (at === 0 || at === text.length - 1))
    throw new UsageError(`--${name} ${text}: write LABEL=VALUE, such as Stamp=stamp, or VALUE.`);
  if (at > 0) return { [first]: text.slice(0, at), [second]: text.slice(at + 1) };
  // An example of the contract has the label of its code; another code is its own label.
  const example = examples.filter(isObject).find((each) => each[second] === text);
  if (example || first === 'label') return example ?? { [first]: text, [second]: text };
  throw new UsageError(`--${name} ${text}: write ${first}=${second}, such as purchase_order=4711.`);
}
