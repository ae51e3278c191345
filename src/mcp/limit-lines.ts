import { Transform } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

/** Bytes of a message, 10 MiB. At a longer one, the transport of the SDK would end without a word. */
export const longestLine = 10 * 1024 * 1024;
const newline = 0x0a;

/** A response of JSON-RPC with an error. The id of what is no message is not known. */
export interface Rejection {
  jsonrpc: '2.0';
  id: null;
  error: { code: number; message: string };
}

/** Returns what is wrong with a line; undefined if it is a message, or is empty. */
function problemOf(line: string): Rejection['error'] | undefined {
  if (line.trim() === '') return undefined;
  try {
    parseJSONRPCMessage(JSON.parse(line));
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return { code: -32_700, message: 'The message is no JSON.' };
    const message =
      'The message is not one of JSON-RPC 2.0. Send each in a line of its own, not in an array.';
    return { code: -32_600, message };
  }
}

/**
 * Returns a stream that passes lines on, and leaves out those that are too long, of which it keeps nothing, and those that are
 * no messages, which the SDK ignores.
 *
 * @param reject Receives a response for each line that is left out.
 */
export function limitLines(reject: (response: Rejection) => void): Transform {
  let length = 0;
  let parts: Buffer[] = [];

  const add = (part: Buffer): void => {
    length += part.length;
    parts = length > longestLine ? [] : [...parts, part];
  };
  const finish = (): Buffer | undefined => {
    const line = Buffer.concat(parts);
    const tooLong = `The message has ${length} bytes, and the limit is ${longestLine}.`;
    const error = length > longestLine ? { code: -32_600, message: tooLong } : problemOf(line.toString());
    [length, parts] = [0, []];
    if (!error) return line;
    reject({ jsonrpc: '2.0', id: null, error });
    return undefined;
  };

  // In object mode, lines are not put together again.
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _, done) {
      let from = 0;
      for (let at; (at = chunk.indexOf(newline, from)) >= 0; from = at + 1) {
        add(chunk.subarray(from, at + 1));
        const line = finish();
        if (line) this.push(line);
      }
      if (from < chunk.length) add(chunk.subarray(from));
      done();
    },
  });
}
