/** What the build writes into `queries` of the generated module `contract`. */

/** What a query needs to know of a method that reads. */
export interface Read {
  /** How many arguments are ids. */
  readonly ids: number;
}

/** What a mutation needs to know of a method that writes. */
export interface Write {
  /** The reads that return something else after it. Those of the resource that it acts on are first. */
  readonly changes: readonly ChangedRead[];
}

interface ChangedRead {
  /** Namespace and method of the client. */
  readonly read: readonly string[];
  /** How many ids the read has in common with the write. */
  readonly ids: number;
  /** The field with the id of the read, in the resource that the write acts on. */
  readonly field?: string;
}
