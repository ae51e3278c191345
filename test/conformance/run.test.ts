import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  registerChecks,
  runConformance,
  violationsOf,
  type Report,
  type RunOptions,
} from '@docproc/conformance';
import { closed, command, finder, open, usual } from './command.ts';
import { options } from './mutants/judge.ts';
import type { Fetch } from './mutants/mutant.ts';
import { endpoints } from '../contract/interface.ts';
import { temporary } from '../support/folders.ts';

const verdicts = ({ checks }: Report): Record<string, string> =>
  Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));

describe('a server of which a run knows nothing', () => {
  test('without permissions, a run changes nothing', async () => {
    const { sandbox, fetch } = open();
    const sent: string[] = [];
    const report = await runConformance({
      ...options,
      allow: [],
      rate: 1e6,
      credentials: { invalid: 'sandbox:invalid' },
      fetch: (input, init) => {
        sent.push(String(init?.method));
        return closed(fetch)(input, init);
      },
    });
    expect(report.verdict).toBe('conforms');
    expect(sandbox.uploads()).toEqual([]);
    expect(report.leftBehind).toEqual([]);
    expect(new Set(sent).has('GET')).toBe(true);
    const reasons = report.checks.map(({ reason }) => reason).filter((reason) => reason?.startsWith('needs'));
    expect(reasons.join('\n')).toMatch(/--allow writes/);
    expect(reasons.join('\n')).toMatch(/--expired-key/);
  });

  test('without task IDs, it checks uploads alone', async () => {
    const { fetch } = open();
    const credentials = { invalid: 'sandbox:invalid' };
    const report = await runConformance({
      ...options,
      fetch: closed(fetch),
      rate: 1e6,
      folder: 'folder-2',
      credentials,
    });
    expect(violationsOf(report)).toEqual([]);
    const found = verdicts(report);
    expect(found['responses/createUpload/kept']).toBe('passed');
    expect(found['matrix/moveUpload/any']).toBe('passed');
    const cell = report.checks.find(({ id }) => id === 'matrix/completeTask/REVIEWING');
    expect(cell).toMatchObject({ verdict: 'not-run', reason: expect.stringContaining('--find-tasks') });
  });

  test('with a finder and keys, it reaches the states that operations lead to', async () => {
    const { sandbox, fetch } = open();
    const reading = ['tasks.view', 'uploads.view'] as const;
    const report = await runConformance({
      ...options,
      fetch: closed(fetch),
      rate: 1e6,
      findTasks: finder(sandbox),
      credentials: {
        invalid: 'sandbox:invalid',
        scoped: [{ key: sandbox.apiKey(...reading), scopes: reading }],
        otherTeam: sandbox.apiKey({ team_id: 'another' }),
      },
    });
    expect(violationsOf(report)).toEqual([]);
    expect(verdicts(report)).toMatchObject({
      'matrix/completeTask/REVIEWING': 'passed',
      'matrix/completeTask/COMPLETED': 'passed',
      'matrix/unlockTask/DISCARDED': 'passed',
      'matrix/approveTask/REVIEWING/approved=true': 'passed',
      'matrix/completeTask/FAILED': 'not-run',
      'access/discardTask/without-scope': 'passed',
      'access/getUpload/other-team': 'passed',
      'access/getUpload/expired-key': 'not-run',
    });
    expect(report.interpretations.find(({ setting }) => setting === 'report-error-shape')).toMatchObject({
      evidence: expect.stringContaining('Not observed'),
    });
  });
});

describe('a run', () => {
  test.each([
    ['0', []],
    ['2', [2_000, 2_000]],
    ['a header that cannot be read', [1_000, 2_000]],
  ])('waits as long as a busy server asks: %s', async (asked, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const waits: unknown[] = [];
    vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0) => {
      vi.advanceTimersByTime(ms);
      if (ms >= 1) waits.push(ms);
    });
    const { fetch } = open();
    let rejected = 0;
    const report = await runConformance({
      ...options,
      only: ['access/getTask/unknown-id'],
      fetch: async (input, init) =>
        init?.method === 'GET' && !String(input).includes('/_sandbox/') && rejected++ < 2
          ? new Response(null, { status: 429, headers: { 'retry-after': asked } })
          : fetch(input, init),
    });
    expect(report.checks.map(({ verdict }) => verdict)).toEqual(['passed']);
    expect(waits).toEqual(expected);
    expect(rejected).toBe(3);
  });

  const undocumented = Object.keys(endpoints).filter((id) => !endpoints[id]?.statuses.includes('500'));

  test.each([500, 502, 503, 504])('cannot judge a server that is down: %i', async (status) => {
    const { fetch } = open();
    let sent = 0;
    const report = await runConformance({
      ...options,
      only: undocumented.flatMap((id) => [`access/${id}`, `responses/${id}`]),
      fetch: async (input, init) =>
        String(input).includes('/v2/') && ++sent > 60
          ? new Response(null, { status, headers: { 'retry-after': '0' } })
          : fetch(input, init),
    });
    // A 500 is no documented response; the other three can be those of a proxy.
    expect(violationsOf(report).every(({ finding }) => finding.seen === '500')).toBe(true);
    expect(report).toMatchObject({
      verdict: status === 500 ? 'violations' : 'could-not-run',
      stopped: expect.stringContaining('server errors'),
    });
    expect(sent).toBeLessThan(140);
  });

  test('ends when it is aborted, and lists what it has created', async () => {
    const { sandbox, fetch } = open();
    const controller = new AbortController();
    let sent = 0;
    const report = await runConformance({
      ...options,
      sandbox: false,
      rate: 1e6,
      signal: controller.signal,
      fetch: (input, init) => {
        if (++sent === 30) controller.abort(new Error('interrupted'));
        return fetch(input, init);
      },
    });
    expect(report).toMatchObject({ verdict: 'could-not-run', stopped: 'interrupted' });
    expect(sent).toBeLessThan(40);
    const left = report.leftBehind.map(({ id }) => id).sort();
    expect(left).toEqual(
      sandbox
        .uploads()
        .map(({ id }) => id)
        .sort(),
    );
    expect(left.length).toBeGreaterThan(2);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('no database')), /were not found: no database$/],
    ['returns objects', () => [{ id: 1 }], /must be an array of task IDs, and is \[\{"id":1\}\]\.$/],
    ['returns nothing', () => undefined, /must be an array of task IDs, and is undefined\.$/],
  ])(
    'ends where the function that finds tasks %s, and lists what it has created',
    async (_, find, message) => {
      const report = await runConformance({
        ...options,
        fetch: closed(open().fetch),
        rate: 1e6,
        only: ['matrix/approveTask/REVIEWING'],
        findTasks: find as NonNullable<RunOptions['findTasks']>,
      });
      expect(report).toMatchObject({ verdict: 'could-not-run', stopped: expect.stringMatching(message) });
      expect(report.leftBehind).toMatchObject([{ resource: 'Upload' }]);
    },
  );

  test('cannot judge a server that it does not reach', async () => {
    const unreachable = await runConformance({
      ...options,
      rate: 1e6,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect(unreachable).toMatchObject({
      verdict: 'could-not-run',
      stopped: expect.stringContaining('fetch failed'),
    });
    expect(unreachable.checks.filter(({ verdict }) => verdict !== 'not-run').map(({ id }) => id)).toEqual([]);
  });

  test('hides a short key where a value stands, and not where it is a word of a text', async () => {
    const { fetch } = open();
    const report = await runConformance({
      ...options,
      apiKey: 'a',
      only: ['access/getTask/unknown-id'],
      fetch: async (input, init) =>
        String(input).includes('/v2/')
          ? Response.json({ key: 'Bearer a', short: 'a', what: 'a task at hand' }, { status: 418 })
          : fetch(input, init),
    });
    const [exchange] = violationsOf(report)[0]?.finding.exchanges ?? [];
    expect(exchange?.body).toBe('{"key":"Bearer ***","short":"***","what":"a task at hand"}');
    expect(exchange?.operation).toBe('getTask');
  });

  test('hides a key where a body is cut', async () => {
    const { fetch } = open();
    const apiKey = 'a-key-of-many-characters';
    const report = await runConformance({
      ...options,
      apiKey,
      only: ['access/getTask/unknown-id'],
      fetch: async (input, init) =>
        String(input).includes('/v2/')
          ? new Response(`${'x'.repeat(1_990)}${apiKey}`, { status: 418 })
          : fetch(input, init),
    });
    const [exchange] = violationsOf(report)[0]?.finding.exchanges ?? [];
    expect(exchange?.body).toBe(`${'x'.repeat(1_990)}***`);
  });

  test('creates the upload that checks share again where it failed', async () => {
    const { fetch } = open();
    let creations = 0;
    const report = await runConformance({
      ...options,
      only: ['access/getUpload', 'responses/getUpload'],
      fetch: async (input, init) =>
        init?.method === 'POST' && String(input).includes('/v2/') && creations++ === 0
          ? new Response('', { status: 500 })
          : fetch(input, init),
    });
    expect([creations, verdicts(report)['responses/getUpload/200']]).toEqual([2, 'passed']);
  });

  test('shows no key, and tells what a failed check saw', async () => {
    const { fetch } = open();
    const report = await runConformance({
      ...options,
      only: ['access/getTask'],
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const { authorization } = (init?.headers ?? {}) as Record<string, string>;
        return response.status === 401 ? Response.json({ key: authorization }, { status: 418 }) : response;
      },
    });
    const [{ check, finding } = { check: undefined, finding: undefined }] = violationsOf(report);
    expect(check?.replay).toBe(`docproc-conformance --only ${check?.id}`);
    expect(check?.statements).toContain('status-401');
    expect(finding).toMatchObject({ expected: '401', seen: '418' });
    expect(finding?.exchanges[0]?.curl).toMatch(/^curl -i -X GET 'http:\/\/sandbox\.test\/v2\/team-1\//);
    expect(JSON.stringify(report)).not.toMatch(/sandbox:invalid|full-key|sandbox:;/);
  });

  test('names what is wrong in a response, and repeats the request with its body', async () => {
    const { fetch } = open();
    const report = await runConformance({
      ...options,
      only: ['matrix/reportTask', 'responses/reportTask'],
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        const { ok, status } = response;
        return ok && String(input).endsWith('/report') ? Response.json({}, { status }) : response;
      },
    });
    const [{ finding } = { finding: undefined }] = violationsOf(report);
    expect(finding?.seen).toContain('/payload is missing');
    expect(finding?.exchanges[0]?.curl).toContain("-H 'Content-Type: application/json' --data-raw '{");
  });

  test.each([
    [{ baseUrl: 'nowhere' }, /baseUrl must be an absolute http or https URL/],
    [{ apiKey: '' }, /apiKey must be a non-empty string/],
    [{ allow: ['all'] }, /allow cannot contain all/],
    [{ rate: 0 }, /rate must be a positive number/],
    [{ retries: 3 }, /There is no option retries/],
  ])('rejects the options %j', async (wrong, message) => {
    await expect(runConformance({ ...options, ...(wrong as Partial<RunOptions>) })).rejects.toThrow(message);
  });
});

describe('as tests', () => {
  const { fetch } = open();
  registerChecks(test, () => ({ ...options, allow: [], fetch }), [
    'access/getUpload/no-key',
    'access/getUpload/unknown-id',
  ]);

  test('a violation fails its test, and a check that did not run is skipped', async () => {
    const tests = new Map<string, (context: { skip(reason?: string): void }) => Promise<void>>();
    registerChecks(
      (name, run) => tests.set(name.split(':')[0] ?? '', run),
      {
        ...options,
        allow: [],
        fetch: async (_, init) => {
          const { authorization } = (init?.headers ?? {}) as Record<string, string>;
          return Response.json({}, { status: authorization === 'Bearer full-key' ? 404 : 403 });
        },
      },
      ['access/getUpload'],
    );
    const skipped: (string | undefined)[] = [];
    const context = { skip: (reason?: string) => void skipped.push(reason) };
    await expect(tests.get('access/getUpload/no-key')?.(context)).rejects.toThrow(/expected: 401\nseen: 403/);
    await tests.get('access/getUpload/other-team')?.(context);
    expect(skipped).toEqual([expect.stringMatching(/^needs a key of another team/)]);
  });
});

describe('the command', () => {
  test('prints a report, and exits with 0 for a server that conforms', async () => {
    const { code, out, err } = await command([...usual, '--only', 'getTask']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/The server conforms to the contract/);
    expect(out).toMatch(/ × needs task IDs \(--task-ids, or --allow writes /);
  });

  test('exits with 1 for one that does not, and prints how to repeat it', async () => {
    const { fetch } = open();
    const { code, out, err } = await command([...usual, '--only', 'getTask'], async (input, init) => {
      const response = await fetch(input, init);
      return response.status === 401 ? new Response('{}', { status: 403 }) : response;
    });
    expect(code).toBe(1);
    expect(err).toMatch(/violation: access\/getTask\/no-key/);
    expect(out).toMatch(/repeat: docproc-conformance --only access\/getTask\/no-key/);
    expect(out).toMatch(/curl -i -X GET/);
  });

  test('writes the reports that are asked for', async () => {
    const folder = temporary();
    const { fetch } = open();
    const evil: Fetch = async (input, init) => {
      const response = await fetch(input, init);
      return response.status === 401 ? new Response('<script>`"&\u0000', { status: 418 }) : response;
    };
    const file = join(folder, 'set.json');
    const args = [...usual, '--only', 'access', '--report', 'json,junit', '--report', 'markdown'];
    const { code } = await command([...args, '--output', folder, '--interpretations', file], evil);
    expect(code).toBe(1);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const report = JSON.parse(read('conformance.json')) as Report;
    const failed = report.summary.violation;
    expect(failed).toBeGreaterThan(5);
    const xml = read('conformance.xml');
    expect(xml).toContain(
      `<testsuites name="conformance" tests="${report.checks.length}" failures="${failed}"`,
    );
    expect(xml.match(/<failure /g)).toHaveLength(failed);
    expect(xml).not.toContain('<script>');
    expect(xml).toContain('&lt;script&gt;');
    expect(read('conformance.md')).toContain('### `access/getTask/no-key`');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ interpretations: [] });
  });

  test('prints its usage', async () => {
    const { code, out } = await command(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: docproc-conformance/);
  });
});
