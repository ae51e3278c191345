import { fileURLToPath } from 'node:url';
import { code, table } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import type { ListedCheck } from '../../../../src/conformance/reports/report.ts';
import { readStatements } from '../../../model/catalogs.ts';
import type { Statement } from '../../../model/trace.ts';
import type { Directive } from './tables.ts';

/** Returns the checks of a server. */
export type Checks = () => Promise<ListedCheck[]>;

/** The first items of a cell, and the number of the others. */
function first(items: string[]): string[] {
  const max = 6;
  return items.length > max ? [...items.slice(0, max), `and ${items.length - max} more`] : items;
}

/** The statements: each with its places and the checks that prove it. */
export const statementsPage =
  (listChecks: Checks): Directive =>
  async () => {
    const folder = fileURLToPath(new URL('openapi', root));
    const [statements, checks] = await Promise.all([readStatements(folder), listChecks()]);
    const checked = new Set(checks.flatMap((check) => check.statements));
    const rows = statements.map((statement) => {
      const own = checks.filter(({ statements: ids }) => ids.includes(statement.id));
      return statementRow(statement, first(own.map(({ id }) => code(id))));
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

/** The checks of a group: what each sends, expects and proves, with the anchor that reports link to. Markdown has all of it. */
export const checksPage =
  (checks: Checks): Directive =>
  async (_site, _links, group, target) => {
    const own = (await checks()).filter((check) => check.group === group);
    return table(
      ['Check', 'Sends', 'Expects', 'Proves'],
      own.map((check) => checkRow(check, target === 'site' ? first : (all) => all)),
    );
  };

function checkRow(
  { id, sends, expects, statements, docs }: ListedCheck,
  shown: (items: string[]) => string[],
): string[] {
  const [, anchor] = docs.split('#');
  const proves = statements.length === 0 ? 'No statement.' : shown(statements.map(code)).join(' ');
  return [`<a id="${anchor}"></a>${code(id)}`, sends, expects, proves];
}
