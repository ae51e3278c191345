import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

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
