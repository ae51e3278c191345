/** A throw-away project for tests that run the real commands on a contract that they may break. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CommandResult, execute } from '../../scripts/lib/execute.ts';

export const root: string = join(import.meta.dirname, '../..');

export interface Project {
  folder: string;
  read: (file: string) => string;
  write: (file: string, content: string) => void;
  /** Replaces text in a file that must contain it. */
  replace: (file: string, from: string, to: string) => void;
  /** Every file below a folder with its content. */
  snapshot: (folder: string) => Record<string, string>;
}

/** A folder with a copy of the given parts of this project. It is removed when the test ends. */
export function project(...parts: string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  return {
    folder,
    read,
    write,
    replace(file, from, to) {
      const before = read(file);
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(file, before.replace(from, to));
    },
    snapshot(below) {
      const files = readdirSync(join(folder, below), { recursive: true, withFileTypes: true });
      const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
      return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(path, 'latin1')]));
    },
  };
}

/** What a script of this project prints. */
export type Run = Pick<CommandResult, 'code' | 'stdout' | 'stderr'>;

/** Runs a script of this project in a folder, as npm would, until it ends. */
export async function run(script: string, args: string[], cwd: string): Promise<Run> {
  const env = { ...process.env, DEBUG: '' };
  const file = join(root, 'scripts/commands', script);
  const { code, stdout, stderr } = await execute(process.execPath, [file, ...args], {
    cwd,
    env,
    minutes: 120,
  });
  return { code, stdout, stderr };
}
