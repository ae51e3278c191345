import { limits } from '../../generated/client/dist/contract.js';
import type { MetaItem } from '../../generated/client/dist/types.js';
import type { Content } from './exchange.ts';
import { DocprocError, FileLimitError } from './errors.ts';
import { multipart } from './multipart.ts';

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

/** A stream of a known size. It is sent as it comes, so a call that holds one is never tried again. */
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
  if (!parts.every((part) => part instanceof File)) {
    return { ...multipart(operation, form, parts), size, once: true };
  }
  for (const part of parts) form.append('file', part);
  return { body: form, size, once: false };
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

async function toPart(operation: string, file: FileInput, index: number): Promise<File | StreamFile> {
  if (typeof file === 'string' || file instanceof URL) return open(operation, file);
  if (file instanceof File && file.name) return file;
  if (file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
    return toFile(`file-${index + 1}`, file);
  }
  if ('stream' in file) return file;
  if ('data' in file) return toFile(file.name, file.data, file.type);
  throw new TypeError(`${operation}: file ${index + 1} is not of a kind that can be sent`);
}

/** A file of the same bytes: those of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name: string, data: NamedFile['data'], type?: string): File {
  return new File([data as BlobPart], name, { type: type ?? (data instanceof Blob ? data.type : '') });
}

/** A file on disk, which is read when it is sent, and not before. */
async function open(operation: string, path: string | URL): Promise<File> {
  const location = typeof path === 'string' ? path : decodeURIComponent(path.pathname);
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) {
    throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: give a Blob`);
  }
  try {
    if (!(await fs.promises.stat(path)).isFile()) throw new Error('not a file');
    return toFile(location.split(/[\\/]/).at(-1) ?? '', await fs.openAsBlob(path));
  } catch (cause) {
    throw new DocprocError(operation, `cannot open ${path}: ${(cause as Error).message}`, { cause });
  }
}
