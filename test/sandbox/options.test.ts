/** Options without a meaning. */
import { expect, test } from 'vitest';
import { parseTime } from '../../src/sandbox/contract/option-rules.ts';
import { createFetch, createSandbox } from '../../src/sandbox/hosts/fetch.ts';
import { startSandbox } from '../../src/sandbox/hosts/index.ts';
import { open } from './support.ts';
import { setting } from '../support/setting.ts';

test.each([
  ['2026-01-01', '2026-01-01T00:00:00.000Z'],
  ['2024-02-29T23:59:59.5Z', '2024-02-29T23:59:59.500Z'],
  ['2026-01-01T00:00+02:00', '2025-12-31T22:00:00.000Z'],
  ['2026-12-31T00:00:00-0530', '2026-12-31T05:30:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('%s is a time', (text, time) => {
  expect(new Date(parseTime('now', text)).toISOString()).toBe(time);
});

test.each([
  '',
  '1',
  '2026',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-01',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:00:00',
  '2026-01-01T10:60:00Z',
  '01/02/2026',
  'soon',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '0000-01-01T00:00:00+23:00',
  0,
  null,
  {},
  ['2026-01-01'],
])('%j is no time', (text) => {
  expect(() => parseTime('now', text)).toThrow(
    /^now is .*, and must be a time in ISO 8601 with its time zone/,
  );
});

const wrong: [object, string][] = [
  [{ sed: 1 }, 'There is no option "sed". There are: seed, now, '],
  [{ port: 1 }, 'There is no option "port".'],
  [{ limits: { task: 1 } }, 'There is no limit "task". There are: teams, tasks, '],
  [{ now: '1' }, 'now is 1, and must be a time'],
  [{ seed: {} }, 'seed is {}, and must be a string or a number.'],
  [{ seed: NaN }, 'seed is NaN, and must be a string or a number.'],
  [{ seed: 5n }, 'seed is 5n, and must be a string or a number.'],
  [{ processingMs: '5' }, 'processingMs is "5", and must be an integer from 0.'],
  [{ now: new Date() }, 'now is a Date, and must be a time in ISO 8601'],
  [{ now: new Date() }, 'Call its toISOString().'],
  [{ examples: 'no' }, 'examples is "no", and must be true or false.'],
  [{ log: 'stdout' }, 'log is "stdout", and must be a function.'],
  [{ set: null }, 'set is null, and must be an object.'],
  [{ limits: 'none' }, 'limits is "none", and must be an object.'],
  [{ limits: null }, 'limits is null, and must be an object.'],
];
test.each(wrong)('%s is rejected', (options, message) => {
  expect(() => open(options)).toThrow(message);
});

test('options that are undefined are left out, and no options are none', () => {
  const limits = { tasks: undefined, bytes: 5_000 };
  const options = { seed: undefined, set: { [setting.id]: undefined }, limits, examples: undefined };
  const { sandbox } = open(Object(options));
  expect(sandbox.state.bounds).toMatchObject({ tasks: 100_000, bytes: 5_000 });
  expect(sandbox.settings()[setting.id]).toBe(setting.usual);
  expect(() => createSandbox(Object(createSandbox))).toThrow('The options are a function, and must be');
  expect(() => createSandbox(JSON.parse('null'))).toThrow('The options are null, and must be an object.');
});

test('a reset restores the options as they were, whatever became of them', () => {
  const set: Record<string, string> = { [setting.id]: setting.other };
  const sandbox = createSandbox(Object({ set }));
  set[setting.id] = 'red';
  sandbox.reset();
  expect(sandbox.settings()[setting.id]).toBe(setting.other);
});

test.each([null, {}, { seed: 7 }])('a fetch needs a sandbox, and %j is none', (given) => {
  expect(() => createFetch(Object(given))).toThrow(
    /^This is not a sandbox\. Pass what createSandbox\(\) returns\.$/,
  );
});

const unserved: [object | null, string][] = [
  [null, 'The options are null, and must be an object.'],
  [{ prot: 1 }, 'There is no option "prot". There are: seed, now, '],
  [{ prot: 1 }, 'log, operatorToken, port, host, baseUrl, controlToken, allowOrigins.'],
  [{ port: NaN }, 'port is NaN, and must be an integer from 0 to 65535.'],
  [{ port: '4020' }, 'port is "4020", and must be an integer'],
  [{ port: null }, 'port is null, and must be an integer'],
  [{ port: 65_536 }, 'port is 65536, and must be an integer'],
  ...[5, null, ''].map((host): [object, string] => [
    { host },
    `host is ${JSON.stringify(host)}, and must be a host, such as 127.0.0.1 or 0.0.0.0.`,
  ]),
  ...[5, '', ' '].map((controlToken): [object, string] => [
    { controlToken },
    `controlToken is ${JSON.stringify(controlToken)}, and must be a text that others cannot guess.`,
  ]),
  ...['http://a.example', null, [5], ['*'], ['http://page.test/'], ['null']].map(
    (allowOrigins): [object, string] => [
      { allowOrigins },
      `allowOrigins is ${JSON.stringify(allowOrigins)}, and must be an array of origins: each a scheme`,
    ],
  ),
];
test.each(unserved)('a server with the options %j is not started', async (options, message) => {
  const start = async (): Promise<void> => (await startSandbox(options as object)).close();
  await expect(start()).rejects.toThrow(message);
  await expect(start()).rejects.toThrow(TypeError);
});

test('a server listens on a host in brackets, too', async () => {
  const sandbox = await startSandbox({ port: 0, host: '[::1]' });
  expect(sandbox.baseUrl).toMatch(/^http:\/\/\[::1\]:\d+$/);
  await sandbox.close();
});
