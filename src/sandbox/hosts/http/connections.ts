/** What arrives on a connection besides requests: bytes that are none, and tunnels. */
import { type IncomingMessage, maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemDetails } from '../../contract/messages.ts';
import { responded } from './body.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const details: Record<number, string> = {
  408: 'The request did not arrive in time.',
  413: 'The extensions of the chunks of the body have too many bytes.',
  431:
    `The headers have more than ${maxHeaderSize} bytes. If they are cookies of other servers on this host, delete them, or use ` +
    'another name of the host, such as 127.0.0.1. Else start the sandbox with more: NODE_OPTIONS=--max-http-header-size=65536.',
};

/** Milliseconds in which a client can end its connection. */
const patience = 1_000;

/**
 * Responds to bytes that are no request, with the statuses that Node has for them, and ends the connection. Node itself
 * closes it at once: a client that is still sending then gets an error in place of the response.
 */
export function rejectBytes({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET') return void socket.destroy();
  // Each part of what follows is an error of its own.
  if (!socket.writable) return;
  const status = statuses[code] ?? 400;
  const { type, body } = problemDetails(
    status,
    details[status] ?? `This is no request of HTTP/1.1 (${code}).`,
  );
  const headers = `content-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close`;
  const response = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`;
  // A second response would be read as that to the next request.
  socket.end(responded.has(socket) ? '' : response);
  const timer = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(timer));
}

const rejection = 'The sandbox is no proxy for HTTPS. Use a base URL that begins with http:.\n';

/**
 * Lets clients use the sandbox as their proxy. Many open a tunnel first, also for HTTP: it ends at the sandbox, whatever
 * host it is for.
 */
export function acceptTunnels(server: Server): void {
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex, begun: Buffer) => {
    if (url.endsWith(':443')) {
      const headers = `content-type: text/plain\r\ncontent-length: ${rejection.length}\r\nconnection: close`;
      socket.on('error', () => {}).end(`HTTP/1.1 501 Not Implemented\r\n${headers}\r\n\r\n${rejection}`);
      return;
    }
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    if (begun.length > 0) socket.unshift(begun);
    server.emit('connection', socket);
  });
}
