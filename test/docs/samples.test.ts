import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFacts } from '../../scripts/artifacts/site/facts.ts';
import { samplesOf, target } from '../../scripts/artifacts/site/samples.ts';
import { root } from '../artifacts/project.ts';
import { bundled } from './facts.ts';

const facts = await readFacts(bundled());
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: RunningSandbox;
beforeAll(async () => {
  // As `npm run sandbox` begins.
  sandbox = await startSandbox({ port: 0, examples: true });
  for (const page of [1, 2, 3]) writeFileSync(join(folder, `page-${page}.tif`), 'pixels');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

/** The call after which another one can succeed. */
const before: Record<string, string> = { unlockTask: 'discard', disapproveTask: 'approve' };

const endings: Record<string, string> = { TypeScript: 'ts', JavaScript: 'mjs' };

describe.each(facts.operations)('the samples of $id', (operation) => {
  it.each(samplesOf(facts, operation).filter(({ lang }) => lang !== 'Python'))(
    '$lang runs',
    async ({ lang, source }) => {
      const first = before[operation.id];
      if (first) {
        const url = `${sandbox.baseUrl}/v2/team-1/project/project-1/task/task-1/${first}`;
        await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${target.apiKey}` } });
      }
      const script = source.replaceAll(target.baseUrl, sandbox.baseUrl);
      const printed = await (lang === 'curl'
        ? shell(script)
        : run(script, `${operation.id}.${endings[lang]}`));
      expect(printed).toMatch(/\S/);
      const tasks = operation.body?.multipart ? 5 : 2;
      expect(sandbox.tasks()).toHaveLength(tasks);
      const { length, [length - 1]: last } = sandbox.journal();
      expect(length).toBe(first ? 2 : 1);
      expect(last).toMatchObject({ operation: operation.id, verdict: { request: 'fits', answer: 'listed' } });
      expect(last?.status).toBeLessThan(300);
    },
  );
});

it.each(['TypeScript', 'JavaScript'])('a report in %s tells a success in part', async (lang) => {
  sandbox.team('team-1').reset();
  sandbox.seed({ id: 'task-1', name: 'report-fails.pdf' });
  const [operation] = facts.operations.filter(({ id }) => id === 'reportTask');
  const { source = '' } = (operation && samplesOf(facts, operation).find((each) => each.lang === lang)) ?? {};
  const name = `partial.${endings[lang]}`;
  expect(await run(source.replaceAll(target.baseUrl, sandbox.baseUrl), name)).toMatch(
    /REVIEWING.*a call to another system failed:.*made_up_member/s,
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
