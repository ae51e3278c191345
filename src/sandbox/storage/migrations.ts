/** How rows that an earlier release has written become those of this one. */
import type { Row } from './changes.ts';

/** Version of the rows, in a database and in a snapshot. */
export const rowVersion = 5;

/** A row of any version. */
type AnyRow = Omit<Row, 'table'> & { table: string };

/** The earlier versions, each with what makes the rows of the next one from its rows. */
const migrations: Readonly<Record<number, (rows: readonly AnyRow[]) => AnyRow[]>> = {
  3: withoutSmallTables,
  // Version 5 has other tables with the same rows.
  4: (rows) => [...rows],
};

/** The versions that this release reads. */
export const readVersions: readonly number[] = [...Object.keys(migrations).map(Number), rowVersion];

/** Returns the rows of this version for those of an earlier one. */
export function migrated(rows: readonly AnyRow[], version: number): readonly AnyRow[] {
  const steps = readVersions.filter((each) => each >= version);
  return steps.reduce((all, each) => migrations[each]?.(all) ?? all, rows);
}

/** Version 4 has revoked keys, closed projects and faults in the rows of what they belong to. */
function withoutSmallTables(rows: readonly AnyRow[]): AnyRow[] {
  const isSmall = ({ table }: AnyRow) => ['keys', 'projects', 'faults'].includes(table);
  const small = rows.filter(isSmall);
  const of = (table: string, { team }: AnyRow) =>
    small.filter((row) => row.table === table && row.team === team);
  const keys = (table: string, owner: AnyRow) => of(table, owner).map(({ key }) => key);
  /** Members of the value that version 3 did not have. */
  const added: Readonly<Record<string, (row: AnyRow, value: Record<string, unknown>) => object>> = {
    sandbox: (row) => ({ revokedKeys: keys('keys', row) }),
    teams: (row) => ({
      closedProjects: keys('projects', row),
      faults: of('faults', row).map(({ value }) => value),
    }),
    records: (_, value) => ({ parentIds: value['scope'] }),
  };
  return rows
    .filter((row) => !isSmall(row))
    .map((row) => {
      const value = Object(row.value) as Record<string, unknown>;
      return { ...row, value: { ...value, ...added[row.table]?.(row, value) } };
    });
}
