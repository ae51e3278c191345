import { fileURLToPath } from 'node:url';
import { code } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import { readStatements } from '../../../model/catalogs.ts';
import type { Statement } from '../../../model/trace.ts';
import type { Figure } from './figures.ts';

/** The statements: each with its places and the checks that prove it. On the site, they can be filtered. */
export const statementsPage = (checks: Checks): Figure => ({
  site: async () => `<StatementFilter />\n\n${await table(checks)}`,
  markdown: () => table(checks),
});

/** Returns the checks of a server. */
export type Checks = () => Promise<ListedCheck[]>;

/** Checks in one cell. */
const shownChecks = 6;

async function table(listChecks: Checks): Promise<string> {
  const folder = fileURLToPath(new URL('openapi', root));
  const [statements, checks] = await Promise.all([readStatements(folder), listChecks()]);
  const checked = new Set(checks.flatMap((check) => check.statements));
  const rows = statements.map((statement) => {
    const own = checks.filter(({ statements: ids }) => ids.includes(statement.id)).map(({ id }) => code(id));
    const more = own.length > shownChecks ? [`and ${own.length - shownChecks} more`] : [];
    return cells(statement, [...own.slice(0, shownChecks), ...more]);
  });
  return [
    `${statements.length} statements. Checks of a server prove ${checked.size} of them, and the tests of the contract prove the places of each.`,
    ['| Statement | Source | Places | Checks |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function cells({ id, section, row, sentence, places }: Statement, checks: string[]): string {
  const columns = [
    `${code(id)}<br>${sentence}`,
    `${section} › ${row}`,
    places.map((place) => code(place.replaceAll('~1', '/'))).join('<br>'),
    checks.length > 0 ? checks.join('<br>') : 'None.',
  ];
  return `| ${columns.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}
