/** Folders that tests write to. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

type AtEnd = (remove: () => void) => void;

/** Returns an empty folder, which is removed when the test ends or another hook runs. */
export const temporary = (atEnd: AtEnd = onTestFinished): string => below(tmpdir(), atEnd);

/** Returns one below the root of the project, where the packages can be found. */
export const temporaryInProject = (atEnd: AtEnd = onTestFinished): string =>
  below(join(import.meta.dirname, '../../.cache'), atEnd);

function below(parent: string, atEnd: AtEnd): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'docproc-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
