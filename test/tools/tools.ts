/** Where the tools are installed, and how they run. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execute, type CommandResult } from '../../scripts/lib/execute.ts';
import { root as rootUrl } from '../../scripts/lib/package-json.ts';
import { redoclyEnv } from '../../scripts/lib/redocly-cli.ts';
import { toolbox } from '../support/toolbox.ts';

export const root: string = fileURLToPath(rootUrl);
export const home: string = join(root, '.cache/openapi-tools');
export const tools = toolbox('test/tools/tools', 'openapi-tools');

/** How clients in TypeScript are compiled. They are below the root, whose packages they use. */
export const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  ...redoclyEnv,
};

/** Runs a program. Throws with its output if it fails. */
export async function run(command: string, args: string[], cwd: string = home): Promise<void> {
  await outputOf(command, args, cwd);
}

/** Runs a program, and returns what it printed to stdout. */
export async function outputOf(command: string, args: string[], cwd: string = home): Promise<string> {
  const { code, output, stdout } = await attempt(command, args, cwd);
  if (code !== 0) throw new Error(output.slice(-1500));
  return stdout;
}

/** Runs a program that may fail. */
export const attempt = (command: string, args: string[], cwd: string = home): Promise<CommandResult> =>
  execute(command, args, { cwd, env, minutes: 2 });

/** Runs an installed tool by its path below the folder of the tools. */
export const tool = (path: string, args: string[]): Promise<string> => outputOf(join(home, path), args);

export const redocly = (args: string[]): Promise<void> => run(join(root, 'node_modules/.bin/redocly'), args);

/** Another program that reads the contract. */
export interface Tool {
  /** The npm package whose version the table shows. */
  package: string;
  /** Throws if the tool does not do what its users need. Returns what is missing on this machine, if something is. */
  run: (document: string) => Promise<string | void>;
}

/** Returns an empty folder for what a tool writes. */
export function emptied(name: string): string {
  const folder = join(home, 'work', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Prints whether something works, or its problem. */
export function report(name: string, problem: string | undefined): void {
  console.log(`${problem === undefined ? 'ok  ' : 'FAIL'}  ${name}`);
  if (problem !== undefined) console.log(problem.slice(0, 1500).replace(/^/gm, '      '));
}

/** Whether a tool is to run. */
export type Chosen = (tool: { name: string }) => boolean;
