/** The fixtures, as tests use them under `docproc-sandbox -- command`. */
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contract } from '../../generated/sandbox/contract/contract.ts';
import { startFixture } from '../../src/sandbox/hosts/fixture.ts';
import { eachInterpretation, startSandbox } from '../../src/sandbox/hosts/index.ts';
import { folderWithSandbox } from './installed.ts';
import { dist, root, run } from './run-node.ts';
import { another, setting } from '../support/setting.ts';

const approve = (baseUrl: string) =>
  fetch(`${baseUrl}/v2/team-1/project/project-1/task/none/approve`, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
  });

describe('a fixture under docproc-sandbox', () => {
  async function served(): ReturnType<typeof startSandbox> {
    const outer = await startSandbox({
      port: 0,
      set: { ...setting.set, ...another.set },
    });
    onTestFinished(() => outer.close());
    vi.stubEnv('DOCPROC_SANDBOX_URL', outer.baseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    return outer;
  }

  test('has the values of settings of the sandbox that is served, unless a test file chooses its own', async () => {
    const outer = await served();
    const inner = await startFixture({ set: setting.unset });
    onTestFinished(() => inner.close());
    expect(inner.settings()).toEqual({ ...outer.settings(), [setting.id]: setting.usual });
    inner.seed({ id: 't' });
    inner.reset();
    expect(inner.settings()[another.id]).toBe(another.other);
    expect(outer.tasks()).toEqual([]);
  });

  test('reports what it has exercised when it closes, but for what the test file has chosen', async () => {
    for (const set of [{}, { 'error-body-shape': 'string' }] as const) {
      const outer = await served();
      const inner = await startFixture({ set });
      expect((await approve(inner.baseUrl)).status).toBe(404);
      inner.reset();
      expect(inner.exercised()).toEqual(['error-body-shape']);
      expect(outer.state.requests).toBe(0);
      await inner.close();
      expect(outer.exercised()).toEqual('error-body-shape' in set ? [] : ['error-body-shape']);
      expect(outer.state.requests).toBe(1);
    }
  });

  test('sends the control token, if there is one', async () => {
    const outer = await startSandbox({ port: 0, controlToken: 'secret', set: setting.set });
    onTestFinished(() => outer.close());
    vi.stubEnv('DOCPROC_SANDBOX_URL', outer.baseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startFixture()).rejects.toThrow('The control token is missing');
    vi.stubEnv('DOCPROC_SANDBOX_CONTROL_TOKEN', 'secret');
    const inner = await startFixture();
    expect(inner.settings()[setting.id]).toBe(setting.other);
    await inner.close();
  });

  test('says so if no sandbox is there', async () => {
    const outer = await startSandbox({ port: 0 });
    await outer.close();
    vi.stubEnv('DOCPROC_SANDBOX_URL', outer.baseUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startFixture()).rejects.toThrow(
      `No sandbox at DOCPROC_SANDBOX_URL ${outer.baseUrl}: TypeError: fetch failed`,
    );
    vi.stubEnv('DOCPROC_SANDBOX_URL', `${(await served()).baseUrl}/v2`);
    await expect(startFixture()).rejects.toThrow(/^No sandbox at DOCPROC_SANDBOX_URL http:.*: {/);
  });

  test('adds no hook to a file that only imports it, and one for all suites to others', async () => {
    const path = folderWithSandbox({
      'import.mjs': `import { assertReceived } from '@docproc/sandbox/node-test'; console.log(typeof assertReceived);`,
      'suites.mjs': `import { test } from '@docproc/sandbox/node-test';
        import { describe } from 'node:test';
        for (const name of ['first', 'second']) describe(name, () => {
          test('responds', async ({ sandbox }) => void await fetch(sandbox.baseUrl));
        });`,
    });
    expect(await run(['import.mjs'], path)).toEqual({ code: 0, stdout: 'function\n', stderr: '' });
    expect(await run(['--test', 'suites.mjs'], path)).toMatchObject({ code: 0 });
  });

  test('fails under the value that its test does not allow, with Vitest and with node:test', async () => {
    const body = `, async ({ sandbox, team }) => {
        const { id, project_id } = team.seed({ status: 'COMPLETED' });
        const url = sandbox.baseUrl + '/v2/' + team.id + '/project/' + project_id + '/task/' + id + '/discard';
        const { status } = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer k' } });
        if (status !== 400) throw new Error('returned ' + status);
      });`;
    /** What a test prints of its journal, once for each that fails. */
    const tables = (text: string) => text.match(/Journal of team-.*/g);
    const path = folderWithSandbox({
      'a.test.mjs': `import { test } from '@docproc/sandbox/vitest'; test('rejects'${body}
        for (const set of [{}, ${JSON.stringify(setting.set)}]) {
          const under = test.extend({ sandboxOptions: [{ set }, { scope: 'file' }] });
          under('with ' + Object.keys(set), ({ sandbox, expect }) =>
            expect(sandbox.settings()).toMatchObject({ 'discard-outside-reviewing': 'ignore', ...set }));
        }
        test.fails('is known to fail', ({ team, expect }) => expect(team).toHaveReceived('getTask'));
        test('prints no journal', ({ team, expect }) => {
          expect(team).toHaveNoContractViolations();
          expect(team).not.toHaveReceived('getTask');
        });`,
      'b.mjs': `import * as checks from '@docproc/sandbox/node-test';
        const { createTest, test } = checks;
        import assert from 'node:assert/strict';
        test('rejects'${body}
        const under = createTest({ set: ${JSON.stringify(setting.set)} });
        under('has options', { timeout: 60_000 }, ({ sandbox, team }, { name }) => {
          assert.equal(sandbox.settings()['${setting.id}'], '${setting.other}');
          assert.equal(name, 'has options');
          team.seed();
          checks.assertNoContractViolations(team);
          assert.throws(() => checks.assertReceived(team, 'getTask'), /a request "getTask", and received 0/);
          assert.throws(() => checks.assertCovered(sandbox, 'getTask returns 200'), /1 of 1 cases/);
        });
        for (const option of ['skip', 'todo']) test('is not done', { [option]: true }, () => assert.fail());
        assert.throws(() => test('of no use'), /The test of no use has no function to run/);`,
    });
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const under = (set: string, command: string[]) =>
      run([join(dist, 'bin.js'), '--set', set, '--', process.execPath, ...command], path);
    const [one, other] = await Promise.all([
      under('discard-outside-reviewing=ignore', [vitest, 'run', '--root', path]),
      under('discard-outside-reviewing=ignore', ['--test', 'b.mjs']),
    ]);
    expect(one.stdout).toMatch(/Tests +1 failed \| 3 passed/);
    const table = [expect.stringMatching(/1 of 1 requests:/)];
    expect([tables(one.stderr), tables(other.stdout)]).toEqual([table, table]);
    expect(one.stderr).toMatch(/ discardTask .* 200\n/);
    expect(one).toMatchObject({ code: 1, stderr: expect.stringContaining('returned 200') });
    expect(other.code).toBe(1);
    expect(other.stdout).toMatch(/test at \S*b\.mjs:4:9\n/);
    expect(other.stdout).toMatch(/pass 1\n.*skipped 1\n.*todo 1/s);
  });
});

test('eachInterpretation returns the defaults, and each other value of each setting alone', () => {
  const others = contract.settings.flatMap(({ id, values, default: standard }) =>
    values.filter((value) => value !== standard).map((value) => ({ [id]: value })),
  );
  expect(eachInterpretation()).toEqual([{}, ...others]);
  expect(eachInterpretation(setting.id, setting.id)).toHaveLength(setting.values.length);
  // @ts-expect-error There is no such setting.
  expect(() => eachInterpretation('colour')).toThrow('There is no setting "colour"');
});
