import { readdir } from 'node:fs/promises';
import { known } from '../../../src/conformance/interpretations/known.ts';
import { InputError } from '../../lib/cli.ts';
import { root } from '../../lib/package-json.ts';
import type { Model, SettingQuestion } from '../../model/index.ts';
import { camel } from '../../model/names.ts';

const folder = 'src/conformance/interpretations';
/** Files of the folder that are no detectors. */
const others = ['all.ts', 'detector.ts', 'known.ts'];

/**
 * Compares the settings of the contract with the detectors of src/conformance/interpretations.
 *
 * @throws InputError with the file to write, to change or to delete, for all of them at once
 */
export async function checkDetectors({ settings }: Model): Promise<void> {
  const names = await readdir(new URL(`${folder}/`, root));
  const files = names.filter((name) => !others.includes(name)).map((name) => name.replace(/\.ts$/, ''));
  const problems = settings.flatMap((question) => {
    const { id, setting } = question;
    const values: readonly string[] | undefined = Object.entries(known).find(([name]) => name === id)?.[1]
      .values;
    if (!values || !files.includes(id)) return [toWrite(question)];
    const same =
      values.length === setting.values.length && values.every((each) => setting.values.includes(each));
    return same
      ? []
      : [
          `${folder}/known.ts: \`values\` of \`${id}\` is [${values.join(', ')}], and openapi/open-questions.yaml has [${setting.values.join(', ')}]. Detect these values in ${folder}/${id}.ts.`,
        ];
  });
  for (const id of new Set([...Object.keys(known), ...files])) {
    if (settings.some((each) => each.id === id)) continue;
    problems.push(
      `${folder}/${id}.ts: openapi/open-questions.yaml has no such setting. Delete the file, and its lines in ${folder}/all.ts and ${folder}/known.ts.`,
    );
  }
  if (problems.length > 0) throw new InputError(problems.join('\n\n'));
}

function toWrite({ id, title, setting }: SettingQuestion): string {
  const values = setting.values.map((value) => `'${value}'`);
  return [
    `No detector finds the setting \`${id}\`. Write ${folder}/${id}.ts:`,
    '',
    "  import { seen, type Detector } from './detector.ts';",
    '',
    `  /** ${title}. */`,
    `  export const ${camel(id)}: Detector<'${id}'> = {`,
    `    id: '${id}',`,
    `    // Returns, for instance, seen(${values[0]}, 'What was seen.').`,
    '    detect: (context) => undefined,',
    '  };',
    '',
    `add to ${folder}/all.ts: export { ${camel(id)} } from './${id}.ts';`,
    `and to ${folder}/known.ts: '${id}': { values: [${values.join(', ')}], needs: 'what a run needs to show it' },`,
  ].join('\n');
}
