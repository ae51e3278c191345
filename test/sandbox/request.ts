import { exchange } from '../fuzz/exchange.ts';

/** Sends a request with any headers, also those that fetch does not send. */
export async function request(port: number, line: string, headers: Record<string, string>, body = '') {
  const all = { host: `127.0.0.1:${port}`, 'content-length': String(body.length), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
  const result = await exchange(port, [bytes], { responses: 1, end: 'keep', patience: 60_000 });
  return result?.responses[0] ?? { status: 0, headers: {}, body: '' };
}
