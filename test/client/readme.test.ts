import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type ClientOptions, createClient } from '@docproc/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { withTroubleshooting } from '../../scripts/artifacts/site/site-model.ts';
import { list } from '../../scripts/lib/markdown.ts';
import { execute } from '../docs/run-sample.ts';
import { folder } from '../support/packed.ts';
import { problems, run, snippets, write } from '../support/snippets.ts';
import { example, examples, type Got, identity, model, reply, serve } from './server.ts';

test('the snippets of @docproc/types', async () => {
  const names = snippets('generated/types/README.md').map((_, index) => `${index + 1}.mts`);
  for (const [index, text] of snippets('generated/types/README.md').entries())
    writeFileSync(join(folder, names[index] ?? ''), text);
  expect(problems(folder, names)).toEqual([]);
  const outputs = await Promise.all(names.map((name) => run(folder, name)));
  const printed =
    /^\[ 'name' \] name is missing\.\nstatus is "ARCHIVED", which is not one of .+\.\n1\n1\n.+ (\d+)\n$/;
  const [, paths] = printed.exec(outputs.join('')) ?? [];
  expect(Number(paths)).toBe(Object.keys(model.document.paths).length);
});

/** Responds to a request in place of the examples; returns false where it does not. */
type Instead = (request: Got, response: ServerResponse, moves: number) => boolean;

/** Runs the snippets of @docproc/client, one after the other as one program: of the package, or in this process. */
async function runClient(instead?: Instead) {
  const { got, baseUrl } = await serve((one, response, count) => {
    const times = (method: string, part: string) =>
      got.filter((each) => each.method === method && each.path.includes(part)).length;
    if (instead?.(one, response, times('POST', '/move/'))) return;
    // An upload that is processed when it is read for the second time.
    const reads = times('GET', '/upload/');
    const isRead = one.method === 'GET' && one.path.includes('/upload/');
    if (isRead && reads === 1) reply(response, 200, example('getUpload', '200', 'processing'));
    else if (isRead && reads === 2) reply(response, 200, example('getUpload', '200', 'inReview'));
    else examples(one, response, count);
  });
  const text = snippets('generated/client/README.md')
    .join('\n')
    .replaceAll('https://docproc.example', baseUrl);
  const folder = write({ 'all.mts': text, 'invoice.pdf': 'a document' });
  vi.stubEnv('DOCPROC_API_KEY', 'sk-test');
  vi.stubEnv('DOCPROC_MIN_CONFIDENCE', '0.9');
  const output = await (instead ? execute('TypeScript', text, folder, 'all') : run(folder, 'all.mts'));
  const requests = got.map(({ method, path }) => `${method} ${path.replace(/.*project-1\//, '')}`);
  return { folder, got, requests, output: output.replace(/200 \d+$/m, '200 N') };
}

test('the snippets of @docproc/client', async () => {
  const { folder, got, requests, output } = await runClient();
  expect(problems(folder, ['all.mts'])).toEqual([]);
  expect(output).toMatchInlineSnapshot(`
    "upload-1 processing
    invoice.pdf REVIEWING
    task-1 200 undefined
    1/1 invoice.pdf 100
    IN_REVIEW
    a.txt REVIEWING
    unknown Not checked: The task passes the same validation as in automatic processing.
    false status is REVIEWING, and must be COMPLETED, DISCARDED or FILTERED.
    for a person
    task-1
    entity-note annotations 0.61 undefined
    undefined signatures 0.87 [ 0.6129032258064516, 0.8608893956670467 ]
    entity-total annotations 0.98 undefined
    getUploadShorthand 1 200 N
    200 REVIEWING undefined
    "
  `);
  expect(requests).toMatchInlineSnapshot(`
    [
      "POST upload",
      "GET task/task-1",
      "GET task/task-1",
      "POST upload",
      "POST upload",
      "GET upload/upload-1",
      "GET upload/upload-1",
      "POST upload/upload-1/move/folder-2",
      "POST upload/upload-1/move/folder-2",
      "GET task/task-1",
      "POST task/task-1/report",
      "GET /v2/team-1/upload/upload-1",
    ]
  `);
  expect(got.filter(({ headers }) => headers['x-trace'])).toHaveLength(1);
});

/** The program sends two moves. This responds to the first. */
const first =
  (respond: (response: ServerResponse) => void): Instead =>
  ({ path }, response, moves) => {
    const is = path.includes('/move/') && moves === 1;
    if (is) respond(response);
    return is;
  };
const lose = (response: ServerResponse) => void response.socket?.destroy();

test.each<[string, RegExp, Instead]>([
  ['a rejection', /^Rejected: made up$/m, first((response) => reply(response, 400, 'made up'))],
  [
    'a lost response of an upload that was moved',
    /^moved$/m,
    (one, response, moves) => {
      if (first(lose)(one, response, moves)) return true;
      const after = one.path.endsWith('/upload-1') && moves === 1;
      if (after) reply(response, 200, example('moveUpload'));
      return after;
    },
  ],
  ['a lost request', /^send it again$/m, first(lose)],
  [
    'a report in part',
    /^logged, but .+$/m,
    ({ path }, response) => {
      const is = path.endsWith('/report');
      if (is) reply(response, 207, example('reportTask', '207'));
      return is;
    },
  ],
])('the snippets of @docproc/client handle %s', async (_, printed, instead) => {
  expect((await runClient(instead)).output).toMatch(printed);
});

test('the snippets of @docproc/client pass other errors on', async () => {
  const failing = first((response) => reply(response, 403));
  await expect(runClient(failing)).rejects.toThrow('403');
});

describe('the README of @docproc/client states what the client does:', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../generated/client/README.md'), 'utf8');
  const words = readme.replaceAll(/\s+/g, ' ');
  /** Defaults of options in milliseconds, such as `retryDelay` (500). */
  const stated = Object.fromEntries(
    [...words.matchAll(/`(\w+)` \(([\d,]+)\)/g)].map(([, name = '', value = '']) => [
      name,
      Number(value.replace(',', '')),
    ]),
  );
  /** A client whose requests end with a response, without a connection. */
  const respondingWith = (status: number, options: Partial<ClientOptions> = {}, headers = {}) =>
    createClient({
      baseUrl: 'http://service.test',
      ...identity,
      fetch: async () => new Response('{}', { status, headers }),
      ...options,
    });

  test('the statuses that it retries, and how often', async () => {
    const retried: number[] = [];
    const { troubleshooting } = await withTroubleshooting(model, () => {});
    for (let status = 400; status < 600; status++) {
      let attempts = 0;
      const docproc = respondingWith(status, { retryDelay: 0, onRequest: () => void attempts++ });
      await docproc.tasks.get('task-1').catch(() => {});
      if (attempts > 1) retried.push(status);
      expect([1, 3]).toContain(attempts);
    }
    // What the docs advise about the statuses that the contract lists.
    const later = Object.keys(troubleshooting).filter((status) => troubleshooting[status]?.retry === 'later');
    expect(later).toEqual(retried.map(String).filter((status) => status in troubleshooting));
    const [, alone = '', others = ''] =
      /a timeout, incomplete JSON, ([\d, ]+), and 500 to 599 except ([^:]+):/.exec(words) ?? [];
    expect(alone).toBe(retried.filter((status) => status < 500).join(', '));
    const left = Array.from({ length: 100 }, (_, index) => 500 + index);
    expect(others).toBe(list(left.filter((status) => !retried.includes(status)).map(String), 'and'));
  });

  test('its delays', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { retryDelay = 0, maxRetryDelay, maxRetryAfter = 0 } = stated;
    const delays: (number | undefined)[] = [];
    const options = {
      retries: 9,
      onError: ({ retryIn }: { retryIn?: number | undefined }) => void delays.push(retryIn),
    };
    const ended = respondingWith(500, options)
      .tasks.get('task-1')
      .catch(() => {});
    await vi.runAllTimersAsync();
    await ended;
    expect(delays.slice(0, 2)).toEqual([retryDelay, 2 * retryDelay]);
    expect(delays.at(-2)).toBe(maxRetryDelay);

    for (const [more, retryIn] of [
      [0, maxRetryAfter],
      [1, undefined],
    ] as const) {
      delays.length = 0;
      const headers = { 'retry-after': `${maxRetryAfter / 1000 + more}` };
      const waiting = respondingWith(429, options, headers)
        .tasks.get('task-1')
        .catch(() => {});
      await vi.runAllTimersAsync();
      await waiting;
      expect(delays[0]).toBe(retryIn);
    }
  });

  test('its time limit', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const never = () => new Promise<Response>(() => {});
    const ended = respondingWith(200, { retries: 0, fetch: never }).tasks.get('task-1').catch(String);
    await vi.runAllTimersAsync();
    const [, seconds] = /times out after (\d+) seconds/.exec(words) ?? [];
    expect(await ended).toMatch(new RegExp(`within ${seconds}000 ms`));
  });

  test('the limits of uploads', () => {
    const { fileCount, fileSize } = model.operation('createUpload').body?.limits ?? {};
    expect(words).toContain(
      `More than ${fileCount?.value} files, or a file of more than ${fileSize?.value} MB `,
    );
  });
});
