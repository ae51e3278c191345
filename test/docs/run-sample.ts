/** Runs the samples of the docs. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { vi } from 'vitest';

const endings: Record<string, string> = { TypeScript: 'ts', JavaScript: 'mjs' };

/** Runs a sample in a folder, and returns what it prints. */
export async function execute(lang: string, source: string, folder: string, name: string): Promise<string> {
  if (lang === 'curl') return (await promisify(execFile)('bash', ['-euc', source], { cwd: folder })).stdout;
  if (lang === 'Python')
    return (await promisify(execFile)('python3', ['-c', source], { cwd: folder })).stdout;
  const file = join(folder, `${name}.${endings[lang]}`);
  writeFileSync(file, source);
  let text = '';
  const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    text += `${values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')}\n`;
  });
  const before = process.cwd();
  process.chdir(folder);
  try {
    await import(pathToFileURL(file).href);
  } finally {
    process.chdir(before);
    log.mockRestore();
  }
  return text;
}
