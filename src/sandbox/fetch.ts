import { isOverview } from './protocol/router.ts';
import { reach } from './testing/admission.ts';
import { control, controlPath, index, maxBodyBytes } from './testing/control.ts';
import { createSandbox, type Sandbox } from './testing/sandbox.ts';
import { aborted, bodyToRead, handle } from './protocol/handle.ts';
import { hexOf, problemDetails, textOf } from './text.ts';
import type { SandboxRequest, SandboxResponse } from './protocol/messages.ts';
import { FormReader, type FormToRead, type Hash, joined } from './protocol/form-reader.ts';

export { combinations, eachInterpretation } from './setting-values.ts';
export { page } from './testing/page.ts';
export { createSandbox, type Sandbox };
export type * from './public.ts';

/**
 * Returns a `fetch` that sends requests to a sandbox in the same process, without a port or a server, also in a browser.
 * The host of the URL does not matter.
 *
 * @param sandbox The sandbox that responds; a new one if not given.
 * @throws {TypeError} It is not a sandbox.
 */
export function createFetch(sandbox: Sandbox = createSandbox()): typeof fetch {
  if (!Object(sandbox).state) {
    throw new TypeError('This is not a sandbox. Pass what createSandbox() returns.');
  }
  const given = sandbox;
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const { method, headers } = request;
    const accept = headers.get('accept') ?? undefined;
    if (isOverview(path)) return respond(await index({ method, path, accept }), request);
    const received: SandboxRequest = { method, path, ...requestHeaders(headers) };
    const reached = await reach(given, received);
    if ('status' in reached) return respond(reached, request);
    const { sandbox } = reached;
    if (pathname.startsWith(controlPath)) {
      const contentType = headers.get('content-type') ?? undefined;
      const body = textOf(await request.arrayBuffer(), maxBodyBytes(sandbox, path));
      const { signal } = request;
      const response =
        typeof body === 'string'
          ? await control(sandbox, { method, path, body, contentType, accept, signal })
          : problemDetails(400, body.problem);
      signal.throwIfAborted();
      return respond(response, request);
    }
    const { state } = sandbox;
    received.authorization = reached.authorization;
    try {
      if (request.body) await read(sandbox, received, request);
    } catch (error) {
      aborted(state, received);
      throw error;
    }
    return respond(handle(state, received), request);
  };
}

function requestHeaders(headers: Headers): Partial<SandboxRequest> {
  return {
    authorization: headers.get('authorization') ?? undefined,
    prefer: headers.get('prefer') ?? undefined,
    contentType: headers.get('content-type') ?? undefined,
    headers: Object.fromEntries(headers),
  };
}

/** Puts the body into the request, in the form that the sandbox reads it in. */
async function read({ state }: Sandbox, received: SandboxRequest, request: Request): Promise<void> {
  const wanted = bodyToRead(state, received);
  if (wanted.body === 'none') return;
  if (wanted.body === 'form') {
    received.body = await readForm(wanted, received, request);
    return;
  }
  const text = textOf(await request.arrayBuffer());
  if (typeof text === 'string') received.body = text;
  else received.unreadable = text.problem;
}

/** Reads a form as it arrives; undefined if there is none. A runtime may have less memory than a form has bytes. */
async function readForm(
  wanted: FormToRead,
  { contentType }: SandboxRequest,
  { body }: Request,
): Promise<FormReader | undefined> {
  const reader = body?.getReader();
  let form: FormReader | undefined;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    form ??= new FormReader(wanted, contentType, newHash);
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
  { status, type, body, stream, allow, headers: others, delivery = {} }: SandboxResponse,
  { method, signal }: Request,
): Promise<Response> {
  const headers = new Headers(others);
  if (type !== '') headers.set('content-type', type);
  if (allow !== undefined) headers.set('allow', allow);
  if (delivery.delayMs) await sleep(delivery.delayMs, signal);
  if (status === 0) throw new TypeError('The connection ended before the response.');
  if (delivery.cut && (body === '' || method === 'HEAD')) {
    throw new TypeError('The connection ended in the middle of the response.');
  }
  if (delivery.cut) return new Response(cutShort(body), { status, headers });
  if (method === 'HEAD') return new Response(null, { status, headers });
  return new Response(stream ?? (body === '' ? null : body), { status, headers });
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

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
