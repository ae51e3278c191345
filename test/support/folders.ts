/** Folders that tests write to. */
import { tmpdir } from 'node:os';
import { onTestFinished } from 'vitest';
import { makeScratch, projectCache } from '../../scripts/lib/scratch.ts';

type AtEnd = (remove: () => void) => void;

/** Returns an empty folder, which is removed when the test ends or another hook runs. */
export const temporary = (atEnd: AtEnd = onTestFinished): string => below(tmpdir(), atEnd);

/** Returns one below the root of the project, where the packages can be found. */
export const temporaryInProject = (atEnd: AtEnd = onTestFinished): string => below(projectCache, atEnd);

function below(parent: string, atEnd: AtEnd): string {
  const { folder, remove } = makeScratch(parent);
  atEnd(remove);
  return folder;
}
