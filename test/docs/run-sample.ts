/** Runs the samples of the docs. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { vi } from 'vitest';

/** Runs each program that it reads, in its folder: the start of Python and its libraries takes longer than a program. */
const runner = `
import contextlib, io, json, os, sys, traceback
for line in sys.stdin:
    folder, source = json.loads(line)
    os.chdir(folder)
    printed, error = io.StringIO(), None
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(source, 'sample.py', 'exec'), {'__name__': '__main__'})
    except BaseException:
        error = traceback.format_exc()
    print(json.dumps([printed.getvalue(), error]), flush=True)
`;
let python: { child: ChildProcessWithoutNullStreams; lines: Interface } | undefined;

/** Runs a program in Python, which ends with this process. */
async function runPython(source: string, folder: string): Promise<string> {
  if (!python) {
    const child = spawn('python3', ['-c', runner]);
    process.once('exit', () => child.kill());
    python = { child, lines: createInterface(child.stdout) };
  }
  const answer = once(python.lines, 'line') as Promise<[string]>;
  python.child.stdin.write(`${JSON.stringify([folder, source])}\n`);
  const [printed, error] = JSON.parse((await answer)[0]) as [string, string | null];
  if (error !== null) throw new Error(error);
  return printed;
}

const endings: Record<string, string> = { TypeScript: 'ts', JavaScript: 'mjs' };

/** Runs a sample in a folder, and returns what it prints. */
export async function execute(lang: string, source: string, folder: string, name: string): Promise<string> {
  if (lang === 'curl') return (await promisify(execFile)('bash', ['-euc', source], { cwd: folder })).stdout;
  if (lang === 'Python') return runPython(source, folder);
  const file = join(folder, `${name}.${endings[lang]}`);
  writeFileSync(file, source);
  let text = '';
  const spies = (['log', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      text += `${values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')}\n`;
    }),
  );
  const before = process.cwd();
  process.chdir(folder);
  try {
    await import(pathToFileURL(file).href);
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
  return text;
}
