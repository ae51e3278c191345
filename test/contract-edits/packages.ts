/** The packages of a changed contract, installed where the program of a consumer finds them. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build as buildClient } from '../../scripts/artifacts/client/package.ts';
import { build as buildMcp } from '../../scripts/artifacts/mcp/package.ts';
import { build as buildSandbox } from '../../scripts/artifacts/sandbox/package.ts';
import { build as buildTypes } from '../../scripts/artifacts/types.ts';
import { type Files, write } from '../../scripts/lib/write-files.ts';
import type { BundledContract } from '../../scripts/model/bundle.ts';
import { compile as compileFiles } from '../support/compile.ts';
import { consumerOf, type Edit, kit } from './edits.ts';
import type { Outcomes } from './programs.ts';

/** Generates the packages into a folder, with the programs of consumers and samples of the docs next to them. */
export async function install(
  contract: BundledContract,
  edits: readonly Edit[],
  folder: string,
  samples: Files,
): Promise<void> {
  const made = await Promise.all(
    [buildTypes, buildClient, buildSandbox, buildMcp].map((build) => build(contract)),
  );
  const files = Object.assign({}, ...made) as Files;
  const packages: Files = {};
  for (const [path, content] of Object.entries(files)) {
    const stem = path.replace(/\.d\.ts$/, '');
    if (path.endsWith('/package.json')) packages[path] = withoutVersion(String(content));
    else if (sources.includes(stem)) packages[`${stem}.ts`] = content;
    else if (loaded.test(path)) packages[path] = content;
  }
  await write(packages, join(folder, 'node_modules/@docproc'));
  await write(samples, join(folder, 'samples'));
  await write({ 'kit.ts': kit(), 'contract.json': contract.json }, folder, { remove: false });
  const programs = edits.map((edit) => [`${edit.name}.ts`, consumerOf(edit)] as const);
  const written = programs.filter(([, program]) => program !== undefined);
  await write(Object.fromEntries(written) as Files, join(folder, 'consumers'));
}

export const consumerFile = (folder: string, { name }: Edit): string =>
  join(folder, 'consumers', `${name}.ts`);

/** What Node and the compiler read of packages. */
const loaded = /\/(?:dist\/.*\.(?:js|d\.ts)|contract\/data\.js)$/;

/** Declarations that the contract decides: as sources, the compiler checks them. */
const sources = ['types/index', 'client/dist/shared', 'sandbox/dist/shared'];

/** The compiler treats two packages of the same name and version as one. */
function withoutVersion(text: string): string {
  const { version: _, ...rest } = JSON.parse(text.replaceAll('"./index.d.ts"', '"./index.ts"')) as Record<
    string,
    unknown
  >;
  return JSON.stringify(rest);
}

/** Runs the programs in some folders. */
export async function run(folders: string[]): Promise<Outcomes> {
  const programs = folders.flatMap((folder) => filesIn(join(folder, 'consumers')));
  return JSON.parse(
    await output(process.execPath, [join(import.meta.dirname, 'programs.ts'), ...programs]),
  ) as Outcomes;
}

/** Compiles the programs and samples in some folders, and the declarations next to them. Returns a message per error. */
export function compile(scratch: string, folders: string[]): string[] {
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    module: 'nodenext',
    allowJs: true,
    checkJs: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    // Most declarations are the same for each edit, and checked with their sources.
    skipLibCheck: true,
  };
  const files = folders.flatMap((folder) => [
    ...sources.map((name) => join(folder, 'node_modules/@docproc', `${name}.ts`)),
    ...['consumers', 'samples'].flatMap((name) => filesIn(join(folder, name))),
  ]);
  const prefix = relative(process.cwd(), scratch);
  return compileFiles([...new Set(files)], compilerOptions).map((message) =>
    message.replace(`${prefix}/`, ''),
  );
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** What a command prints, whatever its exit code is. */
function output(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => resolve(stdout || stderr));
  });
}
