import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { openProject } from '../../scripts/lib/typescript.ts';
import { writeDeclared } from '../support/declared.ts';
import { type Check, execute, toolFile, version, weekly } from './tools.ts';

/** The oldest and the newest, and those between them. */
const compilers = { ends: ['typescript-5.5', 'typescript-7'], between: ['typescript-6', 'typescript-5.9'] };

const strictness = {
  strict: { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  loose: { strict: false },
};
const resolutions = { bundler: 'esnext', node16: 'node16', nodenext: 'nodenext' };
const globals = {
  dom: { lib: ['es2022', 'dom'], types: [] },
  node: { lib: ['es2022'], types: ['node'] },
};

const consumer = join(import.meta.dirname, 'consumer.ts');

/** Checks that compile the consumer with every compiler, in every way that changes what it gets to see. */
export function typeChecks(folder: string): Check[] {
  copyFileSync(consumer, join(folder, 'consumer.ts'));
  copyFileSync(consumer, join(folder, 'consumer.cts'));
  const parts = ['tasks', 'uploads'].map(
    (name) => `export { createClient as ${name} } from '@docproc/client/${name}';\n`,
  );
  writeFileSync(join(folder, 'client.cts'), `export * from '@docproc/client';\n${parts.join('')}`);
  const json = `import contract from '@docproc/types/openapi.json' with { type: 'json' };\n`;
  writeFileSync(join(folder, 'contract.ts'), `${json}export const title: string = contract.info.title;\n`);

  const compile = (compiler: string): Check => {
    const names = configure(join(folder, compiler), compiler);
    return {
      name: `TypeScript ${version(compiler)}, ${names.length} configurations`,
      async run() {
        // One process for all: they share what they parse, which makes it three times as fast.
        const args = [toolFile(`${compiler}/bin/tsc`), '--build', '--verbose', ...names];
        const { code, output } = await execute(process.execPath, args, { cwd: join(folder, compiler) });
        const isStart = (line = 'Building project'): boolean => line.includes('Building project');
        const said = output.split('\n').filter((line) => isStart(line) || /error|^ +[^ *]/.test(line));
        if (said.filter((line) => isStart(line)).length !== names.length) throw new Error(output);
        // A configuration that goes on to the next one at once has no output.
        const problems = said.filter((line, index) => !isStart(line) || !isStart(said[index + 1]));
        if (code !== 0) throw new Error(problems.join('\n'));
      },
    };
  };
  return [
    { name: 'the consumer uses every export', run: () => assertAllUsed(folder) },
    { name: 'every README names the oldest compiler', run: assertNamed },
    { name: 'the oldest resolution of modules finds the entries', run: () => assertOldest(folder) },
    ...compilers.ends.map(compile),
    ...weekly(compilers.between.map(compile)),
  ];
}

/** Writes the configurations for a compiler into a folder of their own, and returns their names. */
function configure(folder: string, compiler: string): string[] {
  mkdirSync(folder);
  const names: string[] = [];
  for (const [strict, flags] of Object.entries(strictness)) {
    for (const [moduleResolution, module] of Object.entries(resolutions)) {
      for (const [library, known] of Object.entries(globals)) {
        // Of the packages, the client alone has modules for CommonJS.
        const files = ['../consumer.ts', '../client.cts'];
        // node16 accepts no import attributes, and lets CommonJS load no ES modules; nor does TypeScript before 5.8.
        if (module !== 'node16') files.push('../contract.ts');
        if (module === 'nodenext' && compiler !== 'typescript-5.5') files.push('../consumer.cts');
        const compilerOptions = {
          ...flags,
          ...known,
          module,
          moduleResolution,
          target: 'es2022',
          resolveJsonModule: true,
          skipDefaultLibCheck: true,
          noEmit: true,
        };
        const name = `${strict}-${moduleResolution}-${library}.json`;
        writeFileSync(join(folder, name), JSON.stringify({ compilerOptions, files }));
        names.push(name);
      }
    }
  }
  return [...names, ...writeDeclared(folder)];
}

/** What the consumer does not use, the compilers do not check. */
async function assertAllUsed(folder: string): Promise<void> {
  const file = join(folder, 'consumer.ts');
  const { program, checker } = openProject({
    files: [file],
    compilerOptions: { module: 'nodenext', types: [], noEmit: true },
  });
  const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const text = readFileSync(consumer, 'utf8');
  const unused = imports.flatMap(({ moduleSpecifier: from }) => {
    // The values have the names and types of the contract, which are used above.
    if (from.getText().endsWith("/schemas'")) return [];
    const exported = checker.getSymbolAtLocation(from);
    const names = exported ? checker.getExportsOfModule(exported) : [];
    if (names.length === 0) return [`anything of ${from.getText()}`];
    return names.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  });
  if (unused.length > 0) throw new Error(`consumer.ts does not use ${unused.join(', ')}`);
}

async function assertNamed(): Promise<void> {
  const [oldest] = [...compilers.ends, ...compilers.between]
    .map((name) => name.replace('typescript-', 'TypeScript '))
    .sort();
  const packages = ['client', 'types', 'sandbox', 'conformance', 'mcp', 'cli'];
  for (const name of packages)
    if (!readFileSync(`src/${name}/README.md`, 'utf8').includes(`${oldest} or later`))
      throw new Error(`src/${name}/README.md does not name ${oldest} or later`);
}

/** Compiles imports of each entry as projects of before TypeScript 4.7 do. */
async function assertOldest(folder: string): Promise<void> {
  const text = `import { createClient, type Docproc } from '@docproc/client';
import { createClient as createTasks } from '@docproc/client/tasks';
import { createClient as createUploads } from '@docproc/client/uploads';
import { pageItems } from '@docproc/client/pages';
import type { Task } from '@docproc/types';
export const all: [Docproc, unknown, unknown, Task?] = [createClient, createTasks, createUploads, pageItems].map(String) as never;
`;
  writeFileSync(join(folder, 'node10.ts'), text);
  const options =
    '--module commonjs --moduleResolution node10 --target es2022 --strict --noEmit --skipLibCheck';
  const args = [toolFile('typescript-5.9/bin/tsc'), ...options.split(' '), '--types', 'node', 'node10.ts'];
  const { code, output } = await execute(process.execPath, args, { cwd: folder });
  if (code !== 0) throw new Error(output);
}

/** Checks that look at the packed packages as others will find them. */
export function packageChecks(folder: string, tarballs: string[]): Check[] {
  const check = (name: string, file: string, args: string[], clean: RegExp): Check => ({
    name,
    async run() {
      const { code, output } = await execute(process.execPath, [toolFile(file), ...args], { cwd: folder });
      if (code !== 0 || !clean.test(output)) throw new Error(output);
    },
  });
  return tarballs.flatMap((tarball) => {
    const name = tarball.replace(/.*docproc-(\w+)-.*/, '@docproc/$1');
    // The client has CommonJS modules too.
    const profile = name === '@docproc/client' ? 'node16' : 'esm-only';
    const flags = ['--profile', profile, '--no-color', '--no-emoji'];
    return [
      check(`publint, ${name}`, 'publint/src/cli.js', ['run', tarball, '--strict'], /All good!/),
      check(
        `attw, ${name}`,
        '@arethetypeswrong/cli/dist/index.js',
        [tarball, ...flags],
        /node16 \(from ESM\)/,
      ),
    ];
  });
}
