import type { Content } from './attempt.ts';
import { DocprocError, FileLimitError } from './errors.ts';
import { exactly, multipart, type Part } from './multipart.ts';
import type { FileField, FormBody } from './operation.ts';
import { inBrowser } from './platform.ts';

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
 * A stream of a known size. It can be sent once only, so a request with one is never retried.
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

/** A form with files, ready for `fetch`. */
export interface Form extends Content {
  /** Bytes of all files. */
  size: number;
  /** Whether it has a stream and can be sent once only. */
  once: boolean;
}

/**
 * Opens the files, checks them against the limits, and puts them into a form. No byte is sent.
 *
 * @param input fields by name, files by the keys of their fields
 * @param identity values of the fields that the client fills in
 */
export async function createForm(
  operation: string,
  { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }: FormBody,
  input: unknown,
  identity: Record<'teamId' | 'projectId', string>,
  checkLimits = true,
): Promise<Form> {
  const fields = { ...(input as Record<string, unknown>) };
  const files = fileFields.flatMap((field) => filesOf(operation, field, fields));
  const check = (limit: 'fileSize' | 'fileCount', max: number, actual: number, file?: string): void => {
    if (!checkLimits || actual <= max) return;
    const what = file === undefined ? `${actual} files` : `${file} has ${actual} bytes`;
    const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it anyway`;
    throw new FileLimitError(operation, message, { limit, max, actual, file });
  };
  check('fileCount', fileCount, files.length);
  const parts = await Promise.all(files.map(([, file], index) => toPart(operation, file, index)));
  for (const { size: actual, name } of parts) check('fileSize', fileSize, actual, name);

  // Fields go first, so that a server that reads the form as a stream has them when a file begins.
  const form = new FormData();
  for (const name in filled) form.append(name, identity[filled[name] as keyof typeof identity]);
  addFields(form, fields);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const ready: Part[] = inBrowser() ? await Promise.all(parts.map((part) => gather(operation, part))) : parts;
  const named = ready.map((part, index): [string, Part] => [files[index]?.[0] ?? '', part]);
  if (!ready.every((part) => part instanceof File)) {
    const { headers, body } = multipart(operation, form, named);
    const once = files.some(([, file]) => isStream(file));
    return { init: (signal) => forFiles(body(signal)), headers, size, once };
  }
  for (const [name, part] of named) form.append(name, part as File);
  return { init: () => forFiles(form), size, once: false };
}

/** Takes the files of a field out of the input. */
function filesOf(
  operation: string,
  { name, key, many, required }: FileField,
  input: Record<string, unknown>,
): [field: string, file: FileInput][] {
  const given = input[key] ?? (required ? undefined : []);
  delete input[key];
  if (many && !Array.isArray(given)) throw new TypeError(`${operation}: ${key} must be an array of files`);
  const files = [given].flat() as FileInput[];
  if (required && files.length === 0) throw new TypeError(`${operation}: ${key} is empty`);
  return files.map((file) => [name, file]);
}

/** Returns options for `fetch` to send files. Without `error`, Node keeps everything in memory, to repeat it after a redirect. */
export function forFiles(body: FormData | ReadableStream): RequestInit {
  let redirect: RequestRedirect = 'error';
  try {
    void new Request('http://localhost', { redirect });
  } catch {
    redirect = 'manual'; // Cloudflare Workers reject `error`.
  }
  // Streams need `duplex`, which the types of `fetch` do not have yet.
  return { body, redirect, duplex: 'half' } as RequestInit;
}

/** Adds fields to a form: blobs and texts as they are, an array of blobs as parts of one name, the rest as JSON. */
export function addFields(form: FormData, fields: Record<string, unknown>): FormData {
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

/** Creates a file; the bytes of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name: string, data: NamedFile['data'], type?: string): File {
  return new File([data as BlobPart], name, { type: type ?? (data instanceof Blob ? data.type : '') });
}

/** Reads a stream into memory. */
async function gather(operation: string, part: Part): Promise<File> {
  if (part instanceof File) return part;
  const chunks: Uint8Array[] = [];
  for await (const chunk of exactly(operation, part)) chunks.push(chunk);
  return toFile(part.name, new Blob(chunks as BlobPart[]), part.type);
}

/** Opens a file on disk, which is read while it is sent. */
async function open(operation: string, path: string | URL): Promise<Part> {
  const location = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
  const fs = globalThis.process?.getBuiltinModule?.('node:fs').promises;
  if (!fs) {
    throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: pass a Blob`);
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
      // A buffer of JavaScript is freed sooner than those of Node's streams.
      const { bytesRead, buffer } = await file.read(new Uint8Array(65_536));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
