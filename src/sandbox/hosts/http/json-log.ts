/** Logs of the command as lines of JSON. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes a line of the log. */
export function logJson(message: string, fields: object = {}): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), message, ...fields }));
}

/** Logs each request to a server of this process when its response has ended. Queries can have keys, and are left out. */
export function logRequests(): void {
  subscribe('http.server.request.start', (started) => {
    const { request, response } = started as { request: IncomingMessage; response: ServerResponse };
    const begin = performance.now();
    response.once('close', () => {
      const [path] = (request.url ?? '').split('?', 1);
      const ms = Math.round(performance.now() - begin);
      logJson('request', { method: request.method, path, status: response.statusCode, ms });
    });
  });
}
