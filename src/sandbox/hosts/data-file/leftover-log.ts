/** The log that a process leaves beside a data file when it is killed in the middle of a transaction. */
import { closeSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs';

/** Bytes of the header of a database. */
const headerBytes = 100;

/** Place of the number that `transactions` counts, in the header of a database: `PRAGMA user_version`. */
const countAt = 60;

/** Returns how many transactions a file has had, from a random number on, by its header. */
export const transactions = (header: Buffer): number => header.readInt32BE(countAt);

/** Whether there is a log beside a data file. SQLite uses none beside an empty file. */
export const hasLog = (path: string): boolean =>
  sizeOf(path) > 0 && ends.some((end) => sizeOf(path + end) > 0);

/**
 * Renames logs that belong to another state of a data file, such as that from before it was restored: SQLite would put the
 * pages of the log into the file. No process uses the file.
 *
 * @param log Called with a line about each.
 */
export function setLogsAside(path: string, log: (line: string) => void): void {
  const header = headerOf(path);
  for (const end of ends) {
    const other = path + end;
    if (sizeOf(other) === 0 || isOf[end](other, header)) continue;
    renameSync(other, `${other}.unused`);
    log(`${other} belongs to another state of the data file, and is ${other}.unused now.`);
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function headerOf(path: string): Buffer {
  const header = Buffer.alloc(headerBytes);
  const file = openSync(path, 'r');
  readSync(file, header, 0, headerBytes, 0);
  closeSync(file);
  return header;
}

const magic = 'd9d505f920a163d7';

/** Whether a rollback journal is that of a file: the file is as before the transaction or, in part, as after it. */
function journalIsOf(log: string, header: Buffer): boolean {
  const journal = readFileSync(log);
  // SQLite does not use it.
  if (journal.toString('hex', 0, 8) !== magic) return true;
  const before = headerBefore(journal);
  if (!before) return false;
  return header.equals(before) || transactions(header) === transactions(before) + 1;
}

const ends = ['-journal', '-wal'] as const;

/** Whether a log is that of the file with a header. Only earlier releases had a log of writes ahead. */
const isOf: Readonly<Record<(typeof ends)[number], (log: string, header: Buffer) => boolean>> = {
  '-journal': journalIsOf,
  '-wal': (_, header) => header[18] === 2,
};

/** Returns the header from before a transaction, as its journal has it: https://sqlite.org/fileformat.html#the_rollback_journal. */
function headerBefore(journal: Buffer): Buffer | undefined {
  const number = (at: number): number => journal.readUInt32BE(at);
  const [count, pages, sector, size] = [number(8), number(16), number(20), number(24)];
  // The file was empty.
  if (pages === 0) return Buffer.alloc(headerBytes);
  for (let at = sector, index = 0; index < count && at + 4 + size <= journal.length; index++) {
    if (number(at) === 1) return journal.subarray(at + 4, at + 4 + headerBytes);
    at += size + 8;
  }
  return undefined;
}
