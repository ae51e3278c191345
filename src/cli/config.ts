/** Where the service is, and the key: the environment, `.env` of the folder, or a profile. */
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { homedir, userInfo } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { OptionsWithTasks } from '@docproc/client/upload-tasks';
import { UsageError } from '../shared/command-line.ts';
import { tasksOfModule } from '../shared/tasks-module.ts';

type Env = Readonly<Record<string, string | undefined>>;

export const variables = {
  DOCPROC_BASE_URL: 'baseUrl',
  DOCPROC_TEAM_ID: 'teamId',
  DOCPROC_PROJECT_ID: 'projectId',
  DOCPROC_API_KEY: 'apiKey',
} as const;

export interface ConfigFlags {
  sandbox?: boolean | undefined;
  profile?: string | undefined;
  'tasks-of'?: string | undefined;
}

export function profileFile(name: string, env: Env): string {
  if (!/^[\w-]+$/.test(name)) throw new UsageError(`--profile ${name}: a name has letters, digits, - and _.`);
  const { XDG_CONFIG_HOME: folder = '' } = env;
  // A relative path would be one of whatever folder this is.
  const own = isAbsolute(folder) ? folder : join(homedir() || userInfo().homedir, '.config');
  return join(own, 'docproc', `${name}.env`);
}

/** Returns the variables of a file; undefined if there is none. */
async function readVariables(path: string, isPrivate: boolean): Promise<Env | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  if (isPrivate && process.platform !== 'win32' && found.mode & 0o077)
    throw new UsageError(`Others can read ${path}, which has a key. Run: chmod 600 ${path}`);
  // Editors of Windows begin a file with a byte order mark.
  return parseEnv((await readFile(path, 'utf8')).replace(/^\ufeff/, '')) as Env;
}

/**
 * Returns the options of the client. Base URL and key are of one place, so that no file of a folder can send a key of another
 * place somewhere else.
 *
 * @throws {UsageError} Something is missing; the message has the way out.
 */
export async function optionsOf(flags: ConfigFlags, env: Env): Promise<OptionsWithTasks> {
  const { profile, 'tasks-of': module = env['DOCPROC_TASKS_OF'] } = flags;
  if (flags.sandbox) return sandboxOptions(env);
  const file = profileFile(profile ?? 'default', env);
  const saved = await readVariables(file, true);
  if (profile !== undefined && !saved)
    throw new UsageError(
      `--profile ${profile}: there is no ${file}. Create it: docproc login --profile ${profile}`,
    );
  const places: [name: string, values: Env | undefined][] =
    profile === undefined
      ? [
          ['the environment', env],
          ['.env', await readVariables('.env', false)],
          [file, saved],
        ]
      : [[file, saved]];
  const [place, own = {}] = places.find(([, values]) => values?.['DOCPROC_API_KEY']) ?? [];
  if (place === undefined && profile !== undefined)
    throw new UsageError(
      `${file} has no DOCPROC_API_KEY. Write it again: docproc login --profile ${profile}`,
    );
  if (place === undefined)
    throw new UsageError('There is no key. Run docproc login, set DOCPROC_API_KEY, or add --sandbox.');
  const valueOf = (variable: keyof typeof variables, isOfPlace: boolean): string => {
    const others = isOfPlace ? [] : places.map(([, values]) => values?.[variable]);
    const value = [own[variable], ...others].find(Boolean);
    if (value) return value;
    throw new UsageError(`${variable} is missing: set it in ${place}, which has the key.`);
  };
  return {
    baseUrl: valueOf('DOCPROC_BASE_URL', true),
    apiKey: valueOf('DOCPROC_API_KEY', true),
    teamId: valueOf('DOCPROC_TEAM_ID', false),
    projectId: valueOf('DOCPROC_PROJECT_ID', false),
    tasksOf: module ? await tasksOfModule(module) : undefined,
  };
}

function sandboxOptions(env: Env): OptionsWithTasks {
  const baseUrl = (env['DOCPROC_SANDBOX_URL'] || 'http://127.0.0.1:4020').replace(/\/+$/, '');
  const token = env['DOCPROC_SANDBOX_CONTROL_TOKEN'];
  return {
    baseUrl,
    apiKey: env['DOCPROC_SANDBOX_KEY'] || 'any-key',
    teamId: 'team-1',
    projectId: 'project-1',
    async tasksOf({ id }) {
      const url = `${baseUrl}/_sandbox/teams/team-1/uploads/${encodeURIComponent(id)}`;
      const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
      if (response.ok) return ((await response.json()) as { tasks: string[] }).tasks;
      throw new UsageError(
        `The sandbox returned ${response.status} for the tasks of ${id}. If it has a control token, set DOCPROC_SANDBOX_CONTROL_TOKEN.`,
      );
    },
  };
}

/** Returns a line of a profile. In double quotes, a part of a value could be replaced. */
function lineOf(variable: string, value: string): string {
  const quote = value.includes("'") ? '`' : "'";
  const line = `${variable}=${quote}${value}${quote}\n`;
  if (parseEnv(line)[variable] === value) return line;
  throw new UsageError(`${variable}: a profile cannot have a value with both ' and \`.`);
}

/** Writes a profile that no other user can read. */
export async function writeProfile(file: string, options: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(variables).map(([variable, member]) =>
    lineOf(variable, options[member] ?? ''),
  );
  // With `recursive`, Node does not end below /proc.
  for (const folder of [dirname(dirname(file)), dirname(file)])
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  // Before it has the key: others may be able to read a file that is there.
  await chmod(file, 0o600).catch(() => {});
  await writeFile(file, lines.join(''), { mode: 0o600 });
}
