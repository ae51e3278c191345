import type { EncodedBody } from './attempt.ts';
import { type Bytes, fileError, fromText } from './file-parts.ts';
import type { SentBody, UploadOptions } from './options.ts';
import { inBrowser, requireGlobals } from './platform.ts';
import { forBrowsers } from './for-browsers.ts';

/** A field of a form: a text or a file. */
export type FormEntry = [name: string, value: string | Bytes];

const escape = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/**
 * Returns a `multipart/form-data` body. Outside browsers it reads its files while it is sent. `FormData` cannot: it accepts
 * no streams, no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of
 * memory, Bun and Deno as much as is sent. Every part has a size, so there is a `content-length`.
 *
 * @param signal Stops reading streams before anything is sent.
 */
export async function encodeForm(
  operation: string,
  fields: readonly FormEntry[],
  signal?: AbortSignal,
  onProgress?: UploadOptions['onProgress'],
): Promise<EncodedBody> {
  let failure: unknown;
  let isRead = false;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  /** Yields the bytes of files. Throws FileError when they cannot be read, or are more or fewer than the size. */
  async function* read(some: readonly Bytes[], ends?: AbortSignal): AsyncGenerator<Uint8Array> {
    isRead = true;
    let sent = 0;
    for (const { name = '', size, read: open } of some) {
      let left = size;
      let cause: unknown;
      try {
        for await (const chunk of open(ends)) {
          // A test environment has another class `Uint8Array` than its streams.
          left -= ArrayBuffer.isView(chunk) ? chunk.byteLength : NaN;
          if (!(left >= 0)) break;
          yield chunk;
          if (!forBrowsers && current && name) report(name, (sent += chunk.byteLength));
        }
        if (left === 0) continue;
      } catch (error) {
        cause = error;
      }
      throw (failure ??= fileError(operation, name, cause, size));
    }
  }
  const report = (file: string, sent: number): void => {
    try {
      onProgress?.({ file, sent, total });
    } catch (error) {
      throw (failure = error);
    }
  };
  const sizeOf = (some: readonly Bytes[]): number => some.reduce((sum, { size }) => sum + size, 0);
  const total = sizeOf(fields.flatMap(([, value]) => (typeof value === 'string' ? [] : value)));
  const toBlob = async (part: Bytes): Promise<Blob> => part.blob ?? collect(read([part], signal));

  if (forBrowsers) {
    const form = new FormData();
    for (const [field, value] of fields) {
      if (typeof value === 'string') form.append(field, value);
      else {
        form.append(field, new Blob([await toBlob(value)], { type: value.type ?? '' }), value.name);
      }
    }
    return { init: () => ({ body: form as object as SentBody }), size: total };
  }

  // Not `randomUUID`, which pages have over https alone.
  const boundary = `docproc-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const chunks: Bytes[] = [];
  let text = '';
  for (const [field, value] of fields) {
    text += `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
    if (typeof value === 'string') text += `\r\n\r\n${value}`;
    else {
      const { name = '', type } = value;
      // No character of the type can end its line.
      const line = type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream';
      text += `; filename="${escape(name)}"\r\ncontent-type: ${line}\r\n\r\n`;
      chunks.push(fromText(text), value);
      text = '';
    }
    text += '\r\n';
  }
  chunks.push(fromText(`${text}--${boundary}--\r\n`));
  const size = sizeOf(chunks);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { 'content-type': type };
  if (inBrowser()) {
    const blob = new Blob(await Promise.all(chunks.map(toBlob)), { type });
    const body: object = isKnown(blob) ? blob : await toBytes(blob);
    return { init: () => ({ body: body as SentBody }), headers, size };
  }
  requireGlobals(operation, 'ReadableStream', 'TextEncoder');
  return {
    init(ends) {
      // Node stops sending, and leaves what it reads from open.
      ends.addEventListener('abort', close);
      failure = undefined;
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

/** Whether `fetch` knows a blob. That of Node does not know the blobs of jsdom, and would send their name. */
function isKnown(blob: Blob): boolean {
  try {
    return new Response(blob).headers.get('content-type') === blob.type;
  } catch {
    return false;
  }
}

/** `arrayBuffer` of a blob, which some versions of jsdom do not have. */
async function toBytes(blob: Blob): Promise<ArrayBuffer> {
  if (blob.arrayBuffer) return blob.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(blob);
  });
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
