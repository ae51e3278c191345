/** Runs the command line of Redocly, without telemetry. Needs none of its library. */
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { Worker } from 'node:worker_threads';
import { compileCache } from './cli.ts';
import type { CommandResult } from './execute.ts';

/** The program that Node runs. */
export const redoclyCli: string = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** What it needs in its environment to send nothing and to print plain text. */
export const redoclyEnv = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
} as const;

/** Runs it to its end in a thread, so that other users do not see its arguments. */
export async function runRedocly(argv: string[]): Promise<Omit<CommandResult, 'output'>> {
  const env = { ...process.env, ...compileCache(), ...redoclyEnv };
  const worker = new Worker(redoclyCli, { argv, env, stdout: true, stderr: true });
  const ended = new Promise<number>((resolve, reject) => worker.once('exit', resolve).once('error', reject));
  const [stdout, stderr, code] = await Promise.all([text(worker.stdout), text(worker.stderr), ended]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr: stripVTControlCharacters(stderr) };
}
