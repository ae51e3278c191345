import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'generated/sandbox/dist');

/** Runs Node until it ends. */
export async function run(args: string[], cwd = root) {
  const env = { ...process.env, DEBUG: '', NODE_OPTIONS: '', FORCE_COLOR: undefined, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd, env });
  onTestFinished(() => void child.kill());
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number | null, stdout, stderr };
}
