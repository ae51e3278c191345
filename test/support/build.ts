/** `npm run build` from nothing, run once for all tests that look at its output: the site is slow. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { builtState } from '../../scripts/lib/built.ts';
import { root, run, type Run } from '../artifacts/project.ts';

interface Build {
  result: Run;
  /** By path below `generated/`. */
  files: Record<string, Buffer>;
}

/** Returns what the build printed and wrote. The first file that asks for it builds, and the others wait. */
export async function buildOnce(): Promise<Build> {
  const folder = inject('buildFolder');
  const done = join(folder, 'result.json');
  if (claims(join(folder, 'openapi'))) {
    cpSync(join(root, 'openapi'), join(folder, 'openapi'), { recursive: true });
    const result = await run('build.ts', [], folder);
    await keepSite(join(folder, 'generated'));
    // Whoever waits must not read half of it.
    writeFileSync(`${done}.part`, JSON.stringify(result));
    renameSync(`${done}.part`, done);
  }
  while (!existsSync(done)) await setTimeout(100);
  return { result: JSON.parse(readFileSync(done, 'utf8')) as Run, files: filesIn(join(folder, 'generated')) };
}

/** Leaves the site for the commands that come after, as a build of this project does, if all else is what git keeps. */
async function keepSite(made: string): Promise<void> {
  const kept = join(root, 'generated');
  const others = Object.entries(filesIn(made)).filter(([path]) => !path.startsWith('docs/'));
  const isKept = (path: string, content: Buffer) =>
    existsSync(join(kept, path)) && content.equals(readFileSync(join(kept, path)));
  if (!others.every((each) => isKept(...each))) return;
  rmSync(join(kept, 'docs'), { recursive: true, force: true });
  cpSync(join(made, 'docs'), join(kept, 'docs'), { recursive: true });
  await (await builtState()).note('packages', 'site');
}

/** Whether this process is the one that makes a folder. */
function claims(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Returns every file below a folder, by its path there. */
export function filesIn(folder: string): Record<string, Buffer> {
  if (!existsSync(folder)) return {};
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths.sort().map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]),
  );
}
