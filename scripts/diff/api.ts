/** Compares the public TypeScript API of the packages with that of the last release. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiFile, packages } from '../lib/package-json.ts';
import type { Bump, Change } from './change.ts';
import { without } from './comparison.ts';
import { comparePrograms } from './programs.ts';

const maxShown = 3;

/**
 * Returns the changes of the packages since a release: what an entry point or an exported declaration has no more breaks
 * programs, and so does what a program of the release shows. Everything else adds to the API.
 */
export function compareApis(root: string, release: string): Change[] {
  const changes = packages.flatMap((name) => {
    const [before, after] = [join(root, 'releases', release), join(root, 'generated')].map((folder) =>
      readLines(join(folder, apiFile(name))),
    );
    return before && after ? compareApi(name, before, after) : [];
  });
  return changes.length === 0 ? changes : [...comparePrograms(root, release), ...changes];
}

/** Returns changes of the API of a package: one, if there are lines of its report that show it. */
function change(
  [name, after]: [name: string, after: Set<string>],
  [rule, bump]: [rule: string, bump: Bump],
  lines: string[],
  what: string,
): Change[] {
  const [first] = lines;
  if (first === undefined) return [];
  // A removed line has the place of the next one.
  const at = [...after].findIndex((each) => each >= first);
  const line = at < 0 ? Math.max(after.size, 1) : at + 1;
  return [
    {
      rule,
      bump,
      audiences: ['compiles'],
      pointer: `api/${name}/${first}`,
      location: { file: `generated/${apiFile(name)}`, line, column: 1 },
      message: `The public API of @docproc/${name} ${what} ${listed(lines)}.`,
    },
  ];
}

export function compareApi(name: string, before: Set<string>, after: Set<string>): Change[] {
  const names = new Set([...after].map(nameOf));
  const exported = exportedFrom(before);
  const gone = [...before].filter((line) => exported.has(ownerOf(line)) && !names.has(nameOf(line)));
  const added = [...without(after, before)];
  return [
    ...change([name, after], ['api-removed', 'major'], gone, 'does not have this any more:'),
    ...change([name, after], ['api-added', 'minor'], added, 'has this in addition, or in another form:'),
  ];
}

/** What a line of a report is about: an export, a declaration or a member, without its type. */
const nameOf = (line: string): string =>
  line.startsWith('@')
    ? line.replace(/ (from .*|\(.*\))$/, '')
    : line
        .replace(/^(interface|class|type|const|function|namespace) /, '')
        .replaceAll(/(?<=\.)((readonly|override|static|get|set) )+/g, '')
        .replace(/(\(|<|: | ).*$/, '')
        .replaceAll('?', '');

/** The declaration of a line; that of an entry point is the line itself. */
const ownerOf = (line: string): string => (line.startsWith('@') ? line : (nameOf(line).split('.')[0] ?? ''));

/** The exports of entry points, and the declarations that they name. */
const exportedFrom = (lines: Set<string>): Set<string> =>
  new Set(
    [...lines].flatMap((line) => {
      const [, name, own = name] = /^@\S+: (\w+)(?: \((\w+)\))?$/.exec(line) ?? [];
      return line.startsWith('@') ? [line, ...(own === undefined ? [] : [own])] : [];
    }),
  );

function listed(lines: string[]): string {
  const more = lines.length - maxShown;
  const shown = lines.slice(0, maxShown).map((line) => `\`${line.replaceAll('`', "'")}\``);
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const readLines = (file: string): Set<string> | undefined =>
  existsSync(file) ? new Set(readFileSync(file, 'utf8').trimEnd().split('\n')) : undefined;
