import { DocprocError } from './errors.ts';

/** A file in a form. A `File` is one. */
export interface Part {
  name: string;
  /** Bytes in the stream. */
  size: number;
  /** Media type; empty or absent if unknown. */
  type?: string | undefined;
  stream: () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
}

const escapes: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
const escape = (name: string): string => name.replace(/["\r\n]/g, (character) => escapes[character] ?? '');

/**
 * Creates a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no
 * streams, and for files on disk Node needs up to half a gigabyte of memory, Bun and Deno as much as is sent.
 * The sizes of the parts are known, so there is a `content-length`.
 *
 * @returns the headers, and a function that creates the body of one attempt; a signal ends the reading
 */
export function multipart(
  operation: string,
  fields: FormData,
  files: [field: string, file: Part][],
): { headers: Record<string, string>; body: (signal: AbortSignal) => ReadableStream } {
  const encoder = new TextEncoder();
  const boundary = `docproc-${crypto.randomUUID()}`;
  const head = (disposition: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;

  const chunks: (string | Part)[] = [];
  for (const [name, value] of fields) chunks.push(`${head(`name="${name}"`)}${value as string}\r\n`);
  for (const [field, file] of files) {
    const type = file.type || 'application/octet-stream';
    chunks.push(
      head(`name="${escape(field)}"; filename="${escape(file.name)}"\r\ncontent-type: ${type}`),
      file,
      '\r\n',
    );
  }
  chunks.push(`--${boundary}--\r\n`);
  const parts = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));

  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      if (part instanceof Uint8Array) yield part;
      else yield* exactly(operation, part);
    }
  }
  const length = parts.reduce((sum, part) => sum + (part instanceof Uint8Array ? part.length : part.size), 0);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': `${length}`,
  };
  return { headers, body: (signal) => toStream(bytes(), signal) };
}

/** Yields the bytes of a file. Throws DocprocError when they are more or fewer than its size. */
export async function* exactly(operation: string, file: Part): AsyncGenerator<Uint8Array> {
  const { name, size } = file;
  let seen = 0;
  for await (const chunk of iterate(file.stream())) {
    seen += chunk.length;
    if (seen > size) break;
    yield chunk;
  }
  if (seen !== size) throw new DocprocError(operation, `the stream ${name} does not have ${size} bytes`);
}

/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(stream: ReturnType<Part['stream']>): AsyncGenerator<Uint8Array> {
  if (Symbol.asyncIterator in stream) return yield* stream;
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  try {
    for (let next; !(next = await reader.read()).done;) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** `ReadableStream.from`, which not every runtime has. A signal closes the source: Node only stops sending. */
function toStream(bytes: AsyncGenerator<Uint8Array>, signal: AbortSignal): ReadableStream {
  const close = (): Promise<unknown> => bytes.return(undefined).catch(() => undefined);
  signal.addEventListener('abort', close);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => close() as Promise<never>,
  });
}
