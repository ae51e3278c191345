import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-node.ts';
import { temporaryInProject } from '../support/folders.ts';

/** Creates a folder for one test in which the built package is installed, and returns its path. */
export function folderWithSandbox(files: Record<string, string>): string {
  const path = temporaryInProject();
  mkdirSync(join(path, 'node_modules/@docproc'), { recursive: true });
  symlinkSync(join(root, 'generated/sandbox'), join(path, 'node_modules/@docproc/sandbox'), 'dir');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}
