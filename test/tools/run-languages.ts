/** Clients in other languages that Redocly generates, driven through the main workflow where the language is installed. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import { generateClient } from '../../scripts/commands/clients.ts';
import { messageOf } from '../../scripts/lib/cli.ts';
import { execute } from '../../scripts/lib/execute.ts';
import { versionOf } from './readers.ts';
import { report, type Result } from './result.ts';
import { home, outputOf } from './tools.ts';

interface Language {
  name: string;
  /** The command that shows whether the language is installed. */
  probe: string[];
  /** Runs the workflow in a folder with the generated client, and returns what it printed. */
  run: (folder: string, args: string[]) => Promise<string>;
  works: string;
  note: string;
}

const programs = join(import.meta.dirname, 'languages');

const languages: Language[] = [
  {
    name: 'python',
    probe: ['python3', '--version'],
    async run(folder, args) {
      cpSync(join(programs, 'workflow.py'), join(folder, 'workflow.py'));
      const python = join(home, 'python/bin/python');
      if (!existsSync(join(home, 'python/httpx'))) {
        await outputOf('python3', ['-m', 'venv', join(home, 'python')]);
        await outputOf(python, ['-m', 'pip', 'install', '--quiet', 'httpx==0.28.1']);
        mkdirSync(join(home, 'python/httpx'));
      }
      return outputOf(python, ['workflow.py', ...args], folder);
    },
    works: 'workflow runs',
    note: 'Needs httpx. One file per upload: a dictionary with an open file',
  },
  {
    name: 'java',
    probe: ['javac', '-version'],
    async run(folder, args) {
      cpSync(join(programs, 'Workflow.java'), join(folder, 'Workflow.java'));
      await outputOf(
        'javac',
        ['-encoding', 'UTF-8', '-d', 'classes', 'Client.java', 'Workflow.java'],
        folder,
      );
      return outputOf('java', ['-cp', 'classes', 'Workflow', ...args], folder);
    },
    works: 'compiles, workflow without upload runs',
    note: 'Java 17, no dependencies. Files are strings: build the form yourself',
  },
];

/** Returns a row for each language that is installed here, and the names of the others. */
export async function runLanguages(): Promise<{ results: Result[]; missing: string[] }> {
  const results: Result[] = [];
  const missing: string[] = [];
  const sandbox = await startSandbox({ port: 0 });
  try {
    for (const { name, probe, run, works, note } of languages) {
      const tool = `redocly-${name}`;
      const [command = '', ...args] = probe;
      const installed = await execute(command, args, { cwd: home }).then(
        ({ code }) => code === 0,
        () => false,
      );
      if (!installed) {
        console.log(`skip  ${tool}: ${command} is not installed`);
        missing.push(tool);
        continue;
      }
      const folder = join(home, 'work', tool);
      rmSync(folder, { recursive: true, force: true });
      let result = 'Fails';
      let problem: string | undefined;
      try {
        await generateClient(name, folder);
        const { id } = sandbox.seed({ name: 'invoice.pdf', status: 'REVIEWING' as const });
        result = `${(await run(folder, [sandbox.baseUrl, sandbox.apiKey(), id])).trim()}, ${works}`;
      } catch (error) {
        problem = messageOf(error);
      }
      report(tool, problem);
      const version = versionOf('@redocly/cli');
      const document = 'openapi.compat.json';
      results.push({ tool, version, document, result, works: problem === undefined, note });
    }
  } finally {
    await sandbox.close();
  }
  return { results, missing };
}
