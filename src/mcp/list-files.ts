/** The tool that lists the files which may be uploaded. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fromJsonSchema, type McpServer } from '@modelcontextprotocol/server';
import { argumentsOf } from './arguments.ts';
import { findBelow, type Found, looseForm, placeBelow, type Root } from './files.ts';
import type { Redact } from '../shared/redact.ts';
import { errorResult, type Structured, textResult } from './result.ts';

const most = 100;

interface Input {
  folder?: string;
  contains?: string;
  skip?: number;
}

const inputSchema = {
  type: 'object',
  properties: {
    folder: { type: 'string', description: 'Path of the folder.' },
    contains: { type: 'string', description: 'Text that the names contain, in any case.' },
    skip: { type: 'integer', minimum: 0, description: 'Number of entries to leave out at the beginning.' },
  },
  additionalProperties: false,
};

const entry = {
  type: 'object',
  properties: { path: { type: 'string' }, size: { type: 'integer' }, modified: { type: 'string' } },
  required: ['path', 'modified'],
};
const outputSchema = fromJsonSchema<Listed>({
  type: 'object',
  properties: { left_out: { type: 'string' }, entries: { type: 'array', items: entry } },
  required: ['entries'],
});

export function addListFiles(server: McpServer, roots: readonly Root[], redact: Redact): void {
  const below = roots.map(({ given }) => given).join(', ');
  server.registerTool(
    'list_local_files',
    {
      title: 'List local files',
      description: `Lists the files that create_upload accepts, and folders, the newest first: those of ${below}, or of one folder below. Leaves out hidden files.`,
      inputSchema: argumentsOf(inputSchema),
      outputSchema,
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (input) => {
      try {
        const listed = redact(await listFiles(roots, input));
        return textResult(JSON.stringify(listed), listed);
      } catch (error) {
        return errorResult(redact((error as Error).message));
      }
    },
  );
}

/** An entry of a folder; `size` is in bytes, and a folder has none. */
interface Entry {
  path: string;
  size?: number;
  modified: string;
}

interface Listed extends Structured {
  left_out?: string;
  entries: Entry[];
}

/** Lists files and folders below the roots, the newest first. Hidden files and what leads out of the roots are left out. */
async function listFiles(
  roots: readonly Root[],
  { folder, contains = '', skip = 0 }: Input,
): Promise<Listed> {
  const folders = folder === undefined ? roots.map(({ real }) => real) : [folder];
  const found = await Promise.all(folders.map((each) => findBelow(roots, each)));
  const all = (await Promise.all(found.map((each) => entriesOf(each, roots.length === 1, contains)))).flat();
  const entries = all.toSorted((a, b) => (a.modified < b.modified ? 1 : -1)).slice(skip, skip + most);
  const next = skip + entries.length;
  const rest = all.length - next;
  return {
    ...(rest > 0 && { left_out: `${rest} more. Call list_local_files with skip ${next}, or with contains.` }),
    entries,
  };
}

/** @param isOnly Whether the paths begin at the root, since there is one only. */
async function entriesOf({ root, path }: Found, isOnly: boolean, contains: string): Promise<Entry[]> {
  const all = await readdir(path).catch(() => {
    throw new Error(`${path} is no folder, or cannot be read.`);
  });
  const names = all.filter((name) => !name.startsWith('.') && looseForm(name).includes(looseForm(contains)));
  // Another folder may have taken its place.
  if ((await realpath(path)) !== path) return [];
  const entries = names.map(async (name): Promise<Entry[]> => {
    const place = await placeBelow(root, join(path, name));
    const found = place === undefined ? undefined : await stat(place).catch(() => undefined);
    const own = isOnly ? relative(root.real, join(path, name)) : join(path, name);
    const modified = found?.mtime.toISOString() ?? '';
    if (found?.isFile()) return [{ path: own, size: found.size, modified }];
    return found?.isDirectory() ? [{ path: `${own}${sep}`, modified }] : [];
  });
  return (await Promise.all(entries)).flat();
}
