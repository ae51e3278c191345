import { FileLimitError } from './errors.ts';
import { closeFiles, type Part, toPart } from './file-parts.ts';
import { encodeForm, type Form } from './multipart.ts';
import type { FileField, FormBody } from './operation.ts';

/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent. A text is always
 *   a path, so do not pass on one that you were given.
 * - a path with a name and a media type
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream whose size is known
 */
export type FileInput =
  string | URL | Blob | ArrayBuffer | ArrayBufferView | PathFile | NamedFile | StreamFile;

/** A file on disk. */
export interface PathFile {
  path: string | URL;
  /**
   * Name that the service gets.
   *
   * @default the last part of the path
   */
  name?: string | undefined;
  /** Media type. */
  type?: string | undefined;
}

/** Bytes with a name. */
export interface NamedFile {
  name: string;
  data: Blob | ArrayBuffer | ArrayBufferView;
  /** Media type. */
  type?: string | undefined;
}

/**
 * A stream of a known size. It can be sent once only, so a request with one is never retried, and it is closed when the
 * request ends. Browsers cannot send streams: there it is read into memory first.
 */
export interface StreamFile {
  name: string;
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Bytes in the stream. */
  size: number;
  /** Media type. */
  type?: string | undefined;
}

/** How files are sent. A program that sends none leaves it out. */
export interface Forms {
  create: typeof createForm;
  close: typeof closeFiles;
}

export const forms: Forms = { create: createForm, close: closeFiles };

/**
 * Checks the files against the limits, and puts them into a form. No byte of them is read.
 *
 * @param input Fields by name, files by the keys of their fields.
 * @param identity Values of the fields that the client fills in.
 * @param signal Ends the reading of streams before anything is sent.
 */
async function createForm(
  operation: string,
  { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }: FormBody,
  input: unknown,
  identity: Record<'teamId' | 'projectId', string>,
  checkLimits = true,
  signal?: AbortSignal,
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
  for (const { bytes, name } of parts) check('fileSize', fileSize, bytes.size, name);
  const own = Object.entries(filled).map(([name, option]): [string, string] => [name, identity[option]]);
  // Fields go first, so that a server that reads the form as a stream has them when a file begins.
  const all = [...own, ...(await toFields(operation, fields))];
  const named = files.map(([name], index): [string, null, Part | undefined] => [name, null, parts[index]]);
  return encodeForm(operation, [...all, ...named], signal);
}

/** Returns fields by name with each blob as a file, and with several files for an array of blobs. */
export async function toFields(
  operation: string,
  fields: object,
): Promise<[name: string, value: unknown, file?: Part | undefined][]> {
  const all = Object.entries(fields).flatMap(([name, value]) => {
    const blobs = [value as unknown].flat();
    return blobs.some((each) => each instanceof Blob)
      ? blobs.map((each) => [name, each] as const)
      : [[name, value] as const];
  });
  return Promise.all(
    all.map(async ([name, value], index) =>
      value instanceof Blob ? [name, null, await toPart(operation, value, index)] : [name, value],
    ),
  );
}

/** Takes the files of a field out of the input. */
function filesOf(
  operation: string,
  { name, key, many, required }: FileField,
  input: Record<string, unknown>,
): [field: string, file: unknown][] {
  const given = input[key] ?? (required ? undefined : []);
  delete input[key];
  if (many && !Array.isArray(given)) throw new TypeError(`${operation}: ${key} must be an array of files`);
  const files = [given].flat();
  if (required && files.length === 0) throw new TypeError(`${operation}: ${key} is empty`);
  return files.map((file) => [name, file]);
}
