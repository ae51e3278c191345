/** Runs the samples of the docs. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { vi } from 'vitest';
import type { Model, Operation } from '../../scripts/model/index.ts';
import { passing } from '../../src/shared/guards.ts';

/** Fields of a record with which an operation on it is accepted. */
export function acceptable(model: Model, { transition }: Operation, record: string): Record<string, unknown> {
  if (transition?.record !== record) return {};
  const { lifecycle } = model.resources[record] ?? {};
  const fields = Object.entries(transition.from ?? {}).flatMap(([field, guard]) => {
    const known: unknown[] = lifecycle?.field === field ? Object.keys(lifecycle.states) : (guard.in ?? []);
    // The last: the first state of a lifecycle is often one that passes by itself.
    return passing(guard, known)
      .slice(-1)
      .map((value): [string, unknown] => [field, value]);
  });
  return Object.fromEntries(fields);
}

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
