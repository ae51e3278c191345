import type { Content } from './attempt.ts';
import { type Bytes, fileError, fromText } from './file-parts.ts';
import type { SentBody } from './options.ts';
import { inBrowser } from './platform.ts';
import { forBrowsers } from './for-browsers.ts';

/** A field of a form. */
export type Field = [name: string, part: Bytes];

const escape = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. Every part has a size, so there is a `content-length`.
 *
 * @param signal Stops reading streams before anything is sent.
 */
export async function encodeForm(
  operation: string,
  fields: readonly Field[],
  signal?: AbortSignal,
): Promise<Content> {
  const boundary = `docproc-${crypto.randomUUID()}`;
  const chunks: Bytes[] = [];
  const add = (text: string): unknown => chunks.push(fromText(text));
  for (const [field, part] of fields) {
    const { name, type } = part;
    // No character of the type can end its line.
    const file = name
      ? `; filename="${escape(name)}"\r\ncontent-type: ${type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream'}`
      : '';
    add(`--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"${file}\r\n\r\n`);
    chunks.push(part);
    add('\r\n');
  }
  add(`--${boundary}--\r\n`);

  let failure: Error | undefined;
  let isRead = false;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  /** Yields the bytes of files. Throws FileError when they cannot be read, or are more or fewer than the size. */
  async function* read(some: readonly Bytes[], ends?: AbortSignal): AsyncGenerator<Uint8Array> {
    isRead = true;
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
      throw (failure = fileError(operation, name, cause, size));
    }
  }

  const size = chunks.reduce((sum, chunk) => sum + chunk.size, 0);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { 'content-type': type };
  if (forBrowsers || inBrowser()) {
    const blobs = chunks.map((each) => each.blob ?? collect(read([each], signal)));
    const blob = new Blob(await Promise.all(blobs), { type });
    // The `fetch` of Node does not know the `Blob` of jsdom, and would send its name.
    const isKnown = forBrowsers || new Response(blob).headers.get('content-type') === type;
    const body: object = isKnown ? blob : await blob.arrayBuffer();
    return { init: () => ({ body: body as SentBody }), headers, size };
  }
  return {
    init(ends) {
      // Node stops sending, and leaves what it reads from open.
      ends.addEventListener('abort', close);
      return { body: toStream((current = read(chunks, ends))), duplex: 'half' };
    },
    headers: { ...headers, 'content-length': `${size}` },
    failure: () => failure,
    assertRead() {
      if (!isRead) throw new TypeError(`${operation}: fetch must send a stream`);
    },
    close,
    size,
    once: chunks.some(({ once }) => once),
  };
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Blob> {
  const chunks: BlobPart[] = [];
  for await (const chunk of bytes) chunks.push(chunk as BlobPart);
  return new Blob(chunks);
}

/** `ReadableStream.from`, which not every runtime has. */
function toStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> & SentBody {
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
  // Node would keep all that it sends in a copy, to repeat it after a redirect. A redirect is an error here.
  return Object.assign(stream as typeof stream & AsyncIterable<Uint8Array>, {
    tee: (): [typeof stream, typeof stream] => [stream, stream],
  });
}
