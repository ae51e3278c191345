import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from './run-node.ts';

/** Creates a folder for one test in which the built package is installed, and returns its path. */
export function folderWithSandbox(files: Record<string, string>): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const path = mkdtempSync(join(root, '.cache/sandbox-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, 'node_modules/@docproc'), { recursive: true });
  symlinkSync(join(root, 'generated/sandbox'), join(path, 'node_modules/@docproc/sandbox'), 'dir');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}
