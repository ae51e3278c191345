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
export const frameworks = ['trpc', 'tanstack-form', 'tanstack-query', 'hono', 'connections'];

/** Returns the names of the frameworks whose program fails. */
export async function runFrameworks(chosen: Chosen): Promise<string[]> {
  const names = frameworks.filter((name) => chosen({ name }));
  const failing: string[] = [];
  if (names.length > 0) await toolbox(folder, 'frameworks').install();
  const samples = join(root, '.cache/frameworks/samples');
  mkdirSync(samples, { recursive: true });
  const page = 'docs/recipes/user-interfaces.md';
  writeFileSync(join(samples, 'proxy.ts'), snippets(page, 'ts hono').join('\n'));
  writeFileSync(join(samples, 'review.ts'), snippets(page, 'ts query').join('\n'));
  for (const guide of ['client', 'connections']) {
    for (const source of snippets(`docs/guides/${guide}.md`, 'js')) {
      const here = source
        .replace("'http://proxy.example:3128'", "process.env['PROXY']")
        .replace('https://docproc.example', 'http://docproc.example')
        .replace(/^const docproc/m, 'export const docproc');
      const [, name] = /^export const (\w+)/m.exec(here) ?? [];
      writeFileSync(join(samples, `${name}.mjs`), here);
    }
  }
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
