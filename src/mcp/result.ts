/** What tools return: a text for the model. */
import { DocprocError } from '@docproc/client';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { tools } from '../../generated/mcp/contract/contract.ts';
import { isObject } from '../shared/json.ts';
import { snake } from '../shared/names.ts';
import { longestResult, select, shorten, type Wanted } from './fit.ts';
import type { Tool } from './tool.ts';

/** Characters that the note on what was left out may need. */
const longestNote = 1_000;
/** Places that the note names. */
const mostPlaces = 5;

/** Replaces the key in a text, or in the texts of a value. */
export type Redact = <T>(value: T) => T;

/** Returns a result with a text. */
export const textResult = (text: string, isError?: true): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
});

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
 * @throws {Error} The value does not have what the arguments ask for.
 */
export function valueResult(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  value: unknown,
): CallToolResult {
  if (value === undefined) return textResult('Done.');
  const part = select(value, wantedOf(tool, args));
  const left: string[] = [];
  const fitted = shorten(part, longestResult - longestNote, left);
  if (left.length === 0) return textResult(JSON.stringify(part));
  const named = left.slice(0, mostPlaces).map((each) => each.slice(0, 100));
  const more = left.length > mostPlaces ? [`${left.length - mostPlaces} other places`] : [];
  const reader = tools.find(({ name }) => name === tool.reader);
  const ways = [reader?.list && `result_${reader.list}`, 'result_fields', 'result_skip'].filter(Boolean);
  const way = reader ? ` To get the rest, call ${reader.name} with ${ways.join(', ')}.` : '';
  const note = `This is a part: ${[...named, ...more].join('; ')}.${way}`;
  const own = isObject(fitted) ? fitted : { items: fitted };
  return textResult(JSON.stringify({ left_out: note, ...own }));
}

/** Returns the message of an error with the names of tools, and without options of the client, which a caller does not have. */
export function messageOf(error: unknown): string {
  if (!(error instanceof DocprocError || error instanceof TypeError)) {
    return error instanceof Error ? error.message : String(error);
  }
  return error.message
    .replace(/^([a-z]\w*): /i, (_, operation: string) => {
      const name = snake(operation);
      return tools.some((tool) => tool.name === name) ? `${name}: ` : '';
    })
    .replace(/\. (Set|Pass) [a-z]+[A-Z]\w*(: \w+)? to [\w ]*$/, '.');
}
