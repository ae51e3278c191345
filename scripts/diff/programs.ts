/** Compiles the programs of a release with the declarations of the packages as they are now. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compile } from '../lib/typescript.ts';
import type { Change } from './change.ts';

/** The folder of a released version with programs that compile with its packages. */
export const programsFolder = 'programs';

/** How the compiler checks programs that use the packages of a project. */
const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: ['node'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** `@ts-expect-error` without an error: what was rejected is accepted now, which breaks no program. */
const unusedExpectation = 2578;

/** Returns a change for each program of a release that does not compile any more. */
export function comparePrograms(root: string, release: string): Change[] {
  const folder = join(root, 'releases', release, programsFolder);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).map((name) => join(folder, name));
  const errors = compile({ files, compilerOptions }).filter(({ code }) => code !== unusedExpectation);
  return files.flatMap((path): Change[] => {
    const [error, ...more] = errors.filter(({ file }) => file === path);
    if (!error) return [];
    const [text] = error.message.split('\n');
    const count = more.length === 1 ? 'one more error' : `${more.length} more errors`;
    const others = more.length > 0 ? ` It has ${count}.` : '';
    const { line } = error;
    const file = relative(root, path);
    return [
      {
        rule: 'api-breaks',
        bump: 'major',
        audiences: ['compiles'],
        pointer: `${file}:${line}`,
        location: { file, line, column: 1 },
        message: `A program of ${release} does not compile any more: ${text}${others}`,
      },
    ];
  });
}
