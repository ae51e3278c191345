/** The table of docs/guides/tools.md. */
import { InputError } from '../../scripts/lib/cli.ts';
import type { Result } from './result.ts';

/** Between the marks that an update looks for. */
const place = /(<!-- tools: .*-->\n)(.*)(<!-- \/tools -->)/s;

/**
 * Returns a page with the results as its table. The row of a tool that cannot run here stays as it is.
 *
 * @throws InputError when the page has no place for the table
 */
export function updated(page: string, results: Result[], missing: string[]): string {
  const cells = results.map(({ tool, version, document, result, note }) => [
    `${tool} ${version}`,
    document.replace(/^openapi\.(.*)\.?json$/, '`openapi.$1json`'),
    result,
    note,
  ]);
  const lines = [['Tool', 'Document', 'Result', 'Note'], ['---', '---', '---', '---'], ...cells].map(
    (row) => `| ${row.join(' | ')} |`,
  );
  for (const [index, line] of rowsOf(page).entries()) {
    // Head and separator are two lines of both tables.
    if (missing.some((tool) => line.startsWith(`| ${tool} `))) lines.splice(index, 0, line);
  }
  return page.replace(
    place,
    (_, begin: string, _old, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`,
  );
}

/**
 * Returns what is wrong with the results: a tool fails, or the table of the page is stale.
 *
 * @throws InputError when the page has no place for the table
 */
export function problemsOf(page: string, results: Result[], missing: string[]): string[] {
  const problems = results.filter(({ works }) => !works).map(({ tool }) => `${tool} fails.`);
  if (squeeze(updated(page, results, missing)) !== squeeze(page))
    problems.push('The table in docs/guides/tools.md is stale. Run `npm run test:tools -- --update`.');
  return problems;
}

function rowsOf(page: string): string[] {
  const [, , table] = place.exec(page) ?? [];
  if (table === undefined) throw new InputError('docs/guides/tools.md has no place for the table.');
  return table.split('\n').filter((line) => line.startsWith('|'));
}

/** The formatter aligns columns: their width has no meaning. */
const squeeze = (text: string): string => text.replace(/[ -]+/g, ' ');
