import { contract } from '../../../generated/conformance/contract/contract.ts';
import { CheckContext } from '../checks/check.ts';
import type { CheckRun } from '../checks/needs.ts';
import type { SettingEntry } from '../contract/types.ts';
import { isExpected } from '../contract/errors.ts';
import { detectors, type SettingDetector } from './detectors.ts';
import type { InterpretationResult } from '../reports/report.ts';

/** Finds out which value of each setting the server follows. */
export async function detectSettings(run: CheckRun): Promise<InterpretationResult[]> {
  const results: InterpretationResult[] = [];
  for (const setting of contract.settings) results.push(await detectSetting(run, setting));
  return results;
}

async function detectSetting(run: CheckRun, setting: SettingEntry): Promise<InterpretationResult> {
  const { id, title, values, default: standard } = setting;
  const detector: SettingDetector | undefined = Object.entries(detectors).find(([name]) => name === id)?.[1];
  const result = { setting: id, title, values: [...values], default: standard };
  const notObserved = (reason: string) => ({ ...result, evidence: `Not observed: ${reason}.` });
  if (!detector) return notObserved('it needs a detector');
  const missing = detector.requires?.find((need) => !need.met(run));
  if (missing) return notObserved(`it needs ${missing.reason}`);
  try {
    const context = new CheckContext(run, `interpretations/${id}`);
    const [value, evidence = ''] = (await detector.detect(context, values)) ?? [];
    return value === undefined ? notObserved(`it needs ${detector.needs}`) : { ...result, value, evidence };
  } catch (error) {
    if (!isExpected(error)) throw error;
    return notObserved(error.message);
  }
}
