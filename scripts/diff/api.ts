/** Compares the public TypeScript API of the packages with that of the last release. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFile } from '../lib/package-json.ts';
import type { Change } from './change.ts';
import { without } from './comparison.ts';

/** The packages that have a report. */
const packages = ['types', 'client', 'sandbox', 'conformance'];
const maxShown = 3;

/**
 * Returns a change for each package and verdict. A line that is gone breaks code that uses it; so does a new required
 * member of options that callers write.
 */
export function compareApis(root: string, release: string): Change[] {
  return packages.flatMap((name) => {
    const [before, after] = [join(root, 'releases', release), join(root, 'generated')].map((folder) =>
      readLines(join(folder, apiFile(name))),
    );
    return before && after ? compareApi(name, before, after) : [];
  });
}

export function compareApi(name: string, before: Set<string>, after: Set<string>): Change[] {
  const gone = [...without(before, after)];
  const added = [...without(after, before)];
  const owners = new Set([...before].map(ownerOf));
  const breaking = added.filter((line) => isRequiredOption(line) && owners.has(ownerOf(line)));
  const rest = added.filter((line) => !breaking.includes(line));
  const change = (rule: string, verdict: Change['verdict'], lines: string[], what: string): Change[] =>
    lines.length === 0
      ? []
      : [
          {
            rule,
            verdict,
            directions: ['compiles'],
            pointer: apiPointer(name, lines[0] ?? ''),
            message: `The public API of @docproc/${name} ${what} ${listed(lines)}.`,
          },
        ];
  return [
    ...change('api-removed', 'major', gone, 'does not have this any more:'),
    ...change('api-required', 'major', breaking, 'requires this now:'),
    ...change('api-added', 'minor', rest, 'has this in addition:'),
  ];
}

const ownerOf = (line: string): string => /^\w+(?=\.)/.exec(line)?.[0] ?? '';
const isRequiredOption = (line: string): boolean =>
  /^\w*(Options|Input|Init)\.(readonly )?\w+:/.test(line) && !/\?:|: \w*undefined/.test(line);

function listed(lines: string[]): string {
  const more = lines.length - maxShown;
  const shown = lines.slice(0, maxShown).map((line) => `\`${line.replaceAll('`', "'")}\``);
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const prefix = 'api/';
const apiPointer = (name: string, line: string): string => `${prefix}${name}/${line}`;

/** The place of a change in a report; undefined for a change of the contract. A removed line has the place of the next one. */
export function placeInApi(root: string, pointer: string) {
  if (!pointer.startsWith(prefix)) return undefined;
  const [name = '', ...line] = pointer.slice(prefix.length).split('/');
  const lines = [...(readLines(join(root, 'generated', apiFile(name))) ?? [])];
  const at = lines.findIndex((each) => each >= line.join('/'));
  return { file: `generated/${apiFile(name)}`, line: at < 0 ? Math.max(lines.length, 1) : at + 1, column: 1 };
}

const readLines = (file: string): Set<string> | undefined =>
  existsSync(file) ? new Set(readFileSync(file, 'utf8').trimEnd().split('\n')) : undefined;
