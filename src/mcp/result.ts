/** What tools return: a text for the model. */
import { DocprocError, ResponseError } from '@docproc/client';
import { type CallToolResult, fromJsonSchema } from '@modelcontextprotocol/server';
import { tools } from '../../generated/mcp/contract/contract.ts';
import { withoutOption } from '../shared/command-line.ts';
import { isObject } from '../shared/json.ts';
import { snake } from '../shared/names.ts';
import { longestResult, select, shorten, type Wanted } from './fit.ts';
import type { Tool } from '../shared/tool.ts';

/** Characters that the note on what was left out may need. */
const longestNote = 1_000;
const mostPlaces = 5;

/** What a result has for programs, beside its text. */
export type Structured = Record<string, unknown>;

/** Returns a result with a text. One that is no error needs the same for programs. */
export const textResult = (text: string, structuredContent: Structured): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent,
});

/** Returns an error. What it repeats of the arguments can be long. */
export const errorResult = (text: string): CallToolResult => ({
  content: [{ type: 'text', text: text.slice(0, longestResult) }],
  isError: true,
});

/** The schemas of results by the names of tools, for the server and for a check before. */
export const outputs = new Map(
  tools.map(({ name, outputSchema }) => [name, fromJsonSchema<Structured>(outputSchema)]),
);

/** Returns what fits the schema of a tool: a client rejects a result that does not, also one of a change that was made. */
async function fitting({ name }: Tool, structured: Structured): Promise<Structured> {
  const checked = await outputs.get(name)?.['~standard'].validate(structured);
  return checked?.issues
    ? { left_out: 'The result does not fit the contract. It is in the text.' }
    : structured;
}

/** Returns what the arguments of a tool ask for of its result. */
const wantedOf = ({ list }: Tool, args: Readonly<Record<string, unknown>>): Wanted => ({
  list,
  fields: args['result_fields'] as string[] | undefined,
  positions: args[`result_${list}`] as number[] | undefined,
  skip: args['result_skip'] as number | undefined,
});

/**
 * Returns a result with a value as JSON. Of a long one it has a part, and states what was left out and how to get it.
 *
 * @param missing What else is not in it.
 * @throws {Error} The value does not have what the arguments ask for.
 */
export async function valueResult(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  value: unknown,
  missing?: string,
): Promise<CallToolResult> {
  if (value === undefined) return textResult('Done.', {});
  const part = select(value, wantedOf(tool, args));
  const left: string[] = [];
  const fitted = shorten(part, longestResult - longestNote, left);
  const own: Structured = isObject(fitted) ? fitted : { items: fitted };
  const notes = [left.length > 0 && noteOn(tool, left), missing].filter(Boolean);
  if (notes.length === 0) return textResult(JSON.stringify(part), await fitting(tool, own));
  const noted = { left_out: notes.join(' '), ...own };
  return textResult(JSON.stringify(noted), await fitting(tool, noted));
}

function noteOn({ reader: name }: Tool, left: readonly string[]): string {
  const named = left.slice(0, mostPlaces).map((each) => each.slice(0, 100));
  const more = left.length > mostPlaces ? [`${left.length - mostPlaces} other places`] : [];
  const reader = tools.find((tool) => tool.name === name);
  const ways = [reader?.list && `result_${reader.list}`, 'result_fields', 'result_skip'].filter(Boolean);
  const way = reader ? ` To get the rest, call ${reader.name} with ${ways.join(', ')}.` : '';
  return `This is a part: ${[...named, ...more].join('; ')}.${way}`;
}

/** Returns the message of an error with the names of tools, and without options of the client, which a caller does not have. */
export function messageOf(error: unknown): string {
  if (error instanceof RangeError) return 'the value is nested too deeply to be shown.';
  if (!(error instanceof DocprocError || error instanceof TypeError)) {
    return error instanceof Error ? error.message : String(error);
  }
  const message = error.message.replace(/^([a-z]\w*): /i, (_, operation: string) => {
    const name = snake(operation);
    return tools.some((tool) => tool.name === name) ? `${name}: ` : '';
  });
  // What the service says stays as it is.
  return error instanceof ResponseError ? message : withoutOption(message);
}
