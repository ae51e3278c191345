/** The packages of a changed contract, installed where the program of a consumer finds them. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build as buildClient } from '../../scripts/artifacts/client/package.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import { build as buildTypes } from '../../scripts/artifacts/types.ts';
import type { Files } from '../../scripts/lib/write-files.ts';
import type { Contract } from '../../scripts/model/bundle.ts';
import { consumerOf, type Edit, kit } from './edits.ts';
import type { Outcomes } from './programs.ts';

/** Generates the packages into a folder, with the program of the consumer and samples of the docs next to them. */
export async function install(contract: Contract, edit: Edit, folder: string, samples: Files): Promise<void> {
  const files: Files = {};
  for (const build of [buildTypes, buildClient, buildSandbox]) Object.assign(files, await build(contract));
  for (const [path, content] of Object.entries(files)) {
    const unversioned = path.endsWith('/package.json') ? withoutVersion(String(content)) : content;
    write(join(folder, 'node_modules/@docproc', path), unversioned);
  }
  for (const [name, text] of Object.entries(samples)) write(join(folder, 'samples', name), text);
  const program = consumerOf(edit);
  if (program === undefined) return;
  write(join(folder, 'kit.ts'), kit());
  write(join(folder, 'consumer/consumer.ts'), program);
}

/** The compiler takes two packages of the same name and version for one. */
function withoutVersion(text: string): string {
  const { version: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rest);
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Runs the programs in some folders. */
export async function run(folders: string[]): Promise<Outcomes> {
  const programs = folders.filter((folder) => existsSync(join(folder, 'consumer')));
  return JSON.parse(
    await output(process.execPath, [join(import.meta.dirname, 'programs.ts'), ...programs]),
  ) as Outcomes;
}

/** Compiles the programs and samples in some folders, and the declarations next to them. Returns a message per error. */
export async function compile(scratch: string, folders: string[]): Promise<string[]> {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    module: 'nodenext',
    noEmit: true,
    allowJs: true,
    checkJs: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    // Most declarations are the same in each package. Those that the contract decides are checked as sources.
    skipLibCheck: true,
  };
  const config = join(scratch, 'tsconfig.json');
  const files = folders.flatMap((folder) => [
    ...['types/index', 'client/dist/namespaces'].map((name) =>
      asSource(join(folder, 'node_modules/@docproc', name)),
    ),
    ...['consumer', 'samples'].flatMap((name) => filesIn(join(folder, name))),
  ]);
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const text = await output(process.execPath, [tsc, '--project', config, '--pretty', 'false']);
  const prefix = relative(process.cwd(), scratch);
  const messages = text.split(/\n(?=\S)/).filter(Boolean);
  return messages.map((message) => message.trim().replace(`${prefix}/`, ''));
}

/** Copies declarations to a source beside them. */
function asSource(name: string): string {
  cpSync(`${name}.d.ts`, `${name}-checked.ts`);
  return `${name}-checked.ts`;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** What a command prints, whatever its exit code is. */
function output(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => resolve(stdout || stderr));
  });
}
