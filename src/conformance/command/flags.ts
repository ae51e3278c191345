/** Reads a command line, and what its flags name: files with task IDs, documents, ways to find the tasks of an upload. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArguments, UsageError } from '../../shared/command-line.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { permissions, type Credentials, type RunOptions, type Sample } from '../contract/options.ts';
import { task } from '../contract/resource.ts';

const options = {
  'base-url': { type: 'string' },
  team: { type: 'string' },
  project: { type: 'string' },
  'api-key': { type: 'string' },
  'scoped-key': { type: 'string', multiple: true },
  'other-team-key': { type: 'string' },
  'expired-key': { type: 'string' },
  'invalid-key': { type: 'string' },
  'other-project': { type: 'string' },
  folder: { type: 'string' },
  'control-token': { type: 'string' },
  allow: { type: 'string', multiple: true },
  rate: { type: 'string' },
  concurrency: { type: 'string' },
  'timeout-ms': { type: 'string' },
  'processing-ms': { type: 'string' },
  'find-tasks-command': { type: 'string' },
  'task-ids': { type: 'string' },
  document: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  report: { type: 'string', multiple: true },
  output: { type: 'string' },
  'docs-url': { type: 'string' },
  interpretations: { type: 'string' },
  baseline: { type: 'string' },
  'write-baseline': { type: 'boolean' },
  verbose: { type: 'boolean' },
  quiet: { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The flags of a command line. */
export type Flags = ReturnType<typeof parse>;

/**
 * Reads a command line.
 *
 * @throws {UsageError} It has an unknown flag, or a flag without its value.
 */
export const parse = (args: string[]) => parseArguments('docproc-conformance', { args, options }).values;

/**
 * Returns the options that flags and environment variables set.
 *
 * @throws {UsageError} One is missing or invalid.
 */
export async function optionsOf(
  flags: Flags,
  env: Readonly<Record<string, string | undefined>>,
): Promise<RunOptions> {
  const required = (name: 'base-url' | 'team' | 'project'): string => {
    const value = flags[name];
    if (value === undefined || value === '')
      throw new UsageError(`--${name} is missing. docproc-conformance --help lists the options.`);
    return value;
  };
  const apiKey = flags['api-key'] ?? env['DOCPROC_API_KEY'];
  if (!apiKey) throw new UsageError('The key is missing: set DOCPROC_API_KEY, or --api-key.');
  return {
    baseUrl: required('base-url'),
    team: required('team'),
    project: required('project'),
    apiKey,
    credentials: credentialsOf(flags),
    allow: chosen('allow', flags, permissions),
    ...omitUndefined({
      otherProject: flags['other-project'],
      folder: flags.folder,
      docsUrl: flags['docs-url'],
      controlToken: flags['control-token'],
      rate: number('rate', flags.rate),
      concurrency: number('concurrency', flags.concurrency),
      timeoutMs: number('timeoutMs', flags['timeout-ms']),
      processingMs: number('processingMs', flags['processing-ms']),
      only: flags.only,
      samples: await samplesOf(flags.document ?? []),
      ...(await tasksOf(flags)),
    }),
  };
}

function number(name: keyof RunOptions, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!(Number(value) > 0)) throw new UsageError(`${name} must be a positive number, and is ${value}.`);
  return Number(value);
}

/**
 * Returns the names that a flag lists, separated by commas.
 *
 * @throws {UsageError} There is no such name.
 */
export function chosen<Name extends string>(
  flag: 'allow' | 'report',
  { [flag]: values = [] }: Flags,
  known: readonly Name[],
): Name[] {
  return values
    .flatMap((value) => value.split(','))
    .map((value) => {
      const name = known.find((each) => each === value.trim());
      if (name === undefined) throw new UsageError(`--${flag} ${value}: choose from ${known.join(', ')}.`);
      return name;
    });
}

function credentialsOf(flags: Flags): Credentials {
  const scoped = flags['scoped-key']?.map((value) => {
    const end = value.indexOf('=');
    if (end < 1) throw new UsageError('--scoped-key must be SCOPE,SCOPE=KEY.');
    return { scopes: value.slice(0, end).split(','), key: value.slice(end + 1) };
  });
  return omitUndefined({
    otherTeam: flags['other-team-key'],
    expired: flags['expired-key'],
    invalid: flags['invalid-key'],
    scoped,
  });
}

/** Returns how the run finds tasks: in one way at most. */
async function tasksOf(flags: Flags): Promise<Partial<RunOptions>> {
  const { 'task-ids': file, 'find-tasks-command': command } = flags;
  if (file !== undefined && command !== undefined)
    throw new UsageError('Choose one of --task-ids and --find-tasks-command.');
  if (file !== undefined) return { taskIds: await taskIdsOf(file) };
  return command === undefined ? {} : { findTasks: commandFinder(command) };
}

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
async function taskIdsOf(file: string): Promise<string[]> {
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
async function samplesOf(values: readonly string[]): Promise<Sample[] | undefined> {
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
function commandFinder(command: string): NonNullable<RunOptions['findTasks']> {
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
