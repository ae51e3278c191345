import type { EncodedBody } from './attempt.ts';
import { FileError } from './errors.ts';
import { type Bytes, fileError } from './file-parts.ts';
import type { SentBody, UploadOptions } from './options.ts';
import { inBrowser, isKnown, requireGlobals } from './platform.ts';
import { copyError } from './redact.ts';
import { forBrowsers } from './for-browsers.ts';

/** A field of a form. */
type FormEntry<Value> = readonly [name: string, value: Value];

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
  texts: readonly FormEntry<string>[],
  files: readonly FormEntry<Bytes>[],
  signal?: AbortSignal,
  onProgress?: UploadOptions['onProgress'],
): Promise<EncodedBody> {
  const total = files.reduce((sum, [, { size }]) => sum + size, 0);
  const toBlob = async (part: Bytes): Promise<Blob> =>
    part.blob ?? collect(readPart(operation, part, signal));

  if (forBrowsers) {
    const form = new FormData();
    for (const [field, text] of texts) form.append(field, text);
    for (const [field, part] of files)
      form.append(field, new Blob([await toBlob(part)], { type: part.type ?? '' }), part.name);
    return { init: () => ({ body: form as object as SentBody }), size: total };
  }

  // Not `randomUUID`, which pages have over https alone.
  const boundary = `docproc-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const begin = (field: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
  const chunks: (string | Bytes)[] = [];
  // Files go last, so that a server that reads the form as a stream has the fields when a file begins.
  let head = texts.map(([field, text]) => `${begin(field)}\r\n\r\n${text}\r\n`).join('');
  for (const [field, part] of files) {
    // No character of the type can end its line.
    const type = part.type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream';
    head += `${begin(field)}; filename="${escape(part.name)}"\r\ncontent-type: ${type}\r\n\r\n`;
    chunks.push(head, part);
    head = '\r\n';
  }
  chunks.push(`${head}--${boundary}--\r\n`);
  const size = total + new Blob(chunks.filter((chunk) => typeof chunk === 'string')).size;
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { 'content-type': type };
  if (inBrowser()) {
    const all = chunks.map((chunk) => (typeof chunk === 'string' ? chunk : toBlob(chunk)));
    const blob = new Blob(await Promise.all(all), { type });
    const body: object = isKnown({ body: blob }, type) ? blob : await toBytes(blob);
    return { init: () => ({ body: body as SentBody }), headers, size };
  }
  requireGlobals(operation, 'ReadableStream', 'TextEncoder');
  let failure: unknown;
  let isRead = false;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  async function* read(ends: AbortSignal): AsyncGenerator<Uint8Array> {
    isRead = true;
    let sent = 0;
    try {
      for (const part of chunks) {
        if (typeof part === 'string') {
          yield new TextEncoder().encode(part);
          continue;
        }
        for await (const chunk of readPart(operation, part, ends)) {
          yield chunk;
          onProgress?.({ file: part.name, sent: (sent += chunk.byteLength), total });
        }
      }
    } catch (error) {
      throw (failure = error);
    }
  }
  return {
    init(ends) {
      // Node stops sending, and leaves what it reads from open.
      ends.addEventListener('abort', close);
      failure = undefined;
      return { body: toStream((current = read(ends))), duplex: 'half' };
    },
    headers: { ...headers, 'content-length': `${size}` },
    failure: (redact) =>
      failure instanceof FileError && failure.cause
        ? fileError(operation, failure.file, copyError(failure.cause, redact))
        : failure,
    assertRead() {
      if (!isRead) throw new TypeError(`${operation}: fetch must send a stream`);
    },
    close,
    size,
    once: files.some(([, { once }]) => once),
  };
}

/** Yields the bytes of a part. Throws FileError when they cannot be read, or are more or fewer than the size. */
async function* readPart(
  operation: string,
  { name, size, read }: Bytes,
  ends?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let left = size;
  let cause: unknown;
  try {
    for await (const chunk of read(ends)) {
      // A test environment has another class `Uint8Array` than its streams.
      left -= ArrayBuffer.isView(chunk) ? chunk.byteLength : NaN;
      if (!(left >= 0)) break;
      yield chunk;
    }
    if (left === 0) return;
  } catch (error) {
    cause = error;
  }
  throw fileError(operation, name, cause, size);
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
