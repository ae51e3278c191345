/** Compiles and runs the snippets of a Markdown file, as a consumer of the packages would. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../scripts/lib/execute.ts';
import { compile } from './compile.ts';
import { temporaryInProject } from './folders.ts';

const root = join(import.meta.dirname, '../..');

/** Returns the snippets of one kind in a Markdown file, which is named by its path in the project. */
export function snippets(file: string, kind = 'ts'): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 'gs'))].map((match) => match[1] ?? '');
}

/** Writes files into a folder for one test, inside the project, where the packages can be found. */
export function write(files: Record<string, string>): string {
  const folder = temporaryInProject();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The errors of the compiler in files, as a consumer without the DOM library would compile them. */
export function problems(folder: string, names: string[]): string[] {
  return compile(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2022'],
      types: ['node'],
      resolveJsonModule: true,
      skipLibCheck: true,
    },
  );
}

/** Runs a file and returns what it prints; fails if it fails. */
export async function run(folder: string, name: string): Promise<string> {
  const env = { ...process.env, DOCPROC_API_KEY: 'sk-test', DOCPROC_MIN_CONFIDENCE: '0.9', NODE_OPTIONS: '' };
  const { code, output } = await execute(process.execPath, [name], { cwd: folder, env });
  if (code !== 0) throw new Error(output);
  return output && `${output}\n`;
}
