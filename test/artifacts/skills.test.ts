/** The skills for agents that packages contain. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { packages, skillPath } from '../../scripts/lib/package-json.ts';
import { temporary } from '../support/folders.ts';
import { problems, run, snippets, write } from '../support/snippets.ts';
import { root } from './project.ts';

const fileOf = (name: string) => `generated/${name}/${skillPath(name)}`;
/** What a validator asks of a package with skills. */
const intent = { files: ['skills'], keywords: ['tanstack-intent'] };
/** A token has three characters or more. */
const maxLength = 3 * 5_000;

describe.each(packages)('the skill of @docproc/%s', (name) => {
  const text = readFileSync(join(root, fileOf(name)), 'utf8');
  const manifest = JSON.parse(readFileSync(join(root, `generated/${name}/package.json`), 'utf8')) as object;

  it('is short, and part of the package', () => {
    expect(manifest).toMatchObject({
      llms: `./${skillPath(name)}`,
      files: expect.arrayContaining(intent.files),
      keywords: expect.arrayContaining(intent.keywords),
    });
    expect(text.length).toBeLessThanOrEqual(maxLength);
    expect(text.match(/^\d+\. /gm)).toHaveLength(10);
    expect(text).not.toContain('<!-- contract');
  });
});

test('skills are valid', async () => {
  const folder = temporary();
  for (const name of packages)
    cpSync(join(root, `generated/${name}/skills`), join(folder, 'skills'), { recursive: true });
  // The packages need no validator of their own: the project has it.
  const files = [...intent.files, '!skills/_artifacts'];
  const manifest = { ...intent, files, devDependencies: { '@tanstack/intent': '*' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const validator = join(root, 'node_modules/@tanstack/intent/dist/cli.mjs');
  const { code, output } = await execute(process.execPath, [validator, 'validate', join(folder, 'skills')], {
    cwd: folder,
  });
  expect(output).toContain(`Validated ${packages.length} skill files — all passed`);
  expect(output).not.toContain('⚠');
  expect(code).toBe(0);
});

test('snippets of skills compile and run', async () => {
  const sandbox = await startSandbox({ port: 0, examples: true });
  onTestFinished(() => sandbox.close());
  // What the second snippet of the client handles.
  sandbox.fault({ operation: 'completeTask', target: 'task-2', fault: 'cut' });
  const programs = packages.map((name) => [`${name}.mts`, snippets(fileOf(name)).join('\n')] as const);
  const calls = packages.map((name) => `console.log('--- ${name}');\nawait import('./${name}.mts');\n`);
  const folder = write({
    ...Object.fromEntries(programs),
    'all.mts': `process.env.DOCPROC_BASE_URL = '${sandbox.baseUrl}';\n${calls.join('')}`,
    'invoice.pdf': 'a document',
  });
  const names = programs.map(([name]) => name);
  expect(problems(folder, names)).toEqual([]);
  const outputs = (await run(folder, 'all.mts')).split(/^--- /m).slice(1);
  expect(outputs).toEqual(packages.map((name) => expect.stringMatching(printed[name] ?? /^\w+\n*$/)));
  const rejected = sandbox.journal().filter(({ verdict }) => verdict.request !== 'valid');
  expect(rejected).toEqual([]);
});

/** What snippets print, after the name of their package. */
const printed: Record<string, RegExp> = {
  client: /^client\nREVIEWING\nfor a person\n$/,
  sandbox: /^sandbox\n\{.*\} \d+(\n\{.*\} \d+)+\n$/,
  conformance: /^conformance\nconforms 0\n$/,
  mcp: /^mcp\n200\n$/,
  cli: /^cli\n\d+\.\d+\.\d+\n0\n+$/,
};
