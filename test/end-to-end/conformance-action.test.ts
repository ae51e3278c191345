/** The action of the conformance tool, with its own shell step run as a runner would run it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporary } from '../support/folders.ts';
import { bash, freshKit, read } from './runner.ts';

/** Runs the step of the action with inputs. */
async function run(inputs: Record<string, string>) {
  const action = parse(read('.github/actions/conformance/action.yml')) as {
    inputs: Record<string, { default: string }>;
    runs: { steps: { run: string; env: Record<string, string> }[] };
  };
  const [step] = action.runs.steps;
  const kit = freshKit('generated/conformance', 'generated/sandbox');
  const output = join(temporary(), 'reports');
  const given: Record<string, string> = { ...inputs, output };
  const env = Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, value]) => {
      const input = /inputs\.([\w-]+)/.exec(value)?.[1] ?? '';
      return [name, (given[input] ?? action.inputs[input]?.default ?? '').replaceAll('KIT', kit)];
    }),
  );
  const summary = join(temporary(), 'summary.md');
  const path = { GITHUB_ACTION_PATH: join(kit, '.github/actions/conformance'), GITHUB_STEP_SUMMARY: summary };
  const result = await bash(step?.run ?? '', { ...env, ...path });
  const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return { ...result, summary: contentOf(summary), junit: contentOf(join(output, 'conformance.xml')) };
}

it('checks a server that it starts, and writes the summary and JUnit', async () => {
  const port = await getPort();
  const result = await run({
    url: `http://127.0.0.1:${port}`,
    command: `node KIT/generated/sandbox/dist/bin.js --port ${port}`,
    options: '--team team-1 --project project-1 --quiet',
    'api-key': 'any',
  });
  expect(result.code, result.err).toBe(0);
  expect(result.summary).toContain('# Conformance');
  expect(result.junit).toContain('<testsuites name="conformance"');
});

it('judges traffic, with an annotation for each violation, and tolerates what is known', async () => {
  const traffic = join(temporary(), 'a.har');
  const { writeFileSync } = await import('node:fs');
  const url = 'https://service.example/v2/team-1/project/project-1/task/task-1';
  const entries = [
    {
      startedDateTime: '2026-05-01T10:00:00Z',
      time: 5,
      request: { method: 'GET', url },
      response: { status: 204 },
    },
  ];
  writeFileSync(traffic, JSON.stringify({ log: { entries } }));
  const result = await run({ traffic });
  expect(result.code).toBe(1);
  expect(result.out).toContain(
    '::error title=status getTask::getTask returned 204, which the contract does not document',
  );
  expect(result.summary).toContain('**1 violation**');
  const baseline = join(temporary(), 'known.json');
  const known = {
    check: 'status',
    operation: 'getTask',
    reason: 'known',
    owner: 'me',
    expires: '2999-01-01',
  };
  writeFileSync(baseline, JSON.stringify([known]));
  expect((await run({ traffic, baseline })).code).toBe(0);
});
