import { fileURLToPath } from 'node:url';
import { code, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import { readStatements } from '../../../model/catalogs.ts';
import type { Statement } from '../../../model/trace.ts';
import type { Directive } from './tables.ts';

/** Returns the checks of a server. */
export type Checks = () => Promise<ListedCheck[]>;

/** Checks in one cell. */
const shownChecks = 6;

/** The statements: each with its places and the checks that prove it. */
export const statementsPage =
  (listChecks: Checks): Directive =>
  async () => {
    const folder = fileURLToPath(new URL('openapi', root));
    const [statements, checks] = await Promise.all([readStatements(folder), listChecks()]);
    const checked = new Set(checks.flatMap((check) => check.statements));
    const rows = statements.map((statement) => {
      const own = checks
        .filter(({ statements: ids }) => ids.includes(statement.id))
        .map(({ id }) => code(id));
      const more = own.length > shownChecks ? [`and ${own.length - shownChecks} more`] : [];
      return statementRow(statement, [...own.slice(0, shownChecks), ...more]);
    });
    return [
      `${statements.length} statements. Checks of a server prove ${checked.size} of them, and the tests of the contract prove the places of each.`,
      table(['Statement', 'Source', 'Places', 'Checks'], rows),
    ].join('\n\n');
  };

function statementRow({ id, section, sentence, places }: Statement, checks: string[]): string[] {
  return [
    `${code(id)}<br>${sentence}`,
    section,
    places.map((place) => code(place.replaceAll('~1', '/'))).join('<br>'),
    checks.length > 0 ? checks.join('<br>') : 'None.',
  ];
}

/** The checks of a group: what each sends, expects and proves, with the anchor that reports link to. */
export const checksPage =
  (checks: Checks): Directive =>
  async (_site, _links, group) => {
    const own = (await checks()).filter((check) => check.group === group);
    return table(['Check', 'Sends', 'Expects', 'Proves'], own.map(checkRow));
  };

function checkRow({ id, sends, expects, statements, docs }: ListedCheck): string[] {
  const [, anchor] = docs.split('#');
  const proves = statements.length === 0 ? 'No statement.' : statements.map(code).join(' ');
  return [`<a id="${anchor}"></a>${code(id)}`, sends, expects, proves];
}
