/** What the build puts into the page. */
export interface PageData {
  /** Names of the fields with the state, by kind. */
  statusFields: Readonly<Record<Kind, string>>;
  settings: readonly { id: string; title: string; values: readonly string[]; default: string }[];
  scopes: readonly string[];
  /** Ids of operations. */
  operations: readonly string[];
}

/** What a team has a table of. */
export type Kind = 'tasks' | 'uploads';
