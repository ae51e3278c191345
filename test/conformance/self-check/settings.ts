/** Runs against the sandbox under its settings: no run may raise an alarm, and each has to name every setting. */
import { contract } from '../../../generated/conformance/contract/contract.ts';
import { runConformance, violationsOf } from '../../../src/conformance/index.ts';
import {
  createFetch,
  createSandbox,
  eachInterpretation,
  type Settings,
} from '../../../src/sandbox/hosts/fetch.ts';
import { options } from '../mutants/judge.ts';

/** Each value of each setting alone, and some random combinations, which are the same each time. */
export function allSettings(combinations: number): Settings[] {
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const combined = Array.from(
    { length: combinations },
    () =>
      Object.fromEntries(
        contract.settings.map(({ id, values }) => [id, values[random(values.length)]]),
      ) as Settings,
  );
  return [...eachInterpretation(), ...combined];
}

/** Every value of every setting in as few runs as the setting with most values. */
export const coveringSettings = (): Settings[] =>
  Array.from(
    { length: Math.max(...contract.settings.map(({ values }) => values.length)) },
    (_, index) =>
      Object.fromEntries(
        contract.settings.map(({ id, values }) => [id, values[index % values.length]]),
      ) as Settings,
  );

/** Returns false alarms and settings that were not named rightly, one line each. */
export async function alarms(set: Settings, large: boolean): Promise<string[]> {
  const sandbox = createSandbox({ set, log: () => {} });
  const allow = [...(options.allow ?? []), ...(large ? (['large'] as const) : [])];
  const report = await runConformance({ ...options, allow, fetch: createFetch(sandbox) });
  const actual: Readonly<Record<string, string>> = sandbox.settings();
  const sized = ['file-count-limit', 'file-size-unit'];
  const named = report.interpretations.filter(({ setting }) => large || !sized.includes(setting));
  return [
    ...violationsOf(report).map(({ check, finding }) => `${check.id}: ${finding.message}`),
    ...named.flatMap(({ setting, value, evidence }) =>
      value === actual[setting]
        ? []
        : [`${setting} is ${actual[setting]}, and was named ${value}: ${evidence}`],
    ),
  ];
}
