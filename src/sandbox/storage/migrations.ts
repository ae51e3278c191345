/** How rows that an earlier release has written become those of this one. */

/** Version of the rows, in a database and in a snapshot. */
export const rowVersion = 6;

/**
 * The primary key is the only index, so that each change of a row is written once. `sandbox` is the id of a team with a
 * sandbox of its own, and otherwise empty.
 */
export const rowTable = `CREATE TABLE state_row (
    sandbox TEXT NOT NULL, team TEXT NOT NULL, "table" TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (sandbox, team, "table", key)
  ) WITHOUT ROWID`;

/** The earlier versions, each with the statements that make the rows of the next one from its rows. */
export const migrations: Readonly<Record<number, readonly string[]>> = {
  // A database had one sandbox. The snapshots are the same.
  4: [
    'ALTER TABLE state_row RENAME TO earlier_row',
    rowTable,
    `INSERT INTO state_row SELECT '', team, "table", key, value FROM earlier_row`,
    'DROP TABLE earlier_row',
  ],
  // Faults were a part of the row of their team, where they are still read. All rows are written again.
  5: [],
};

/** The versions that this release reads. */
export const readVersions: readonly number[] = [...Object.keys(migrations).map(Number), rowVersion];
