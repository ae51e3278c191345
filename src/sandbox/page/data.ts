/** What the build puts into the page. */
export interface PageData {
  /** Names of the fields with the state, by kind. */
  statusFields: Readonly<Record<TableName, string>>;
  settings: readonly { id: string; title: string; values: readonly string[]; default: string }[];
  scopes: readonly string[];
  /** Name of the field of a form with files. */
  fileField: string;
}

/** What a team has a table of. */
export type TableName = 'tasks' | 'uploads';
