/** Reports on a server that tries to change what people and CI services see of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formats, registerChecks, runConformance, textReport, type Report } from '@docproc/conformance';
import { command, open, usual } from './command.ts';
import { options } from './mutants/judge.ts';
import type { Fetch } from './mutants/mutant.ts';
import { temporary } from '../support/folders.ts';

const evil = [
  '\n::error file=a.ts::forged',
  '\r\n##vso[task.setvariable variable=x]y',
  '##[error]forged',
  "##teamcity[testFailed name='x']",
  '\u001B[2J\u001B]8;;https://evil.example\u0007',
  '\u009B31m',
  '\u202Etxt.exe',
  '\u2028next',
  '\uD800',
  ']]><testcase/>&amp;',
  '| a | <img src=x> ~~no~~ @person #12 https://evil.example www.evil.example',
  '```\n# Heading',
].join(' ');

const apiKey = 'Key/Of+Many=Characters';

/** A server whose tasks, errors and headers have such texts, and the key. */
function evilServer(): { fetch: Fetch; findTasks: (upload: { id: string }) => string[] } {
  const { fetch, sandbox } = open();
  const cookies = {
    'set-cookie': `sid=${'s3cr3t'}; Path=/`,
    'x-session-id': 's3cr3t',
    'x-amz-security-token': 's3cr3t',
  };
  return {
    findTasks: ({ id }) => sandbox.uploads().find((upload) => upload.id === id)?.tasks ?? [],
    fetch: async (input, init) => {
      if (String(input).includes('/_sandbox/')) return new Response(null, { status: 404 });
      const response = await fetch(input, init);
      if (!response.ok) {
        const error = {
          [apiKey]: 1,
          [evil]: evil,
          again: apiKey.replaceAll('/', '\\/'),
          access_token: 's3cr3t',
        };
        const headers = {
          ...cookies,
          location: 'https://a.example/?code=s3cr3t',
          'Header-Safe-Key-1': 'x',
        };
        // As PHP writes JSON.
        return new Response(JSON.stringify(error).replaceAll('/', '\\/'), {
          status: response.status === 401 ? 418 : response.status,
          headers,
        });
      }
      const body = (await response.json()) as { payload?: Record<string, unknown> };
      if (!body.payload) return Response.json(body, { headers: cookies });
      const payload = { ...body.payload, step_type: evil, [evil]: 1, [`${apiKey}`]: 2 };
      return Response.json({ ...body, payload }, { status: response.status, headers: cookies });
    },
  };
}

const reportOf = (more: object = {}): Promise<Report> =>
  runConformance({
    ...options,
    apiKey,
    credentials: { otherTeam: 'header-safe-key-1' },
    rate: 1e6,
    ...evilServer(),
    ...more,
  });
const evilReport = reportOf();

/** What no line of a log may have, whichever text it is in. */
const unsafe = /^\s*::\w|##\w*\[|(?!\n)[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/mu;

test('the text has no line and no control of the server', async () => {
  const text = textReport(await evilReport, { verbose: true });
  expect(text).toContain('forged');
  expect(text).not.toMatch(unsafe);
  expect(text).not.toMatch(/^# Heading/m);
});

test.each(Object.keys(formats))('the format %s has none, either', async (name) => {
  const text = formats[name]?.render(await evilReport) ?? '';
  expect(text).toContain('forged');
  expect(text).not.toMatch(unsafe);
  expect(text).not.toMatch(/^# Heading|^\s*next/m);
});

test('Markdown has no markup, link, mention or cell of the server', async () => {
  const text = formats['markdown']?.render(await evilReport) ?? '';
  // What is in a block of code is shown as it is.
  const outside = text.replaceAll(/^(`{3,})sh\n[\s\S]*?^\1$/gm, '');
  expect(outside).toContain('forged');
  expect(outside).not.toMatch(/(?<!\\)<img|(?<!\\)~~|@person|#12|https:\/\/evil|www\.evil|(?<!\\)\| a \|/);
});

test('JSON keeps what the server sent, but for secrets', async () => {
  const report = JSON.parse(formats['json']?.render(await evilReport) ?? '') as Report;
  expect(report).toEqual(JSON.parse(JSON.stringify(await evilReport)));
  const exchanges = report.checks.flatMap(({ findings }) => findings.flatMap((each) => each.exchanges));
  expect(exchanges.map(({ headers }) => headers['set-cookie'])).toContain('***');
  expect(exchanges.map(({ headers }) => headers['location'])).toContain('https://a.example/?***');
  expect(exchanges.map(({ headers }) => headers['content-type'])).toContain('application/json');
});

test('no format has a key or a secret, in whichever spelling and place', async () => {
  const report = await evilReport;
  expect(report.answers.map(({ answer }) => answer).join()).toContain('***');
  for (const { render } of Object.values(formats))
    expect(render(report)).not.toMatch(/s3cr3t|Of\+Many|Key\\*\/Of|key%2Fof|header-safe/i);
  expect(textReport(report, { verbose: true })).not.toMatch(/s3cr3t|Of\+Many|Key\\*\/Of/i);
});

test('a key that begins with another one is hidden whole', async () => {
  const fetch: Fetch = async () => Response.json({ key: 'long-enough-key-2' }, { status: 418 });
  const report = await reportOf({
    fetch,
    apiKey: 'long-enough-key',
    credentials: { otherTeam: 'long-enough-key-2' },
    only: ['access/getTask/unknown-id'],
  });
  expect(report.checks[0]?.findings[0]?.exchanges[0]?.body).toBe('{"key":"***"}');
});

test('a failed test and a skipped one print no line of the server', async () => {
  const tests = new Map<string, (context: { skip(reason?: string): void }) => Promise<void>>();
  const given = { ...options, apiKey, rate: 1e6, ...evilServer() };
  registerChecks((name, run) => tests.set(name.split(':')[0] ?? '', run), given, [
    'responses/getTask',
    'access/getTask',
  ]);
  const failed = await tests
    .get('responses/getTask/200')?.({ skip: () => {} })
    .catch(String);
  expect(failed).toContain('forged');
  expect(failed).not.toMatch(unsafe);
});

/** What junit-10.xsd of the xUnit plugin of Jenkins states of the elements that a report has. */
const elements: Record<string, { within: string; required: string; optional: string }> = {
  testsuites: { within: '', required: '', optional: 'name time tests failures errors' },
  testsuite: {
    within: 'testsuites testsuite',
    required: 'name tests failures errors',
    optional: 'group time skipped timestamp hostname id package file log url',
  },
  testcase: { within: 'testsuite', required: 'name', optional: 'time classname group' },
  skipped: { within: 'testcase', required: '', optional: 'type message' },
  failure: { within: 'testcase', required: '', optional: 'type message' },
  error: { within: 'testcase', required: '', optional: 'type message' },
  'system-out': { within: 'testcase', required: '', optional: '' },
};
const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** Returns what is wrong with XML by these rules, and the numbers of its elements. */
function judged(xml: string): { problems: string[]; counts: Record<string, number> } {
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const parents = [''];
  const tag = /<(\/?)([\w-]+)((?: [\w-]+="[^"<]*")*)(\/?)>|[<>]|&(?!(?:amp|lt|gt|quot);)/g;
  for (const [all, end, name = '', attributes = '', empty] of xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .matchAll(tag)) {
    const rule = elements[name];
    if (end) {
      if (parents.pop() !== name) problems.push(`end of ${name}`);
      continue;
    }
    const parent = parents.at(-1) ?? '';
    if (!rule || !(rule.within === '' ? parent === '' : words(rule.within).includes(parent)))
      problems.push(`${all} in ${parent}`);
    const given = new Map(
      [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value]) => [key, value]),
    );
    const { required = '', optional = '' } = rule ?? {};
    problems.push(
      ...words(required)
        .filter((each) => !given.has(each))
        .map((each) => `${name} without ${each}`),
    );
    const known = [...words(required), ...words(optional)];
    problems.push(
      ...[...given.keys()].filter((each) => !known.includes(each)).map((each) => `${name} with ${each}`),
    );
    if (!/^(\d{0,3}(,\d{3})*|\d*)(\.\d*)?$/.test(given.get('time') ?? ''))
      problems.push(`time ${given.get('time')}`);
    counts[name] = (counts[name] ?? 0) + 1;
    if (!empty) parents.push(name);
  }
  return { problems: [...problems, ...parents.slice(1)], counts };
}

test('JUnit is valid for the xUnit plugin of Jenkins', async () => {
  const report = await evilReport;
  const xml = formats['junit']?.render(report) ?? '';
  const { problems, counts } = judged(xml);
  expect(problems).toEqual([]);
  expect(counts).toMatchObject({
    testcase: report.checks.length,
    failure: report.summary.violation,
    skipped: report.summary['not-run'],
  });
  expect(xml).toMatch(/<testcase classname="conformance\.matrix" [^>]* time="\d+\.\d{3}"/);
  const times = report.checks.map(({ durationMs }) => durationMs);
  expect(Math.max(...times)).toBeGreaterThan(0);
});

test('JUnit has an error where the run could not judge the server, so that it does not look skipped', async () => {
  const folder = temporary();
  const args = [...usual, '--rate', '100000', '--report', 'junit', '--output', folder];
  const { code } = await command(args, async () => new Response('<b>No</b>', { status: 404 }));
  expect(code).toBe(2);
  const xml = readFileSync(join(folder, 'conformance.xml'), 'utf8');
  expect(judged(xml)).toMatchObject({ problems: [], counts: { error: 1 } });
  expect(xml).toMatch(/^<testsuites [^>]*failures="0" errors="1"/m);
  expect(xml).toMatch(/<error message="Every response was 404/);
});
