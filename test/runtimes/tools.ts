import { spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../scripts/lib/cli.ts';

/** Something that passes, or throws an error that states why not. */
export interface Check {
  name: string;
  run: () => Promise<void>;
}

export const root: string = join(import.meta.dirname, '../..');

/** The runtimes and compilers, installed: a cache that git ignores. */
const cache = join(root, '.cache/runtimes');
const table = join(import.meta.dirname, 'tools');

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies';
const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(join(table, 'package.json'), 'utf8'),
) as Record<Kind, Record<string, string>>;

/** The exact version of a tool, by the beginning of its name in tools/package.json. */
export function version(tool: string): string {
  const entries = Object.entries({ ...dependencies, ...optionalDependencies });
  const [, range = ''] = entries.find(([name]) => name.startsWith(tool)) ?? [];
  return range.split('@').at(-1) ?? '';
}

/** The path of a file of an installed tool. `*` stands for this platform: no other one's files are there. */
export function toolFile(pattern: string): string {
  const [found] = globSync(pattern, { cwd: join(cache, 'node_modules') });
  if (!found) throw new Error(`npm has no ${pattern} for ${process.platform}-${process.arch}`);
  return join(cache, 'node_modules', found);
}

/**
 * Installs what tools/package.json lists, in the versions of its lockfile and without install scripts: the
 * binaries are packages of their own, one for each platform. Does nothing if all of it is there.
 *
 * @param browser also installs the browser for machines without one
 */
export async function install(browser = false): Promise<void> {
  const files = ['package.json', 'package-lock.json'];
  const texts = files.map((name) => readFileSync(join(table, name), 'utf8'));
  const wanted = [process.platform, process.arch, ...texts].join('\n');
  const stamp = join(cache, 'installed');
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (current && (!browser || existsSync(join(cache, 'node_modules/@sparticuz/chromium')))) return;

  console.log(`Installing ${browser ? 'a browser' : 'runtimes and compilers'} into .cache/runtimes …`);
  mkdirSync(cache, { recursive: true });
  rmSync(stamp, { force: true });
  for (const name of files) cpSync(join(table, name), join(cache, name));
  // Not `ci`, which insists on binaries for every platform, also where a registry has only some of them.
  await npm(cache, ['install', browser ? '--include=dev' : '--omit=dev']);
  writeFileSync(stamp, wanted);
}

/** Runs npm in a folder that has a package.json. */
export async function npm(folder: string, args: string[]): Promise<void> {
  const flags = ['--prefix', folder, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await execute('npm', [...args, ...flags, '--loglevel=error'], {
    cwd: folder,
    env: process.env,
    minutes: 15,
  });
  if (code !== 0) throw new InputError(`npm ${args.join(' ')} failed:\n${output}`);
}

export interface Ended {
  code: number | null;
  /** What it printed, on both streams. */
  output: string;
}

interface Execution {
  cwd: string;
  /** By default no more than what programs cannot do without, so that nothing of this machine shows. */
  env?: NodeJS.ProcessEnv;
  minutes?: number;
}

/** Runs a program to its end, or ends it when it takes too long. */
export async function execute(
  command: string,
  args: string[],
  { cwd, env = { PATH: process.env['PATH'], HOME: cwd }, minutes = 5 }: Execution,
): Promise<Ended> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const timer = setTimeout(() => {
    output += `\nIt did not end within ${minutes} minutes.`;
    child.kill('SIGKILL');
  }, minutes * 60_000);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output: output.trim() }));
    });
  } finally {
    clearTimeout(timer);
  }
}
