/** Folders for work in progress. What is left of a process that was killed, a later one removes. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Below the project, where its packages are found. */
export const projectCache: string = fileURLToPath(new URL('../../.cache/', import.meta.url));

export interface Scratch {
  folder: string;
  remove: () => void;
}

/** Makes an empty folder. It is removed when this process exits, if it was not before. */
export function makeScratch(parent: string = tmpdir()): Scratch {
  mkdirSync(parent, { recursive: true });
  for (const entry of readdirSync(parent)) {
    const [, process = ''] = /^docproc-(\d+)-/.exec(entry) ?? [];
    if (process !== '' && !isRunning(Number(process))) removeFolder(join(parent, entry));
  }
  const folder = mkdtempSync(join(parent, `docproc-${process.pid}-`));
  const remove = () => {
    unremoved.delete(remove);
    removeFolder(folder);
  };
  if (unremoved.size === 0) process.off('exit', removeAll).once('exit', removeAll);
  unremoved.add(remove);
  return { folder, remove };
}

const unremoved = new Set<() => void>();
const removeAll = () => {
  for (const remove of unremoved) remove();
};

// A thread may still write to it.
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
