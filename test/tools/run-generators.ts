/** Generates TypeScript with each tool, compiles it under strict with its adapter, and runs the main workflow with it. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { startSandbox } from '@docproc/sandbox';
import { messageOf } from '../../scripts/lib/cli.ts';
import type { Connect } from './adapters/shape.ts';
import { endpoints } from '../contract/interface.ts';
import { compile as compileFiles } from '../support/compile.ts';
import { generators } from './generators.ts';
import { versionOf } from './readers.ts';
import { report, type Chosen, type Result } from './result.ts';
import { compilerOptions, home, root } from './tools.ts';

const work = join(home, 'work');
const operations = Object.keys(endpoints);

/** Runs every generator. Returns a row of the table for each. */
export async function runGenerators(chosen: Chosen): Promise<Result[]> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const adapters = join(import.meta.dirname, 'adapters');
  cpSync(join(adapters, 'shape.ts'), join(work, 'shape.ts'));
  cpSync(join(import.meta.dirname, 'foreign.ts'), join(work, 'foreign.ts'));
  const sandbox = await startSandbox({ port: 0 });
  process.env['DOCPROC_BASE_URL'] = sandbox.baseUrl;
  const results: Result[] = [];
  try {
    for (const { name, package: npmName, document, generate, note } of generators.filter(chosen)) {
      const folder = join(work, name);
      mkdirSync(folder, { recursive: true });
      const steps: string[] = [];
      let problem: string | undefined;
      try {
        await generate(folder, join(root, 'generated', document));
        cpSync(join(adapters, `${name}.ts`), join(folder, 'adapter.ts'));
        const { errors, typed } = compile(folder);
        steps.push(errors.length === 0 ? 'compiles' : 'does not compile', `${typed} of 12 types`);
        if (errors.length > 0 || typed < operations.length) problem = errors.slice(0, 6).join('\n');
        sandbox.reset();
        await drive(await load(folder), sandbox);
        steps.push('workflow runs');
      } catch (error) {
        steps.push('workflow fails');
        const text = error instanceof Response ? `${error.status} ${await error.text()}` : messageOf(error);
        problem = [problem, text].filter(Boolean).join('\n');
      }
      report(name, problem);
      const result = steps.join(', ').replace(/^./, (letter) => letter.toUpperCase());
      results.push({
        tool: name,
        version: versionOf(npmName),
        document,
        result,
        works: problem === undefined,
        note,
      });
    }
  } finally {
    await sandbox.close();
  }
  return results;
}

/** Compiles a folder under strict. Returns the errors of the code, and how many operations keep their success type. */
function compile(folder: string): { errors: string[]; typed: number } {
  const lines = operations.map(
    (id) => `export const ${id}: Keeps<Types['${id}'], Expected['${id}']> = true;`,
  );
  const head = `import type { Types } from './adapter';import type { Expected, Keeps } from '../shape';`;
  const file = join(folder, 'keeps.ts');
  writeFileSync(file, [head, ...lines].join('\n'));
  const errors = compileFiles([file], {
    ...compilerOptions,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')] },
  });
  const lost = errors.filter((line) => line.includes('keeps.ts('));
  return { errors, typed: operations.length - lost.length };
}

/** Bundles the adapter of a tool, and returns its client. */
async function load(folder: string): Promise<Connect> {
  const bundle = await rolldown({
    input: join(folder, 'adapter.ts'),
    platform: 'node',
    logLevel: 'silent',
    resolve: { modules: [join(home, 'node_modules'), join(root, 'node_modules')] },
  });
  const file = join(folder, 'adapter.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  return ((await import(pathToFileURL(file).href)) as { connect: Connect }).connect;
}

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Uploads two files, then reads, reports, approves and completes its task. */
async function drive(connect: Connect, sandbox: Sandbox): Promise<void> {
  const ids = { team: 'team-1', project: 'project-1' };
  const client = await connect(sandbox.baseUrl, sandbox.apiKey());
  const files = ['invoice.pdf', 'receipt.pdf'].map((name) => new File(['a document'], name));
  const created = await client.createUpload(ids, files);
  const tasks = sandbox.tasks().filter(({ upload_id: upload }) => upload === created.id);
  const names = tasks.map(({ name }) => name).join(', ');
  const [task] = tasks;
  if (!task || names !== 'invoice.pdf, receipt.pdf') throw new Error(`The upload has the files ${names}.`);
  const expect = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected) throw new Error(`${what} returned ${String(found)}, not ${String(expected)}.`);
  };
  expect('getTask', (await client.getTask(ids, task.id)).payload.id, task.id);
  expect('reportTask', (await client.reportTask(ids, task.id)).payload.id, task.id);
  expect('approveTask', (await client.approveTask(ids, task.id)).payload.approved, true);
  expect('completeTask', (await client.completeTask(ids, task.id)).payload.id, task.id);
  const invalid = sandbox.journal().filter(({ verdict }) => verdict.request !== 'valid');
  if (invalid.length > 0)
    throw new Error(`Invalid: ${JSON.stringify(invalid.map(({ verdict }) => verdict))}`);
}
