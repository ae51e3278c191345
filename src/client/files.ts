import { limits } from '../../generated/client/dist/contract.js';
import type { MetaItem } from '../../generated/client/dist/types.js';
import type { Content } from './exchange.ts';
import { DocprocError, FileLimitError } from './errors.ts';
import { exactly, multipart, type Part } from './multipart.ts';
import { inBrowser } from './platform.ts';

/** What `uploads.create` sends. */
export interface UploadInput {
  /** The files, at least one. Each becomes one task. */
  files: readonly FileInput[];
  /** Name for the upload. */
  name?: string | undefined;
  /** Name and value pairs to keep with the upload. */
  meta?: readonly MetaItem[] | undefined;
}

/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream whose size is known
 */
export type FileInput = string | URL | Blob | ArrayBuffer | ArrayBufferView | NamedFile | StreamFile;

/** Bytes with a name. */
export interface NamedFile {
  name: string;
  data: Blob | ArrayBuffer | ArrayBufferView;
  /** Media type. */
  type?: string;
}

/**
 * A stream of a known size. It is sent as it comes, so a call that holds one is never tried again.
 * Browsers cannot send streams: there it is read into memory first.
 */
export interface StreamFile {
  name: string;
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Bytes in the stream. */
  size: number;
  /** Media type. */
  type?: string;
}

/** The form of an upload, ready for `fetch`. */
export interface Form extends Content {
  /** Bytes of all files. */
  size: number;
  /** Whether it holds a stream and can be sent once only. */
  once: boolean;
}

/** Opens the files, holds them against the limits, and puts them into a form. No byte is sent. */
export async function createForm(
  operation: string,
  { files, name, meta }: UploadInput,
  projectId: string,
  checkLimits = true,
): Promise<Form> {
  if (files.length === 0) throw new TypeError(`${operation}: files is empty`);
  if (checkLimits && files.length > limits.fileCount) {
    throw new FileLimitError(operation, 'fileCount', limits.fileCount, files.length);
  }
  const parts = await Promise.all(files.map((file, index) => toPart(operation, file, index)));
  const tooLarge = checkLimits && parts.find((part) => part.size > limits.fileSize);
  if (tooLarge) {
    throw new FileLimitError(operation, 'fileSize', limits.fileSize, tooLarge.size, tooLarge.name);
  }

  // Fields go first, so that a server that reads the form as a stream has them when a file begins.
  const form = toForm({ projectId, name, meta });
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const ready: Part[] = inBrowser() ? await Promise.all(parts.map((part) => gather(operation, part))) : parts;
  if (!ready.every((part) => part instanceof File)) {
    const { headers, body } = multipart(operation, form, ready);
    return { init: (signal) => forFiles(body(signal)), headers, size, once: files.some(isStream) };
  }
  for (const part of ready) form.append('file', part);
  return { init: () => forFiles(form), size, once: false };
}

/** Options for `fetch` to send files. Without `error`, Node keeps all that it sends, to send it after a redirect. */
export function forFiles(body: FormData | ReadableStream): RequestInit {
  let redirect: RequestRedirect = 'error';
  try {
    void new Request('http://localhost', { redirect });
  } catch {
    redirect = 'manual'; // Cloudflare Workers do not know `error`.
  }
  // The types of `fetch` do not have `duplex` yet, and streams do not go without it.
  return { body, redirect, duplex: 'half' } as RequestInit;
}

/** A form from an object: blobs and texts as they are, lists of blobs as parts of one name, the rest as JSON. */
export function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const blobs = [value].flat().filter((item) => item instanceof Blob);
    for (const blob of blobs) form.append(name, blob);
    if (blobs.length === 0 && value !== undefined) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }
  return form;
}

async function toPart(operation: string, file: FileInput, index: number): Promise<Part> {
  if (typeof file === 'string' || file instanceof URL) return open(operation, file);
  if (file instanceof File && file.name) return file;
  if (file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
    return toFile(`file-${index + 1}`, file);
  }
  if (isStream(file)) {
    const { name, size, type, stream } = file;
    return { name, size, type, stream: () => stream };
  }
  if ('data' in file) return toFile(file.name, file.data, file.type);
  throw new TypeError(`${operation}: file ${index + 1} is not of a kind that can be sent`);
}

const isStream = (file: FileInput): file is StreamFile =>
  typeof file === 'object' && 'stream' in file && !(file instanceof Blob);

/** A file of the same bytes: those of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name: string, data: NamedFile['data'], type?: string): File {
  return new File([data as BlobPart], name, { type: type ?? (data instanceof Blob ? data.type : '') });
}

/** The whole of a stream in memory. */
async function gather(operation: string, part: Part): Promise<File> {
  if (part instanceof File) return part;
  const chunks: Uint8Array[] = [];
  for await (const chunk of exactly(operation, part)) chunks.push(chunk);
  return toFile(part.name, new Blob(chunks as BlobPart[]), part.type);
}

/** A file on disk, which is read when it is sent, and not before. */
async function open(operation: string, path: string | URL): Promise<Part> {
  const location = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
  const fs = globalThis.process?.getBuiltinModule?.('node:fs').promises;
  if (!fs) {
    throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: give a Blob`);
  }
  try {
    const found = await fs.stat(path);
    if (!found.isFile()) throw new Error('not a file');
    return { name: location.split(/[\\/]/).at(-1) ?? '', size: found.size, stream: () => read(fs, path) };
  } catch (cause) {
    throw new DocprocError(operation, `cannot open ${path}: ${(cause as Error).message}`, { cause });
  }
}

async function* read(fs: typeof import('node:fs/promises'), path: string | URL): AsyncGenerator<Uint8Array> {
  const file = await fs.open(path);
  try {
    for (;;) {
      // Memory from JavaScript is freed sooner than what the streams of Node take.
      const { bytesRead, buffer } = await file.read(new Uint8Array(65_536));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
