/** Runs the shell steps of workflows and actions as a runner would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root } from '../artifacts/project.ts';
import { temporary } from '../support/folders.ts';

export interface Step {
  id?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
  if?: string;
}
interface Action {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Commands by these names, found before all others. */
export function commands(scripts: Record<string, string>): string {
  const folder = temporary();
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/usr/bin/env bash\nset -euo pipefail\n${script}\n`, { mode: 0o755 });
  }
  return folder + delimiter + process.env['PATH'];
}

/** A kit as a runner has it after checking it out: no package is installed. */
export function freshKit(...parts: string[]): string {
  const kit = temporary();
  for (const part of ['.github/actions', ...parts])
    cpSync(join(root, part), join(kit, part), { recursive: true });
  return kit;
}

/** A command in place of npm, which notes its arguments on stderr. It installs what the kit has, and tests with `test`. */
export const npm = (test: string): string =>
  `[ "$1" = test ] || { echo "npm $*" >&2; ln -s '${root}/node_modules' .; exit; }\n${test}`;

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a step's script with the options that a runner sets for bash. */
export async function bash(
  script: string,
  env: Record<string, string>,
  cwd: string = temporary(),
): Promise<Result> {
  const file = join(temporary(), 'step.sh');
  writeFileSync(file, script);
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', file], {
    cwd,
    env: { ...process.env, ...env },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

type Values = Record<string, string>;

/** An expression of a workflow. Others than these are not used. */
export const expand = (template: string, values: Values): string =>
  template.replace(/\$\{\{ (.*?) \}\}/g, (_, name: string) => {
    expect(Object.keys(values)).toContain(name);
    return values[name] ?? '';
  });

interface Used extends Result {
  outputs: Values;
  /** Runs the command that the action returned. */
  stop: () => Promise<Result>;
  /** Where the action has its files. */
  cache: string;
}

interface Surroundings {
  kit?: string;
  path?: string;
  cache?: string;
}

/** Uses an action of a kit as a job would: its inputs go in, its outputs come out. */
export async function use(
  name: string,
  inputs: Record<string, unknown>,
  { kit = root, path = process.env['PATH'] ?? '', cache = temporary() }: Surroundings = {},
): Promise<Used> {
  const action = parse(read(`.github/actions/${name}/action.yml`)) as Action;
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  const temp = temporary();
  const output = join(temp, 'output');
  const values: Values = {};
  for (const [input, { default: standard = '' }] of Object.entries(action.inputs)) {
    values[`inputs.${input}`] = String(inputs[input] ?? standard);
  }
  let result: Result = { code: 0, out: '', err: '' };
  for (const { id, run = '', env = {} } of action.runs.steps) {
    writeFileSync(output, '');
    const variables = Object.entries(env).map(([variable, value]) => [variable, expand(value, values)]);
    result = await bash(run, {
      ...(Object.fromEntries(variables) as Values),
      PATH: path,
      RUNNER_TEMP: temp,
      DOCPROC_CACHE: cache,
      GITHUB_ACTION_PATH: join(kit, '.github/actions', name),
      GITHUB_OUTPUT: output,
    });
    for (const [, key, value = ''] of readFileSync(output, 'utf8').matchAll(/^(\w+)=(.*)$/gm)) {
      values[`steps.${id}.outputs.${key}`] = value;
    }
    if (result.code !== 0) break;
  }
  const outputs = Object.fromEntries(
    Object.entries(result.code === 0 && !inputs['run'] ? action.outputs : {}).map(([key, { value }]) => [
      key,
      expand(value, values),
    ]),
  );
  const { stop: command = '' } = outputs;
  const stop = () => bash(command, { RUNNER_TEMP: temp });
  if (command) onTestFinished(() => void stop());
  return { ...result, outputs, stop, cache };
}
