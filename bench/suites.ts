/** A suite of tests on the sandbox, in process and behind a port, on Prism and on handlers for MSW that are written by hand. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, node, progress, seconds, table, time } from './measure.ts';
import { servePrism } from './servers.ts';

const root = join(import.meta.dirname, '..');
const tests = 500;
/** Vitest runs files in parallel: one for each of two cores. */
const files = 2;
const rounds = 5;

/** Each test reads a task, completes it, and sends an invalid report. */
const body = (setUp: string): string => `
  ${setUp}
  const url = baseUrl + '/v2/' + teamId + '/project/project-1/task/' + taskId;
  const send = async (method, action, body) => {
    const headers = { authorization: 'Bearer key', ...(body && { 'content-type': 'application/json' }) };
    const response = await fetchTask(url + action, { method, headers, body });
    await response.text();
    return response.status;
  };
  expect(await send('GET', '')).toBe(200);
  expect(await send('POST', '/complete')).toBe(200);
  expect(await send('POST', '/report', '{"issues":[]}')).toBe(400);`;

const suite = (head: string, setUp: string, fixtures = ''): string => `${head}
for (let i = 0; i < ${tests / files}; i++) test('test ' + i, async (${fixtures}) => {${body(setUp)}
});
`;
const vitest = `import { afterAll, beforeAll, expect, test } from 'vitest';`;

const inProcess = suite(
  `${vitest}
import { createFetch, createSandbox } from '@docproc/sandbox/fetch';
const sandbox = createSandbox();
const fetchTask = createFetch(sandbox);
const baseUrl = 'http://sandbox.test';`,
  `const team = sandbox.team();
  const { id: taskId } = team.seed();
  const teamId = team.id;`,
);

const withFixtures = suite(
  `import { expect } from 'vitest';
import { test } from '@docproc/sandbox/vitest';
const fetchTask = fetch;`,
  `const { id: taskId } = team.seed();
  const { id: teamId } = team;
  const { baseUrl } = sandbox;`,
  '{ sandbox, team }',
);

const withPrism = (url: string): string =>
  suite(
    `${vitest}
const fetchTask = fetch;
const baseUrl = ${JSON.stringify(url)};`,
    `const [teamId, taskId] = ['team-' + i, 'task-1'];`,
  );

const withMsw = suite(
  `${vitest}
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const fetchTask = (...args) => fetch(...args);
const baseUrl = 'http://docproc.test';
const tasks = new Map();
const path = baseUrl + '/v2/:team/project/:project/task/:task';
const taskOf = ({ team, task }) => tasks.get(team + '/' + task);
const server = setupServer(
  http.get(path, ({ params }) => {
    const task = taskOf(params);
    return task ? HttpResponse.json({ payload: task }) : HttpResponse.json({ message: '' }, { status: 404 });
  }),
  http.post(path + '/complete', ({ params }) => {
    const task = taskOf(params);
    if (task?.status !== 'REVIEWING') return HttpResponse.json({ message: '' }, { status: task ? 400 : 404 });
    task.status = 'PROCESSING';
    return HttpResponse.json({ payload: task, message: '' });
  }),
  http.post(path + '/report', async ({ params, request }) => {
    const { issues } = await request.json();
    if (!issues?.length) return HttpResponse.json({ message: '' }, { status: 400 });
    return HttpResponse.json({ payload: taskOf(params), error: null });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());`,
  `const [teamId, taskId] = ['team-' + i, 'task-1'];
  tasks.set(teamId + '/' + taskId, { id: taskId, status: 'REVIEWING', pages: [] });`,
);

interface Result {
  /** Milliseconds of the command. */
  all: number;
  /** Milliseconds from the start of the first test to the end of the last. */
  tests: number;
}

/** Runs a suite with Vitest. */
async function run(source: string): Promise<Result> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/suite-'));
  try {
    for (let i = 1; i <= files; i++) writeFileSync(join(folder, `${i}.test.mjs`), source);
    const report = join(folder, 'report.json');
    const args = ['run', '--root', folder, '--maxWorkers', String(files)];
    args.push('--reporter', 'json', '--outputFile', report);
    const all = await time(() => node(join(root, 'node_modules/vitest/vitest.mjs'), args, folder));
    return { all, tests: testsTime(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function testsTime(report: string): number {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    testResults: { startTime: number; endTime: number }[];
  };
  if (numPassedTests !== tests) throw new Error(`${numPassedTests} of ${tests} tests passed.`);
  const starts = testResults.map(({ startTime }) => startTime);
  return Math.max(...testResults.map(({ endTime }) => endTime)) - Math.min(...starts);
}

export default async function* bench(): AsyncGenerator<string> {
  const prism = await servePrism('warn');
  const suites = {
    'the sandbox in the process': inProcess,
    'fixtures of the sandbox, with a port': withFixtures,
    'handlers for MSW by hand': withMsw,
    'Prism, which keeps no state': withPrism(prism.url),
  };
  const results: Record<string, Result[]> = {};
  for (let round = 1; round <= rounds; round++) {
    progress(`suites, round ${round} of ${rounds}`);
    for (const [name, source] of Object.entries(suites)) (results[name] ??= []).push(await run(source));
  }
  prism.stop();
  const rows = Object.entries(results).map(([name, times]) => [
    name,
    seconds(median(times.map((each) => each.tests))),
    seconds(median(times.map((each) => each.all))),
  ]);
  yield `${tests} tests with a team each, in ${files} files, on ${files} cores:\n\n${table([
    ['suite', 'tests', 'with the start of Vitest'],
    ...rows,
  ])}`;
}
