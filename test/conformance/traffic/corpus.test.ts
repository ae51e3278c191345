/** A sample of what the weekly self-check judges. */
import { expect, test } from 'vitest';
import { judgeTraffic } from '../../../src/conformance/traffic/judge.ts';
import { mutants } from '../mutants/judge.ts';
import { accusations, faultsShown } from './corpus.ts';
import { archiveOf, randomOf, record, settingsOf } from './sessions.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8])('accuses no legal server: session %s', async (seed) => {
  expect(await accusations(seed)).toEqual([]);
});

test.each([
  ['completeTask: accepted in FAILED', 'completeTask'],
  ['discardTask: rejected in REVIEWING', 'discardTask'],
  ['approveTask: accepted without effect', 'approveTask'],
  ['approveTask: 400 with an effect', 'approveTask'],
  ['discardTask: the response shows the old status', 'discardTask'],
  ['unlockTask: sets upload_id, too', 'unlockTask'],
  ['moveUpload: accepted without effect', 'moveUpload'],
])('finds a fault: %s', async (name, operation) => {
  const mutant = mutants.find((each) => each.name === name);
  const findings = mutant ? await faultsShown(mutant, 4) : [];
  expect(findings.map((finding) => finding.operation)).toContain(operation);
});

test.each([
  [
    'completeTask: accepted in FAILED',
    'completeTask was accepted, but status is FAILED, and must be REVIEWING.',
  ],
  [
    'approveTask: accepted though approved',
    'approveTask was accepted, but approved is true, and must be false.',
  ],
])('says what did not allow it: %s', async (name, message) => {
  const mutant = mutants.find((each) => each.name === name);
  const findings = mutant ? await faultsShown(mutant, 4) : [];
  expect(findings.map((finding) => finding.message)).toContain(message);
});

test.each([1, 2, 3, 15])('names the interpretations of the server: settings %s', async (seed) => {
  const set = settingsOf(randomOf(seed * 31));
  const settings: Record<string, unknown> = set;
  const { entries } = await record({ seed, requests: 300, set });
  const { interpretations, findings } = await judgeTraffic([archiveOf(entries)], { complete: true });
  expect(findings.filter(({ verdict }) => verdict === 'violation')).toEqual([]);
  expect(interpretations.length).toBeGreaterThan(8);
  for (const { question, value } of interpretations)
    expect([question, value]).toEqual([question, settings[question]]);
});
