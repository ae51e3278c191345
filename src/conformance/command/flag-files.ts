/** Reads what flags name: files with task IDs, documents, and ways to find the tasks of an upload. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RunOptions, Sample } from '../options.ts';
import { task } from '../resources/resource.ts';
import { UsageError } from '../../shared/command-line.ts';

/** Milliseconds that a command may need for the tasks of one upload. */
const patience = 60_000;

async function contentOf(flag: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${flag} ${file}: ${(error as Error).message}`);
  }
}

/**
 * Returns the ids in a file with one a line.
 *
 * @throws {UsageError} The file cannot be read, or contains something else.
 */
export async function taskIdsOf(file: string): Promise<string[]> {
  const text = (await contentOf('--task-ids', file)).toString('utf8');
  const lines = text.split(/\r?\n/).map((line, index) => ({ id: line.trim(), number: index + 1 }));
  const wrong = lines.find(({ id }) => /[\s"'[\]{},;]/.test(id));
  if (wrong) throw new UsageError(`--task-ids ${file}: line ${wrong.number} is not one task ID: ${wrong.id}`);
  const ids = lines.flatMap(({ id }) => (id === '' ? [] : [id]));
  if (ids.length === 0) throw new UsageError(`--task-ids ${file}: the file contains no task ID.`);
  return [...new Set(ids)];
}

/**
 * Returns documents.
 *
 * @throws {UsageError} A file cannot be read, or there is no such state.
 */
export async function samplesOf(values: readonly string[]): Promise<Sample[] | undefined> {
  if (values.length === 0) return undefined;
  const states = task.lifecycle.states;
  return Promise.all(
    values.map(async (value): Promise<Sample> => {
      const [, endsIn, file = value] = /^([A-Z_]+)=(.+)$/.exec(value) ?? [];
      if (endsIn !== undefined && !states.includes(endsIn))
        throw new UsageError(
          `--document ${value}: there is no state ${endsIn}. Choose from ${states.join(', ')}.`,
        );
      const content = new Blob([new Uint8Array(await contentOf('--document', file))]);
      if (content.size === 0) throw new UsageError(`--document ${file}: the file is empty.`);
      const type = file.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
      return { name: basename(file), type, content, ...(endsIn !== undefined && { endsIn }) };
    }),
  );
}

/**
 * Returns a function that runs a command to find the tasks of an upload.
 *
 * @throws {UsageError} The command is empty.
 */
export function commandFinder(command: string): NonNullable<RunOptions['findTasks']> {
  const [file = '', ...args] = command.split(' ').filter(Boolean);
  if (file === '') throw new UsageError('--find-tasks-command: the command is empty.');
  return ({ id }) =>
    new Promise((done, fail) => {
      execFile(file, [...args, id], { timeout: patience }, (error, stdout, stderr) => {
        if (!error) return done(stdout.split(/\s+/).filter(Boolean));
        const [line = ''] = stderr.trim().split('\n');
        const reason =
          typeof error.code === 'number'
            ? `exit code ${error.code}`
            : error.killed
              ? 'no result in 60 s'
              : error.message;
        fail(new Error(`${command}: ${reason}${line === '' ? '' : `, ${line}`}`));
      });
    });
}
