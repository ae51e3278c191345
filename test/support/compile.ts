import { relative } from 'node:path';
import { compile as compileModules } from '../../scripts/lib/typescript.ts';

/** Returns the errors of the compiler in some files, with one entry per problem. Options are those of a tsconfig.json. */
export const compile = (files: string[], compilerOptions: object): string[] =>
  compileModules({ files, compilerOptions: { ...compilerOptions, noEmit: true } }).map(
    ({ file, line, code, message }) =>
      `${relative(process.cwd(), file)}(${line}): error TS${code}: ${message}`,
  );
