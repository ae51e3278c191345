import type { Content } from './exchange.ts';
import type { StreamFile } from './files.ts';

type Part = File | StreamFile;

const escapes: Record<string, string> = { '"': '%22', '\r': '%0D', '\n': '%0A' };
const escape = (name: string): string => name.replace(/["\r\n]/g, (character) => escapes[character] ?? '');

/**
 * A `multipart/form-data` body that passes streams through as they come, for `FormData` takes none.
 * The sizes of its parts are known, so the body has a `content-length`.
 */
export function multipart(operation: string, fields: FormData, files: Part[]): Content {
  const encoder = new TextEncoder();
  const boundary = `docproc-${crypto.randomUUID()}`;
  const head = (disposition: string): string =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;

  const chunks: (string | Part)[] = [];
  for (const [name, value] of fields) chunks.push(`${head(`name="${name}"`)}${value as string}\r\n`);
  for (const file of files) {
    const type = file.type || 'application/octet-stream';
    chunks.push(head(`name="file"; filename="${escape(file.name)}"\r\ncontent-type: ${type}`), file, '\r\n');
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
  return { body: toStream(bytes()), headers };
}

/** The bytes of a file; fails if they are more or fewer than was said. */
async function* exactly(operation: string, file: Part): AsyncGenerator<Uint8Array> {
  const { name, size } = file;
  let seen = 0;
  const stream = file instanceof File ? file.stream() : file.stream;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    seen += chunk.length;
    if (seen > size) break;
    yield chunk;
  }
  if (seen !== size) {
    throw new RangeError(`${operation}: the stream ${name} does not have ${size} bytes`);
  }
}

/** `ReadableStream.from`, which not every browser has. */
function toStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => bytes.return(undefined) as Promise<never>,
  });
}
