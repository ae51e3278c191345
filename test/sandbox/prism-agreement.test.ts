/**
 * The same requests go to Prism and to the sandbox. Where their responses differ, the table in the README
 * states it with the reason; where they agree, the table has no row. `test/agreement` compares both with
 * the contract, for valid and invalid requests of every operation.
 */
import { readFileSync } from 'node:fs';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMock, type Mock } from '../../scripts/commands/mock.ts';
import { startSandbox, type RunningSandbox } from '../../src/sandbox/hosts/index.ts';
import { endpoints } from '../contract/interface.ts';
import { form, report } from './support.ts';

const task = '/v2/team-1/project/project-1/task/task-1';
const uploads = '/v2/team-1/project/project-1/upload';
const key = { authorization: 'Bearer any-key' };
const json = { ...key, 'content-type': 'application/json' };
const broken =
  '--b\r\ncontent-disposition: form-data; name="projectId"\r\n\r\np\r\n--b\r\nno header\r\n\r\nx\r\n--b--\r\n';
const data = (files: string[], fields?: Record<string, string>) => ({
  headers: key,
  body: form(files, fields),
});
const post = (body: unknown, headers: Record<string, string> = json) => ({
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const prefer = (text: string, headers: Record<string, string> = key) => ({
  headers: { ...headers, prefer: text },
});
const meta = (value: string) => data(['a.pdf'], { projectId: 'project-1', meta: value });
const large = form([]);
large.append('file', new Blob([new Uint8Array(11e6)]), 'large.pdf');

/** An operation that takes no body, and lists 400. */
const bodiless = Object.values(endpoints)
  .filter(
    ({ request, body, statuses }) => /^POST .*task_id/.test(request) && !body && statuses.includes('400'),
  )
  .map(({ request }) => request.replace('POST ', '').replace(/^.*\{task_id\}/, task))[0];

type Sent = { headers?: Record<string, string>; body?: string | FormData };
/** Name → method and path, and what else is sent. */
const corpus: Record<string, [string, Sent?]> = {
  'a query that nobody asked for': [`GET ${task}?page=2`, { headers: key }],
  'an identifier that is encoded': ['GET /v2/team-1/project/project-1/task/task%2D1', { headers: key }],
  'the scheme in small letters': [`GET ${task}`, { headers: { authorization: 'bearer any-key' } }],
  'a key without the scope': [`GET ${task}`, { headers: { authorization: 'Bearer sandbox:upload.read' } }],
  'a key that is not valid': [`GET ${task}`, { headers: { authorization: 'Bearer sandbox:invalid' } }],
  'a slash too many': [`GET ${task}/`, { headers: key }],
  HEAD: [`HEAD ${task}`, { headers: key }],
  'the root of the server': ['GET /'],
  ...Object.fromEntries(
    ['text/html', 'text/plain', 'application/*', 'text/html, */*;q=0.1', 'application/json;q=0.2'].map(
      (accept): [string, [string, Sent]] => [
        `Accept: ${accept}`,
        [`GET ${task}`, { headers: { ...key, accept } }],
      ],
    ),
  ),
  'a key with an unknown scope': [`GET ${task}`, { headers: { authorization: 'Bearer sandbox:task.raed' } }],
  'a task that is not there': ['GET /v2/team-1/project/project-1/task/other', { headers: key }],
  'an upload that is not there': [`GET ${uploads}/other`, { headers: key }],
  'report a task': [`POST ${task}/report`, post(report)],
  'report a task, an own code': [`POST ${task}/report`, post({ issues: [{ label: 'a', value: 'b' }] })],
  'approve a task': [`POST ${task}/approve`, { headers: key }],
  'approve a task again': [`POST ${task}/approve`, { headers: key }],
  'disapprove a task': [`POST ${task}/disapprove`, { headers: key }],
  'unlock a task in review': [`POST ${task}/unlock`, { headers: key }],
  'a body where there is none': [`POST ${bodiless}`, post({ a: 1 })],
  'complete a task': [`POST ${task}/complete`, { headers: key }],
  'discard a task that is completed': [`POST ${task}/discard`, { headers: key }],
  'unlock a task': ['POST /v2/team-1/project/project-1/task/task-2/unlock', { headers: key }],
  'a file without a file name': [`POST ${uploads}`, data([], { projectId: 'project-1', file: 'text' })],
  'meta that is not JSON': [`POST ${uploads}`, meta('a=b')],
  'meta without a value': [`POST ${uploads}`, meta('[{"name":"a"}]')],
  '101 files': [`POST ${uploads}`, data(Array<string>(101).fill('a.pdf'))],
  'a file of 11 MB': [`POST ${uploads}`, { headers: key, body: large }],
  'Prefer: code=404': [`GET ${task}`, prefer('code=404')],
  'Prefer: example=failed': [`GET ${task}`, prefer('example=failed')],
  'Prefer: code=400, example=string': [`GET ${task}`, prefer('code=400, example=string')],
  'Prefer: code=207': [`POST ${task}/report`, { ...post(report), ...prefer('code=207', json) }],
  'Prefer: code=207, no issue': [
    `POST ${task}/report`,
    { ...post({ issues: [] }), ...prefer('code=207', json) },
  ],
  'Prefer: code=201': [`POST ${uploads}`, { ...data(['a.pdf']), ...prefer('code=201') }],
  'Prefer: code=200, no key': [`GET ${task}`, prefer('code=200', {})],
  'Prefer: code=429': [`GET ${task}`, prefer('code=429')],
  'Prefer: example=none': [`GET ${task}`, prefer('example=none')],
  'Prefer: code=many': [`GET ${task}`, prefer('code=many')],
  'Prefer: code=400, example=plainText': [`GET ${task}`, prefer('code=400, example=plainText')],
  'a page that may call': [`GET ${task}`, { headers: { ...key, origin: 'http://page.test' } }],
  'a page that asks whether it may': [
    `OPTIONS ${task}`,
    { headers: { origin: 'http://page.test', 'access-control-request-method': 'GET' } },
  ],
  'broken JSON': [`POST ${task}/report`, post('{"issues":')],
  'a broken form': [
    `POST ${uploads}`,
    post(broken, { ...key, 'content-type': 'multipart/form-data; boundary=b' }),
  ],
  'a path that cannot be decoded': ['GET /v2/team-1/upload/%ZZ', { headers: key }],
};

const responses = new Map<string, { theirs: Exchange; ours: Exchange }>();
let prism: Mock;
let sandbox: RunningSandbox;
beforeAll(async () => {
  [prism, sandbox] = await Promise.all([
    getPort().then((port) => startMock({ port, quiet: true })),
    startSandbox({ port: 0 }),
  ]);
  sandbox.seed({ id: 'task-1', upload_id: 'upload-1' });
  sandbox.seed({ id: 'task-2', upload_id: 'upload-1', status: 'DISCARDED' });
  // One after the other: the sandbox remembers.
  for (const [name, request] of Object.entries(corpus)) {
    // Prism leaves some requests without a response. Every other one may be slow.
    const patience = rows.get(name)?.prism === 'none' ? 1_500 : 30_000;
    const [theirs, ours] = [
      await ask(prism.url, request, patience),
      await ask(sandbox.baseUrl, request, 30_000),
    ];
    responses.set(name, { theirs, ours });
    if (theirs.status === 'none') await untilReady();
  }
}, 300_000);
afterAll(async () => {
  prism.stop();
  await sandbox.close();
});

interface Exchange {
  /** `none` if there is no response. */
  status: string;
  type?: string | undefined;
  /** Whether pages of other origins may read the response, if one asked. */
  open?: boolean;
  /** Names of the fields, and of those of the record. */
  fields?: unknown;
}

async function ask(
  base: string,
  [line, { headers = {}, body } = {}]: [string, Sent?],
  patience: number,
): Promise<Exchange> {
  const [method = '', path = ''] = line.split(' ');
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(base + path, {
      method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    });
    const type = response.headers.get('content-type')?.split(';')[0];
    const content = await response.text();
    const value: unknown = type?.endsWith('json') && content !== '' ? JSON.parse(content) : null;
    const open = response.headers.has('access-control-allow-origin');
    return {
      status: String(response.status),
      type,
      ...(headers['origin'] !== undefined && { open }),
      ...(response.ok && { fields: fieldsOf(value) }),
    };
  } catch {
    return { status: 'none' };
  }
}

/** What ended Prism has it started again. */
async function untilReady(): Promise<void> {
  while ((await ask(prism.url, ['GET /'], 30_000)).status === 'none')
    await new Promise((done) => setTimeout(done, 50));
}

function fieldsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  const { payload } = value as { payload?: object };
  return [Object.keys(value), payload && Object.keys(payload)];
}

/** Rows of the README's table of differences: what is sent, and the responses of Prism and the sandbox. */
const readme = readFileSync(new URL('../../src/sandbox/README.md', import.meta.url), 'utf8');
const section = readme.split('## Differences from Prism')[1]?.split('\n## ')[0] ?? '';
const rows = new Map(
  [...section.matchAll(/^\| (.*?) +\| (\d+|none) +\| (\d+) +\| (.*?) +\|$/gm)].map(
    ([, name = '', ...cells]) => [
      name.replaceAll('`', ''),
      { prism: cells[0], sandbox: cells[1], why: cells[2] ?? '' },
    ],
  ),
);

describe('Prism and the sandbox', () => {
  const names = Object.keys(corpus);
  test.each(names.filter((name) => !rows.has(name)))('same response: %s', (name) => {
    const { theirs, ours } = responses.get(name) ?? {};
    expect(ours).toEqual(theirs);
  });

  test.each(names.filter((name) => rows.has(name)))('differ as documented: %s', (name) => {
    const { theirs, ours } = responses.get(name) ?? {};
    const { why, ...documented } = rows.get(name) ?? {};
    const row = `the row of ${name} in src/sandbox/README.md`;
    expect({ prism: theirs?.status, sandbox: ours?.status }, row).toEqual(documented);
    expect(ours).not.toEqual(theirs);
    expect(why).toMatch(/\w+ \w+ /);
  });

  test('the table of differences names no other request', () => {
    expect(rows.size).toBeGreaterThan(0);
    expect([...rows.keys()].filter((name) => !(name in corpus))).toEqual([]);
  });
});
