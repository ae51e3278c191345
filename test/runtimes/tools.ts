import { execute, npm, type CommandResult } from '../../scripts/lib/execute.ts';
import { toolbox } from '../support/toolbox.ts';

/** Something that passes, or throws an error that states why not. */
export interface Check {
  name: string;
  run: () => Promise<void>;
  /** Whether it runs every week alone: what it runs on is between others that pass. */
  weekly?: boolean;
}

/** Checks that run with `--all` alone. */
export const weekly = (checks: Check[]): Check[] => checks.map((check) => ({ ...check, weekly: true }));

/** The runtimes and compilers. */
const runtimes = toolbox('test/runtimes/tools', 'runtimes');

/** The exact version of a tool, by the beginning of its name in tools/package.json. */
export const version: (tool: string) => string = runtimes.version;

/** The path of a file of an installed tool. `*` means this platform: no other one's files are there. */
export const toolFile: (pattern: string) => string = runtimes.file;

/**
 * Installs what tools/package.json lists: the binaries are packages of their own, one for each platform.
 *
 * @param browser also installs the browser where there is none
 */
export const install = (browser = false): Promise<void> =>
  runtimes.install(browser ? '@sparticuz/chromium' : undefined);

export { execute, npm, type CommandResult as Ended };
