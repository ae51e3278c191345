import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import getPort from 'get-port';
import { type ClientOptions, createClient, type Docproc, type Fetch, type FetchInit } from '@docproc/client';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import { onTestFinished, vi } from 'vitest';
import { listen } from '../support/listen.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };

/** A request as the server got it. */
export interface Got {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Respond = (got: Got, response: ServerResponse, count: number) => void;

export const key = 'sk-test-0123456789';
export const identity = { apiKey: key, teamId: 'team', projectId: 'project' };

/** The model of the contract, without its catalogs. */
export const model = createModel(bundle as Document, []);

/** The value of a named example of the contract; without a name, of the first. */
export function example(operationId: string, status = '2', name?: string): unknown {
  const response = model.operation(operationId).responses.find((each) => each.status.startsWith(status));
  const chosen = response?.examples.find((each) => !name || each.name === name);
  if (!chosen) throw new Error(`no example ${name ?? ''} of ${operationId} ${status}`);
  return chosen.value;
}

/** A base URL that no request of a test reaches. */
export const baseUrl = 'http://docproc.example';

/** A client without a connection, whose requests are sent once. */
export const clientWith = (fetch: Fetch, options: Partial<ClientOptions> = {}): Docproc =>
  createClient({ baseUrl, ...identity, retries: 0, retryDelay: 0, fetch, ...options });

/** Never ends. */
export const never = (): Promise<never> => new Promise(() => {});

/** Creates a client that keeps the forms it sends, as text and as a server reads them. */
export function recorded(): { docproc: Docproc; sent: { text: string; init: FetchInit; form: FormData }[] } {
  const sent: { text: string; init: FetchInit; form: FormData }[] = [];
  const fetch = async (_: string, init: FetchInit) => {
    const body = await new Response(init.body as BodyInit).blob();
    const form = await new Response(body, { headers: init.headers }).formData();
    sent.push({ text: await body.text(), init, form });
    return Response.json(example('createUpload'));
  };
  return { docproc: clientWith(fetch, { headers: { 'content-type': 'text/plain' } }), sent };
}

/** Starts a server for one test, and a client for it. */
export async function serve(
  respond: Respond,
  options: Partial<ClientOptions> = {},
): Promise<{ docproc: Docproc; got: Got[]; baseUrl: string }> {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return; // The client hung up.
    }
    const { method = '', url = '', headers } = request;
    const one = { method, path: url, headers, body: Buffer.concat(chunks) };
    got.push(one);
    respond(one, response, got.length);
  });
  const baseUrl = await listen(server);
  return { docproc: createClient({ baseUrl, ...identity, ...options }), got, baseUrl };
}

/** Sends a status, and a body: text as it is, anything else as JSON. */
export function reply(response: ServerResponse, status: number, body?: unknown, headers: object = {}): void {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}

/** Returns the first example of every operation, as a service would that has one task and one upload. */
export const examples: Respond = ({ method, path }, response) => {
  const found = model.operations.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return pattern.test(path) && operation.method === method;
  });
  if (!found) return reply(response, 404);
  reply(response, 200, example(found.id));
};

/** Calls a function as a program in JavaScript can, with arguments of any type. */
export const callUntyped = (call: (...given: never[]) => unknown, ...given: unknown[]): Promise<unknown> =>
  Reflect.apply(call, undefined, given);

/** The error that a promise is rejected with. */
export async function failure<T extends Error>(
  promise: Promise<unknown>,
  type: abstract new (...given: never[]) => T,
): Promise<T> {
  const error = await promise.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  if (error instanceof type) return error;
  throw error;
}

/**
 * Replaces the clock of one test by one that moves on as soon as the code waits for it.
 *
 * @returns a `fetch` that responds at once, and the milliseconds of that clock between its requests
 */
export function fakeClock(respond: () => Response): {
  fetch: () => Promise<Response>;
  delays: () => number[];
} {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
  const times: number[] = [];
  return {
    async fetch() {
      times.push(Date.now());
      return respond();
    },
    delays: () => times.slice(1).map((time, index) => time - (times[index] ?? 0)),
  };
}

/** Makes this look like a browser, for one test. */
export function asBrowser(): void {
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {};
  const value = { userAgent: 'Mozilla/5.0 (X11)' };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  onTestFinished(() => void Object.defineProperty(globalThis, 'navigator', navigator));
}

/** A base URL without a listener. */
export async function closedPort(): Promise<string> {
  return `http://127.0.0.1:${await getPort()}`;
}
