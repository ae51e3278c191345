/** The tools of the MCP server as a table. */
import { code, table } from '../../../lib/markdown.ts';
import { toolsOf } from '../../mcp/tools.ts';
import type { Directive } from './tables.ts';

/** The directive with all tools, and whether the user is asked before a request is sent. */
export const toolTable: Directive = (site) =>
  table(
    ['Tool', 'Description', 'Asks the user first'],
    toolsOf(site).map(({ name, title, annotations: { readOnlyHint, destructiveHint } }) => [
      code(name),
      title,
      destructiveHint ? 'yes: irreversible' : readOnlyHint ? 'no: changes nothing' : 'no',
    ]),
  );
