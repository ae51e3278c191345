/** Where the tools are installed, and how they run. */
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
