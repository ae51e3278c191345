import type { Content } from './attempt.ts';
import { FileError } from './errors.ts';
import { type Bytes, fromBlob, type Part } from './file-parts.ts';
import type { FetchInit } from './options.ts';
import { inBrowser } from './platform.ts';
import { toText } from './to-text.ts';

/** A field of a form: a text, another value as JSON, or a file. */
export type Field = [name: string, value: unknown, file?: Part | undefined];

const escape = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
 *
 * @param signal Ends the reading of streams before anything is sent.
 */
export async function encodeForm(
  operation: string,
  fields: readonly Field[],
  signal?: AbortSignal,
): Promise<Content> {
  const boundary = `docproc-${crypto.randomUUID()}`;
  const chunks: Chunk[] = [];
  const add = (text: string): unknown => chunks.push(fromBlob(new Blob([text])));
  for (const [field, value, file] of fields) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
    if (file) {
      // No character of the type can end its line.
      const type = file.type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream';
      add(`${head}; filename="${escape(file.name)}"\r\ncontent-type: ${type}\r\n\r\n`);
      chunks.push(file);
      add('\r\n');
    } else if (value !== undefined) {
      add(`${head}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`);
    }
  }
  add(`--${boundary}--\r\n`);

  let failure: Error | undefined;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  /** Yields the bytes of files. Throws FileError when they cannot be read, or are more or fewer than the size. */
  async function* read(some: readonly Chunk[], ends?: AbortSignal): AsyncGenerator<Uint8Array> {
    for (const { name = '', size, read: open } of some) {
      let left = size;
      let cause: unknown;
      try {
        for await (const chunk of open(ends)) {
          left -= chunk instanceof Uint8Array ? chunk.length : NaN;
          if (!(left >= 0)) break;
          yield chunk;
        }
        if (left === 0) continue;
      } catch (error) {
        cause = error;
      }
      const reason = cause ? `cannot be read: ${toText(cause)}` : `does not have ${size} bytes`;
      throw (failure = new FileError(operation, `the file ${name} ${reason}`, { cause, file: name }));
    }
  }

  const size = chunks.reduce((sum, chunk) => sum + chunk.size, 0);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  if (inBrowser()) {
    const blobs = chunks.map((each) => each.blob ?? new Response(toStream(read([each], signal))).blob());
    const body: object = new Blob(await Promise.all(blobs));
    return { init: () => ({ body: body as Body }), headers, size };
  }
  return {
    init(ends) {
      // Node stops sending, and leaves what it reads from open.
      ends.addEventListener('abort', close);
      return { body: toStream((current = read(chunks, ends))), redirect: redirect(), duplex: 'half' };
    },
    headers: { ...headers, 'content-length': `${size}` },
    failure: () => failure,
    close,
    size,
    once: chunks.some(({ once }) => once),
  };
}

/** A file, or what is between files and has no name. */
type Chunk = Bytes & { name?: string };
type Body = NonNullable<FetchInit['body']>;

/** With another value than `error`, Node keeps everything in memory, to repeat it after a redirect. */
function redirect(): FetchInit['redirect'] {
  try {
    void new Request('http://x', { redirect: 'error' });
    return 'error';
  } catch {
    return 'manual'; // Cloudflare Workers reject `error`.
  }
}

/** `ReadableStream.from`, which not every runtime has. */
function toStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> & Body {
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
