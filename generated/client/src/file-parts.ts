import { FileError } from './errors.js';
import { forBrowsers } from './for-browsers.js';

/** Bytes of a known size that are read while they are sent. */
export interface Bytes {
  size: number;
  /** Name of the file; absent if it is none. */
  name?: string;
  /** Media type of the file; empty or absent if unknown. */
  type?: string | undefined;
  /** Whether they can be read once only. */
  once?: boolean;
  /** The blob that has them, if one does. */
  blob?: Blob;
  /** Reads them from the beginning; a signal stops it. */
  read: (signal?: AbortSignal) => AsyncIterable<Uint8Array>;
}

type Source = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

const chunkSize = 65_536;
const sliceSize = chunkSize * 16;

/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export async function toPart(operation: string, file: unknown, number: number): Promise<Bytes> {
  interface Given {
    path?: string | URL;
    name?: string;
    data?: unknown;
    stream?: unknown;
    size?: number;
    type?: string;
  }
  const given: Given = typeof file === 'string' || file instanceof URL ? { path: file } : Object(file);
  const { path, data, stream = data, size = NaN } = given;
  const type = given.type || undefined;
  if ([given.name, type].some((each) => typeof (each ?? '') !== 'string')) {
    throw new TypeError(`${operation}: name and type of file-${number} must be strings`);
  }
  if (path !== undefined) return onDisk(operation, path, given);
  const blob = toBlob(file) ?? toBlob(data);
  const name = given.name || `file-${number}`;
  if (blob) return { ...fromBlob(blob), name, type: type ?? blob.type };
  const source = Object(stream) as Source & { on?: (event: string, listener: () => void) => void };
  const readable = 'getReader' in source || Symbol.asyncIterator in source;
  if (!readable || !Number.isSafeInteger(size) || size < 0) {
    throw new TypeError(
      `${operation}: ${name} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`,
    );
  }
  // Without a listener, a stream of Node that fails before it is read ends the process.
  source.on?.('error', () => {});
  return { name, type, size, once: true, read: (signal) => iterate(source, signal) };
}

const fromBlob = (blob: Blob): Bytes => ({ size: blob.size, blob, read: () => slices(blob) });

/** Returns the bytes of a text. */
export const fromText = (text: string): Bytes => fromBlob(new Blob([text]));

/** Returns bytes as a blob, which copies those of an array and not those of a blob. The cast leaves out SharedArrayBuffer. */
function toBlob(data: unknown): Blob | undefined {
  if (data instanceof Blob) return data;
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? new Blob([data as BlobPart]) : undefined;
}

/** Finds a file on disk, which is opened and read while it is sent. */
async function onDisk(operation: string, path: string | URL, { name, type }: Partial<Bytes>): Promise<Bytes> {
  const load = !forBrowsers && globalThis.process?.getBuiltinModule;
  if (!load) throw new TypeError(`${operation}: ${path} is a path, and there is no file system: pass a Blob`);
  try {
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
  } catch (cause) {
    const message = `cannot open ${path}: ${(cause as Error).message}`;
    throw new FileError(operation, message, { cause, file: `${path}` });
  }
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

/**
 * Yields the bytes of a blob. The stream of all of it would read a file on disk faster than it is sent; `arrayBuffer` puts
 * bytes together in a copy that is freed late.
 */
async function* slices(blob: Blob): AsyncGenerator<Uint8Array> {
  // Browsers send blobs as they are.
  if (forBrowsers) return;
  for (let at = 0; at < blob.size; at += sliceSize) {
    const slice = blob.slice(at, at + sliceSize);
    // A stream of a few bytes takes longer.
    if (slice.size > chunkSize) yield* iterate(slice.stream());
    else yield new Uint8Array(await slice.arrayBuffer());
  }
}

/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(source: Source, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!('getReader' in source)) return yield* source;
  const reader = source.getReader();
  const cancel = (): void => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', cancel);
  try {
    for (let next; !(next = await reader.read()).done;) yield next.value;
  } finally {
    cancel();
  }
}

/** Closes every stream of an input, also those that were not read. */
export function closeFiles(input: unknown): void {
  for (const file of Object.values(Object(input)).flat() as Partial<Record<string, Closable>>[]) {
    [file?.['stream'], file?.['data']].forEach(async (source) => {
      try {
        await (source?.destroy ?? source?.cancel ?? source?.return)?.call(source);
      } catch {
        // One that its reader closes.
      }
    });
  }
}

type Closable = Partial<Record<'destroy' | 'cancel' | 'return', () => Promise<unknown>>>;
