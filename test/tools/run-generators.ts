/** Generates TypeScript with each tool, and compiles it under strict. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../scripts/lib/cli.ts';
import { compile } from '../support/compile.ts';
import { generators } from './generators.ts';
import { versionOf } from './readers.ts';
import { report, type Chosen, type Result } from './result.ts';
import { compilerOptions, home, root } from './tools.ts';

/** Runs every generator. Returns a row of the table for each. */
export async function runGenerators(chosen: Chosen): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, package: npmName, document, generate, note } of generators.filter(chosen)) {
    const folder = join(home, 'work', name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const problem = await generate(folder, join(root, 'generated/docs', document)).then(
      () => compileAll(folder),
      messageOf,
    );
    report(name, problem);
    const works = problem === undefined;
    const result = works ? 'Compiles' : 'Fails';
    results.push({ tool: name, version: versionOf(npmName), document, result, works, note });
  }
  return results;
}

/** Returns the first errors of the code in a folder; undefined if it has none. */
function compileAll(folder: string): string | undefined {
  const files = globSync('**/*.ts', { cwd: folder }).map((file) => join(folder, file));
  if (files.length === 0) return 'It wrote no TypeScript.';
  const errors = compile(files, {
    ...compilerOptions,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')] },
  });
  return errors.length === 0 ? undefined : errors.slice(0, 6).join('\n');
}
