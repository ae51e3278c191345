import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  anyText,
  checkMembers,
  checkObject,
  integer,
  type ValueRule,
  text,
} from '../../contract/option-rules.ts';
import { type SandboxResponse, mistake, problemDetails } from '../../contract/messages.ts';
import { keyOf } from '../../state/secrets.ts';
import { reach } from '../../control/authorization.ts';
import { type ArrivedRequest, type BodyReader, respondTo } from '../respond.ts';
import { basePathOf, outside, pathIn } from '../base-url.ts';
import { controlPath } from '../../control/control.ts';
import type { Sandbox } from '../../testing/sandbox.ts';
import { sandboxesOf } from '../../control/teams.ts';
import { readRest, readText, readForm } from './body.ts';
import { acceptTunnels, rejectBytes } from './connections.ts';
import { controlRejection, isLoopback } from './control-access.ts';
import { corsHeaders, isPreflight, pageRejection, preflightHeaders } from './cors.ts';
import { metrics } from './metrics.ts';

/** Where a sandbox listens, and who may control it. */
export interface ServeOptions {
  /**
   * 0 for any free port.
   *
   * @default 4020
   */
  port?: number | undefined;
  /** @default '127.0.0.1' */
  host?: string | undefined;
  /**
   * Base URL that clients have, or its path alone, such as `/api`: its path is that of the interface on the port.
   *
   * @default ''
   */
  baseUrl?: string | undefined;
  /**
   * Restricts requests under `/_sandbox/` to clients that send this token as a bearer token. Without it, only
   * clients on this machine may send them.
   *
   * @default undefined
   */
  controlToken?: string | undefined;
  /**
   * Origins whose pages may send requests under `/_sandbox/` in a browser, such as `http://localhost:3000`. Pages of
   * any origin may send requests to the API.
   *
   * @default []
   */
  allowOrigins?: readonly string[] | undefined;
}

export const serveRules: Readonly<Record<keyof ServeOptions, ValueRule>> = {
  port: integer(0, 65_535, 'an integer from 0 to 65535'),
  // Node listens on every network interface if the host is empty or no text.
  host: { ...text, needed: 'a host, such as 127.0.0.1 or 0.0.0.0' },
  baseUrl: anyText,
  controlToken: {
    needed: 'a text that others cannot guess',
    fits: (value) => typeof value === 'string' && value.trim() !== '',
  },
  allowOrigins: {
    needed:
      'an array of origins: each a scheme, a host and a port without a path, as in http://localhost:3000',
    fits: (value) => Array.isArray(value) && value.every(isOrigin),
  },
};

/** Milliseconds that requests have to end. */
const patience = 5_000;

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;

/** Who may control a sandbox over HTTP. */
type ControlAccess = Pick<ServeOptions, 'controlToken' | 'allowOrigins'>;

export interface RunningServer {
  /** Base URL of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Closes every connection and the server. */
  close(): Promise<void>;
  /** Accepts no further connection, lets the requests on their way end within five seconds, and closes the server. */
  drain(): Promise<void>;
}

/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they arrive, and discarded.
 *
 * @throws {TypeError} An option is invalid.
 * @throws {Error} The server cannot listen, for instance because the port is in use.
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<RunningServer> {
  checkMembers('option', checkObject('The options are', options), serveRules);
  const { port = 4020, host = '127.0.0.1', baseUrl, controlToken, allowOrigins = [] } = options;
  const base = basePathOf(baseUrl);
  const access: ControlAccess = { controlToken, allowOrigins: [...allowOrigins] };
  const { shared } = sandbox.surroundings;
  if (shared && controlToken !== undefined) {
    throw new TypeError(
      'With an operator token, each team has a control token of its own: leave controlToken out.',
    );
  }
  // A request without a body then needs no stream for it. Node 20 ignores the option.
  const settings = { keepAliveTimeout: 72_000, optimizeEmptyRequests: true };
  const server = createServer(
    settings,
    (incoming, outgoing) => void receive(sandbox, access, base, incoming, outgoing),
  );
  server.on('clientError', rejectBytes);
  acceptTunnels(server);
  await once(server.listen(port, host.replace(/^\[(.*)\]$/, '$1')), 'listening');
  const { address, family, port: bound } = server.address() as AddressInfo;
  if (!isLoopback(address)) {
    const control =
      controlToken !== undefined || shared ? 'and control it with the control token' : 'but not control it';
    sandbox.state.log(
      `Other machines can reach the sandbox on ${address}. They can use the API, ${control}.`,
    );
  }
  // The control API rejects the address of all interfaces, and not every client can use it.
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  const name = family === 'IPv6' ? `[${own}]` : own;
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const drain = async (): Promise<void> => {
    const closed = once(server.close(), 'close');
    const timer = setTimeout(end, patience);
    // A connection ends with the response to its request.
    server.keepAliveTimeout = 1;
    for (const { surroundings } of await sandboxesOf(sandbox))
      surroundings.watchers.stop('When the sandbox was closed,');
    await closed;
    clearTimeout(timer);
  };
  const close = (): Promise<void> => {
    const drained = drain();
    end();
    return drained;
  };
  return { baseUrl: `http://${name}:${bound}${base}`, close, drain };
}

async function receive(
  sandbox: Sandbox,
  access: ControlAccess,
  base: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers, socket } = incoming;
  const { log } = sandbox.state;
  const { path: target, host = headers.host } = url.startsWith('/') ? { path: url } : targetOf(url);
  const path = pathIn(base, target);
  if (path === undefined) return send(incoming, outgoing, outside(base), true, log);
  const isControl = path.startsWith(controlPath);
  const rejection = isControl ? rejectionOf(sandbox, access, host, incoming) : undefined;
  if (rejection) return send(incoming, outgoing, rejection, false, log);
  if (isPreflight(method, headers)) return void outgoing.writeHead(204, preflightHeaders(headers)).end();
  const connection = isControl ? new AbortController() : undefined;
  const end = (): void => connection?.abort();
  // In Node 20, a response that waits for earlier ones does not close with its connection.
  if (connection) socket.once('close', end);
  const body = hasBody(incoming) ? bodyOf(incoming) : undefined;
  const request: ArrivedRequest = { method, path, headers, body, signal: connection?.signal };
  const respond = path === metricsPath && method === 'GET' ? metricsOf : respondTo;
  const response = await respond(sandbox, request).catch((error: unknown) =>
    incoming.destroyed && !incoming.complete ? undefined : mistake(sandbox.state, error),
  );
  if (connection) socket.off('close', end);
  // Of a request to the control API, only a page of an origin that may control the sandbox gets here.
  if (response) send(incoming, outgoing, response, true, log);
}

/** Returns why a request may not control the sandbox; undefined if it may. */
function rejectionOf(
  { surroundings: { shared } }: Sandbox,
  { controlToken, allowOrigins = [] }: ControlAccess,
  host: string | undefined,
  { method, headers, headersDistinct, socket: { remoteAddress: address } }: IncomingMessage,
): SandboxResponse | undefined {
  // Node goes by the first, and a proxy in front may go by another: RFC 9112, section 3.2.
  const isAmbiguous = (headersDistinct['host'] ?? []).length > 1;
  if (isAmbiguous) return problemDetails(400, 'The request has more than one Host header.');
  // Browsers send no token with a preflight.
  const isOpen = isPreflight(method, headers) || shared !== undefined;
  return (
    pageRejection(allowOrigins, headers) ??
    (isOpen ? undefined : controlRejection(controlToken, { address, host, headers }))
  );
}

const bodyOf = (incoming: IncomingMessage): BodyReader => ({
  text: (maxBytes) => readText(incoming, maxBytes),
  form: (wanted) => readForm(incoming, wanted),
});

/** Returns the path and the host of a URL in full, as a client sends it to a proxy. */
function targetOf(url: string): { path: string; host?: string } {
  const [, host, rest = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === undefined) return { path: url };
  return { path: rest.startsWith('/') ? rest : `/${rest}`, host };
}

const metricsPath = `${controlPath}metrics`;

/** Returns the metrics of a sandbox; where teams share it, those of all teams, for its operator. */
async function metricsOf(
  served: Sandbox,
  { method, path, headers }: ArrivedRequest,
): Promise<SandboxResponse> {
  const reached = await reach(served, { method, path, headers });
  if ('status' in reached) return reached;
  const { shared } = served.surroundings;
  const isOperator = await shared?.signer.isOperator(keyOf(headers.authorization) ?? '');
  if (isOperator === false) return problemDetails(403, 'The metrics need the operator token.');
  try {
    return await metrics(served);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return problemDetails(501, 'The metrics need the package prom-client: npm install prom-client');
  }
}

/**
 * Sends a response. Ends the connection if it cannot be sent, for instance with the headers of an edited contract.
 *
 * @param readable Whether pages of any origin may read it.
 * @param log Called with what is wrong with the response.
 */
function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: SandboxResponse,
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
  if (!delayMs) return sendNow();
  const timer = setTimeout(sendNow, delayMs);
  // Those of jsdom are numbers.
  if (typeof timer === 'object') timer.unref();
}

function write(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, type, body, stream, headers: others, delivery: { cut } = {} }: SandboxResponse,
  readable: boolean,
): void {
  if (status === 0) return endConnection(outgoing);
  const length = Buffer.byteLength(body);
  // Node writes the headers with the bytes of a text, in its encoding: theirs is Latin-1.
  const bytes = length === body.length ? body : Buffer.from(body);
  // RFC 9110, section 8.6: no length where there can be no body.
  const headers = status === 204 || status === 304 || stream ? [] : ['content-length', String(length)];
  if (type !== '') headers.push('content-type', type);
  for (const name in others) headers.push(name, others[name] ?? '');
  const { origin } = incoming.headers;
  if (origin !== undefined && readable) {
    const names = headers.filter((_, i) => i % 2 === 0);
    headers.push(...Object.entries(corsHeaders(origin, names)).flat());
  }
  outgoing.writeHead(status, headers);
  if (stream && incoming.method !== 'HEAD') return void writeStream(stream, outgoing);
  if (cut) {
    if (body === '' || incoming.method === 'HEAD') endConnection(outgoing);
    else outgoing.write(Buffer.from(body.slice(0, body.length / 2)), () => outgoing.destroy());
  } else if (incoming.complete || !hasBody(incoming)) {
    outgoing.end(bytes, 'latin1');
  } else {
    outgoing.flushHeaders();
    outgoing.write(bytes, 'latin1');
    readRest(incoming, () => outgoing.end());
  }
}

/** Writes a stream as fast as the client reads it, until one of both ends. */
async function writeStream(stream: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = stream.getReader();
  outgoing.once('close', () => void reader.cancel());
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return void outgoing.end();
    if (!outgoing.write(value)) await new Promise((resolve) => outgoing.once('drain', resolve));
  }
}

/** Ends a connection after the responses to earlier requests. Until then, a response has no socket, and Node 24 ends none. */
function endConnection(outgoing: ServerResponse): void {
  if (outgoing.socket) outgoing.destroy();
  else outgoing.once('socket', () => outgoing.destroy());
}

/** Whether a body comes after the head of a request. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
