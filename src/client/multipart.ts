import type { EncodedBody } from './attempt.ts';
import { FileError } from './errors.ts';
import { type Bytes, classOf, fileError, viewOf } from './file-parts.ts';
import type { SentBody, UploadOptions } from './options.ts';
import { inBrowser, isKnown, requireGlobals } from './platform.ts';
import { copyError } from './redact.ts';
import { forBrowsers } from './for-browsers.ts';

type FormEntry<Value> = readonly [name: string, value: Value];

const escape = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/**
 * Returns a `multipart/form-data` body. Outside browsers it reads its files while it is sent. `FormData` cannot: it accepts
 * no streams, no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of
 * memory, Bun and Deno as much as is sent. Every part has a size, so there is a `content-length`, but in Deno, which sends
 * every stream in chunks.
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
    // Not a request: that of Vitest knows blobs of jsdom, and its `fetch` does not.
    const body: object = isKnown(() => new Response(blob), type) ? blob : await toBytes(blob);
    return { init: () => ({ body: body as SentBody }), headers, size };
  }
  requireGlobals(operation, 'ReadableStream', 'TextEncoder');
  const once = files.some(([, { once: isOnce }]) => isOnce);
  const streams = new Set<FormStream>();
  let failure: unknown;
  let isRead = false;
  let isText = false;
  async function* read(ends: AbortSignal): AsyncGenerator<Uint8Array> {
    isRead = true;
    let [sent, index] = [0, 0];
    try {
      for (const part of chunks) {
        if (typeof part === 'string') {
          yield new TextEncoder().encode(part);
          continue;
        }
        for await (const chunk of readPart(operation, part, ends)) {
          yield chunk;
          sent += chunk.byteLength;
          await onProgress?.({ file: part.name, index, count: files.length, sent, total });
        }
        index += 1;
      }
    } catch (error) {
      throw (failure = error);
    }
  }
  /** Creates a stream of the form, and of it, copies that read the files again: Node makes one that it never reads. */
  function createBody(ends: AbortSignal): SentBody {
    const stream = createStream(read(ends), size, ends);
    streams.add(stream);
    return Object.assign(stream.body, {
      // What a `fetch` sends that does not know streams.
      toString: () => ((isText = true), '[object ReadableStream]'),
      ...(!once && {
        tee() {
          if (stream.isBegun()) return ReadableStream.prototype.tee.call(stream.body);
          stream.body.getReader();
          return [createBody(ends), createBody(ends)] as const;
        },
      }),
    }) as SentBody;
  }
  return {
    init(ends) {
      failure = undefined;
      streams.clear();
      const body = createBody(ends);
      const { FixedLengthStream: Fixed } = globalThis as {
        FixedLengthStream?: new (size: number) => TransformStream;
      };
      // Workers send no length of their own accord, and Node a stream that it need not copy for a redirect.
      const sent = Fixed ? (body as ReadableStream).pipeThrough(new Fixed(size)) : body;
      const redirect = once && globalThis.process?.versions?.['undici'] ? 'error' : 'manual';
      return { body: sent as SentBody, duplex: 'half', redirect };
    },
    headers: { ...headers, 'content-length': `${size}` },
    failure: (redact) =>
      failure instanceof FileError && failure.cause
        ? fileError(operation, failure.file, copyError(failure.cause, redact))
        : failure,
    assertRead(response) {
      // Agents and stubs of tests return a response of a platform, and read nothing.
      if (!isRead && (isText || classOf(response) !== 'Response'))
        throw new TypeError(`${operation}: fetch must send a stream`);
    },
    close: () => streams.forEach(({ close }) => close()),
    size,
    once,
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
      const bytes = forBrowsers ? chunk : viewOf(chunk);
      if (!forBrowsers && !bytes)
        throw new TypeError(`its stream has a chunk of type ${typeof chunk}, not a Uint8Array`);
      left -= forBrowsers && !ArrayBuffer.isView(bytes) ? NaN : (bytes as Uint8Array).byteLength;
      if (!(left >= 0)) break;
      yield bytes as Uint8Array;
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

/** A stream that is created from a generator. */
interface FormStream {
  body: ReadableStream<Uint8Array>;
  isBegun: () => boolean;
  /** Ends the generator, which has a file open, unless somebody reads on: a program may read a copy after the response. */
  close: () => void;
}

/** `ReadableStream.from`, which not every runtime has. */
function createStream(bytes: AsyncGenerator<Uint8Array>, size: number, ends: AbortSignal): FormStream {
  let left = size;
  let isReading = false;
  let isBegun = false;
  let isClosing = false;
  const end = (): void => void bytes.return(undefined).catch(() => {});
  const close = (): void => {
    isClosing = isBegun;
    // Who reads on has asked for the next chunk by then.
    if (isBegun) setTimeout(() => isReading || end());
  };
  // Node stops sending, and leaves what it reads from open.
  ends.addEventListener('abort', end);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isReading = isBegun = true;
        const { value, done } = await bytes.next();
        isReading = false;
        left -= value?.byteLength ?? 0;
        if (!done) controller.enqueue(value);
        // Not the end of a form that was cut.
        else if (left > 0) throw ends.reason ?? new TypeError('The request has ended');
        else controller.close();
        if (isClosing) close();
      },
      cancel: () => bytes.return(undefined) as Promise<never>,
    },
    // Opens no file before there is a connection.
    { highWaterMark: 0 },
  );
  return { body, isBegun: () => isBegun, close };
}
