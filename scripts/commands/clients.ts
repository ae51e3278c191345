/**
 * `npm run clients -- LANGUAGE… --out FOLDER`: generates clients in other languages with Redocly, which is experimental.
 *
 * Each goes into a folder named after its language. docs/recipes/other-languages.md describes what they can do.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLine, InputError, main } from '../lib/cli.ts';
import { execute } from '../lib/execute.ts';
import { root } from '../lib/package-json.ts';
import { redoclyCli, redoclyEnv } from '../lib/redocly-cli.ts';

/** The generators of Redocly that write a client. */
export const generators: string[] = 'typescript python go java php cli zod tanstack-query swr mock'.split(
  ' ',
);

/** The document of the contract that clients are generated from. Redocly knows no tuples, and makes anything of them. */
export const source = 'openapi.3.0.json';

/**
 * Generates a client into a folder, from the contract in the form that generators expect.
 *
 * @throws InputError with the output of Redocly, if it fails
 */
export async function generateClient(generator: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const document = fileURLToPath(new URL(`generated/${source}`, root));
  const args = ['generate-client', document, '-o', resolve(folder, 'client.ts'), '--generator', generator];
  // Node runs the commands as they are, and resolves imports as written.
  if (generator === 'cli') args.push('--import-ext', 'ts');
  const env = { PATH: process.env['PATH'], ...redoclyEnv };
  const { code, output } = await execute(process.execPath, [redoclyCli, ...args], { cwd: folder, env });
  if (code !== 0) throw new InputError(`Redocly cannot generate ${generator}:\n${output}`);
}

/** Runs the command with these arguments. */
export async function run(args: string[], print: (text: string) => void = console.log): Promise<void> {
  const usage = 'npm run clients -- LANGUAGE… --out FOLDER';
  const { values, positionals } = commandLine({ out: { type: 'string' } }, usage, args);
  const choices = `Choose from: ${generators.join(', ')}.`;
  if (positionals.length === 0) throw new InputError(`Name a language. ${choices}\n${usage}`);
  const unknown = positionals.find((name) => !generators.includes(name));
  if (unknown !== undefined) throw new InputError(`There is no generator ${unknown}. ${choices}`);
  if (!values.out) throw new InputError(`Name a folder for the clients.\n${usage}`);
  const folders = new Map(positionals.map((name) => [name, join(values.out ?? '', name)]));
  for (const folder of folders.values()) await assertOwn(folder);
  for (const [name, folder] of folders) {
    await generateClient(name, folder);
    print(`Generated ${folder}`);
  }
}

/**
 * Checks that a folder is new, empty, or of an earlier run, so that only a generated client is overwritten.
 *
 * @throws InputError when it has other files only, or is a file
 */
async function assertOwn(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new InputError(`${folder}: ${error.message}. Name another folder with --out.`);
  });
  if (files.length > 0 && !files.some((file) => /^client\.\w/i.test(file)))
    throw new InputError(
      `${folder} exists and has no generated client. Remove it, or name another folder with --out.`,
    );
}

if (import.meta.main) await main(() => run(process.argv.slice(2)));
