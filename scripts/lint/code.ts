/**
 * Rules on our own code that oxlint has no rule for. Those on imports and on the length of files are in .oxlintrc.json.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesIn, type Problem } from '../lib/problem.ts';
import { parseYaml } from '../lib/yaml.ts';

/** The code that must read the contract by its model. Tests compare the contract with facts of their own. */
const modelled = '{src,scripts,bench,docs/.vitepress}/**/*.{ts,mjs,vue}';
/** What reads the contract as it is written: the model, the rules that check how it is written, and a multiplier of its files. */
const readers = /^(?:scripts\/(?:model|lint)\/|bench\/build\.ts)/;

/** Files that may cast through `never` or `unknown`: one has the parameters of generated clients. */
const casters = ['test/tools/foreign.ts'];

const comment = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g;

/** Checks the code of a project against the rules. */
export function lintCode(root: string): Problem[] {
  const file = join(root, 'openapi/extensions.schema.yaml');
  const { properties } = parseYaml(readFileSync(file, 'utf8'), file) as { properties: object };
  // As a text or in a pointer, or as the member of an object.
  const field = new RegExp(
    `(?<=['"\`/])(?:\\$ref|${Object.keys(properties).join('|')})\\b|(?<=\\.)\\$ref\\b`,
    'g',
  );
  return [
    ...check(
      root,
      modelled,
      (path) => !readers.test(path),
      field,
      (name) => ({
        message: `Only scripts/model/ reads \`${name}\`. Use the value of the model, or add it to the model.`,
        rule: 'code/contract',
      }),
    ),
    ...check(
      root,
      '{src,scripts,bench,test}/**/*.ts',
      (path) => !casters.includes(path),
      /\bas (?:never|unknown as)\b/g,
      () => ({
        message: 'The cast hides the types. Correct the types, or check the value at run time.',
        rule: 'code/cast',
      }),
    ),
  ];
}

/** Returns a problem for each match in the code of the files. */
function check(
  root: string,
  files: string,
  applies: (path: string) => boolean,
  pattern: RegExp,
  describe: (found: string) => Omit<Problem, 'place'>,
): Problem[] {
  const exclude = ['**/{node_modules,fixtures,cache}/**', 'test/evolution/edits/**'];
  const paths = globSync(files, { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter(applies).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const placeOf = placesIn(path, text);
    const code = text.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ' '));
    return [...code.matchAll(pattern)].map(({ 0: found, index }) => ({
      place: placeOf(index),
      ...describe(found),
    }));
  });
}
