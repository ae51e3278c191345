/** Languages of Redocly's generator: how the program of each recipe runs, and how its types are counted. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile as compileFiles } from '../support/compile.ts';
import { compilerOptions, home, outputOf, root } from './tools.ts';

export interface Language {
  /** The generator of Redocly. */
  name: string;
  /** The title of its tabs on the page. */
  label: string;
  /** File of the program, below the folder that has the client in a folder of its own. */
  file: string;
  /** Commands that show that the language is installed, or that install what its client needs. */
  probes: string[][];
  /** Makes the folder ready to run: compiles, or installs a dependency. */
  prepare: (folder: string) => Promise<unknown>;
  program: string[];
  /** Command that counts the kept types from `operation=Type` arguments, unless the client states none. */
  types?: string[];
  /** What the program prints last of a report, of one in part and of one that is rejected, unless that is as in most languages. */
  prints?: readonly [reported: RegExp, partly: RegExp, rejected: RegExp];
  /** Whether the client reads a task with a status that the contract does not have. */
  openStatus: boolean;
  note: string;
}

const python = join(home, 'python/bin/python');
const own = (file: string): string => join(import.meta.dirname, 'languages', file);

export const languages: Language[] = [
  {
    name: 'python',
    label: 'Python',
    file: 'main.py',
    probes: [
      ['python3', '-m', 'venv', join(home, 'python')],
      [python, '-m', 'pip', 'install', '--quiet', 'httpx==0.28.1'],
    ],
    prepare: async (folder) => cpSync(own('types.py'), join(folder, 'types_of_client.py')),
    program: [python, 'main.py'],
    types: [python, 'types_of_client.py'],
    openStatus: false,
    note: 'Needs httpx. One file per upload: a dictionary with an open file',
  },
  {
    name: 'go',
    label: 'Go',
    file: 'main.go',
    probes: [['go', 'version']],
    async prepare(folder) {
      await outputOf('go', ['mod', 'init', 'invoices'], folder);
      mkdirSync(join(folder, 'types'));
      cpSync(own('types.go'), join(folder, 'types/main.go'));
      await outputOf('go', ['build', '-o', 'main', '.'], folder);
      await outputOf('go', ['build', '-o', 'count', './types'], folder);
    },
    program: ['./main'],
    types: ['./count'],
    openStatus: true,
    note: 'Standard library only. Build the form yourself: files are strings',
  },
  {
    name: 'java',
    label: 'Java',
    file: 'Main.java',
    probes: [['javac', '-version']],
    prepare(folder) {
      cpSync(own('Types.java'), join(folder, 'Types.java'));
      const sources = ['java/Client.java', 'Main.java', 'Types.java'];
      return outputOf('javac', ['-encoding', 'UTF-8', '-d', 'classes', ...sources], folder);
    },
    program: ['java', '-cp', 'classes', 'Main'],
    types: ['java', '-cp', 'classes', 'Types'],
    openStatus: false,
    note: 'Java 17, no dependencies. Build the form yourself: files are strings',
  },
  {
    name: 'php',
    label: 'PHP',
    file: 'main.php',
    probes: [
      ['php', '--version'],
      ['php', '--ri', 'curl'],
    ],
    prepare: async (folder) => cpSync(own('types.php'), join(folder, 'types.php')),
    program: ['php', 'main.php'],
    types: ['php', 'types.php'],
    openStatus: false,
    note: 'PHP 8.1 with curl, no packages. Send the form yourself: files are strings',
  },
  {
    name: 'cli',
    label: 'Command line',
    file: 'main.sh',
    probes: [
      ['sh', '-c', 'true'],
      ['curl', '--version'],
    ],
    prepare: async () => undefined,
    program: ['sh', 'main.sh'],
    prints: [
      /"error": null\n.*Reported$/s,
      /"error": "An external call failed\."\n.*Reported$/s,
      /Not reported$/,
    ],
    openStatus: true,
    note: 'Node and Zod. Send the form yourself: its commands have none',
  },
  {
    name: 'zod',
    label: 'Zod',
    file: 'main.ts',
    probes: [],
    prepare: compile,
    program: [process.execPath, 'main.ts'],
    openStatus: false,
    note: '',
  },
];

/** Compiles a program in TypeScript under strict, as bundlers and Node read it. */
async function compile(folder: string): Promise<void> {
  const options = { ...compilerOptions, module: 'preserve', allowImportingTsExtensions: true };
  const errors = compileFiles([join(folder, 'main.ts')], options);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Returns the commands that generate the client, the program, and the commands that start it: the tabs of a language. */
export function tabsOf({ label }: Language): [generate: string, program: string, start: string] {
  const page = readFileSync(join(root, 'docs/recipes/other-languages.md'), 'utf8');
  const [generate, program, start] = [
    ...page.matchAll(/^```\w+(?: \w+)? \[([^\]\n]*)\]\n(.*?)^```$/gms),
  ].flatMap(([, title, source = '']) => (title === label ? [source] : []));
  if (generate === undefined || program === undefined || start === undefined)
    throw new Error(`The page of other languages has no three tabs ${label}.`);
  return [generate, program, start];
}
