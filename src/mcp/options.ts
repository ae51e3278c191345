import { flag, option } from '../shared/command-line.ts';

/** The options of `docproc-mcp`. */
export const options = {
  'base-url': option('URL', 'base URL of the service; DOCPROC_API_KEY has the key'),
  team: option('ID', 'team, with --base-url'),
  project: option('ID', 'project, with --base-url'),
  'tasks-of': option('MODULE', 'its default export returns the task IDs of an upload'),
  root: { ...option('FOLDER', 'folder with files that may be uploaded; repeatable'), multiple: true },
  'read-only': flag('has only the tools that change nothing'),
  allow: {
    ...option('irreversible', 'sends irreversible requests without a confirmation by the user'),
    multiple: true,
  },
  http: option('PORT', 'serves streamable HTTP on http://127.0.0.1:PORT/mcp in place of stdin and stdout'),
  version: flag('prints the version'),
  help: flag('prints these options'),
} as const;
