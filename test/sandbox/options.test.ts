/** Options without a meaning. */
import { expect, test } from 'vitest';
import { parseTime } from '../../src/sandbox/engine/time.ts';
import { open } from './support.ts';

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
];
test.each(wrong)('%j is rejected', (options, message) => {
  expect(() => open(options)).toThrow(message);
});
