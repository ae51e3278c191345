import { Transform } from 'node:stream';
import { parseJSONRPCMessage } from '@modelcontextprotocol/server';

/** Bytes of a message, 10 MiB. At a longer one, the transport of the SDK would end without a word. */
export const longestLine = 10 * 1024 * 1024;
/** Bytes of the beginning and the end of a longer line that are searched for its id. */
const searched = 4_096;
const newline = 0x0a;

const id = String.raw`"id"\s*:\s*(-?\d+|"(?:[^"\\]|\\.)*")`;
const text = String.raw`"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"`;
/** The id of a request stands before its parameters or after them: what is nested is neither. */
const first = RegExp(String.raw`^\s*\{\s*(?:${text}\s*,\s*)*${id}`);
const last = RegExp(String.raw`[\]}]\s*,\s*(?:${text}\s*,\s*)*${id}\s*(?:,\s*${text}\s*)*\}\s*$`);

/** A response of JSON-RPC with an error. Its id is null where that of the request is not known. */
export interface Rejection {
  jsonrpc: '2.0';
  id: string | number | null;
  error: { code: number; message: string };
}

const rejection = (id: Rejection['id'], code: number, message: string): Rejection => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

/** Returns the response to a line that is no message; undefined if it is one, or is empty. */
function parseError(line: Buffer): Rejection | undefined {
  if (line.toString().trim() === '') return undefined;
  try {
    parseJSONRPCMessage(JSON.parse(line.toString()));
    return undefined;
  } catch (error) {
    return error instanceof SyntaxError
      ? rejection(null, -32_700, 'The message is no JSON.')
      : rejection(
          null,
          -32_600,
          'The message is not one of JSON-RPC 2.0. Send each in a line of its own, not in an array.',
        );
  }
}

/** Returns the response to a line that is too long, of which there are the beginning and the end. */
function lengthError(length: number, line: Buffer): Rejection {
  const text = line.toString();
  // A response to this server has an id too, but one that the server gave.
  const [, found] = (/"method"\s*:/.test(text) && (first.exec(text) ?? last.exec(text))) || [];
  const id = found === undefined ? null : (JSON.parse(found) as string | number);
  return rejection(id, -32_600, `The message has ${length} bytes, and the limit is ${longestLine}.`);
}

/**
 * Returns a stream that passes lines on, and leaves out those that are too long, of which it never has more than the limit, and
 * those that are no messages, which the SDK ignores.
 *
 * @param reject Receives a response for each line that is left out.
 */
export function limitLines(reject: (response: Rejection) => void): Transform {
  let length = 0;
  /** The line as far as it was received; of one that is too long, its beginning and its end. */
  let parts: Buffer[] = [];
  const isLong = (): boolean => length > longestLine;

  const add = (part: Buffer): void => {
    length += part.length;
    parts.push(part);
    if (!isLong()) return;
    const all = Buffer.concat(parts);
    parts = [all.subarray(0, searched), all.subarray(searched).subarray(-searched)];
  };
  const finish = (): Buffer | undefined => {
    const line = Buffer.concat(parts);
    const problem = isLong() ? lengthError(length, line) : parseError(line);
    if (problem) reject(problem);
    [length, parts] = [0, []];
    return problem ? undefined : line;
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
    flush(done) {
      // Input that ends within a message.
      if (isLong()) finish();
      done();
    },
  });
}
