/** Compiles files in a process of its own, with the compiler that checks the types of the project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../artifacts/project.ts';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')),
  'bin/tsc',
);

/** Returns the errors of the compiler in some files, with one entry per problem. Options are those of a tsconfig.json. */
export function compile(files: string[], compilerOptions: object): string[] {
  // Below the root, so that types are found from there.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/compile-'));
  try {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true }, files }));
    const args = [compiler, '--project', config, '--pretty', 'false'];
    const { error, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (error) throw error;
    return (stdout + stderr)
      .split(/\n(?=\S)/)
      .map((message) => message.trim())
      .filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
