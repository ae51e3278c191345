import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samplesOf } from '../../scripts/artifacts/site/samples/index.ts';
import { maxWidth } from '../../scripts/artifacts/site/samples/literals.ts';
import { target } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { violation } from '../../src/shared/guards.ts';
import { root } from '../artifacts/project.ts';
import { siteModel } from './contract.ts';
import { acceptable, execute } from './run-sample.ts';

const site = await siteModel();
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/samples-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: RunningSandbox;
beforeAll(async () => {
  // As `npm run sandbox` begins.
  sandbox = await startSandbox({ port: 0, examples: true });
  for (const number of [1, 2, 3]) writeFileSync(join(folder, `invoice-${number}.pdf`), 'pixels');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe.each(site.operations)('the samples of $id', (operation) => {
  it('fit the column beside the text', () => {
    const lines = samplesOf(site, operation).flatMap(({ source }) => source.split('\n'));
    // The URL of a command wraps there. In a guide, it fits.
    const tooLong = lines.filter(({ length }) => length > maxWidth);
    expect(tooLong.filter((text) => !/^(?:curl|) *http\S+(?: \\)?$/.test(text))).toEqual([]);
    expect(lines.filter(({ length }) => length > 82)).toEqual([]);
  });

  it('curl is one command', () => {
    const [curl] = samplesOf(site, operation);
    expect(curl?.source.replaceAll('\\\n', '').split(/\n(?![\s{}\]])/)).toHaveLength(1);
    expect(curl?.source).toMatch(/^curl /);
  });

  it.each(samplesOf(site, operation).filter(({ lang }) => lang !== 'Python'))(
    '$lang runs',
    async ({ lang, source }) => {
      const [task] = sandbox.tasks();
      if (task && violation(operation.transition?.from ?? {}, task)) {
        sandbox.team('team-1').reset();
        sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...acceptable(site, operation, 'Task') });
        sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
      }
      const script = source.replaceAll(target.baseUrl, sandbox.baseUrl);
      const printed = await execute(lang, script, folder, operation.id);
      expect(printed).toMatch(/\S/);
      const tasks = operation.body?.kind === 'form' ? 5 : 2;
      expect(sandbox.tasks()).toHaveLength(tasks);
      const { length, [length - 1]: last } = sandbox.journal();
      expect(length).toBe(1);
      expect(last).toMatchObject({
        operation: operation.id,
        verdict: { request: 'valid', response: 'documented' },
      });
      expect(last?.status).toBeLessThan(300);
    },
  );
});

it.each(['TypeScript', 'JavaScript'])('a report in %s tells a success in part', async (lang) => {
  sandbox.team('team-1').reset();
  sandbox.seed({ id: 'task-1', name: 'report-fails.pdf' });
  const { source = '' } =
    samplesOf(site, site.operation('reportTask')).find((each) => each.lang === lang) ?? {};
  const script = source.replaceAll(target.baseUrl, sandbox.baseUrl);
  expect(await execute(lang, script, folder, 'partial')).toMatch(
    /REVIEWING.*Partial success:.*made_up_member/s,
  );
});
