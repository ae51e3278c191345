/**
 * What every runtime runs: each case calls the installed client against a server. It imports the package and
 * nothing else, and uses only what all runtimes have.
 */
import {
  AbortError,
  BadRequestError,
  can,
  type ClientOptions,
  ConnectionError,
  createClient,
  type Docproc,
  DocprocError,
  type FileInput,
  TimeoutError,
  ResponseError,
} from '@docproc/client';

/** Where the program runs, and against what. */
export interface Setting {
  /** Names the run. It is the team of every request, so that the server distinguishes runs. */
  run: string;
  baseUrl: string;
  apiKey: string;
  /** What is in every file that is sent. */
  content: string;
  /** A base URL without a listener. */
  closedUrl: string;
  /** A file with `content`; none where there is no file system. */
  path?: string;
  /** Whether the runtime distinguishes a connection that failed to open from one that broke. */
  distinguishesRefused: boolean;
  /** Whether it is a browser, and no environment of tests that looks like one. */
  isBrowser?: boolean;
  /** Whether its `fetch` sends a write again when a connection that was kept is closed. */
  repeats?: boolean;
}

/** Made while the module loads, when Workers allow little of what they allow later. */
export const early: Docproc = createClient({
  baseUrl: 'http://localhost',
  apiKey: 'key',
  teamId: 'team-1',
  projectId: 'project-1',
});

type Case = (docproc: Docproc, setting: Setting) => Promise<void>;

const cases: Record<string, Case> = {
  'sends a Blob': (docproc, { content }) => sends(docproc, [new Blob([content])], 'file-1'),

  'sends a File': (docproc, { content }) => sends(docproc, [new File([content], 'a.pdf')], 'a.pdf'),

  async 'sends a file on disk as a Blob'(docproc, { path }) {
    const fs = path && globalThis.process?.getBuiltinModule?.('node:fs');
    // Bun gives it the path as its name, of which the client sends the last part. Elsewhere it has none.
    const blob = fs && (await fs.openAsBlob(path));
    // That of Node is no `Blob` of jsdom.
    if (blob instanceof Blob) return sends(docproc, [blob], 'Bun' in globalThis ? 'invoice.pdf' : 'file-1');
  },

  'sends bytes': (docproc, { content }) => {
    const data = toBytes(content);
    return sends(
      docproc,
      [data, { name: 'b.tif', data, type: 'image/tiff' }, data.buffer],
      'file-1,b.tif,file-3',
    );
  },

  async 'sends a file by its path'(docproc, { path }) {
    if (path) return sends(docproc, [path, new URL(`file://${path}`)], 'invoice.pdf,invoice.pdf');
    const error = await fails(docproc.uploads.create({ files: ['./invoice.pdf'] }), TypeError);
    equal(/pass a Blob/.test(error.message), true);
  },

  async 'sends a stream'(docproc, { content }) {
    const bytes = toBytes(content);
    const chunks = async function* () {
      yield bytes;
    };
    // Blobs of jsdom have no streams.
    const stream = 'stream' in Blob.prototype ? new Blob([bytes]).stream() : chunks();
    const file = { name: 'c.pdf', stream, size: bytes.length };
    await sends(docproc, [file], 'c.pdf');
  },

  async 'reads a task'(docproc) {
    const task = await docproc.tasks.get('task-1');
    equal([task.status, can('complete', task)], ['REVIEWING', 'unknown']);
  },

  async 'waits for an upload'(docproc) {
    const upload = await docproc.uploads.waitFor('growing', { until: 'completed', interval: 1 });
    equal(upload.status, 'COMPLETED');
  },

  async 'tells a report with a failed call (207) from a success'(docproc) {
    const issues = [{ label: 'Wrong Document Type', value: 'wrong_type' }];
    const { partial, error, task } = await docproc.tasks.report('task-1', { issues });
    equal([partial, error === null, typeof task.id], [true, false, 'string']);
  },

  async 'is rejected with a BadRequestError (400)'(docproc) {
    const error = await fails(docproc.tasks.complete('task-1'), BadRequestError);
    equal(
      [error.name, error.status, error.operation, error.requestId],
      ['BadRequestError', 400, 'completeTask', 'r-1'],
    );
    equal(
      [error instanceof DocprocError, error instanceof Error, error.body === undefined],
      [true, true, false],
    );
  },

  async 'gives up after the timeout, also within the body'(docproc) {
    for (const id of ['silent', 'half']) {
      await fails(docproc.tasks.get(id, { timeout: 200, retries: 0 }), TimeoutError);
    }
  },

  async 'is aborted before the call, and while it waits'(docproc) {
    const reason = new Error('enough');
    const early = docproc.tasks.get('task-1', { signal: AbortSignal.abort(reason) });
    equal((await fails(early, AbortError)).cause === reason, true);
    for (const id of ['silent', 'half']) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(reason), 200);
      const late = docproc.tasks.get(id, { signal: controller.signal });
      equal((await fails(late, AbortError)).cause === reason, true);
    }
  },

  async 'reads again after 503'(_, setting) {
    const statuses: number[] = [];
    const docproc = client(setting, { onResponse: ({ response }) => void statuses.push(response.status) });
    await docproc.tasks.get('busy');
    equal(statuses, [503, 200]);
  },

  async 'reports that a connection was refused'(_, setting) {
    const docproc = client({ ...setting, baseUrl: setting.closedUrl });
    const error = await fails(docproc.tasks.get('task-1', { retries: 0 }), ConnectionError);
    equal(error.sent, !setting.distinguishesRefused);
    const upload = docproc.uploads.create({ files: [new Blob([setting.content])] }, { retries: 0 });
    equal((await fails(upload, ConnectionError)).sent, !setting.distinguishesRefused);
  },

  async 'reports that a response broke off'(docproc) {
    const error = await fails(docproc.tasks.get('broken', { retries: 0 }), ConnectionError);
    equal(error.sent, true);
  },

  async 'sends a write once, where a connection that was kept is closed'(docproc, { repeats }) {
    // No option of `fetch` prevents that.
    for (const send of [docproc.tasks.discard, docproc.tasks.complete]) {
      await docproc.tasks.get('task-1');
      const id = 'closing';
      if (repeats) await send(id);
      else equal((await fails(send(id), ConnectionError)).sent, true);
    }
  },

  async 'follows no redirect'(docproc, { content }) {
    await fails(docproc.tasks.get('moved'), ResponseError);
    await fails(docproc.uploads.create({ files: [new Blob([content])], name: 'moved' }), DocprocError);
  },

  async 'stops reading the files of an upload that is redirected'(docproc, { isBrowser }) {
    // A browser hides the status of a redirect. There and in what looks like one, a stream is collected and sent whole.
    const collects = 'document' in globalThis;
    const chunk = new Uint8Array(65_536);
    const stream = (async function* () {
      for (let left = collects ? 1 : Infinity; left > 0; left--) yield chunk;
    })();
    const file = { name: 'a.pdf', stream, size: collects ? chunk.length : 2 ** 40 };
    const headers = { 'x-response': 'redirect' };
    const upload = docproc.uploads.create({ files: [file] }, { headers, checkLimits: false });
    // Node keeps a copy of a stream to follow a redirect, unless a redirect is an error.
    const error = await fails(upload, DocprocError);
    const { done } = await stream.next();
    const status = error instanceof ResponseError ? error.status : 'unknown';
    equal([['unknown', isBrowser ? 0 : 302].includes(status), done], [true, true]);
  },

  async 'keeps nothing of a stream that it sends'(docproc) {
    // Neither browsers nor Workers report what they keep.
    const resident = globalThis.process?.memoryUsage?.rss;
    if (!resident || 'document' in globalThis) return;
    const before = resident();
    let peak = 0;
    const count = 4_096;
    const stream = (async function* () {
      for (let read = 0; read < count; read++) {
        yield new Uint8Array(65_536).fill(read);
        if (read % 64 === 0) peak = Math.max(peak, resident() - before);
      }
    })();
    const file = { name: 'a.pdf', stream, size: count * 65_536 };
    const headers = { 'x-response': 'size' };
    const { fileSize } = await docproc.uploads.create({ files: [file] }, { headers, checkLimits: false });
    equal([fileSize > file.size, peak < file.size / 2 || peak], [true, true]);
  },

  async 'says who it is'(docproc) {
    const { body } = await fails(docproc.tasks.get('echo'), BadRequestError);
    const { headers } = body as { headers: Record<string, string> };
    // Browsers control this header, and test environments leave it to Node.
    equal(/^(docproc-client\/|Mozilla\/|node$)/.test(headers['user-agent'] ?? ''), true);
  },

  async 'shows the key nowhere'(docproc, setting) {
    const closedUrl = client({ ...setting, baseUrl: setting.closedUrl });
    const errors = await Promise.all([
      fails(docproc.tasks.complete('task-1'), DocprocError),
      fails(docproc.tasks.get('echo'), DocprocError),
      fails(docproc.tasks.get('silent', { timeout: 1, retries: 0 }), DocprocError),
      fails(closedUrl.tasks.get('task-1', { retries: 0 }), DocprocError),
    ]);
    for (const value of [docproc, ...errors]) equal(print(value).includes(setting.apiKey), false);
  },
};

/** Runs the cases, and prints a line for each: `ok`, or `FAIL` and why. The last line states their number. */
export async function run(setting: Setting): Promise<void> {
  for (const [name, one] of Object.entries(cases)) {
    try {
      await within(120_000, one(client(setting), setting));
      console.log(`ok ${name}`);
    } catch (error) {
      console.log(`FAIL ${name}: ${describe(error)}`);
    }
  }
  console.log(`${Object.keys(cases).length} cases`);
}

async function within(time: number, promise: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not end within ${time} ms`)), time);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function client({ baseUrl, apiKey, run }: Setting, options: Partial<ClientOptions> = {}): Docproc {
  return createClient({ baseUrl, apiKey, teamId: run, projectId: 'project-1', ...options });
}

/** The bytes of a text, also in a test environment without `TextEncoder`. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  globalThis.TextEncoder
    ? new TextEncoder().encode(text)
    : Uint8Array.from(unescape(encodeURIComponent(text)), (each) => each.charCodeAt(0));

/** Sends files, with everything that can go with them. The server rejects what it does not get as it was sent. */
async function sends(docproc: Docproc, files: FileInput[], received: string): Promise<void> {
  const meta = [{ name: 'purchase order', value: '"42" – ü' }];
  const upload = await docproc.uploads.create({ files, name: 'März', meta });
  equal(upload.name, received);
}

async function fails<T extends Error>(
  promise: Promise<unknown>,
  type: abstract new (...given: never[]) => T,
): Promise<T> {
  const error = await promise.then(
    (value) => new Error(`it did not fail, but gave ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (error instanceof type) return error;
  throw new Error(`expected ${type.name}, got ${describe(error)}`);
}

function equal(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`expected ${b}, got ${a}`);
}

function describe(error: unknown): string {
  const { stack, message, cause } = error as Error;
  const text = stack?.includes(message) ? stack : `${String(error)}\n${stack ?? ''}`;
  return cause === undefined ? text : `${text}\nbecause of ${describe(cause)}`;
}

/** A value as this runtime prints it in full. */
function print(value: unknown): string {
  type Inspect = (value: unknown, options?: object) => string;
  type Tool = { inspect: Inspect };
  const { Bun, Deno, process }: { Bun?: Tool; Deno?: Tool; process?: Partial<NodeJS.Process> } = globalThis;
  const options = { depth: 20, showHidden: true };
  // Node cannot print some objects of happy-dom.
  const util = 'document' in globalThis ? undefined : process?.getBuiltinModule?.('node:util');
  const shown = [util, Bun, Deno].map((module) => module?.inspect(value, options));
  return [String(value), JSON.stringify(value), ...shown, ...properties(value)].join('\n');
}

/** Every property of a value and of its contents, hidden ones included: most runtimes cannot be asked to print them. */
function properties(value: unknown, seen: Set<unknown> = new Set()): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (seen.has(value)) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => [
    String(key),
    ...properties(Object.getOwnPropertyDescriptor(value, key)?.value, seen),
  ]);
}
