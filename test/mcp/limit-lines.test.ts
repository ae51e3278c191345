/** Messages on stdin that are too long. */
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { limitLines, longestLine, type Rejection } from '../../src/mcp/limit-lines.ts';

/** Sends lines in chunks, and returns what passes and what is rejected. */
async function send(lines: string[], size = 65_536) {
  const bytes = Buffer.from(lines.join(''));
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const rejected: Rejection[] = [];
  const passed = Readable.from(chunks).pipe(limitLines((each) => rejected.push(each)));
  const received = await passed.toArray();
  return { received: received.map(String), rejected };
}

const long = 'x'.repeat(longestLine);
const ping = '{"jsonrpc":"2.0","id":9,"method":"ping"}\n';

it('passes on each line that is not too long, whatever the chunks are', async () => {
  const lines = [ping, ping.replace('ping', '\u00e9').replace('\n', '\r\n'), '\n', ping];
  for (const size of [1, 7, 65_536]) expect((await send(lines, size)).received).toEqual(lines);
  const longest = ping.replace('ping', 'y'.repeat(longestLine + 'ping'.length - ping.length));
  expect(await send([longest, ping])).toEqual({ received: [longest, ping], rejected: [] });
});

it('rejects a longer one, and passes the next', async () => {
  const line = `{"method":"a","params":{"text":"${long}"},"jsonrpc":"2.0","id":5}\n`;
  const { received, rejected } = await send([ping, line, ping]);
  expect(received).toEqual([ping, ping]);
  const message = `The message has ${line.length} bytes, and the limit is 10485760.`;
  expect(rejected).toEqual([{ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }]);
});

it.each([
  ...['garbage', '{"id":1', '\ufeff{}', "{'id':1}"].map((line) => [line, -32_700]),
  ...[`[${ping.trim()}]`, '{}', '5', 'null', '{"id":1,"method":"ping"}'].map((line) => [line, -32_600]),
])('rejects what is no message, and passes the next: %s', async (line, code) => {
  const { received, rejected } = await send([`${line}\n`, ping]);
  expect(received).toEqual([ping]);
  expect(rejected).toMatchObject([{ id: null, error: { code } }]);
});
