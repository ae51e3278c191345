/** HTTP as raw bytes: `fetch` does not send most of what a fuzzer needs. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Exchange {
  responses: RawResponse[];
  /** Whether the server ended the connection. */
  closed: boolean;
  /** Bytes that are no HTTP. */
  garbage?: string;
  /** Milliseconds from the last byte sent to the end of the exchange. */
  took: number;
}

/** What happens to the connection when all is sent. */
export type End = 'keep' | 'half-close' | 'reset';

export interface Sending {
  /** How many responses are due; 0 if the server may also just close the connection. */
  responses: number;
  end: End;
  /** Milliseconds after each chunk. */
  pause?: number;
  /** Responses have no body, as those to HEAD. */
  bodiless?: boolean;
  /** Milliseconds after which the wait ends. */
  patience: number;
}

/** The head of a request with a key, as it is sent. */
export const headOf = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'host: localhost', 'authorization: Bearer k', ...headers, '', ''].join('\r\n');

/** A request with a body of some type. */
export const withLength = (line: string, type: string, body: string, ...headers: string[]): string =>
  headOf(line, `content-type: ${type}`, `content-length: ${body.length}`, ...headers) + body;

/**
 * Sends bytes, and reads until the server has sent all responses that are due, or closed the connection.
 *
 * @returns undefined if neither happens in time
 */
export async function exchange(
  port: number,
  pieces: Buffer[],
  { responses: due, end, pause = 0, bodiless = false, patience }: Sending,
): Promise<Exchange | undefined> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = Buffer.alloc(0);
  let sent = 0;
  return new Promise((settle) => {
    const finish = (result: Exchange | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      settle(result);
    };
    const timer = setTimeout(() => finish(undefined), patience + pause * pieces.length);
    const read = (closed: boolean) => {
      const { responses, garbage } = parse(received, closed, bodiless);
      const took = sent === 0 ? 0 : performance.now() - sent;
      if (garbage !== undefined) finish({ responses, closed, garbage, took });
      else if (closed || (due > 0 && responses.length >= due)) finish({ responses, closed, took });
    };
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      read(false);
    });
    socket.on('end', () => read(true));
    // A reset is an end as any other: the server may stop reading.
    socket.on('error', () => read(true));
    socket.on('close', () => read(true));
    socket.once('connect', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        if (!socket.write(piece))
          await Promise.race([drained(socket), sleep(patience, undefined, { ref: false })]);
        if (pause > 0) await sleep(pause);
      }
      sent = performance.now();
      if (end === 'half-close') socket.end();
      if (end === 'reset') {
        socket.resetAndDestroy();
        finish({ responses: [], closed: true, took: 0 });
      }
    });
  });
}

const drained = (socket: NodeJS.EventEmitter) =>
  new Promise<void>((done) => socket.once('drain', done).once('close', done));

function parse(
  bytes: Buffer,
  closed: boolean,
  bodiless: boolean,
): { responses: RawResponse[]; garbage?: string } {
  const text = bytes.toString('latin1');
  const responses: RawResponse[] = [];
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\r\n\r\n', at);
    const garbage = text.slice(at, at + 300);
    if (end < 0) return closed ? { responses, garbage } : { responses };
    const [line = '', ...lines] = text.slice(at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 ([1-5]\d\d)(?: |$)/.exec(line)?.[1]);
    if (Number.isNaN(status)) return { responses, garbage };
    const headers = Object.fromEntries(
      lines.map((header) => [header.split(':', 1)[0]?.toLowerCase() ?? '', header.replace(/^[^:]*: */, '')]),
    ) as Record<string, string>;
    const start = end + 4;
    const length = Number(headers['content-length'] ?? 0);
    if (Number.isNaN(length)) return { responses, garbage };
    const none = status < 200 || status === 204 || status === 304 || bodiless;
    // Node itself writes no chunks but the last one.
    const chunks = headers['transfer-encoding'] === 'chunked' ? text.indexOf('0\r\n\r\n', start) + 5 : 0;
    at = none ? start : chunks || start + length;
    // A response that was cut short on demand ends with the connection.
    if (at > text.length && !closed) return { responses };
    if (status >= 200) {
      responses.push({ status, headers, body: Buffer.from(text.slice(start, at), 'latin1').toString() });
    }
  }
  return { responses };
}
