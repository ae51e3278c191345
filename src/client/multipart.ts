import type { Content } from './attempt.ts';
import { FileError } from './errors.ts';
import { type LazyBytes, type Part, slices } from './file-parts.ts';
import type { FetchInit } from './options.ts';
import { inBrowser } from './platform.ts';

/** A form with files, ready for `fetch`. */
export interface Form extends Content {
  /** Bytes of the form. */
  size: number;
  /** Whether it has a stream and can be sent once only. */
  once: boolean;
}

const escape = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent);

/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
 *
 * @param fields Texts, other values as JSON, and files.
 * @param signal Ends the reading of streams before anything is sent.
 */
export async function encodeForm(
  operation: string,
  fields: [name: string, value: unknown, file?: Part | undefined][],
  signal?: AbortSignal,
): Promise<Form> {
  const boundary = `docproc-${crypto.randomUUID()}`;
  const chunks: Chunk[] = fields.flatMap(([field, value, file]) => {
    if (!file && value === undefined) return [];
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
    if (!file)
      return toChunk(`${head}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`);
    // No character of the type can end its line.
    const type = file.type?.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream';
    return [
      ...toChunk(`${head}; filename="${escape(file.name)}"\r\ncontent-type: ${type}\r\n\r\n`),
      file,
      ...toChunk('\r\n'),
    ];
  });
  chunks.push(...toChunk(`--${boundary}--\r\n`));

  const size = chunks.reduce((sum, { bytes }) => sum + bytes.size, 0);
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  if (inBrowser()) {
    const blob: object = new Blob(await Promise.all(chunks.map((chunk) => gather(operation, chunk, signal))));
    const body = blob as NonNullable<FetchInit['body']>;
    return { init: () => ({ body }), headers: type, size, once: false };
  }

  let failure: Error | undefined;
  let current: AsyncGenerator<Uint8Array> | undefined;
  const close = (): void => void current?.return(undefined).catch(() => {});
  async function* read(signal: AbortSignal): AsyncGenerator<Uint8Array> {
    try {
      for (const chunk of chunks) yield* exactly(operation, chunk, signal);
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  }
  return {
    init(signal) {
      const reading = (current = read(signal));
      // Node stops sending, and leaves what it reads from open.
      signal.addEventListener('abort', close);
      return { body: toStream(reading), redirect: redirect(), duplex: 'half' };
    },
    headers: { ...type, 'content-length': `${size}` },
    failure: () => failure,
    close,
    size,
    once: chunks.some(({ bytes }) => (bytes as LazyBytes).once),
  };
}

/** A file, or what is between files and has no name. */
interface Chunk {
  name?: string;
  bytes: Part['bytes'];
}

const toChunk = (text: string): [Chunk] => [{ bytes: new Blob([text]) }];

/** With another value than `error`, Node keeps everything in memory, to repeat it after a redirect. */
function redirect(): FetchInit['redirect'] {
  try {
    void new Request('http://x', { redirect: 'error' });
    return 'error';
  } catch {
    return 'manual'; // Cloudflare Workers reject `error`.
  }
}

/** Yields the bytes of a file. Throws FileError when they cannot be read, or are more or fewer than its size. */
async function* exactly(
  operation: string,
  { name = '', bytes }: Chunk,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let left = bytes.size;
  let cause: unknown;
  try {
    for await (const chunk of bytes instanceof Blob ? slices(bytes) : bytes.read(signal)) {
      left -= chunk instanceof Uint8Array ? chunk.length : NaN;
      if (!(left >= 0)) break;
      yield chunk;
    }
    if (left === 0) return;
  } catch (error) {
    cause = error;
  }
  const message = `the file ${name} ${cause ? `cannot be read: ${cause as string}` : `does not have ${bytes.size} bytes`}`;
  throw new FileError(operation, message, { cause, file: name });
}

/** Reads a file into memory, unless it is a blob. */
async function gather(
  operation: string,
  chunk: Chunk,
  signal = new AbortController().signal,
): Promise<BlobPart> {
  if (chunk.bytes instanceof Blob) return chunk.bytes;
  const chunks: BlobPart[] = [];
  for await (const each of exactly(operation, chunk, signal)) chunks.push(each as BlobPart);
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
