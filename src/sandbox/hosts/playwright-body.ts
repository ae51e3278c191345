/** Bodies of requests in Playwright, which leaves out the bytes of files on disk: the page is asked for them. */
import type { Frame, Request } from '@playwright/test';

/** The page has no file, or several, that the bytes of a request can be from. */
export class MissingBytesError extends Error {
  override name = 'MissingBytesError';
}

/** The name under which a page has the files that were chosen in it. */
export const registry = 'docproc-sandbox-files';

type Chosen = { input: HTMLInputElement; file: File }[];

/** Runs in each page before its scripts, and remembers the files that are chosen there. */
export function keepChosenFiles(registry: string): void {
  const chosen: Chosen = [];
  Object.defineProperty(globalThis, registry, { value: chosen });
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'files');
  const filesOf = (input: HTMLInputElement): FileList | null =>
    descriptor?.get?.call(input) as FileList | null;
  const keep = (input: HTMLInputElement): void => {
    const files = [...(filesOf(input) ?? [])].filter((file) => chosen.every((each) => each.file !== file));
    // A file that is chosen again takes the place of the one before.
    const old = chosen.filter(
      (each) => each.input === input && files.some(({ name }) => name === each.file.name),
    );
    for (const each of old) chosen.splice(chosen.indexOf(each), 1);
    chosen.push(...files.map((file) => ({ input, file })));
  };
  addEventListener(
    'input',
    (event) => {
      const [target] = event.composedPath();
      if (target instanceof HTMLInputElement) keep(target);
    },
    true,
  );
  // An input that is not in the document has no event here: the page reads its files.
  Object.defineProperty(HTMLInputElement.prototype, 'files', {
    ...descriptor,
    get(this: HTMLInputElement) {
      keep(this);
      return filesOf(this);
    },
  });
}

/**
 * Returns the body of a request, with the bytes of files on disk.
 *
 * @throws {MissingBytesError} Which file has the bytes is not known.
 */
export async function bodyOf(request: Request): Promise<FormData | Uint8Array<ArrayBuffer> | null> {
  const data = request.postDataBuffer();
  const body = data && new Uint8Array(data);
  const type = request.headers()['content-type'];
  if (type === undefined) return body;
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const parts = [...(form ?? [])];
  const empty = parts.flatMap(([, value]) => (isEmptyFile(value) ? [value.name] : []));
  if (empty.length === 0 && (form || body?.length)) return body;
  const chosen = await chosenFiles(request);
  // What has no bytes in the page either is empty.
  if (chosen.every(({ size }) => size === 0)) return body;
  if (!form) throw missing(request, 'the body');
  const whole = new FormData();
  for (const [name, value] of parts) {
    if (!isEmptyFile(value)) whole.append(name, value);
    else {
      const same = chosen.filter((each) => each.name === value.name);
      const count = empty.filter((each) => each === value.name).length;
      const before = whole.getAll(name).filter((each) => Object(each).name === value.name).length;
      const found = same.length === 1 ? same[0] : same.length === count ? same[before] : undefined;
      if (!found) throw missing(request, value.name);
      whole.append(name, new File(await read(found), value.name, { type: value.type }));
    }
  }
  return whole;
}

const isEmptyFile = (value: FormDataEntryValue): value is File =>
  typeof value !== 'string' && value.size === 0 && value.name !== '';

const missing = (request: Request, what: string): MissingBytesError =>
  new MissingBytesError(
    `${request.method()} ${request.url()}: Playwright does not hand over the bytes of ${what}, which is on disk, and no file that was ` +
      'chosen in the page is certain to have them. Pass the file with its bytes: setInputFiles(input, { name, mimeType, buffer }). ' +
      'Or have the page send its requests to the URL of the sandbox: sandbox.baseUrl.',
  );

interface ChosenFile {
  frame: Frame;
  index: number;
  name: string;
  size: number;
}

/** Returns the files that were chosen in the page of a request. */
async function chosenFiles(request: Request): Promise<ChosenFile[]> {
  const frames = request.serviceWorker() ? [] : request.frame().page().frames();
  const lists = frames.map(async (frame) => {
    const list = await frame.evaluate(
      (name) =>
        (Reflect.get(globalThis, name) as Chosen | undefined)?.map(({ file }) => ({
          name: file.name,
          size: file.size,
        })) ?? [],
      registry,
    );
    return list.map((each, index) => ({ ...each, frame, index }));
  });
  return (await Promise.all(lists)).flat();
}

/** Characters that a message of the browser has at most, as a text in Base64. */
const chunkSize = 6 * 2 ** 20;

async function read({ frame, index, size }: ChosenFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < size; from += chunkSize) {
    const url = await frame.evaluate(
      ([name, at, begin, end]) =>
        new Promise<string>((resolve, reject) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result as string));
          reader.addEventListener('error', () => reject(reader.error as Error));
          const chosen = Reflect.get(globalThis, name) as Chosen;
          reader.readAsDataURL(chosen[at]?.file.slice(begin, end) ?? new Blob());
        }),
      [registry, index, from, from + chunkSize] as const,
    );
    chunks.push(new Uint8Array(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')));
  }
  return chunks;
}
