import { FileError } from './errors.ts';
import { forBrowsers } from './for-browsers.ts';
import { toText } from './to-text.ts';

/** A file of a known size that is read while it is sent. */
export interface Bytes {
  size: number;
  name: string;
  /** Media type; empty or absent if unknown. */
  type?: string | null | undefined;
  /** Whether they can be read once only. */
  once?: boolean;
  /** The blob that has them, if one does. */
  blob?: Blob;
  /** Reads them from the beginning; a signal stops it. */
  read: (signal?: AbortSignal) => AsyncIterable<Uint8Array>;
}

type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

const chunkSize = 65_536;

/** Returns the error of a file that cannot be read, or, without a cause, that is longer or shorter than its size. */
export function fileError(operation: string, file: string, cause: unknown, size?: number): FileError {
  const reason = cause ? `cannot be read: ${toText(cause)}` : `does not have ${size} bytes`;
  return new FileError(operation, `the file ${file} ${reason}`, { cause, file });
}

/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be read. */
export async function toPart(operation: string, file: unknown, number: number): Promise<Bytes> {
  let label = `file-${number}`;
  let problem = `name and type of ${label} must be strings`;
  try {
    const given: Given = typeof file === 'string' || file instanceof URL ? { path: file } : Object(file);
    const { path, data, stream = data, size = NaN, name, type } = given;
    if ([name, type].every((each) => typeof (each ?? '') === 'string')) {
      if (typeof path === 'string' || path instanceof URL) {
        label = `${path}`;
        const load = !forBrowsers && globalThis.process?.getBuiltinModule;
        if (load) {
          const fs = load('node:fs').promises;
          const found = await fs.stat(path);
          if (!found.isFile()) throw new Error('not a file');
          const own = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
          return {
            name: name || load('node:path').basename(own),
            type,
            size: found.size,
            read: () => read(fs, path),
          };
        }
        problem = `${path} is a path, and there is no file system: pass a Blob`;
      } else {
        label = name || label;
        const blob = toBlob(file) ?? toBlob(data);
        // Bun gives a file on disk its absolute path as its name.
        if (!forBrowsers && blob && blob === file) label = label.replace(/^(?=[/\\]|[a-z]:).*[/\\]/i, '');
        if (blob) return { ...fromBlob(blob), name: label, type: toText(type || blob.type) };
        const source = Object(stream) as ByteStream & { on?: (event: string, listener: () => void) => void };
        if (
          ('getReader' in source || Symbol.asyncIterator in source) &&
          Number.isSafeInteger(size) &&
          size >= 0
        ) {
          // Without a listener, a stream of Node that fails before it is read ends the process.
          source.on?.('error', () => {});
          return { name: label, type, size, once: true, read: (signal) => iterate(source, signal) };
        }
        problem = `${label} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`;
      }
    }
  } catch (cause) {
    throw fileError(operation, label, cause);
  }
  throw new TypeError(`${operation}: ${problem}`);
}

interface Given {
  path?: string | URL;
  name?: string | null;
  data?: unknown;
  stream?: unknown;
  size?: number;
  type?: string | null;
}

/** The stream of a blob reads one chunk ahead; `arrayBuffer` would put all of it in memory. */
const fromBlob = (blob: Blob): Omit<Bytes, 'name'> => ({
  size: blob.size,
  blob,
  read: (signal) => iterate(blob.stream(), signal),
});

/** Returns bytes as a blob, which copies those of an array and not those of a blob. The cast leaves out SharedArrayBuffer. */
function toBlob(data: unknown): Blob | undefined {
  if (data instanceof Blob) return data;
  if (!(data instanceof ArrayBuffer || ArrayBuffer.isView(data))) return undefined;
  // Throws when the buffer is detached, of which browsers would make an empty file.
  ((data as ArrayBufferView).buffer ?? data).slice(0, 0);
  return new Blob([data as BlobPart]);
}

async function* read(fs: typeof import('node:fs/promises'), path: string | URL): AsyncGenerator<Uint8Array> {
  const file = await fs.open(path);
  try {
    for (;;) {
      // A buffer of JavaScript is freed sooner than those of Node's streams.
      const { bytesRead, buffer } = await file.read(new Uint8Array(chunkSize));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(source: ByteStream, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!('getReader' in source)) return yield* source;
  const reader = source.getReader();
  const cancel = async (): Promise<void> => {
    try {
      await reader.cancel();
    } catch {
      // Of a stream that has failed, or one that cannot be cancelled.
    }
  };
  signal?.addEventListener('abort', cancel);
  try {
    for (let next; !(next = await reader.read()).done;) yield next.value;
  } finally {
    signal?.removeEventListener('abort', cancel);
    void cancel();
  }
}

/** Closes every stream of an input, also those that were not read. */
export function closeFiles(input: unknown): void {
  for (const file of Object.values(Object(input)).flat() as Partial<Record<string, Closable>>[]) {
    ['stream', 'data'].forEach(async (key) => {
      try {
        const source = file?.[key];
        await (source?.destroy ?? source?.cancel ?? source?.return)?.call(source);
      } catch {
        // One that its reader closes, or that cannot be read.
      }
    });
  }
}

type Closable = Partial<Record<'destroy' | 'cancel' | 'return', () => Promise<unknown>>>;
