import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFacts } from '../../scripts/site/facts.ts';
import { samplesOf, target } from '../../scripts/site/samples.ts';
import { root } from '../artifacts/project.ts';
import { bundled } from './facts.ts';

const facts = await readFacts(bundled());
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  for (const page of [1, 2, 3]) writeFileSync(join(folder, `page-${page}.tif`), 'pixels');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** In which state a task must be for a call to succeed. */
const states: Record<string, object> = {
  unlockTask: { status: 'COMPLETED' },
  disapproveTask: { approved: true },
};

const endings: Record<string, string> = { TypeScript: 'ts', JavaScript: 'mjs' };

describe.each(facts.operations)('the samples of $id', (operation) => {
  it.each(samplesOf(facts, operation).filter(({ lang }) => lang !== 'Python'))(
    '$lang runs',
    async ({ lang, source }) => {
      sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...states[operation.id] });
      // An upload that is not fully processed.
      sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
      const script = source.replaceAll(target.baseUrl, sandbox.baseUrl);
      const printed = await (lang === 'curl'
        ? shell(script)
        : run(script, `${operation.id}.${endings[lang]}`));
      expect(printed).toMatch(/\S/);
      const tasks = operation.body?.multipart ? 5 : 2;
      expect(sandbox.tasks()).toHaveLength(tasks);
      expect(sandbox.journal()).toMatchObject([
        { operation: operation.id, verdict: { request: 'fits', answer: 'listed' } },
      ]);
      expect(sandbox.journal()[0]?.status).toBeLessThan(300);
    },
  );
});

/** Runs a command in the folder of the files, and gives what it printed. */
async function shell(script: string): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder });
  return stdout;
}

/** Runs a module in the folder of the files, and gives what it printed. */
async function run(source: string, name: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, source);
  let text = '';
  const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    text += values.map((value) => inspect(value)).join(' ');
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
