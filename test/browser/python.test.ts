import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSandbox } from '@docproc/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { samplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { target } from '../../scripts/artifacts/site/samples/sample-request.ts';
import type { Operation } from '../../scripts/model/index.ts';
import { siteModel } from '../docs/contract.ts';
import { acceptable } from '../docs/run-sample.ts';

const site = await siteModel();

const python = (...args: string[]) => promisify(execFile)('python3', args);
const hasRequests = await python('-c', 'import requests').then(
  () => true,
  () => false,
);

const sampleOf = (operation: Operation): string =>
  samplesOf(site, operation).find(({ lang }) => lang === 'Python')?.source ?? '';

// To run them Python needs the package that they import. Without it, it can still check whether they are Python.
it.each(site.operations)(
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
    for (const page of [1, 2, 3]) writeFileSync(join(folder, `invoice-${page}.pdf`), 'pixels');
    sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...acceptable(site, operation, 'Task') });
    sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
    const script = sampleOf(operation).replaceAll(target.baseUrl, sandbox.baseUrl);
    const { stdout } = await promisify(execFile)('python3', ['-c', script], { cwd: folder });
    expect(stdout).toMatch(/\S/);
    expect(sandbox.tasks()).toHaveLength(operation.body?.kind === 'form' ? 5 : 2);
    expect(sandbox.journal()).toMatchObject([
      { operation: operation.id, verdict: { request: 'valid', response: 'documented' } },
    ]);
    expect(sandbox.journal()[0]?.status).toBeLessThan(300);
  },
);
