/** Checks that the statements and open questions name the rows of the source, and leave none out. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../lib/problem.ts';
import { parseYaml } from '../lib/yaml.ts';
import type { OpenQuestion, SourceTable, Statement } from '../model/registers.ts';
import type { Register } from './check-registers.ts';
import { isNamed, rowsOf, type SourceRow } from './source-rows.ts';

export const sourceFile = (folder: string): string => join(folder, 'source-rows.yaml');

/** Returns the table of a folder; undefined if it has none. */
export function readSourceTable(folder: string): SourceTable | undefined {
  const file = sourceFile(folder);
  return existsSync(file) ? (parseYaml(readFileSync(file, 'utf8'), file) as SourceTable) : undefined;
}

/** Returns a problem for each row that is not there, that nothing names, and each open question without one. */
export function checkSource(
  table: SourceTable,
  file: string,
  statements: Register<Statement>,
  questions: Register<OpenQuestion>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (section: string, row: string, place: string) => {
    if (table[section]?.[row] !== undefined) return;
    const known = Object.keys(table[section] ?? table).join(', ');
    const what = table[section] ? `row \`${row}\` in ${section}` : `section \`${section}\``;
    const message = `The source has no ${what}. Use one of: ${known}. For a new one, add the entry that \`npm run trace -- --source FILE\` prints to ${file}.`;
    problems.push({ place, message, rule: 'register/source' });
  };
  for (const [index, { section, row }] of statements.entries.entries())
    check(section, row, statements.place([index, 'row']));
  for (const [index, { id, source = [] }] of questions.entries.entries()) {
    if (source.length === 0) {
      const message = `The open question \`${id}\` names no place of the source. Add \`source\`, with the rows that leave it open.`;
      problems.push({ place: questions.place([index, 'id']), message, rule: 'register/source' });
    }
    for (const [at, place] of source.entries()) {
      const [section = '', ...row] = place.split(' › ');
      check(section, row.join(' › '), questions.place([index, 'source', at]));
    }
  }
  // A question alone states nothing.
  const stated = new Set(statements.entries.map(({ section, row }) => `${section} › ${row}`));
  for (const [section, rows] of Object.entries(table)) {
    for (const row of Object.keys(rows)) {
      if (stated.has(`${section} › ${row}`)) continue;
      const message = `No statement is from the row \`${row}\` of ${section}. Write an entry of statements.yaml for it.`;
      problems.push({ place: file, message, rule: 'register/source' });
    }
  }
  return problems;
}

/** Returns what a description of the service has and the table does not, with its hash, and the reverse, a line for each. */
export function compareSource(markdown: string, table: SourceTable): string[] {
  const rows = rowsOf(markdown);
  const differences = Object.entries(table).flatMap(([section, names]) =>
    Object.entries(names).flatMap(([name, hash]) => {
      const found = rows.filter((row) => row.section === section && isNamed(row, name));
      if (found.some((row) => row.hash === hash)) return [];
      const [first] = found;
      return [first ? `changed: ${section} › ${name}: ${first.hash}` : `gone: ${section} › ${name}`];
    }),
  );
  const isKnown = (row: SourceRow) =>
    Object.keys(table[row.section] ?? {}).some((name) => isNamed(row, name));
  const added = rows
    .filter((row) => !isKnown(row))
    .map(({ section, text, hash }) => `new: ${section} › ${text}: ${hash}`);
  return [...differences, ...added];
}
