/** Attacks the client: a service and a fetch that behave badly, and inputs that no program should pass. */
import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { createClient, DocprocError, type Docproc } from '../../src/client/index.ts';
import { operation } from '../support/contract.ts';
import { replies, examples, type Reply } from './client-replies.ts';
import { mostly, text } from './texts.ts';
import { count, Fault, firstFault } from './verdict.ts';

/** Keys that are in no response but where they are echoed; also such as JSON and URLs escape. */
const keys = ['sk-live-7f3a9c', 'sk-"quoted\\-91f', 'sk-%41/?#-5d2'];

type Method = (docproc: Docproc, id: string, odd: unknown) => Promise<unknown>;
interface Case {
  /** operationId, for the URL. */
  id: string;
  /** Parameter that the text of the case fills. */
  parameter: string;
  call: Method;
}

const report = { issues: [{ label: 'Poor Document Quality', value: 'poor_quality' }] };
/** Each method, with what the types would not allow where a JavaScript program can pass it. */
const cases: Record<string, Case> = {
  get: { id: 'getTask', parameter: 'task_id', call: ({ tasks }, id) => tasks.get(id) },
  complete: { id: 'completeTask', parameter: 'task_id', call: ({ tasks }, id) => tasks.complete(id) },
  discard: { id: 'discardTask', parameter: 'task_id', call: ({ tasks }, id) => tasks.discard(id) },
  unlock: { id: 'unlockTask', parameter: 'task_id', call: ({ tasks }, id) => tasks.unlock(id) },
  approve: { id: 'approveTask', parameter: 'task_id', call: ({ tasks }, id) => tasks.approve(id) },
  report: {
    id: 'reportTask',
    parameter: 'task_id',
    call: ({ tasks }, id, odd) => Reflect.apply(tasks.report, tasks, [id, odd ?? report]) as Promise<unknown>,
  },
  getUpload: { id: 'getUpload', parameter: 'upload_id', call: ({ uploads }, id) => uploads.get(id) },
  move: { id: 'moveUpload', parameter: 'folder_id', call: ({ uploads }, id) => uploads.move('upload-1', id) },
  create: {
    id: 'createUpload',
    parameter: 'project_id',
    call: ({ uploads }, _id, odd) =>
      Reflect.apply(uploads.create, uploads, [{ files: odd ?? [new Blob(['x'])] }]) as Promise<unknown>,
  },
};

const oddInput: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    '',
    [],
    {},
    [null],
    [[]],
    [{}],
    ['./no-such-file.pdf'],
    './no-such-file.pdf',
  ),
  fc.constantFrom<unknown>([{ name: 'a.pdf' }], [{ name: 'a\r\nb: c"', data: new Blob(['x']) }], {
    issues: 1n,
  }),
  fc.tuple(text, text).map(([name, type]) => [new File(['x'], name, { type })]),
  fc
    .tuple(text, fc.integer())
    .map(([name, size]) => [{ name, size, stream: () => new Blob(['x']).stream() }]),
  fc.array(fc.oneof(text, fc.integer(), fc.constantFrom<unknown>(new Blob(['x']), Buffer.from('x'), null)), {
    maxLength: 3,
  }),
);

const attack = fc.record({
  method: fc.constantFrom(...Object.keys(cases)),
  key: fc.constantFrom(...keys),
  text: mostly(fc.constant('task-1'), text),
  odd: mostly<unknown>(fc.constant(undefined), oddInput),
  reply: replies,
});
type Attack = typeof attack extends fc.Arbitrary<infer One> ? One : never;

interface ClientReport {
  /** Results by the name of the error, or `success`. */
  results: Record<string, number>;
  fault: string | undefined;
}

/** Milliseconds after which a request counts as one that never ends. */
const patience = 60_000;

/** Attacks the client `runs` times. */
export async function attackClient(seed: number, runs: number): Promise<ClientReport> {
  const results: ClientReport['results'] = {};
  const attackOnce = async (one: Attack): Promise<void> => void count(results, await take(one));
  return { results, fault: await firstFault(attack, attackOnce, seed, runs) };
}

/** Cuts the response to each operation at every byte, or at every `stride`th: none of them is a success. */
export async function cutResponses(stride = 1): Promise<number> {
  let sent = 0;
  for (const [method, { id }] of Object.entries(cases)) {
    const { status, body } = examples(id);
    for (let at = 0; at < body.length; at += stride) {
      for (const ends of ['error', 'end'] as const) {
        // Unlocking has any body, so one that ends early is one that a client cannot distinguish from a complete one.
        if (id === 'unlockTask' && ends === 'end') continue;
        sent++;
        const reply: Reply = { type: 'response', status, headers: {}, body, cut: { at, ends }, echo: 'none' };
        const result = await take({ method, key: keys[0] ?? '', text: 'task-1', odd: undefined, reply });
        if (result === 'success')
          throw new Fault(`${method} succeeds with ${at} of ${body.length} bytes, then ${ends}.`);
      }
    }
  }
  return sent;
}

/** Sends one request. Returns the name of its error, or `success`. */
async function take({ method, key, text: id, odd, reply }: Attack): Promise<string> {
  const one = cases[method];
  if (!one) throw new Error(`There is no method ${method}.`);
  const { method: verb } = operation(one.id);
  const urls: string[] = [];
  const docproc = createClient({
    baseUrl: 'https://docproc.example',
    apiKey: key,
    teamId: 'team-1',
    projectId: 'project-1',
    // A read would wait before it is repeated; of a write, nothing must be.
    retries: verb === 'get' ? 0 : 2,
    fetch: async (url, init) => {
      urls.push(url);
      await new Response(init.body).arrayBuffer();
      return respond(reply, key);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault(`There is no result after ${patience} ms.`)), patience);
  });
  let failure: { error: unknown } | undefined;
  const working = Promise.resolve().then(() => one.call(docproc, id, odd));
  const value = await Promise.race([working, late]).catch((error: unknown) => void (failure = { error }));
  clearTimeout(timer);
  for (const url of urls) checkUrl(url, one, one.parameter === 'project_id' ? 'project-1' : id);
  if (verb !== 'get' && urls.length > 1) throw new Fault(`A write was sent ${urls.length} times.`);
  if (!failure) {
    checkSuccess(one.id, reply, value);
    return 'success';
  }
  return checkError(failure.error, key, urls.length > 0);
}

/** An id is one segment of the path, whatever it includes. */
function checkUrl(url: string, { id, parameter }: Case, value: string): void {
  const { pathname, search, hash } = new URL(url);
  const template = operation(id).path.split('/');
  const segments = pathname.split('/');
  if (search !== '' || hash !== '' || segments.length !== template.length)
    throw new Fault(`Another path: ${url}`);
  const found = segments[template.indexOf(`{${parameter}}`)] ?? '';
  if (decodeURIComponent(found) !== value) throw new Fault(`${JSON.stringify(value)} became ${found}.`);
}

function checkSuccess(id: string, reply: Reply, value: unknown): void {
  const isSuccess = reply.type === 'response' && reply.status >= 200 && reply.status < 300;
  if (!isSuccess) throw new Fault(`${inspect(reply)} is a success: ${inspect(value)}`);
  if (id === 'unlockTask') return;
  if (typeof value !== 'object' || value === null) throw new Fault(`The result is ${inspect(value)}.`);
}

/** An error is one of the client, or states before the request is sent what is wrong with an argument. */
function checkError(error: unknown, key: string, sent: boolean): string {
  if (error instanceof Fault) throw error;
  const known = error instanceof DocprocError || (error instanceof TypeError && !sent);
  if (!known) throw new Fault(`A raw error: ${inspect(error)}`);
  const cause = inspect(error.cause, { depth: 8, showHidden: true });
  const said = [inspect(error, { depth: 8 }), cause, String(error), error.stack ?? '', JSON.stringify(error)];
  const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
  const leak = said.find((all) => spellings.some((spelling) => all.includes(spelling)));
  if (leak !== undefined) throw new Fault(`The error includes the key: ${leak}`);
  return error.name;
}

/** Acts on a reply. */
function respond(reply: Reply, key: string): Response {
  if (reply.type === 'throw') throw reply.error(key);
  const { status, headers, body, cut, echo } = reply;
  const echoed = { none: '', text: key, json: JSON.stringify({ message: `no access for ${key}` }) }[echo];
  const bytes = Buffer.from(echo === 'none' ? body : echoed);
  const own = echo === 'none' ? headers : { ...headers, 'x-echo': key, 'x-request-id': key };
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers: own });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(cut ? bytes.subarray(0, cut.at) : bytes));
      if (cut?.ends === 'error') controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return new Response(stream, { status, headers: own });
}
