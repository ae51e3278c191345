/** How Windows starts a command: only programs, and scripts such as npm by cmd.exe, which reads the arguments once more. */
import { existsSync } from 'node:fs';
import { win32 } from 'node:path';

/** What to pass to `spawn`. */
interface Start {
  file: string;
  parameters: string[];
  /** Whether the parameters are quoted already. */
  windowsVerbatimArguments?: boolean;
}

/** The system that a command starts on. */
interface System {
  platform: string;
  env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
}

/** Returns how a command starts, so that it gets its arguments as they are. */
export function startOf(
  [name = '', ...args]: readonly string[],
  { platform, env, exists }: System = { platform: process.platform, env: process.env, exists: existsSync },
): Start {
  const found = platform === 'win32' ? scriptOf(name, env, exists) : undefined;
  if (found === undefined) return { file: name, parameters: args };
  // The scripts that npm makes for packages hand their arguments on, and so they are read twice.
  const times = /node_modules[\\/]\.bin[\\/][^\\/]+$/i.test(found) ? 2 : 1;
  const words = [escaped(win32.normalize(found), 1), ...args.map((arg) => escaped(quoted(arg), times))];
  return {
    file: env['comspec'] ?? env['ComSpec'] ?? 'cmd.exe',
    parameters: ['/d', '/s', '/c', `"${words.join(' ')}"`],
    windowsVerbatimArguments: true,
  };
}

/** Returns the path of the script that a name leads to; undefined if it leads to a program, or to nothing. */
function scriptOf(name: string, env: System['env'], exists: System['exists']): string | undefined {
  const endings = ['', ...(env['PATHEXT'] ?? '.COM;.EXE;.BAT;.CMD').split(';')];
  const folders = /[\\/]/.test(name) ? [''] : ['.', ...(env['PATH'] ?? env['Path'] ?? '').split(';')];
  for (const folder of folders) {
    for (const ending of endings) {
      const path = win32.join(folder.replace(/^"(.*)"$/, '$1'), name + ending);
      // Without an ending, it is a script for another system.
      if (win32.extname(path) !== '' && exists(path)) return /\.(bat|cmd)$/i.test(path) ? path : undefined;
    }
  }
  return undefined;
}

/** Returns an argument in quotes, as programs read it: a backslash has a meaning only before a quote. */
const quoted = (arg: string): string => `"${arg.replaceAll(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;

/** Returns a text whose characters mean nothing to cmd.exe, which reads it some times. */
function escaped(text: string, times: number): string {
  const once = text.replaceAll(/[()\][%!^"`<>&|;, *?]/g, '^$&');
  return times > 1 ? escaped(once, times - 1) : once;
}
