import { expect, test } from 'vitest';
import { exitCodeOf, listChecks, runConformance, violationsOf, type Report } from '@docproc/conformance';
import { createFetch, createSandbox, type Settings } from '../../src/sandbox/hosts/fetch.ts';
import { complete } from '../contract-edits/edits.ts';
import { alarmsIn, reportAfter } from './self-check/edits.ts';
import { alarms, coveringSettings } from './self-check/settings.ts';
import { beyondMutants } from './mutants/beyond.ts';
import { judge, mutants, options } from './mutants/judge.ts';
import { rareMutants } from './mutants/rare.ts';

/** Runs against a new sandbox, and returns the report of the run. */
async function run(set: Settings = {}, more: Partial<typeof options> = {}) {
  const sandbox = createSandbox({ set, log: () => {} });
  const report = await runConformance({ ...options, fetch: createFetch(sandbox), ...more });
  return { sandbox, report };
}

const valuesOf = ({ interpretations }: Report): object =>
  Object.fromEntries(interpretations.map(({ setting, value }) => [setting, value]));

const everything = { allow: ['writes', 'irreversible', 'large'] as const };

const covering = coveringSettings();

test('the sandbox conforms, and a run reaches most of the contract', async () => {
  const { report, sandbox } = await run(covering[0], everything);
  expect(valuesOf(report)).toEqual(sandbox.settings());
  expect(sandbox.exercised().sort()).toEqual(Object.keys(sandbox.settings()).sort());
  expect(violationsOf(report).map(({ check, finding }) => `${check.id}: ${finding.message}`)).toEqual([]);
  expect(report.verdict).toBe('conforms');
  expect(exitCodeOf(report)).toBe(0);
  const proven = report.checks.filter(({ verdict }) => verdict === 'passed');
  expect(new Set(proven.flatMap(({ statements }) => statements)).size).toBeGreaterThan(200);
  // What the sandbox cannot do without a fault: server errors, and other statuses of an open question.
  const notRun = report.checks.filter(({ verdict }) => verdict === 'not-run').map(({ id }) => id);
  expect(
    notRun.filter((id) => !/^responses\/\w+\/\d+$|^hygiene\/retry-after$|\/similar-key$/.test(id)),
  ).toEqual([]);
  expect(report.leftBehind.length).toBeGreaterThan(100);
});

test('ids of checks are unique, and each check proves a place of the contract', () => {
  const ids = listChecks().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, group } of listChecks()) expect(id.split('/')[0]).toBe(group);
});

test.each(covering.slice(1))('every setting is named rightly, without a false alarm: %j', async (set) => {
  // Two values of the limits are all that there are.
  expect(await alarms(set, set === covering[1])).toEqual([]);
});

test('raises no false alarm after edits of the contract, and names an operation that it does not follow', async () => {
  const cookie = { name: 'session', in: 'cookie', required: true, schema: { type: 'string' } };
  const change = { 'paths/shorthand-upload.yaml': { get: { parameters: [cookie] } } };
  const edit = { name: 'cookie', edit: 'The shorthand of an upload needs a cookie', change };
  const report = await reportAfter([...complete.filter(({ alone }) => !alone), edit]);
  expect(alarmsIn(report)).toEqual([]);
  const own = report.checks.filter(({ id }) => id.includes('getUploadShorthand'));
  expect(own.map(({ id, reason }) => [id, reason])).toEqual([
    [
      'responses/getUploadShorthand/not-followed',
      'needs support for the cookie session in getUploadShorthand, which this tool lacks',
    ],
  ]);
});

/** A sample of the faults: one in so many, other ones of each kind. */
const step = 37;
const sample = mutants.filter(({ large }, index) => index % step === 3 && !large);

test.each(sample)('finds a fault, and names the right check first: $name', async (mutant) => {
  const [id = ''] = mutant.name.split(':');
  // What an operation does to others is found by any check.
  const isWide = [...beyondMutants, ...rareMutants].includes(mutant);
  const own = [id, ...(id.endsWith('Upload') ? ['createUpload'] : [])];
  const { found, named, checks } = await judge(mutant, isWide ? undefined : own);
  expect({ found, named, checks: checks.slice(0, 3) }).toMatchObject({ found: true, named: true });
});
