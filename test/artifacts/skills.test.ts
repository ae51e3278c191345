/** The skills for agents that packages contain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@docproc/sandbox';
import { describe, expect, it, onTestFinished } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { packages, skillPath } from '../../scripts/lib/package-json.ts';
import { problems, run, snippets, write } from '../support/snippets.ts';
import { root } from './project.ts';

const fileOf = (name: string) => `generated/${name}/${skillPath(name)}`;
/** A token has three characters or more. */
const maxLength = 3 * 5_000;

describe.each(packages)('the skill of @docproc/%s', (name) => {
  const text = readFileSync(join(root, fileOf(name)), 'utf8');
  const manifest = JSON.parse(readFileSync(join(root, `generated/${name}/package.json`), 'utf8')) as {
    llms: string;
    files: string[];
  };

  it('is valid, short, and part of the package', async () => {
    const folder = join(root, `generated/${name}/skills`);
    const intent = join(root, 'node_modules/@tanstack/intent/dist/cli.mjs');
    const { code, output } = await execute(process.execPath, [intent, 'validate', folder], { cwd: root });
    expect(output).toContain('all passed');
    expect(code).toBe(0);
    // The packages need no validator of their own: the project has it.
    const warnings = output.split('\n').filter((line) => line.includes('⚠'));
    expect(warnings).toEqual([expect.stringContaining('@tanstack/intent is not in devDependencies')]);
    expect(manifest).toMatchObject({
      llms: `./${skillPath(name)}`,
      files: expect.arrayContaining(['skills']),
    });
    expect(text.length).toBeLessThanOrEqual(maxLength);
    expect(text.match(/^\d+\. /gm)).toHaveLength(10);
    expect(text).not.toContain('<!-- contract');
  });

  it('has snippets that compile and run', async () => {
    const sandbox = await startSandbox({ port: 0, examples: true });
    onTestFinished(() => sandbox.close());
    // What the second snippet of the client handles.
    sandbox.fault({ operation: 'completeTask', target: 'task-2', fault: 'cut' });
    const folder = write({
      'all.mts': `process.env.DOCPROC_BASE_URL = '${sandbox.baseUrl}';\n${snippets(fileOf(name)).join('\n')}`,
      'invoice.pdf': 'a document',
    });
    expect(problems(folder, ['all.mts'])).toEqual([]);
    expect((await run(folder, 'all.mts')).trim()).toMatch(printed[name] ?? /^$/);
    const rejected = sandbox.journal().filter(({ verdict }) => verdict.request !== 'valid');
    expect(rejected).toEqual([]);
  });
});

const printed: Record<string, RegExp> = {
  client: /^REVIEWING\nfor a person$/,
  sandbox: /^\{.*\} \d+(\n\{.*\} \d+)+$/,
  conformance: /^conforms 0$/,
  mcp: /^200$/,
  cli: /^\d+\.\d+\.\d+\n0$/,
};
