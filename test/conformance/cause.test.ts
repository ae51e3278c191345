/** Runs against what is not the service, or with a wrong key, team or project. */
import { expect, test } from 'vitest';
import { registerChecks, runConformance, violationsOf, type RunOptions } from '@docproc/conformance';
import { command, usual } from './command.ts';
import { options } from './mutants/judge.ts';
import type { Fetch } from './mutants/mutant.ts';
import { createServer, credentials } from './server.ts';

const html = (status: number): Response =>
  new Response('<title>Sign in</title>', { status, headers: { 'content-type': 'text/html' } });
const redirect = (location: string): Response => new Response(null, { status: 302, headers: { location } });

/** What answers each request, by the method and the key. */
const strangers: Record<string, [answer: (method: string, key: string) => Response, cause: RegExp]> = {
  'redirects for everything': [
    () => redirect('https://login.example/start?token=secret'),
    /^Every response was 302 to https:\/\/login\.example\/start: check --base-url\.$/,
  ],
  'HTML that finds nothing': [() => html(404), /^Every response was 404 \(text\/html\): check --base-url\.$/],
  'a login page': [() => html(200), /^Every response was 200 \(text\/html\): check --base-url\.$/],
  'a gateway without the route': [
    () => Response.json({ message: 'no route' }, { status: 404 }),
    /^Every response was 404 \(application\/json\): check --base-url\.$/,
  ],
  'a host of files': [
    (method) => (method === 'GET' ? html(404) : html(405)),
    /^Every response was 40[45] \(text\/html\) or 40[45] \(text\/html\): check --base-url\.$/,
  ],
  'another API that accepts everything': [
    () => Response.json({}),
    /^Every response was 200 .*check --base-url/,
  ],
  'an echo': [() => Response.json({ id: 'x', payload: { id: 'x' } }, { status: 201 }), /check --base-url/],
  'an empty response': [
    () => new Response(null, { status: 204 }),
    /^Every response was 204: check --base-url/,
  ],
  'a firewall': [() => Response.json({}, { status: 403 }), /^Every response was 403 .*check --base-url/],
  'a login for keys that it does not know': [
    (_, key) => (key === 'Bearer full-key' ? redirect('/login') : html(401)),
    /check --base-url/,
  ],
  'a limit for everything': [
    () => new Response(null, { status: 429, headers: { 'retry-after': '0' } }),
    /^Every response was 429: the server is down or busy\.$/,
  ],
};

const server = (): Partial<RunOptions> => {
  const { fetch, tasksOf } = createServer({});
  return { fetch, findTasks: ({ id }) => tasksOf(id) };
};
const wrong: Record<string, [given: Partial<RunOptions>, cause: RegExp]> = {
  key: [{ apiKey: 'full-kay' }, /^Every request with the key returned 401: check the key, and --base-url\.$/],
  'key, with reads alone': [{ apiKey: 'full-kay', allow: [] }, /returned 401/],
  project: [
    { project: 'project-2' },
    /^No request with the key was accepted, .*: check the key, --team and --project/,
  ],
  'project, with reads alone': [{ project: 'project-2', allow: [] }, /^No request with the key was accepted/],
  team: [{ team: 'team-2' }, /--base-url|--team/],
  'scope of the key': [{ apiKey: 'read-only', allow: ['writes'] }, /^No request with the key was accepted/],
};

const causes: [string, Partial<RunOptions>, RegExp][] = [
  ...Object.entries(strangers).flatMap(([name, [answer, cause]]) => {
    const fetch: Fetch = async (_, init) => {
      const { authorization = '' } = (init?.headers ?? {}) as Record<string, string>;
      return answer(String(init?.method), authorization);
    };
    const all: [string, Partial<RunOptions>, RegExp] = [name, { fetch }, cause];
    // Reads alone differ where writes do, or where each response is a success.
    const isOfMethods = answer.length > 0 || answer('GET', '').ok;
    return isOfMethods
      ? [all, [`${name}, with reads alone`, { fetch, allow: [] }, cause] as typeof all]
      : [all];
  }),
  ...Object.entries(wrong).map(([name, [given, cause]]): [string, Partial<RunOptions>, RegExp] => [
    `a wrong ${name}`,
    { ...server(), ...given },
    cause,
  ]),
];

test.each(causes)('cannot judge, and names one cause: %s', async (_, given, cause) => {
  const report = await runConformance({
    ...options,
    sandbox: false,
    rate: 1e6,
    folder: 'archive',
    credentials,
    ...given,
  });
  expect(report).toMatchObject({ verdict: 'could-not-run', stopped: expect.stringMatching(cause) });
  expect(violationsOf(report)).toEqual([]);
  expect(report.summary).toMatchObject({ violation: 0, passed: 0 });
  expect([report.interpretations, report.answers]).toEqual([[], []]);
});

test('judges the service without permissions, and by one check alone', async () => {
  const given = { ...options, sandbox: false, rate: 1e6, credentials, ...server(), allow: [] };
  expect((await runConformance(given)).verdict).toBe('conforms');
  const only = { ...given, only: ['access/getTask/no-key'] };
  expect((await runConformance(only)).verdict).toBe('conforms');
  const fetch: Fetch = async () => Response.json({}, { status: 403 });
  expect((await runConformance({ ...only, fetch })).verdict).toBe('violations');
});

test('the command prints the cause alone, and exits with 2', async () => {
  const { code, out } = await command([...usual, '--rate', '100000'], async () => html(404));
  expect(code).toBe(2);
  expect(out).toMatch(/^Stopped: Every response was 404 \(text\/html\): check --base-url\.$/m);
  expect(out).not.toMatch(/Violations|expected:|Settings/);
});

test('an unreachable server is one cause too', async () => {
  const { code, out } = await command([...usual, '--rate', '100000'], async () => {
    throw new TypeError('fetch failed');
  });
  expect(code).toBe(2);
  expect(out).toMatch(/^Stopped: 8 requests in a row failed, .* fetch failed: check --base-url\.$/m);
  expect(out).not.toContain('Settings');
}, 15_000);

test('tests fail with the cause', async () => {
  const tests: ((context: { skip(): void }) => Promise<void>)[] = [];
  const given = { ...options, rate: 1e6, fetch: async () => html(404) };
  registerChecks((_, run) => tests.push(run), given, ['access/getTask']);
  await expect(tests[0]?.({ skip: () => {} })).rejects.toThrow(/^Every response was 404/);
});
