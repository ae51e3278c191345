/** Makes the folder that `build.ts` builds into for all files of a run, and removes it afterwards. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    buildFolder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'docproc-build-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  project.provide('buildFolder', folder);
  // An edit makes the build of the run before stale.
  project.onTestsRerun(() => {
    remove();
    mkdirSync(folder);
  });
  return remove;
}
