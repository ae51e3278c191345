import { onAbort } from './bounded.ts';
import { FileError } from './errors.ts';

/** A file in a form. */
export interface Part {
  name: string;
  /** Bytes in it. */
  size: number;
  /** Media type; empty or absent if unknown. */
  type?: string | undefined;
  /** The bytes where they are in memory, or a reference to them. */
  blob?: Blob | undefined;
  /** Whether it can be read once only. */
  once?: boolean;
  /** Reads it from its beginning; a signal ends the reading. */
  read: (signal: AbortSignal) => AsyncIterable<Uint8Array>;
}

type Source = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

const chunkSize = 65_536;

export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && ('getReader' in value || Symbol.asyncIterator in value);

/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export async function toPart(operation: string, file: unknown, index: number): Promise<Part> {
  if (typeof file === 'string' || file instanceof URL) return onDisk(operation, file);
  const bytes = toBlob(file);
  if (bytes) return blobPart(bytes, index);
  const given = (file ?? {}) as {
    path?: string;
    name?: string;
    data?: unknown;
    stream?: unknown;
    size?: number;
    type?: string;
  };
  const { path, name = unnamed(index), type } = given;
  if (path !== undefined)
    return { ...(await onDisk(operation, path)), ...(given.name !== undefined && { name }), type };
  const data = toBlob(given.data);
  if (data) return blobPart(data, index, given.name, type);
  const source = given.stream ?? given.data;
  if (!isSource(source)) {
    throw new TypeError(
      `${operation}: file ${index + 1} is not of a kind that can be sent. Write a path, a Blob, bytes, { name, data } or { name, stream, size }`,
    );
  }
  const { size = NaN } = given;
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new TypeError(
      `${operation}: file ${index + 1} is a stream. Write { name, stream, size } with its size in bytes`,
    );
  }
  // Without a listener, a stream of Node that fails before it is read ends the process.
  (source as { on?: (event: string, listener: () => void) => void }).on?.('error', () => {});
  return { name, size, type, once: true, read: (signal) => iterate(source, signal) };
}

/** Returns bytes as a blob, which copies those of an array and not those of a blob. The cast leaves out SharedArrayBuffer. */
function toBlob(data: unknown): Blob | undefined {
  if (data instanceof Blob) return data;
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? new Blob([data as BlobPart]) : undefined;
}

const unnamed = (index: number): string => `file-${index + 1}`;

/** Returns a blob as a part. A `File` has a name. */
export const blobPart = (blob: Blob, index: number, name?: string, type?: string): Part => ({
  name: (name ?? (blob as File).name) || unnamed(index),
  size: blob.size,
  type: type ?? blob.type,
  blob,
  async *read() {
    // Not its stream, which reads a file on disk faster than it is sent.
    for (let at = 0; at < blob.size; at += chunkSize) {
      yield new Uint8Array(await blob.slice(at, at + chunkSize).arrayBuffer());
    }
  },
});

/** Finds a file on disk, which is opened and read while it is sent. */
async function onDisk(operation: string, path: string | URL): Promise<Part> {
  const location = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
  const { process } = globalThis;
  const fs = process?.getBuiltinModule?.('node:fs').promises;
  if (!fs) {
    throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: pass a Blob`);
  }
  const separator = process.platform === 'win32' ? /[\\/]/ : '/';
  try {
    const found = await fs.stat(path);
    if (!found.isFile()) throw new Error('not a file');
    return { name: location.split(separator).at(-1) ?? '', size: found.size, read: () => read(fs, path) };
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

/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(source: Source, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!('getReader' in source)) return yield* source;
  const reader = source.getReader();
  const cancel = (): void => void reader.cancel().catch(() => {});
  const unlisten = onAbort(signal, cancel);
  try {
    for (let next; !(next = await reader.read()).done;) yield next.value;
  } finally {
    unlisten();
    cancel();
  }
}

/** Closes a stream that nobody reads, or that its reader does not end. */
export function closeSource(source: Source): void {
  const {
    destroy,
    cancel,
    return: end,
  } = source as {
    destroy?: () => void;
    cancel?: () => Promise<void>;
    return?: () => Promise<unknown>;
  };
  if (destroy) destroy.call(source);
  else Promise.resolve((cancel ?? end)?.call(source)).catch(() => {});
}
