/**
 * `npm run test:release`: makes the next version in a clone, and runs every step of release.yml that has a command, in order,
 * as a runner would: each job in a clone of its own. npm stages to a registry on this machine, where this program then approves the
 * packages, and a command in place of `gh` notes what it is asked for.
 *
 * `--skip-tests` installs the dependencies where the workflow also runs the tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { parse } from 'yaml';
import { artifacts } from '../../scripts/commands/build.ts';
import { packages } from '../../scripts/lib/package-json.ts';
import { startRegistry } from '../../scripts/commands/release/registry.ts';
import { flags, InputError, main } from '../../scripts/lib/cli.ts';
import { execute, npm } from '../../scripts/lib/execute.ts';
import { root } from '../artifacts/project.ts';

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  outputs?: Record<string, string>;
  steps?: Step[];
}
type Values = Record<string, string>;

/** Replaces the expressions of a template. Those of GitHub itself have a value here that shows where they went. */
const expand = (template: string, values: Values): string =>
  template.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => values[name] ?? `<${name}>`);

async function git(folder: string, ...args: string[]): Promise<void> {
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost'];
  const { code, output } = await execute('git', [...identity, ...args], { cwd: folder });
  if (code !== 0) throw new InputError(`git ${args.join(' ')} failed:\n${output}`);
}

/**
 * Makes a repository as it is after the pull request of a version is merged: the last commit, with a URL, the pending
 * changesets as a version, and the tag of an earlier one.
 */
async function makeOrigin(origin: string, env: NodeJS.ProcessEnv): Promise<void> {
  await git(dirname(origin), 'clone', '--quiet', root, origin);
  const file = join(origin, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const repository = { type: 'git', url: 'git+https://git.example/docproc-kit.git' };
  const urls = { homepage: 'https://kit.example', bugs: { url: 'https://git.example/docproc-kit/issues' } };
  writeFileSync(file, `${JSON.stringify({ repository, ...urls, ...manifest }, null, 2)}\n`);
  const node = async (...args: string[]) => {
    const { code, output } = await execute(process.execPath, args, { cwd: origin });
    if (code !== 0) throw new InputError(output);
    console.log(output);
  };
  symlinkSync(join(root, 'node_modules'), join(origin, 'node_modules'));
  const isNewVersion = (await readChangesets(origin)).length > 0;
  if (isNewVersion) await node('scripts/commands/version.ts');
  const kept = artifacts.filter(({ committed = true }) => committed).map(({ name }) => name);
  await node('scripts/commands/build.ts', ...kept);
  rmSync(join(origin, 'node_modules'));
  if (isNewVersion) await npm(origin, ['install', '--package-lock-only'], env);
  await git(origin, 'add', '--all');
  await git(origin, 'commit', '--quiet', '--message', 'Make the next version');
  await git(origin, 'tag', 'v0.0.1');
}

/** Runs a step with the options that a runner sets for bash, and shows what it prints. Returns that. */
async function bash(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  console.log(`$ ${script.trim().replaceAll('\n', '\n  ')}`);
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const child = spawn('bash', args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new InputError(`The step failed with ${code ?? 'a signal'}.`);
  return printed;
}

/** Runs the jobs of the workflow, and returns the outputs of each, and the IDs of the packages that they staged. */
async function runWorkflow(folder: string, env: NodeJS.ProcessEnv, skipTests: boolean): Promise<Values> {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as {
    jobs: Record<string, Job>;
  };
  const values: Values = {};
  const skipped = (condition = '') => condition !== '' && !values[condition];
  const output = join(folder, 'output');
  const ran = new Set<string>();
  for (const [name, job] of Object.entries(jobs)) {
    if (skipped(job.if) || [job.needs ?? []].flat().some((needed) => !ran.has(needed))) continue;
    ran.add(name);
    console.log(`\n# ${name}`);
    const clone = join(folder, name);
    rmSync(clone, { recursive: true, force: true });
    mkdirSync(clone);
    for (const step of job.steps ?? []) {
      if (step.uses?.startsWith('actions/checkout@')) await git(folder, 'clone', '--quiet', 'origin', clone);
      if (step.run === undefined || skipped(step.if)) continue;
      writeFileSync(output, '');
      const own = Object.entries(step.env ?? {}).map(([key, value]) => [key, expand(value, values)]);
      const script = skipTests ? step.run.replace('npm cit', 'npm ci') : step.run;
      const printed = await bash(script, clone, {
        ...env,
        GITHUB_OUTPUT: output,
        ...(Object.fromEntries(own) as Values),
      });
      for (const [, spec = '', id = ''] of printed.matchAll(/^Staged (\S+)\. .* (\S+)$/gm))
        values[`staged.${spec}`] = id;
      for (const [, key, value = ''] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm))
        values[`steps.${step.id}.outputs.${key}`] = value;
    }
    for (const [key, value] of Object.entries(job.outputs ?? {})) {
      const expanded = expand(value, values);
      if (!expanded.startsWith('<')) values[`needs.${name}.outputs.${key}`] = expanded;
    }
  }
  return values;
}

await main(async () => {
  const options = flags({ 'skip-tests': { type: 'boolean', default: false } }, 'npm run test:release');
  const folder = mkdtempSync(join(tmpdir(), 'docproc-rehearsal-'));
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    const [bin, temp, asked] = [join(folder, 'bin'), join(folder, 'temp'), join(folder, 'asked')];
    for (const each of [bin, temp]) mkdirSync(each);
    writeFileSync(join(bin, 'gh'), `#!/bin/sh\nprintf '%s\\n' "$@" > '${asked}'\n`, { mode: 0o755 });
    await makeOrigin(join(folder, 'origin'), registry.env);
    const env = {
      ...registry.env,
      PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
      HOME: folder,
      RUNNER_TEMP: temp,
      GITHUB_SHA: 'commit',
    };
    const values = await runWorkflow(folder, env, options['skip-tests']);
    const tag = values['needs.prepare.outputs.tag'] ?? '';

    const [, , given, ...rest] = readFileSync(asked, 'utf8').trim().split('\n');
    const missing = rest.filter((word) => word.startsWith('/') && !existsSync(word));
    if (given !== tag || missing.length > 0) {
      throw new InputError(`gh was asked for ${given}, with files that are not there: ${missing.join(', ')}`);
    }
    console.log(`\ngh release create ${[given, ...rest].join(' ')}`);
    for (const name of packages) {
      const url = `${registry.url}@docproc/${name}/${tag.slice(1)}`;
      if ((await fetch(url)).ok) throw new InputError(`@docproc/${name} was published before its approval.`);
      await npm(folder, ['stage', 'approve', values[`staged.@docproc/${name}@${tag.slice(1)}`] ?? ''], env);
      if (!(await fetch(url)).ok) throw new InputError(`@docproc/${name} was not published.`);
    }
    await git(join(folder, 'origin'), 'tag', tag);
    if (Object.keys(await runWorkflow(folder, env, true)).length > 0) {
      throw new InputError('The workflow released a version again that has a tag.');
    }
    console.log(`\nThe workflow published ${tag} once, and does nothing when it runs again.`);
  } finally {
    registry.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
