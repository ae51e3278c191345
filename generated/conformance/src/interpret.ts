import { contract } from './contract.js';
import { InconclusiveError, type CheckRun } from './checks/check.js';
import type { SettingEntry } from './contract-types.js';
import { StoppedError } from './http.js';
import * as detectors from './interpretations/all.js';
import { known } from './interpretations/known.js';
import type { InterpretationResult } from './report.js';
import { UnreachableError } from './supply/subject.js';

/** Finds out which interpretations the server follows. */
export async function interpret(run: CheckRun): Promise<InterpretationResult[]> {
  const results: InterpretationResult[] = [];
  for (const entry of contract.settings) results.push(await interpretOne(run, entry));
  return results;
}

async function interpretOne(
  run: CheckRun,
  { id, title, values, default: standard }: SettingEntry,
): Promise<InterpretationResult> {
  const detector = Object.values(detectors).find((each) => each.id === id);
  const needs = Object.entries(known).find(([name]) => name === id)?.[1].needs ?? 'a detector';
  const result = { setting: id, title, values: [...values], default: standard };
  const missing = detector?.requires?.find((need) => !need.met(run));
  if (missing) return { ...result, evidence: `Not observed: it needs ${missing.reason}.` };
  try {
    const detected = await detector?.detect({ ...run, id: `interpretations/${id}`, report: () => {} });
    if (detected) return { ...result, ...detected };
    return { ...result, evidence: `Not observed: it needs ${needs}.` };
  } catch (error) {
    if (!isExpected(error)) throw error;
    return { ...result, evidence: `Not observed: ${error.message}.` };
  }
}

/** Whether an error states why a question has no result. */
export const isExpected = (error: unknown): error is Error =>
  [InconclusiveError, UnreachableError, StoppedError].some((each) => error instanceof each);

/** Returns the arguments with which the sandbox imitates the server. */
export const setArguments = (results: readonly InterpretationResult[]): string =>
  results
    .flatMap(({ setting, value }) => (value === undefined ? [] : [`--set ${setting}=${value}`]))
    .join(' ');

/** Returns the JSON file with which the sandbox imitates the server. */
export const interpretationsFile = (results: readonly InterpretationResult[]): string =>
  `${JSON.stringify(
    {
      interpretations: results.flatMap(({ setting, value, evidence }) =>
        value === undefined ? [] : [{ setting, value, evidence }],
      ),
    },
    null,
    2,
  )}\n`;
