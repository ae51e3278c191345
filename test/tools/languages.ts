/** Languages of Redocly's generator: how the program of each recipe runs. */
import { readFileSync } from 'node:fs';
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
  /** What the program prints last, unless that is as in most languages. */
  prints?: RegExp;
  note: string;
}

const python = join(home, 'python/bin/python');

export const languages: Language[] = [
  {
    name: 'python',
    label: 'Python',
    file: 'main.py',
    probes: [
      ['python3', '-m', 'venv', join(home, 'python')],
      [python, '-m', 'pip', 'install', '--quiet', 'httpx==0.28.1'],
    ],
    prepare: async () => undefined,
    program: [python, 'main.py'],
    note: 'Needs httpx. One file per upload: a dictionary with an open file',
  },
  {
    name: 'go',
    label: 'Go',
    file: 'main.go',
    probes: [['go', 'version']],
    async prepare(folder) {
      await outputOf('go', ['mod', 'init', 'invoices'], folder);
      await outputOf('go', ['build', '-o', 'main', '.'], folder);
    },
    program: ['./main'],
    note: 'Standard library only. Build the form yourself: files are strings',
  },
  {
    name: 'java',
    label: 'Java',
    file: 'Main.java',
    probes: [['javac', '-version']],
    prepare: (folder) =>
      outputOf('javac', ['-encoding', 'UTF-8', '-d', 'classes', 'java/Client.java', 'Main.java'], folder),
    program: ['java', '-cp', 'classes', 'Main'],
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
    prepare: async () => undefined,
    program: ['php', 'main.php'],
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
    prints: /"error": null\n.*Reported$/s,
    note: 'Node and Zod. Send the form yourself: its commands have none',
  },
  {
    name: 'zod',
    label: 'Zod',
    file: 'main.ts',
    probes: [],
    prepare: compile,
    program: [process.execPath, 'main.ts'],
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
