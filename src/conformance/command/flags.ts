import { commandFinder, samplesOf, taskIdsOf } from './flag-files.ts';
import { parseArguments, UsageError } from '../../shared/command-line.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import { permissions, type Credentials, type RunOptions } from '../options.ts';

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
  verbose: { type: 'boolean' },
  quiet: { type: 'boolean' },
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

/** How the run gets at tasks: at most one of the ways that there are. */
async function tasksOf(flags: Flags): Promise<Partial<RunOptions>> {
  const { 'task-ids': file, 'find-tasks-command': command } = flags;
  if (file !== undefined && command !== undefined)
    throw new UsageError('Choose one of --task-ids and --find-tasks-command.');
  if (file !== undefined) return { taskIds: await taskIdsOf(file) };
  return command === undefined ? {} : { findTasks: commandFinder(command) };
}
