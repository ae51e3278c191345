/** Known findings: a file lets them pass until a date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command, closed, open, usual } from './command.ts';
import { temporary } from '../support/folders.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';

/** A log in which two operations respond with statuses that the contract does not list, or with the listed ones. */
function archive(folder: string, statuses: [get: number, move: number]): string {
  const base = 'https://service.example/v2/team-1/project/project-1';
  const headers = [{ name: 'traceparent', value: `00-${trace}-b7ad6b7169203331-01` }];
  const requests = [
    { method: 'GET', url: `${base}/task/task-1`, headers },
    { method: 'POST', url: `${base}/upload/upload-1/move/folder-1`, headers },
  ];
  const entries = requests.map((request, index) => ({
    startedDateTime: `2026-05-01T10:00:0${index}Z`,
    time: 5,
    request,
    response: { status: statuses[index] },
  }));
  const file = join(folder, 'a.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return file;
}

test('a baseline is written in a stable order, lets known findings pass, and ends', async () => {
  const folder = temporary();
  const file = join(folder, 'known.json');
  const judge = (har: string, ...more: string[]) => command(['judge', har, '--baseline', file, ...more]);
  const both = archive(folder, [204, 204]);
  expect((await command(['judge', both])).code).toBe(1);
  expect((await judge(both, '--write-baseline')).code).toBe(0);
  const written = readFileSync(file, 'utf8');
  const entries = JSON.parse(written) as Record<string, string>[];
  expect(entries.map(({ check, operation }) => [check, operation])).toEqual([
    ['status', 'getTask'],
    ['status', 'moveUpload'],
  ]);
  expect(await judge(both)).toMatchObject({ code: 0, err: 'Known findings that are tolerated: 2.\n' });

  // What is not known fails, though another finding is.
  writeFileSync(file, JSON.stringify(entries.slice(0, 1)));
  expect((await judge(both)).code).toBe(1);

  // What is healed is said, and goes with the next writing; the rest stays as it is.
  writeFileSync(file, written);
  const one = archive(folder, [404, 204]);
  const healed = 'healed: status of getTask. --write-baseline removes it.\n';
  expect((await judge(one)).err).toBe(`Known findings that are tolerated: 1.\n${healed}`);
  await judge(one, '--write-baseline');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(entries.slice(1));

  const expired = { ...entries[1], reason: 'fix in June', owner: 'ops', expires: '2026-06-30' };
  writeFileSync(file, JSON.stringify([expired]));
  expect(await judge(one)).toMatchObject({
    code: 1,
    err: 'expired on 2026-06-30: status of moveUpload (ops): fix in June\n',
  });
});

test.each([
  ['another check', { check: 'statuss' }, 'names the unknown check statuss. Did you mean status?\n'],
  ['another operation', { operation: 'getTusk' }, 'names the unknown operation getTusk.'],
  [
    'the operation of another check',
    { check: 'matrix/unlockTask/FILTERED' },
    'must have the operation unlockTask, as its check does.',
  ],
  ['no owner', { owner: '' }, 'has no owner: each needs check, operation, reason, owner, expires.'],
  ['no date', { expires: 'June' }, 'expires on June, which is no date such as 2027-01-31.'],
  ['no such day', { expires: '2027-02-30' }, 'expires on 2027-02-30, which is no date such as 2027-01-31.'],
])('an entry with %s is an error with its line', async (_name, wrong, message) => {
  const folder = temporary();
  const file = join(folder, 'known.json');
  const entry = { check: 'status', operation: 'getTask', reason: 'r', owner: 'me', expires: '2999-01-01' };
  writeFileSync(
    file,
    JSON.stringify(
      [
        { ...entry, operation: 'moveUpload' },
        { ...entry, ...wrong },
      ],
      null,
      2,
    ),
  );
  const result = await command(['judge', archive(folder, [204, 204]), '--baseline', file]);
  expect(result).toMatchObject({ code: 2, err: expect.stringContaining(`${file}:9: the entry ${message}`) });
});

test('a file that is no JSON, and one that cannot be written, is one message', async () => {
  const folder = temporary();
  const har = archive(folder, [204, 204]);
  const file = join(folder, 'known.json');
  const judge = (...args: string[]) => command(['judge', har, ...args]);
  writeFileSync(file, '\uFEFF[\n  {\n    "check" "status" }]');
  expect((await judge('--baseline', file)).err).toMatch(
    /known\.json:3: [^\n]* Where there is no file, --write-baseline writes one\.\n$/,
  );
  writeFileSync(file, '\uFEFF[]');
  expect(await judge('--baseline', file)).toMatchObject({ code: 1, err: '' });
  const nowhere = join(folder, 'nowhere', 'known.json');
  for (const args of [
    ['--baseline', nowhere, '--write-baseline'],
    ['--output', nowhere],
  ])
    expect(await judge(...args)).toMatchObject({ code: 2, err: expect.stringMatching(/^ENOENT[^\n]*\n$/) });
  expect(await judge('--format', 'toString')).toMatchObject({ code: 2, out: '' });
});

test('a pattern names the logs that a folder has, and one that names none is the message', async () => {
  const folder = temporary();
  archive(folder, [204, 204]);
  const all = join(folder, '*.har');
  for (const given of [[all], [all, all]]) {
    const found = await command(['judge', ...given, '--format', 'json']);
    expect(JSON.parse(found.out)).toMatchObject({ exchanges: 2 });
  }
  for (const none of [join(folder, '?.hax'), join(folder, 'nowhere', '*.har')])
    expect(await command(['judge', none])).toMatchObject({
      code: 2,
      err: `${none} cannot be read: ENOENT: no such file or directory, open '${none}'\n`,
    });
});

test('a base URL of no request is an error: a log of which nothing is judged has no violation', async () => {
  const har = archive(temporary(), [200, 200]);
  const at = (url: string) => command(['judge', har, '--base-url', url]);
  expect(await at('https://servce.example')).toEqual({
    code: 2,
    out: '',
    err: '--base-url https://servce.example/: no request of the log is for it.\n',
  });
  expect((await at('https://service.example')).code).toBe(0);
});

test('each request has a trace ID of its own, and each finding those of its exchanges', async () => {
  const sent: string[] = [];
  const server = closed(open().fetch);
  const folder = temporary();
  const fetch: typeof server = async (input, init) => {
    const [, id] =
      /^00-([\da-f]{32})-[\da-f]{16}-01$/.exec(new Headers(init?.headers).get('traceparent') ?? '') ?? [];
    sent.push(`${id} ${init?.method} ${new URL(String(input)).pathname}`);
    const response = await server(input, init);
    return response.status === 401 ? new Response('{}', { status: 403 }) : response;
  };
  const only = ['--only', 'getTask', '--report', 'json', '--output', folder];
  expect((await command([...usual, ...only], fetch)).code).toBe(1);
  expect(new Set(sent.map((each) => each.split(' ')[0])).size).toBe(sent.length);
  const { checks } = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'));
  const exchanges = checks.flatMap(({ findings }: { findings: { exchanges: object[] }[] }) =>
    findings.flatMap((finding) => finding.exchanges),
  ) as { trace: string; method: string; path: string }[];
  expect(exchanges.length).toBeGreaterThan(0);
  for (const { trace: id, method, path } of exchanges) expect(sent).toContain(`${id} ${method} ${path}`);

  const judged = await command(['judge', archive(folder, [204, 404])]);
  expect(judged.out).toContain(`204 (trace ${trace})`);
});
