import { basePathOf, outside, pathIn } from './base-url.ts';
import { anyText, checkMembers, checkObject } from '../contract/option-rules.ts';
import { createSandbox } from '../control/teams.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import { hexOf, lowerNames, textOf } from '../contract/text.ts';
import type { SandboxResponse } from '../contract/messages.ts';
import { FormReader, type FormToRead, type Hash, joined } from '../request/form-reader.ts';
import { type BodyReader, respondTo } from './respond.ts';

export { combinations, eachInterpretation } from '../contract/setting-values.ts';
export { page } from '../testing/document-pages.ts';
export { createSandbox, type Sandbox };
export type * from '../testing/public.ts';

/** Where the sandbox of a `fetch` is. */
export interface FetchOptions {
  /**
   * Base URL of the interface, or its path alone, such as `/api`. Its host does not matter.
   *
   * @default ''
   */
  baseUrl?: string | undefined;
}

/**
 * Returns a `fetch` that sends requests to a sandbox in the same process, without a port or a server, also in a browser.
 * The host of the URL does not matter.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} It is not a sandbox, or an option is invalid.
 */
export function createFetch(sandbox: Sandbox = createSandbox(), options: FetchOptions = {}): typeof fetch {
  if (!Object(sandbox).state) {
    throw new TypeError('This is not a sandbox. Pass what createSandbox() returns.');
  }
  checkMembers('option', checkObject('The options are', options), { baseUrl: anyText });
  const base = basePathOf(options.baseUrl);
  return async (input, init) => {
    const readableInit = await unlessAborted(init?.signal, () => readable(init));
    const request = input instanceof Request && !init ? input : new Request(input, readableInit);
    const { method, signal } = request;
    signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const headers = lowerNames(request.headers);
    // Firefox does not say whether there is a body: one without bytes is none.
    const body = request.body === null ? undefined : bodyOf(request);
    const path = pathIn(base, pathname + search);
    if (path === undefined) return respond(outside(base), request);
    const response = await respondTo(sandbox, { method, path, headers, body, signal });
    signal.throwIfAborted();
    return respond(response, request);
  };
}

/** Returns options whose body every browser can read from a `Request`. */
async function readable(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const body = init?.body;
  if (isA('FormData', body)) return withBlob(init, encode(body));
  if (isA('Blob', body) || isA('File', body)) return withBlob(init, body);
  // Firefox would take the name of its class as a text.
  if (isA('ReadableStream', body) && !('body' in Request.prototype))
    return { ...init, body: await new Response(body).blob() };
  return init;
}

/** Returns options with a blob, or with its bytes: jsdom has a `Blob` of its own, which `Request` takes for a text. */
async function withBlob(init: RequestInit | undefined, blob: Blob): Promise<RequestInit> {
  const probe = new Request('http://sandbox.test', { method: 'POST', body: new Blob(['a']) });
  if ((await probe.text()) === 'a') return { ...init, body: blob };
  const headers = new Headers(init?.headers);
  if (!headers.has('content-type') && blob.type !== '') headers.set('content-type', blob.type);
  const body = await new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error as Error));
    reader.readAsArrayBuffer(blob);
  });
  return { ...init, headers, body };
}

/** Whether a value is of a class of the platform, in any realm. */
const isA = <Name extends 'Blob' | 'File' | 'FormData' | 'ReadableStream'>(
  name: Name,
  value: unknown,
): value is InstanceType<(typeof globalThis)[Name]> =>
  Object.prototype.toString.call(value) === `[object ${name}]`;

/** Encodes a form as browsers do: Safari cannot read a `Request` with files in its form. */
function encode(form: FormData): Blob {
  // The type of a blob has small letters.
  const boundary = `form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const lines = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');
  const quoted = (name: string): string => `"${name.replace(/["\r\n]/g, encodeURIComponent)}"`;
  const parts = [...form].flatMap(([name, value]): BlobPart[] => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name=${quoted(lines(name))}`;
    if (typeof value === 'string') return [`${head}\r\n\r\n${lines(value)}\r\n`];
    const type = value.type || 'application/octet-stream';
    return [`${head}; filename=${quoted(value.name)}\r\ncontent-type: ${type}\r\n\r\n`, value, '\r\n'];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

const bodyOf = (request: Request): BodyReader => ({
  text: async (maxBytes) =>
    textOf(await unlessAborted(request.signal, () => request.arrayBuffer()).catch(explain), maxBytes),
  form: (wanted) => unlessAborted(request.signal, () => readForm(wanted, request)).catch(explain),
});

/** Returns what is read, or rejects once the signal is aborted: a body may never end. */
function unlessAborted<Value>(
  signal: AbortSignal | null | undefined,
  read: () => Promise<Value>,
): Promise<Value> {
  if (!signal) return read();
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    void read()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

function explain(error: Error): never {
  if (error?.name !== 'InvalidStateError') throw error;
  throw new TypeError(
    'This browser cannot read a Request that was made of a form with files. Pass the form with its URL: fetch(url, { method, body }).',
    { cause: error },
  );
}

/** Reads a form as it arrives; undefined if there is none. A runtime may have less memory than a form has bytes. */
async function readForm(wanted: FormToRead, request: Request): Promise<FormReader | undefined> {
  const type = request.headers.get('content-type') ?? undefined;
  const reader = (request.body ?? (await request.blob()).stream()).getReader();
  let form: FormReader | undefined;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    form ??= new FormReader(wanted, type, newHash);
    if (!form.problem) form.write(next.value);
  }
  await form?.end();
  return form;
}

/** A hash that Cloudflare Workers have, and that keeps no bytes. */
type DigestStream = WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };

function newHash(): Hash {
  // Pages that are not from a secure origin have no `subtle`.
  const { subtle, DigestStream: Digest } = (globalThis.crypto ?? {}) as Partial<Crypto> & {
    DigestStream?: new (algorithm: string) => DigestStream;
  };
  const stream = Digest && new Digest('SHA-256');
  const writer = stream?.getWriter();
  const all: Uint8Array<ArrayBuffer>[] = [];
  return {
    update(bytes) {
      if (writer) void writer.write(bytes);
      else all.push(bytes);
    },
    async digest() {
      await writer?.close();
      const digest = await (stream?.digest ?? subtle?.digest('SHA-256', joined(all)));
      return digest && hexOf(digest);
    },
  };
}

async function respond(
  { status, type, body, stream, headers: others, delivery = {} }: SandboxResponse,
  { method, signal }: Request,
): Promise<Response> {
  const headers = new Headers(others);
  if (type !== '') headers.set('content-type', type);
  if (delivery.delayMs) await sleep(delivery.delayMs, signal);
  if (status === 0) throw new TypeError('The connection ended before the response.');
  if (delivery.cut && (body === '' || method === 'HEAD')) {
    throw new TypeError('The connection ended in the middle of the response.');
  }
  if (delivery.cut) return new Response(cutShort(body), { status, headers });
  if (method === 'HEAD') return new Response(null, { status, headers });
  // A text would add a content type of its own.
  return new Response(stream ?? (body === '' ? null : new TextEncoder().encode(body)), { status, headers });
}

/** Half of a text, and then an error as when the connection ends. */
function cutShort(body: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(body.slice(0, body.length / 2));
  return new ReadableStream({
    pull(controller) {
      if (controller.desiredSize === 1 && half.length > 0) controller.enqueue(half);
      controller.error(new TypeError('The connection ended in the middle of the response.'));
    },
  });
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
