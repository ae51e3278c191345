import type { Content } from './attempt.ts';
import { requestRules, type Rules } from './check-options.ts';
import { FileLimitError } from './errors.ts';
import { closeFiles, toPart } from './file-parts.ts';
import { encodeForm, type Field } from './multipart.ts';
import type { Limits, Operation } from './operation.ts';
import type { UploadOptions } from './options.ts';

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
  rules: Rules<UploadOptions>;
}

export const forms: Forms = {
  create: createForm,
  close: closeFiles,
  rules: { ...requestRules, checkLimits: ['a boolean', (value) => typeof value === 'boolean'] },
};

/**
 * Checks the files against the limits, and puts them into a form. No byte of them is read.
 *
 * @param input Fields by name, files by the keys of their fields.
 * @param options Values of the fields that the client fills in, and whether the limits are checked.
 * @param signal Ends the reading of streams before anything is sent.
 */
async function createForm(
  { id, body }: Operation,
  input: unknown,
  options: Record<'teamId' | 'projectId', string> & Pick<UploadOptions, 'checkLimits'>,
  signal?: AbortSignal,
): Promise<Content> {
  const { files: fileFields = [], filled = {}, limits = {} } = body?.form ?? {};
  const own = Object.entries(filled).map(([name, option]) => [name, options[option]]);
  const fields: Record<string, unknown> = { ...Object.fromEntries(own), ...(input as object) };
  const files = fileFields.flatMap(({ name, key, many, required }): Field[] => {
    const given = fields[key] ?? (required ? undefined : []);
    delete fields[key];
    if (many && !Array.isArray(given)) throw new TypeError(`${id}: ${key} must be an array of files`);
    const all = [given].flat();
    if (required && !all.length) throw new TypeError(`${id}: ${key} is empty`);
    return all.map((file) => [name, file]);
  });
  const check = (limit: keyof Limits, actual: number, what: string, file?: string): void => {
    const max = limits[limit] ?? Infinity;
    if (options.checkLimits === false || actual <= max) return;
    const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it anyway`;
    throw new FileLimitError(id, message, { limit, max, actual, file });
  };
  check('fileCount', files.length, `${files.length} files`);
  const named = await Promise.all(
    files.map(async ([name, file], index): Promise<Field> => [name, null, await toPart(id, file, index)]),
  );
  for (const [, , file] of named) {
    if (file) check('fileSize', file.size, `${file.name} has ${file.size} bytes`, file.name);
  }
  // Files go last, so that a server that reads the form as a stream has the fields when a file begins.
  return encodeForm(id, [...(await toFields(id, fields)), ...named], signal);
}

/** Returns fields by name with each blob as a file, and with several files for an array of blobs. */
export async function toFields(operation: string, fields: object): Promise<Field[]> {
  const all = Object.entries(fields).flatMap(([name, value]: [string, unknown]): Field[] => {
    const blobs = [value].flat();
    return blobs.some((each) => each instanceof Blob) ? blobs.map((each) => [name, each]) : [[name, value]];
  });
  return Promise.all(
    all.map(async ([name, value], index) =>
      value instanceof Blob ? [name, null, await toPart(operation, value, index)] : [name, value],
    ),
  );
}
