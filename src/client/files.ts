import type { EncodedBody } from './attempt.ts';
import { callback, type OptionRules } from './check-options.ts';
import { FileLimitError } from './errors.ts';
import { type Bytes, closeFiles, toPart } from './file-parts.ts';
import { forBrowsers } from './for-browsers.ts';
import { mapValues } from './merge.ts';
import { encodeForm } from './multipart.ts';
import type { FormOperation, Limits } from './operation.ts';
import type { RequestOptions, UploadOptions } from './options.ts';
import { requireGlobals } from './platform.ts';
import { toJson } from './to-text.ts';

/** How files are sent. A program that sends none leaves it out. */
export interface FormEncoder {
  create: typeof createForm;
  close: typeof closeFiles;
  rules: OptionRules<Omit<UploadOptions, keyof RequestOptions>>;
}

export const formEncoder: FormEncoder = {
  create: createForm,
  close: closeFiles,
  rules: {
    checkLimits: ['a boolean', (value) => typeof value === 'boolean'],
    onProgress: callback,
  },
};

/**
 * Checks the files against the limits, and puts them into a form. No byte of them is read.
 *
 * @param input Fields by name, files by the keys of their fields too.
 * @param options Values of the fields that the client fills in, and whether the limits are checked.
 * @param signal Stops reading streams before anything is sent.
 */
export async function createForm(
  { id, body: { form } }: FormOperation,
  input: unknown,
  options: Pick<UploadOptions, 'teamId' | 'projectId' | 'checkLimits' | 'onProgress'>,
  signal?: AbortSignal,
): Promise<EncodedBody> {
  if (!forBrowsers) requireGlobals(id, 'Blob', 'crypto');
  const { files: fileFields, filled, limits } = form;
  const fields = { ...mapValues(filled, (option): unknown => options[option]), ...(input as object) };
  const files = fileFields.flatMap(({ name, inputName, many, required }): FileEntry[] => {
    const given = fields[inputName] ?? fields[name] ?? (required ? undefined : []);
    delete fields[inputName];
    delete fields[name];
    if (many && !Array.isArray(given)) throw new TypeError(`${id}: ${inputName} must be an array of files`);
    // Also of a hole in the array.
    const all: unknown[] = Array.isArray(given) ? [...given] : [given];
    if (required && !all.length) throw new TypeError(`${id}: ${inputName} is empty`);
    return all.map((file) => [name, file]);
  });
  const check = (limit: keyof Limits, actual: number, what: string, file?: string): void => {
    const max = Number(limits[limit]);
    if (options.checkLimits === false || !(actual > max)) return;
    const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it`;
    throw new FileLimitError(id, message, { limit, max, actual, file });
  };
  check('fileCount', files.length, `${files.length} files`);
  const texts = Object.entries(fields)
    .filter(([, value]) => (value ?? undefined) !== undefined)
    .map(([field, value]) => {
      return [field, typeof value === 'string' ? value : toJson(`${id}: ${field}`, value)] as const;
    });
  const toEntry = async ([field, file]: FileEntry, index: number): Promise<readonly [string, Bytes]> => [
    field,
    await toPart(id, file, index + 1),
  ];
  // Browsers open no files.
  const parts = await (forBrowsers ? Promise.all(files.map(toEntry)) : inTurns(files, toEntry, signal));
  for (const [, { name, size }] of parts) check('fileSize', size, `${name} has ${size} bytes`, name);
  return encodeForm(id, texts, parts, signal, options.onProgress);
}

type FileEntry = [field: string, file: unknown];

/** Files that are prepared before something else has its turn. */
const filesAtOnce = 1_000;

async function inTurns<Entry>(
  files: readonly FileEntry[],
  toEntry: (file: FileEntry, index: number) => Promise<Entry>,
  signal?: AbortSignal,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  while (entries.length < files.length) {
    // Lets timers run, such as that of a time limit.
    if (entries.length) await new Promise<void>((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const first = entries.length;
    const next = files.slice(first, first + filesAtOnce);
    entries.push(...(await Promise.all(next.map((file, index) => toEntry(file, first + index)))));
  }
  return entries;
}
