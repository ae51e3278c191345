/** Frameworks that accept a Standard Schema: compiles and runs a program for each with the schemas of the contract. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../scripts/lib/cli.ts';
import { compile } from '../support/compile.ts';
import { snippets } from '../support/snippets.ts';
import { toolbox } from '../support/toolbox.ts';
import { report, type Chosen } from './result.ts';
import { outputOf, root } from './tools.ts';

const folder = 'test/tools/frameworks';
export const frameworks = ['trpc', 'tanstack-form', 'tanstack-query', 'hono'];

/** Returns the names of the frameworks whose program fails. */
export async function runFrameworks(chosen: Chosen): Promise<string[]> {
  const names = frameworks.filter((name) => chosen({ name }));
  const failing: string[] = [];
  if (names.length > 0) await toolbox(folder, 'frameworks').install();
  const samples = join(root, '.cache/frameworks/samples');
  mkdirSync(samples, { recursive: true });
  for (const [kind, file] of [
    ['hono', 'proxy.ts'],
    ['query', 'review.ts'],
  ] as const)
    writeFileSync(join(samples, file), snippets('docs/recipes/user-interfaces.md', `ts ${kind}`).join('\n'));
  for (const name of names) {
    const file = join(samples, `${name}.ts`);
    cpSync(join(root, folder, `${name}.ts`), file);
    const problem = await run(file).catch(messageOf);
    report(name, problem);
    if (problem !== undefined) failing.push(name);
  }
  return failing;
}

async function run(file: string): Promise<undefined> {
  const settings = {
    strict: true,
    allowImportingTsExtensions: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
  };
  const problems = compile([file], { ...settings, types: ['node'], skipLibCheck: true });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  await outputOf(process.execPath, [file], join(file, '..'));
}
