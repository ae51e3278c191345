import { readdir } from 'node:fs/promises';
import * as conditions from '../../../src/sandbox/conditions/all.ts';
import { finished, spelled, summary } from '../../../src/sandbox/engine/named-states.ts';
import { outcomes } from '../../../src/sandbox/engine/outcomes.ts';
import * as settings from '../../../src/sandbox/settings/all.ts';
import { InputError } from '../../lib/cli.ts';
import { root } from '../../lib/package-json.ts';
import type { Model } from '../../model/index.ts';
import { camel } from '../../model/names.ts';
import { createdByForms } from './kinds.ts';

type Kind = 'settings' | 'conditions';

/**
 * Compares the settings and conditions of the contract with the code that the sandbox has for them.
 *
 * @throws InputError with the file to write, to change or to delete, for all of them at once
 */
export async function checkCode(model: Model): Promise<void> {
  const written: Record<Kind, string[]> = { settings: ids(settings), conditions: ids(conditions) };
  const wanted: Record<Kind, string[]> = {
    settings: model.settings.map(({ id }) => id),
    conditions: Object.keys(model.conditions),
  };
  const problems: string[] = [];
  for (const kind of ['settings', 'conditions'] as const) {
    const files = await filesOf(kind);
    const register =
      kind === 'settings'
        ? 'openapi/open-questions.yaml has no such setting'
        : 'no x-transition names such a condition';
    for (const id of wanted[kind]) {
      if (!written[kind].includes(id))
        problems.push(kind === 'settings' ? settingToWrite(model, id) : conditionToWrite(model, id));
    }
    for (const id of new Set([...written[kind], ...files])) {
      if (wanted[kind].includes(id)) continue;
      problems.push(
        `src/sandbox/${kind}/${id}.ts: ${register}. Delete the file, and its line in src/sandbox/${kind}/all.ts.`,
      );
    }
  }
  for (const { id, setting } of model.settings) {
    const code = Object.values(settings).find((each) => each.id === id);
    if (!code || same(code.values, setting.values)) continue;
    problems.push(
      `src/sandbox/settings/${id}.ts: \`values\` is [${code.values.join(', ')}], and openapi/open-questions.yaml has [${setting.values.join(', ')}]. Handle these values there.`,
    );
  }
  problems.push(...staleStates(model), ...staleOutcomes(model));
  if (problems.length > 0) throw new InputError(problems.join('\n\n'));
}

/** The states that the sandbox names and the contract does not list. */
function staleStates(model: Model): string[] {
  const { perFile, perRequest } = createdByForms(model);
  const named = {
    [perFile]: [...summary.open, ...summary.same],
    [perRequest]: [...summary.open, ...summary.same, summary.mixed, finished, ...Object.values(spelled)],
  };
  return Object.entries(named).flatMap(([name, states]) => {
    const { lifecycle, noun } = model.resources[name] ?? {};
    if (!lifecycle) return [];
    const known = Object.keys(lifecycle.states);
    const gone = [...new Set(states)].filter((state) => !known.includes(state));
    return gone.map(
      (state) =>
        `src/sandbox/engine/named-states.ts: the x-lifecycle of ${name} has no state \`${state}\`. The states of ${noun === undefined ? name : `${article(noun)} ${noun}`} are ${known.join(', ')}. Write there which of them replaces it.`,
    );
  });
}

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** The conditions that a file name makes fail, and that no transition names. */
const staleOutcomes = ({ conditions: known }: Model): string[] =>
  Object.entries(outcomes).flatMap(([name, { fails }]) =>
    fails === undefined || fails in known
      ? []
      : [
          `src/sandbox/engine/outcomes.ts: the file name \`${name}\` makes the condition \`${fails}\` fail, and no x-transition names such a condition. Delete the entry.`,
        ],
  );

const ids = (all: Record<string, { id: string }>): string[] => Object.values(all).map(({ id }) => id);

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value) => others.includes(value));

/** The ids that a folder has files for. */
async function filesOf(kind: Kind): Promise<string[]> {
  const names = await readdir(new URL(`src/sandbox/${kind}/`, root));
  return names
    .filter((name) => !['all.ts', `${kind.slice(0, -1)}.ts`].includes(name))
    .map((name) => name.replace(/\.ts$/, ''));
}

function settingToWrite({ settings: all }: Model, id: string): string {
  const { title = '', setting } = all.find((each) => each.id === id) ?? {};
  const values = (setting?.values ?? []).map((value) => `'${value}'`);
  return toWrite('settings', id, 'The sandbox has no code for the setting', [
    "import type { Setting } from './setting.ts';",
    '',
    `/** ${title}. */`,
    `export const ${camel(id)}: Setting<'${id}', ${values.join(' | ')}> = {`,
    `  id: '${id}',`,
    `  values: [${values.join(', ')}],`,
    '  // What it decides: one or more of the functions of `Setting`, such as',
    '  // successStatus: (interpretation) => Number(interpretation()),',
    '};',
  ]);
}

function conditionToWrite({ conditions: all }: Model, id: string): string {
  return toWrite('conditions', id, 'The sandbox has no code for the condition', [
    "import type { Condition } from './condition.ts';",
    '',
    `/** ${all[id]} */`,
    `export const ${camel(id)}: Condition = {`,
    `  id: '${id}',`,
    "  rejection: 'The message of the response if the condition is not met.',",
    '  holds: ({ value }) => true,',
    '};',
  ]);
}

const toWrite = (kind: Kind, id: string, what: string, lines: string[]): string =>
  [
    `${what} \`${id}\`. Write src/sandbox/${kind}/${id}.ts:`,
    '',
    ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
    '',
    `and add to src/sandbox/${kind}/all.ts: export { ${camel(id)} } from './${id}.ts';`,
  ].join('\n');
