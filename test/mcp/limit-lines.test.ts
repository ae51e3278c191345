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

it.each<[string, string, Rejection['id']]>([
  ['at the end', `{"method":"a","params":{"id":1,"text":"${long}"},"jsonrpc":"2.0","id":5}`, 5],
  ['before the version', `{"method":"a","params":{"text":"${long}"},"id":"b\\"c","jsonrpc":"2.0"}`, 'b"c'],
  ['at the beginning', `{"jsonrpc":"2.0","id":6,"method":"a","params":{"text":"${long}","id":1}}`, 6],
  ['after the method', `{ "jsonrpc": "2.0", "method": "a", "id": -7, "params": {"text":"${long}"} } \r`, -7],
  ['within the parameters only', `{"jsonrpc":"2.0","method":"a","params":{"text":"${long}","id":1}}`, null],
  ['of a response', `{"jsonrpc":"2.0","id":8,"result":{"text":"${long}"}}`, null],
  ['of no JSON', long, null],
])('rejects a longer one by its id, and passes the next: %s', async (_, line, id) => {
  const { received, rejected } = await send([ping, `${line}\n`, ping]);
  expect(received).toEqual([ping, ping]);
  const [first, ...more] = rejected;
  expect(more).toEqual([]);
  expect(first).toMatchObject({ id, error: { code: -32_600 } });
  expect(first?.error.message).toMatch(/^The message has \d+ bytes, and the limit is 10485760\.$/);
});

it.each([
  ...['garbage', '{"id":1', '\ufeff{}', "{'id':1}"].map((line) => [line, -32_700]),
  ...[`[${ping.trim()}]`, '{}', '5', 'null', '{"id":1,"method":"ping"}'].map((line) => [line, -32_600]),
])('rejects what is no message, and passes the next: %s', async (line, code) => {
  const { received, rejected } = await send([`${line}\n`, ping]);
  expect(received).toEqual([ping]);
  expect(rejected).toMatchObject([{ id: null, error: { code } }]);
});

it('rejects one that the input ends within', async () => {
  expect((await send([long, 'x'])).rejected).toHaveLength(1);
});
