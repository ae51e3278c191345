/** Whether a path leads to the data file that is open, and whether another program has written to it. */
import { closeSync, fdatasync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { transactions } from './leftover-log.ts';
import { LostFileError } from '../../storage/storage.ts';

/**
 * Counts the transactions of a data file in the file. The count identifies a state of it: another one is there if the file
 * is restored while it is in use, and in its journal if a process was killed.
 */
export class FilePlace {
  /** Resolves when the path does not lead to the file any more, or the file was changed. */
  readonly lost: Promise<void>;
  readonly #path: string;
  /** Closing any descriptor of a file ends the locks that the process has on it: this one is the last. */
  readonly #file: number;
  #lose: () => void = () => {};
  #count: number;
  /** Whether the disk may lack a transaction. */
  #isAhead = false;

  /** @param path Path of an open database. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'r+');
    this.#count = this.#read();
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  /** Begins to count from a random number: two processes that begin with the same file count in different ways. */
  begin(database: DatabaseSync): void {
    const [first = 0] = crypto.getRandomValues(new Int32Array(1));
    database.exec(`PRAGMA user_version = ${first}`);
    this.counted();
  }

  /** Counts a transaction, as its first part: the journal then begins with the count from before. */
  count(database: DatabaseSync): void {
    database.exec(`PRAGMA user_version = ${(this.#count + 1) | 0}`);
  }

  /** Notes that a transaction has ended. */
  counted(): void {
    this.#count = this.#read();
    this.#isAhead = true;
  }

  /** Makes the disk have all transactions so far, soon. */
  sync(): void {
    if (this.#isAhead) fdatasync(this.#file, () => {});
    this.#isAhead = false;
  }

  isOurs(): boolean {
    const options = { bigint: true, throwIfNoEntry: false } as const;
    const found = statSync(this.#path, options);
    const own = fstatSync(this.#file, options);
    const isOurs = found?.ino === own.ino && found.dev === own.dev && this.#read() === this.#count;
    if (!isOurs) this.#lose();
    return isOurs;
  }

  /** @throws {LostFileError} */
  check(): void {
    if (this.isOurs()) return;
    throw new LostFileError(
      `the data file ${this.#path} was moved, deleted, replaced or changed while the sandbox used it. ` +
        'Stop the sandbox first, and start it again now',
    );
  }

  close(): void {
    closeSync(this.#file);
  }

  #read(): number {
    const header = Buffer.alloc(100);
    readSync(this.#file, header, 0, header.length, 0);
    return transactions(header);
  }
}
