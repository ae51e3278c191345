import { FileError } from './errors.ts';
import type { Part } from './file-parts.ts';
import type { Form } from './files.ts';
import type { FetchInit } from './options.ts';
import { inBrowser } from './platform.ts';

const escapes: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
const escape = (name: string): string => name.replace(/["\r\n]/g, (character) => escapes[character] ?? '');

/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
 *
 * @param fields Parts and texts are sent as they are, other values as JSON.
 * @param signal Ends the reading of streams before anything is sent.
 */
export async function encodeForm(
  operation: string,
  fields: [name: string, value: unknown][],
  signal: AbortSignal | undefined,
): Promise<Form> {
  const boundary = `docproc-${crypto.randomUUID()}`;
  const head = (disposition: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  const encoder = new TextEncoder();
  const chunks: (Uint8Array<ArrayBuffer> | Part)[] = [];
  const add = (text: string): void => void chunks.push(encoder.encode(text));
  for (const [field, value] of fields) {
    const name = `name="${escape(field)}"`;
    if (isPart(value)) {
      // No character of the type can end its line.
      const type = value.type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream';
      add(head(`${name}; filename="${escape(value.name)}"\r\ncontent-type: ${type}`));
      chunks.push(value);
      add('\r\n');
    } else if (value !== undefined) {
      add(`${head(name)}${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`);
    }
  }
  add(`--${boundary}--\r\n`);

  const parts = chunks.filter(isPart);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const length = chunks.reduce((sum, chunk) => sum + (isPart(chunk) ? 0 : chunk.length), size);
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const once = parts.some((part) => part.once);
  if (inBrowser()) {
    const blobs = chunks.map((chunk) =>
      isPart(chunk) ? (chunk.blob ?? gather(operation, chunk, signal)) : chunk,
    );
    const body = new Blob(await Promise.all(blobs));
    return { init: () => ({ body }), headers: type, size, once: false };
  }

  let failure: Error | undefined;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  async function* bytes(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      for (const chunk of chunks) {
        if (isPart(chunk)) yield* exactly(operation, chunk, signal);
        else yield chunk;
      }
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  }
  return {
    init(signal) {
      const reading = (current = bytes(signal));
      // Node stops sending, and leaves what it reads from open.
      signal.addEventListener('abort', close);
      return { body: toStream(reading), redirect: redirect(), duplex: 'half' };
    },
    headers: { ...type, 'content-length': `${length}` },
    failure: () => failure,
    close,
    size,
    once,
  };
}

const isPart = (value: unknown): value is Part => typeof (value as Part | null)?.read === 'function';

/** With another value than `error`, Node keeps everything in memory, to repeat it after a redirect. */
function redirect(): FetchInit['redirect'] {
  const value = 'error';
  try {
    void new Request('http://localhost', { redirect: value });
    return value;
  } catch {
    return 'manual'; // Cloudflare Workers reject `error`.
  }
}

/** Yields the bytes of a file. Throws FileError when they cannot be read, or are more or fewer than its size. */
async function* exactly(operation: string, file: Part, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const { name, size } = file;
  const fail = (what: string, cause?: unknown): FileError =>
    new FileError(operation, `the file ${name} ${what}`, { cause, file: name });
  let seen = 0;
  try {
    for await (const chunk of file.read(signal)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('its chunks must be bytes, as Uint8Array');
      seen += chunk.length;
      if (seen > size) break;
      yield chunk;
    }
  } catch (cause) {
    throw fail(`cannot be read: ${(cause as Error | undefined)?.message}`, cause);
  }
  if (seen !== size) throw fail(`does not have ${size} bytes`);
}

/** Reads a file into memory. */
async function gather(operation: string, part: Part, signal = new AbortController().signal): Promise<Blob> {
  const chunks: BlobPart[] = [];
  for await (const chunk of exactly(operation, part, signal)) chunks.push(chunk as BlobPart);
  return new Blob(chunks);
}

/** `ReadableStream.from`, which not every runtime has. */
function toStream(bytes: AsyncGenerator<Uint8Array>): NonNullable<FetchInit['body']> {
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => bytes.return(undefined) as Promise<never>,
    },
    // Opens no file before there is a connection.
    { highWaterMark: 0 },
  );
  return stream as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
}
