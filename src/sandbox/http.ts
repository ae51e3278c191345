import multipart from '@fastify/multipart';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formOptions, hasBody, readForm, readRest, readText } from './body.ts';
import { control, controlPath } from './control/control.ts';
import type { Sandbox } from './control/sandbox.ts';
import { aborted, bodyOf, handle } from './engine/engine.ts';
import { problem } from './engine/faults.ts';
import type { EngineRequest as Request, EngineResponse as Answer } from './engine/types.ts';

/** Where a sandbox listens, and whom it lets steer it. */
export interface ServeOptions {
  /** 4020 if not given; 0 for any that is free. */
  port?: number;
  /** 127.0.0.1 if not given. */
  host?: string;
  /**
   * Who may steer the sandbox under `/_sandbox/`: with a token, whoever sends it as a bearer token;
   * without one, only this machine.
   */
  controlToken?: string;
}

export interface Served {
  /** Address of the server, without a slash at its end. */
  baseUrl: string;
  /** Ends every connection and the server. */
  close(): Promise<void>;
}

const isForm = (type = ''): boolean => /^multipart\/form-data/i.test(type);

/**
 * Serves a sandbox over HTTP. Bytes of files are counted as they come in, and thrown away.
 *
 * @throws {Error} It cannot listen there, for instance because the port is taken.
 */
export async function serve(sandbox: Sandbox, options: ServeOptions = {}): Promise<Served> {
  const { port = 4020, host = '127.0.0.1', controlToken } = options;
  const answer = (raw: IncomingMessage, reply: ServerResponse, form?: FastifyRequest): void => {
    const { method = '', url = '', headers } = raw;
    const path = form?.originalUrl ?? url;
    if (method === 'OPTIONS' && headers['access-control-request-method']) return preflight(reply);
    if (path.startsWith(controlPath)) return void steer(sandbox, controlToken, path, raw, reply);
    const asked: Request = {
      method,
      path,
      authorization: headers.authorization,
      prefer: headers['prefer'] as string | undefined,
      contentType: headers['content-type'],
      headers,
    };
    if (method === 'GET' || !hasBody(raw)) send(raw, reply, answerTo(sandbox, asked));
    else void withBody(sandbox, asked, raw, reply, form);
  };
  const app = fastify({
    forceCloseConnections: true,
    // Fastify reads forms. What else comes needs nothing of what it does, and is answered sooner without.
    serverFactory: (answerForm) =>
      createServer({ keepAliveTimeout: 72_000, requestTimeout: 300_000 }, (raw, reply) =>
        raw.method === 'POST' && isForm(raw.headers['content-type'])
          ? answerForm(raw, reply)
          : answer(raw, reply),
      ),
    // The engine knows the paths, and what to do with one that cannot be decoded.
    rewriteUrl: () => '/',
  });
  const answerForm = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.hijack();
    answer(request.raw, reply.raw, request);
  };
  await app.register(multipart, formOptions);
  app.post('/', answerForm);
  // Fastify refuses a content type that it cannot read. Whether that matters is for the engine to say.
  app.setErrorHandler((_error, request, reply) => answerForm(request, reply));
  await app.listen({ port, host });
  const { address, family, port: bound } = app.server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return { baseUrl: `http://${name}:${bound}`, close: () => app.close() };
}

async function withBody(
  sandbox: Sandbox,
  asked: Request,
  raw: IncomingMessage,
  reply: ServerResponse,
  form: FastifyRequest | undefined,
): Promise<void> {
  const { state } = sandbox;
  try {
    const reading = bodyOf(state, asked);
    if (reading.body === 'text') {
      const text = await readText(raw);
      if (typeof text === 'string') asked.body = text;
      else asked.unreadable = text.problem;
    }
    if (reading.body === 'form' && form) asked.body = await readForm(form, reading.limits, reading.known);
  } catch {
    return aborted(state, asked);
  }
  send(raw, reply, answerTo(sandbox, asked));
}

const answerTo = (sandbox: Sandbox, asked: Request): Answer =>
  safely(sandbox, () => handle(sandbox.state, asked));

/** An answer, also if it cannot be made: a mistake of ours is told, and leaves nobody waiting. */
function safely({ state }: Sandbox, answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    state.log(`This is a mistake of the sandbox, please report it: ${(error as Error).stack}`);
    return problem(500, 'The sandbox made a mistake; its log has more.');
  }
}

/** Lets pages of any origin call, as they can call Prism. */
function preflight(reply: ServerResponse): void {
  reply.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization, content-type, prefer',
  });
  reply.end();
}

async function steer(
  sandbox: Sandbox,
  token: string | undefined,
  path: string,
  raw: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { method = '' } = raw;
  const refusal = mayNotSteer(raw.socket.remoteAddress, raw.headers.authorization, token);
  if (refusal) return send(raw, reply, refusal);
  const body = hasBody(raw) ? await readText(raw).catch(() => undefined) : '';
  if (body === undefined) return;
  const answer = (): Answer =>
    typeof body === 'string' ? control(sandbox, { method, path, body }) : problem(400, body.problem);
  send(raw, reply, safely(sandbox, answer));
}

/** The refusal of a request to the control plane; undefined if it may steer the sandbox. */
export function mayNotSteer(
  address: string = '',
  authorization: string | undefined,
  token: string | undefined,
): Answer | undefined {
  if (token !== undefined) {
    if (authorization === `Bearer ${token}`) return undefined;
    return problem(401, 'The control token is missing or wrong.');
  }
  if (/^(::1$|(::ffff:)?127\.)/.test(address)) return undefined;
  return problem(403, 'A sandbox without a control token is steered from its own machine.');
}

function send(raw: IncomingMessage, reply: ServerResponse, answer: Answer): void {
  const { delayMs, cut } = answer.delivery ?? {};
  if (delayMs) {
    const rest = { ...answer, delivery: { cut: cut ?? false } };
    setTimeout(() => send(raw, reply, rest), delayMs).unref();
    return;
  }
  const { status, type, body, allow } = answer;
  const length = Buffer.byteLength(body);
  // RFC 9110, section 8.6: no length where there can be no body.
  const headers = status === 204 || status === 304 ? [] : ['content-length', String(length)];
  if (type !== '') headers.push('content-type', type);
  if (allow !== undefined) headers.push('allow', allow);
  const { origin } = raw.headers;
  if (origin !== undefined)
    headers.push('access-control-allow-origin', '*', 'access-control-expose-headers', '*');
  reply.writeHead(status, headers);
  // As many bytes as characters: plain ASCII, which needs no encoding.
  const encoding = length === body.length ? 'latin1' : 'utf8';
  if (cut) {
    if (body === '') reply.destroy();
    else reply.write(body.slice(0, body.length / 2), () => reply.destroy());
  } else if (raw.complete || !hasBody(raw)) {
    reply.end(body, encoding);
  } else {
    reply.flushHeaders();
    reply.write(body, encoding);
    readRest(raw, () => reply.end());
  }
}
