import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSandbox } from '@docproc/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { type Operation, readFacts } from '../../scripts/artifacts/site/facts.ts';
import { samplesOf, target } from '../../scripts/artifacts/site/samples.ts';
import { bundled } from '../docs/facts.ts';

const facts = await readFacts(bundled());

/** In which state a task must be for a call to succeed. */
const states: Record<string, object> = {
  unlockTask: { status: 'COMPLETED' },
  disapproveTask: { approved: true },
};

const python = (...args: string[]) => promisify(execFile)('python3', args);
const hasRequests = await python('-c', 'import requests').then(
  () => true,
  () => false,
);

const sampleOf = (operation: Operation): string =>
  samplesOf(facts, operation).find(({ lang }) => lang === 'Python')?.source ?? '';

// To run them Python needs the package that they import. Without it, it can still say whether they are Python.
it.each(facts.operations)(
  `the Python sample of $id ${hasRequests ? 'runs' : 'is Python'}`,
  async (operation) => {
    if (!hasRequests) {
      await python('-c', 'import ast, sys; ast.parse(sys.argv[1])', sampleOf(operation));
      return;
    }
    const sandbox = await startSandbox({ port: 0 });
    const folder = mkdtempSync(join(tmpdir(), 'docproc-python-'));
    onTestFinished(async () => {
      rmSync(folder, { recursive: true });
      await sandbox.close();
    });
    for (const page of [1, 2, 3]) writeFileSync(join(folder, `page-${page}.tif`), 'pixels');
    sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...states[operation.id] });
    sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
    const script = sampleOf(operation).replaceAll(target.baseUrl, sandbox.baseUrl);
    const { stdout } = await promisify(execFile)('python3', ['-c', script], { cwd: folder });
    expect(stdout).toMatch(/\S/);
    expect(sandbox.tasks()).toHaveLength(operation.body?.multipart ? 5 : 2);
    expect(sandbox.journal()).toMatchObject([
      { operation: operation.id, verdict: { request: 'fits', answer: 'listed' } },
    ]);
    expect(sandbox.journal()[0]?.status).toBeLessThan(300);
  },
);
