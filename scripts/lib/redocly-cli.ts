/** The command line of Redocly, for reference pages and diffs, without telemetry. Needs none of its library. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { compileCache, InputError } from './cli.ts';
import type { CommandResult } from './execute.ts';
import { makeScratch } from './scratch.ts';

const name = '@redocly/cli';

function redoclyCli(): string {
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/cli.js`);
  } catch {
    const ways = `Install it: npm install --save-dev ${name}. With npx, add: --package ${name}`;
    throw new InputError(`The comparison needs ${name}, which is not installed here. ${ways}`);
  }
}

/** What it needs in its environment to send nothing and to print plain text. */
export const redoclyEnv = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
} as const;

/** Runs it to its end in a thread, so that other users do not see its arguments. */
export async function runRedocly(argv: string[]): Promise<Omit<CommandResult, 'output'>> {
  const env = { ...process.env, ...compileCache(), ...redoclyEnv };
  const worker = new Worker(redoclyCli(), { argv, env, stdout: true, stderr: true });
  const ended = new Promise<number>((resolve, reject) => worker.once('exit', resolve).once('error', reject));
  const [stdout, stderr, code] = await Promise.all([text(worker.stdout), text(worker.stderr), ended]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}

/**
 * Builds the reference page of an API description with `redocly build-docs`, in a thread of its own. The library has
 * no such function.
 *
 * @param json the description
 * @throws InputError with what Redocly writes if it fails
 */
export const buildDocs = (json: string, options: string[]): Promise<string> =>
  runOnFiles(
    { 'redocly.yaml': 'telemetry: off\n', 'openapi.json': json },
    ['build-docs', 'openapi.json', ...options, '--lint-config', 'off'],
    'index.html',
  );

/** One difference that `redocly diff` reports. */
export interface RedoclyChange {
  /** `added`, `removed` or `modified`. */
  kind: string;
  typeName: string;
  /** JSON Pointer of where it is used: through references. */
  path: string;
  /** The member that was modified, if it is no object. */
  property?: string;
  impact: 'major' | 'minor' | 'patch';
  /** The verdict of the rules; empty if none of them applies to the change. */
  verdicts: { ruleId: string; message: string }[];
  base?: Side;
  revision?: Side;
}

interface Side {
  /** JSON Pointer of where it is written. */
  pointer: string;
  value?: unknown;
}

/** Compares two API descriptions with `redocly diff` and its recommended rules, in a thread of its own. */
export async function diff(base: string, revision: string): Promise<RedoclyChange[]> {
  const report = await runOnFiles(
    {
      // Without the rules, every change counts as a patch.
      'redocly.yaml': 'telemetry: off\nextends: [diff-recommended]\n',
      'base.json': base,
      'revision.json': revision,
    },
    ['diff', 'base.json', 'revision.json', '--format', 'json', '--fail-on', 'none'],
    'report.json',
  );
  return (JSON.parse(report) as { changes: RedoclyChange[] }).changes;
}

/**
 * Bundles an API description and every file that it refers to into one document, with `redocly bundle`.
 *
 * @throws InputError with what Redocly writes if it fails
 */
export const bundleFile = async (path: string): Promise<unknown> =>
  JSON.parse(
    await runOnFiles({ 'redocly.yaml': 'telemetry: off\n' }, ['bundle', resolve(path)], 'bundle.json'),
  );

/** Runs the command line on files in a folder of their own, and returns the file that it writes. */
async function runOnFiles(files: Record<string, string>, argv: string[], output: string): Promise<string> {
  const { folder, remove } = makeScratch();
  const path = (name: string) => join(folder, name);
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path(name), text)));
    const own = argv.map((each) => (each in files ? path(each) : each));
    const { code, stderr } = await runRedocly([
      ...own,
      '--config',
      path('redocly.yaml'),
      '--output',
      path(output),
    ]);
    if (code !== 0) throw new InputError(stderr.trim());
    return await readFile(path(output), 'utf8');
  } finally {
    remove();
  }
}
