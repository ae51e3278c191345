/** Archives as recorders write them: the same findings, whatever is missing or written in another way. */
import { expect, test } from 'vitest';
import type { HarEntry } from '../../../src/shared/har.ts';
import { judgeTraffic, type JudgeOptions } from '../../../src/conformance/traffic/judge.ts';
import { trafficFormats } from '../../../src/conformance/traffic/reports.ts';
import { fieldsBeyond } from '../server.ts';
import { base, creating, entry, judged, key, own, proofs, task } from './archive.ts';

/** A failed task is completed: nothing leaves FAILED. */
const faulty = (): HarEntry[] => [
  entry('GET', own, 200, { payload: { ...task, status: 'FAILED' } }),
  entry('POST', `${own}/complete`, 200, { payload: { ...task, status: 'PROCESSING' }, message: 'Done.' }),
];

/** What recorders do to an archive that shows the fault all the same. */
const recorders: Record<string, (entries: HarEntry[]) => string | Buffer | HarEntry[]> = {
  'Chrome: other hosts, static files and preflights': ([read, write]) => [
    entry('GET', '/app.js', 200),
    { ...entry('OPTIONS', `${own}/complete`, 204) },
    read ?? {},
    {
      ...entry('GET', '/v2/library/upload', 200),
      request: { method: 'GET', url: 'https://cdn.example/v2/library/upload' },
    },
    write ?? {},
  ],
  'Fiddler: a byte order mark': (entries) => `\uFEFF${JSON.stringify({ log: { entries } })}`,
  'Charles: bodies in Base64': (entries) =>
    entries.map((each) => {
      const { content = {}, ...response } = each.response ?? {};
      const text = Buffer.from(content.text ?? '').toString('base64');
      return { ...each, response: { ...response, content: { ...content, text, encoding: 'base64' } } };
    }),
  'Firefox: sizes of −1, and out of order': (entries) =>
    entries
      .map((each) => ({
        ...each,
        request: { ...each.request, bodySize: -1 },
        response: { ...each.response, bodySize: -1 },
      }))
      .toReversed(),
  'mitmproxy: microseconds and an offset': (entries) =>
    entries.map((each) => ({
      ...each,
      startedDateTime: String(each.startedDateTime).replace(/\.(\d+)Z/, '.$1456+00:00'),
    })),
  'Safari: names of headers in lower case, and twice': (entries) =>
    entries.map((each) => {
      const headers = [1, 2].map(() => ({ name: 'content-type', value: 'application/json; charset=utf-8' }));
      return { ...each, response: { ...each.response, headers } };
    }),
  'Insomnia: no headers': (entries) =>
    entries.map((each) => ({
      ...each,
      request: { ...each.request, headers: [] },
      response: { ...each.response, headers: [] },
    })),
  'a proxy: a prefix': (entries) =>
    entries.map((each) => ({
      ...each,
      request: { ...each.request, url: each.request?.url?.replace('/v2/', '/api/docs/v2/') ?? '' },
    })),
  'a proxy: null for what it does not know': (entries) => {
    const all = [{ ...entry('GET', own, 200), response: null }, ...entries];
    return JSON.stringify({ log: { entries: all.map((each) => ({ ...each, pageref: null })) } }).replaceAll(
      /"bodySize":0|"headers":\[\]/g,
      (member) => member.replace(/:.*/, ':null'),
    );
  },
  'Playwright: entries before other members, with spaces': (entries) =>
    JSON.stringify(
      { log: { pages: [{ title: '{"entries": [' }], entries, creator: { name: 'Playwright' } } },
      null,
      3,
    ),
};

test.each(Object.keys(recorders))('finds the fault in an archive of %s', async (name) => {
  const entries = faulty();
  const report = await judged(recorders[name]?.(entries) ?? []);
  const { findings } = report;
  expect(findings.map(({ check, operation }) => `${check} ${operation}`)).toEqual(['accepted completeTask']);
  expect(report.judged + report.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(report.exchanges);
});

test('names the entries, and shows neither keys nor contents', async () => {
  const report = await judged(faulty());
  expect(proofs(report)).toEqual(['accepted completeTask 0,1']);
  const all = Object.values(trafficFormats).map((render) =>
    render(report, '0.1.0', String.raw`C:\logs\of today.har`),
  );
  expect(all.join('')).not.toContain(key);
  expect(all.join('')).not.toContain(task.name);
  expect(all.join('')).toContain('"uri": "C:/logs/of%20today.har"');
});

/** Archives that lack what would prove a fault. */
const unproven: Record<string, (entries: HarEntry[]) => HarEntry[]> = {
  'no bodies': (entries) =>
    entries.map((each) => ({
      ...each,
      response: { ...each.response, content: { size: 900, mimeType: 'application/json' } },
    })),
  'a body that was cut': ([read, write]) => [
    {
      ...read,
      response: {
        ...read?.response,
        content: { mimeType: 'application/json', text: '{"payload":{"id"', size: 900 },
      },
    },
    write ?? {},
  ],
  'the same time': (entries) =>
    entries.map((each) => ({ ...each, startedDateTime: '2026-05-01T10:00:00.000Z', time: 0 })),
  'requests that overlap': (entries) => entries.map((each) => ({ ...each, time: 5000 })),
  'a body that was cut, without its size': ([read, write]) => [
    { ...read, response: { ...read?.response, content: { text: '{"payload":{"id"' } } },
    write ?? {},
  ],
  'an empty text in place of a body': ([read, write]) => [
    {
      ...read,
      response: {
        ...read?.response,
        headers: [{ name: 'Content-Length', value: '900' }],
        content: { mimeType: 'application/json', text: '', size: 0 },
      },
    },
    write ?? {},
  ],
  'a read from a cache': ([read, write]) => [{ ...read, _fromCache: 'disk' }, write ?? {}],
  'a read from a cache of Safari': ([read, write]) => [{ ...read, _fetchType: 'Disk Cache' }, write ?? {}],
  'a read from a service worker': ([read, write]) => [
    { ...read, response: { ...read?.response, _fetchedViaServiceWorker: true } },
    write ?? {},
  ],
  // The first may have ended as late as half a second after the second began.
  'times in seconds, with another request meanwhile': ([read, write]) => [
    { ...read, startedDateTime: '2026-05-01T10:00:00Z', time: 2500 },
    { ...entry('GET', `${own}9`, 404, {}), startedDateTime: '2026-05-01T10:00:00Z' },
    { ...write, startedDateTime: '2026-05-01T10:00:03Z' },
  ],
  'starts and times in milliseconds, with another request meanwhile': ([read, write]) => [
    { ...read, startedDateTime: '2026-05-01T10:00:00.000Z', time: 10 },
    { ...entry('GET', `${own}9`, 404, {}), startedDateTime: '2026-05-01T10:00:00.000Z', time: 20 },
    { ...write, startedDateTime: '2026-05-01T10:00:00.011Z', time: 20 },
  ],
  'an end within the same millisecond': ([read, write]) => [
    { ...read, startedDateTime: '2026-05-01T10:00:00.000900Z', time: 10.2 },
    { ...write, startedDateTime: '2026-05-01T10:00:00.010500Z' },
  ],
  'a start in microseconds, and a time in milliseconds': ([read, write]) => [
    { ...read, startedDateTime: '2026-05-01T10:00:00.000900Z', time: 0 },
    { ...write, startedDateTime: '2026-05-01T10:00:00.001100Z', time: 1 },
  ],
  'no times': (entries) => entries.map(({ startedDateTime: _, ...each }) => each),
  'a task of another project': ([read, write]) => [
    { ...read, request: { ...read?.request, url: `${base}${own.replace('project-1', 'project-2')}` } },
    write ?? {},
  ],
};

test.each(Object.keys(unproven))('accuses nobody where an archive has %s', async (name) => {
  expect(proofs(await judged(unproven[name]?.(faulty()) ?? [], { complete: true }))).toEqual([]);
});

const reading = (fields: object): HarEntry => entry('GET', own, 200, { payload: { ...task, ...fields } });
const report = (type: string, more = {}): HarEntry => {
  const text = JSON.stringify({ issues: [{ label: 'Quality', value: 'poor_quality' }], ...more });
  const refused = entry('POST', `${own}/report`, 400, {});
  return { ...refused, request: { ...refused.request, postData: { mimeType: type, text } } };
};
const upload = '/v2/team-1/project/project-1/upload/upload-1';

const moved = {
  ...fieldsBeyond('Upload'),
  id: 'upload-1',
  name: 'a.pdf',
  status: 'REVIEWING',
  files: {},
  meta: [],
  folder_id: 'folder-2',
  created_at: '2026-05-01T10:00:00Z',
};

const upperCase = own.replace('task-1', '0A4DC7D2-6D1C-4C0E-9E5B-5D1F3C2B1A00');
const discarding = (): HarEntry =>
  entry('POST', `${own}/discard`, 200, { payload: { ...task, status: 'DISCARDED' } });

/** What servers do that the contract leaves open. */
const legal: Record<string, () => HarEntry[]> = {
  'has an effect late, after a request that is no operation': () => [
    entry('POST', `${own}/approve`, 0),
    entry('POST', `${own}/lock`, 200, {}),
    reading({ approved: false }),
    reading({ approved: true }),
  ],
  'has an effect before a request that is no operation, and responds later': () =>
    [
      reading({ status: 'REVIEWING' }),
      { ...discarding(), time: 2500 },
      reading({ status: 'DISCARDED' }),
      entry('POST', `${own}/lock`, 200, {}),
    ].map((each, index) => ({ ...each, startedDateTime: `2026-05-01T10:00:0${index}.5Z` })),
  'has an operation for several tasks': () => [
    reading({ status: 'REVIEWING' }),
    entry('POST', '/v2/team-1/project/project-1/tasks/discard', 200, {}),
    reading({ status: 'DISCARDED' }),
  ],
  'names the task in the body of a request that is no operation': () => {
    const read = reading({ status: 'REVIEWING' });
    const write = entry('POST', '/graphql', 200, {});
    Object.assign(write.request ?? {}, {
      postData: { mimeType: 'application/json', text: '{"id":"task-1"}' },
    });
    return [read, write, reading({ status: 'DISCARDED' })];
  },
  'does not find a task with another key, where a word replaces both': () =>
    JSON.parse(
      JSON.stringify([reading({}), entry('GET', own, 404, {})]).replaceAll(key, 'token'),
    ) as HarEntry[],
  'accepts a UUID in upper case': () => {
    const id = upperCase.split('/').at(-1)?.toLowerCase();
    return [
      entry('GET', upperCase, 200, { payload: { ...task, id, status: 'REVIEWING' } }),
      entry('POST', `${upperCase.toLowerCase()}/discard`, 200, {
        payload: { ...task, id, status: 'DISCARDED' },
      }),
      entry('GET', upperCase, 200, { payload: { ...task, id, status: 'DISCARDED' } }),
    ];
  },
  'keeps letters of a form that was recorded in another encoding': () => {
    const creation = creating(200, 1);
    const part =
      '--x\r\nContent-Disposition: form-data; name="meta"\r\n\r\n[{"name":"a","value":"GrÃ¶Ã\u009fe"}]\r\n--x--';
    const text = creation.request?.postData?.text?.replace(/--x--\s*$/, part);
    Object.assign(creation.request?.postData ?? {}, { text });
    const payload = { ...moved, id: 'upload-9', meta: [{ name: 'a', value: 'Größe' }] };
    return [creation, entry('GET', upload.replace('upload-1', 'upload-9'), 200, { payload })];
  },
  'does not know a folder': () => [
    entry('POST', `${upload}/move/folder-2`, 200, { payload: moved }),
    entry('POST', `${upload}/move/folder-9`, 404, {}),
  ],
  'rejects an unlock with 403': () => [
    entry('POST', `${own}/discard`, 200, { payload: { ...task, status: 'DISCARDED' } }),
    entry('POST', `${own}/unlock`, 403, {}),
  ],
  'returns another payload of an unlock': () => [
    reading({ status: 'FILTERED' }),
    entry('POST', `${own}/unlock`, 200, { payload: { id: 'lock-1', status: 'unlocked' } }),
  ],
  'has an effect after the time of a proxy is up': () => [
    reading({ status: 'REVIEWING', approved: false }),
    entry('POST', `${own}/approve`, 408),
    reading({ status: 'REVIEWING', approved: true }),
  ],
  'has two base URLs': () => {
    const write = entry('POST', `${own}/discard`, 200, { payload: { ...task, status: 'DISCARDED' } });
    Object.assign(write.request ?? {}, { url: `https://other.example${own}/discard` });
    return [reading({ status: 'REVIEWING' }), write, reading({ status: 'DISCARDED' })].map((each, index) => ({
      ...each,
      startedDateTime: `2026-05-01T10:00:0${index}.5Z`,
    }));
  },
  'rejects members that the contract does not have': () => [
    reading({ status: 'REVIEWING' }),
    report('application/json', { urgent: true }),
  ],
  'rejects a report with an empty message': () => [
    reading({ status: 'REVIEWING' }),
    report('application/json', { message: '' }),
  ],
  'rejects JSON that is sent as text': () => [reading({ status: 'REVIEWING' }), report('text/plain')],
};

test.each(Object.keys(legal))('accuses no server that %s', async (name) => {
  expect(proofs(await judged(legal[name]?.() ?? [], { complete: true }))).toEqual([]);
});

test.each<[what: string, assumed: NonNullable<JudgeOptions['assumed']>, entries: () => HarEntry[]]>([
  [
    'PUT for an unknown task',
    { 'unlock-discard-method': 'post-or-put' },
    () => [reading({ status: 'REVIEWING' }), entry('PUT', `${own}9/discard`, 404, {})],
  ],
  [
    'an unlock after a discard that receives no response',
    { 'unlock-next-status': 'REVIEWING' },
    () => [
      reading({ status: 'REVIEWING' }),
      entry('POST', `${own}/discard`, 0),
      entry('POST', `${own}/unlock`, 200, {}),
      reading({ status: 'REVIEWING' }),
    ],
  ],
  [
    'an unknown folder',
    { 'no-access-status': '403' },
    () => [entry('GET', upload, 200, { payload: moved }), entry('POST', `${upload}/move/folder-9`, 404, {})],
  ],
])('%s shows no other interpretation', async (_what, assumed, entries) => {
  expect(proofs(await judged(entries(), { assumed, complete: true }))).toEqual([]);
});

test('several base URLs that are named are of one service', async () => {
  const [read, write] = faulty();
  const url = `https://other.example/api${own}`;
  const entries = [{ ...read, request: { ...read?.request, url } }, write ?? {}];
  const baseUrls = ['https://other.example/api', base];
  expect(proofs(await judged(entries, { baseUrls }))).toEqual(['accepted completeTask 0,1']);
});

test('a report of broken JSON is no document that was cut', async () => {
  const accepted = { payload: { ...task, status: 'REVIEWING' }, error: null };
  const [text, mimeType] = ['{"issues": [', 'application/json'];
  const broken = entry('POST', `${own}/report`, 200, accepted);
  const headers = [{ name: 'Content-Length', value: String(text.length) }];
  const sent = { ...broken, request: { ...broken.request, headers, postData: { mimeType, text } } };
  expect(proofs(await judged([sent]))).toEqual(['invalid reportTask 0']);
});

test('a state that the contract does not have is one finding', async () => {
  const report = await judged([reading({ status: 'MADE_UP' })], { complete: true });
  expect(proofs(report)).toEqual(['body getTask 0']);
});

test.each([
  ['', 'is empty'],
  ['<html>', 'does not begin with {'],
  ['{"log":{"entries":[{"time":1', 'ends within entry 0'],
  ['{"log":{"entries":[{"time":}]}}', 'entry 0 is not JSON'],
  ['{"log":{}}', 'has no log.entries'],
  ['{"log":{"entries":{}}}', 'has no log.entries'],
  ['{"log":{"entries":[]}}\n{"log":{"entries":[]}}', 'has more than one archive'],
])('rejects what is no archive: %s', async (text, message) => {
  await expect(judged(text)).rejects.toThrow(message);
});

test('another client explains what a complete log does not', async () => {
  const entries = [
    entry('GET', own, 200, { payload: { ...task, status: 'COMPLETED' } }),
    entry('POST', `${own}/discard`, 200, { payload: { ...task, status: 'DISCARDED' } }),
  ];
  const report = await judged(entries);
  expect(report.findings.map(({ verdict }) => verdict)).toEqual(['inconclusive']);
  expect(proofs(await judged(entries, { complete: true }))).toEqual(['accepted discardTask 0,1']);
});

test('a response that names another task, and one that shows what was before', async () => {
  const entries = [
    entry('GET', own, 200, { payload: { ...task, id: 'task-2' } }),
    entry('POST', `${own}/approve`, 200, { payload: { ...task, status: 'REVIEWING', approved: false } }),
  ];
  expect(proofs(await judged(entries))).toEqual(['identity getTask 0', 'response approveTask 1']);
});

test('more tasks than files', async () => {
  const creation = creating(200, 1);
  const read = (id: string): HarEntry =>
    entry('GET', own.replace('task-1', id), 200, { payload: { ...task, id, upload_id: 'upload-9' } });
  expect(proofs(await judged([creation, read('a')]))).toEqual([]);
  expect(proofs(await judged([creation, read('a'), read('b')]))).toEqual(['tasks createUpload 0,1,2']);
});

test('a file of many megabytes needs little memory', async () => {
  const large = entry('POST', '/v2/team-1/project/project-1/upload', 413, {});
  Object.assign(large.request ?? {}, {
    postData: { mimeType: 'multipart/form-data', text: '\\u00e4"'.repeat(2_500_000) },
  });
  const bytes = Buffer.from(JSON.stringify({ log: { entries: [large, ...faulty()] } }));
  const report = await judgeTraffic([
    {
      name: 'a.har',
      bytes: (async function* () {
        yield bytes;
      })(),
    },
  ]);
  expect(proofs(report)).toEqual(['accepted completeTask 1,2']);
});
