import { fileURLToPath } from 'node:url';
import { code } from '../../../lib/markdown.ts';
import { root } from '../../../lib/package-json.ts';
import type { ListedCheck } from '../../../../src/conformance/checks/list.ts';
import { type Proof, readProofs, readStatements, type Statement } from '../../../model/registers.ts';
import type { Figure } from './figures.ts';

/** The statements: every entry, with its places and what proves it. On the site, they can be filtered. */
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
  const [statements, proofs, checks] = await Promise.all([
    readStatements(folder),
    readProofs(folder),
    listChecks(),
  ]);
  const proven = statements.filter(({ id }) => (proofs[id]?.tests.length ?? 0) > 0).length;
  const checked = new Set(checks.flatMap((check) => check.statements));
  const rows = statements.map((statement) => {
    const own = checks.filter(({ statements: ids }) => ids.includes(statement.id)).map(({ id }) => code(id));
    const more = own.length > shownChecks ? [`and ${own.length - shownChecks} more checks`] : [];
    return cells(statement, proofs[statement.id], [...own.slice(0, shownChecks), ...more]);
  });
  return [
    `${statements.length} statements: tests of the contract prove ${proven}, checks of a server ${checked.size}.`,
    ['| Statement | Source | Places | Proof |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function cells(
  { id, section, row, statement, pointers }: Statement,
  proof: Proof | undefined,
  checks: string[],
): string {
  const proofs = [...(proof?.tests ?? []), ...checks];
  const columns = [
    `${code(id)}<br>${statement}`,
    `${section} › ${row}`,
    pointers.map((pointer) => code(shortened(pointer))).join('<br>'),
    proofs.length > 0 ? proofs.join('<br>') : (proof?.why ?? 'None yet.'),
  ];
  return `| ${columns.map((text) => text.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** A pointer without what all of its kind begin with. */
const shortened = (pointer: string): string =>
  decodeURIComponent(pointer)
    .replace('#/paths/~1v2~1{team_id}~1project~1{project_id}~1', '…/')
    .replace('#/components/', '')
    .replaceAll('~1', '/');
