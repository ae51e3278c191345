import { FileError } from './errors.ts';
import { forBrowsers } from './for-browsers.ts';
import { oneLine, toText } from './to-text.ts';

/** A file of a known size that is read while it is sent. */
export interface Bytes {
  size: number;
  name: string;
  /** Media type; empty or absent if unknown. */
  type?: string | null | undefined;
  /** Whether they can be read once only. */
  once?: boolean;
  /** The blob that has them, if one does. */
  blob?: Blob | undefined;
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
    const given: Given = isPath(file) ? { path: file } : Object(file);
    const { path, data, stream = data, size, name, type } = given;
    if ([name, type].every((each) => typeof (each ?? '') === 'string')) {
      label = name || label;
      // What bytes and streams have beside, such as the path of a `File` of a drop zone, does not say where the bytes are.
      const bytes = fromBytes(file) ?? fromBytes(data);
      if (bytes) {
        // A middleware that has a limit sets `truncated`.
        const stated = !forBrowsers && (given.truncated ? 'all' : (size ?? bytes.size));
        if (!forBrowsers && stated !== bytes.size) throw new Error(`not ${stated} bytes, but ${bytes.size}`);
        // Bun gives a file on disk its absolute path as its name.
        if (!forBrowsers && bytes.blob === file) label = label.replace(/^(?=[/\\]|[a-z]:).*[/\\]/i, '');
        return { ...bytes, name: label, type: toText(type || bytes.type) };
      }
      if (isStream(stream) && Number.isSafeInteger(size) && (size as number) >= 0) {
        // Without a listener, a stream of Node that fails before it is read ends the process.
        if (!forBrowsers) stream.on?.('error', () => {});
        return {
          name: label,
          type,
          size: size as number,
          once: true,
          read: (signal) => iterate(stream, signal),
        };
      }
      problem = `${label} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`;
      if ((forBrowsers || !isStream(file)) && isPath(path)) {
        const load = !forBrowsers && globalThis.process?.getBuiltinModule;
        const other = load && otherOf(given);
        problem = other
          ? `file-${number} has a path and ${other}: pass { path, name, type }`
          : `${path} is a path, and there is no file system: pass a Blob`;
        label = `${path}`;
        if (load && !other) return await fromPath(load, path, name, type);
      }
    }
  } catch (cause) {
    throw fileError(operation, label, cause);
  }
  throw new TypeError(`${operation}: ${oneLine(problem)}`);
}

interface Given {
  path?: string | URL;
  name?: string | null;
  data?: unknown;
  stream?: unknown;
  size?: number;
  type?: string | null;
  truncated?: boolean;
}

/** Returns the name of what an object, or its class, has beside a path. */
function otherOf(given: Given): string | undefined {
  const names = Object.keys(given);
  const above = (value: object): object | null => Object.getPrototypeOf(value);
  // The last one is that of every object, in any realm.
  for (let each = above(given), next; each && (next = above(each)); each = next)
    names.push(...Object.getOwnPropertyNames(each));
  return names.find(
    (name) => !/^(path|name|type|constructor)$/.test(name) && given[name as 'name'] !== undefined,
  );
}

async function fromPath(
  load: NonNullable<typeof process.getBuiltinModule>,
  path: string | URL,
  name: string | null | undefined,
  type: string | null | undefined,
): Promise<Bytes> {
  const fs = load('node:fs').promises;
  const own = typeof path === 'string' ? path : load('node:url').fileURLToPath(`${path}`);
  const found = await fs.stat(own);
  if (!found.isFile()) throw new Error('not a file');
  return { name: name || load('node:path').basename(own), type, size: found.size, read: () => read(fs, own) };
}

/** The name of a class of the platform. On servers, tests have realms such as that of jsdom, which `instanceof` does not know. */
export const classOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

/** In browsers, no URL is the place of a file. */
const isPath = (value: unknown): value is string | URL =>
  typeof value === 'string' || (!forBrowsers && classOf(value) === 'URL');

const isStream = (value: unknown): value is ByteStream & Closable =>
  'getReader' in Object(value) || Symbol.asyncIterator in Object(value);

/**
 * Returns bytes as a part; undefined if a value has none. A blob that `fetch` may not know is read as a stream, which reads one
 * chunk ahead; `arrayBuffer` would put all of it in memory.
 */
function fromBytes(data: unknown): Omit<Bytes, 'name'> | undefined {
  const bytes = viewOf(data);
  const blob = (bytes ? new Blob([bytes as BlobPart]) : data) as Pick<Blob, 'size' | 'type' | 'stream'>;
  const isOwn = blob instanceof Blob;
  if (!isOwn && (forBrowsers || !/^(Blob|File)$/.test(classOf(blob)) || !blob.stream)) return undefined;
  const { size, type } = blob;
  return {
    size,
    type,
    blob: forBrowsers || isOwn ? (blob as Blob) : undefined,
    read: (signal) => iterate(blob.stream(), signal),
  };
}

/** Returns bytes of any class as an array; undefined if a value is no bytes. Throws when they are detached. */
export function viewOf(data: unknown): Uint8Array | undefined {
  const isBuffer = forBrowsers ? data instanceof ArrayBuffer : classOf(data).endsWith('ArrayBuffer');
  if (!isBuffer && !ArrayBuffer.isView(data)) return undefined;
  const { buffer = data as ArrayBuffer, byteOffset, byteLength } = data as ArrayBufferView;
  const view = new Uint8Array(buffer, byteOffset, byteLength);
  // Others may write into shared memory, and a blob does not accept it.
  return !forBrowsers && classOf(buffer) !== 'ArrayBuffer' ? view.slice() : view;
}

async function* read(fs: typeof import('node:fs/promises'), path: string): AsyncGenerator<Uint8Array> {
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
async function* iterate(source: ByteStream & Closable, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  // Streams of Node are closed with their request.
  if (!('getReader' in source))
    return yield* (!forBrowsers && source.iterator?.({ destroyOnReturn: false })) || source;
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
  for (const each of Object.values(Object(input)).flat())
    ['', 'stream', 'data'].forEach(async (key) => {
      try {
        const source = key ? (each as Record<string, Closable> | null)?.[key] : (each as Closable);
        // Browsers have no streams of Node. One that is destroyed while a server receives it takes its response along.
        const end = !forBrowsers && !source?.method && source?.destroy;
        const closed = (end || source?.cancel || source?.return)?.call(source);
        if (!forBrowsers) source?.on?.('error', () => {});
        await closed;
      } catch {
        // One that its reader closes, or that cannot be read.
      }
    });
}

type Closable = Partial<Record<'destroy' | 'cancel' | 'return', () => Promise<unknown>>> & {
  /** Of a request that a server received. */
  method?: string | null;
  iterator?: (options: { destroyOnReturn: boolean }) => AsyncIterable<Uint8Array>;
  on?: (event: string, listener: () => void) => void;
};
