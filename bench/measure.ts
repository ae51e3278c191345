/** What sections share. Progress goes to stderr, so that stdout is Markdown alone. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../scripts/lib/execute.ts';
import { redoclyEnv } from '../scripts/lib/redocly-cli.ts';

/** Milliseconds that a function needs. */
export async function time(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Runs a script with this Node, and throws what it wrote when it fails. */
export async function node(script: string, args: string[], cwd: string): Promise<void> {
  const env = { ...process.env, ...redoclyEnv };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output}`);
}

/** Installs what bench/package.json lists, in the versions of its lockfile. Does nothing if all of it is there. */
export async function installPeers(): Promise<void> {
  const folder = import.meta.dirname;
  const { dependencies } = readPackage(folder);
  const current = Object.entries(dependencies ?? {}).every(([name, version]) => {
    const installed = join(folder, 'node_modules', name);
    return existsSync(installed) && readPackage(installed).version === version;
  });
  if (current) return;
  progress('installing the peers into bench/node_modules');
  await npm(folder, ['ci']);
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version?: string;
    dependencies?: Record<string, string>;
  };

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** A Markdown table. The first row is the head; all columns but the first are numbers, aligned to the right. */
export function table(rows: (string | number)[][]): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

export function progress(text: string): void {
  console.error(`… ${text}`);
}

/** A process that runs a module. */
export async function runModule(source: string, execPath = process.execPath): Promise<ChildProcess> {
  const child = fork('-', [], {
    execPath,
    execArgv: ['--input-type=module', '-e', source],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', (code) => {
    if (code) throw new Error('A process of the bench failed.');
  });
  return child;
}
