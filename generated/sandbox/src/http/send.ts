import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineResponse } from '../engine/types.js';
import { hasBody, readRest } from './body.js';
import { corsHeaders } from './cors.js';

/**
 * Sends a response. Ends the connection if it cannot be sent, for instance with the headers of an edited contract.
 *
 * @param readable Whether pages of any origin may read it.
 * @param log Called with what is wrong with the response.
 */
export function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: EngineResponse,
  readable: boolean,
  log: (line: string) => void,
): void {
  const { delayMs } = response.delivery ?? {};
  const sendNow = (): void => {
    try {
      write(incoming, outgoing, response, readable);
    } catch (error) {
      log(`A response cannot be sent: ${(error as Error).message}`);
      endConnection(outgoing);
    }
  };
  if (delayMs) setTimeout(sendNow, delayMs).unref();
  else sendNow();
}

function write(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, type, body, allow, headers: others, delivery: { cut } = {} }: EngineResponse,
  readable: boolean,
): void {
  if (status === 0) return endConnection(outgoing);
  const length = Buffer.byteLength(body);
  // RFC 9110, section 8.6: no length where there can be no body.
  const headers = status === 204 || status === 304 ? [] : ['content-length', String(length)];
  if (type !== '') headers.push('content-type', type);
  if (allow !== undefined) headers.push('allow', allow);
  for (const name in others) headers.push(name, others[name] ?? '');
  const { origin } = incoming.headers;
  if (origin !== undefined && readable) {
    const names = headers.filter((_, i) => i % 2 === 0);
    headers.push(...Object.entries(corsHeaders(origin, names)).flat());
  }
  outgoing.writeHead(status, headers);
  // As many bytes as characters: plain ASCII, which needs no encoding.
  const encoding = length === body.length ? 'latin1' : 'utf8';
  if (cut) {
    if (body === '' || incoming.method === 'HEAD') endConnection(outgoing);
    else outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
  } else if (incoming.complete || !hasBody(incoming)) {
    outgoing.end(body, encoding);
  } else {
    outgoing.flushHeaders();
    outgoing.write(body, encoding);
    readRest(incoming, () => outgoing.end());
  }
}

/** Ends a connection after the responses to earlier requests. Until then, a response has no socket, and Node 24 ends none. */
function endConnection(outgoing: ServerResponse): void {
  if (outgoing.socket) outgoing.destroy();
  else outgoing.once('socket', () => outgoing.destroy());
}
