import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { example, examples, reply, serve } from './server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The TypeScript snippets of a README. */
function snippets(name: string): string[] {
  const text = readFileSync(join(root, 'generated', name, 'README.md'), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map((match) => match[1] ?? '');
}

/** Writes files into a folder for one test, inside the project, where the packages can be found. */
function write(files: Record<string, string>): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** What the compiler says against files, as a consumer without the DOM library would compile them. */
function problems(folder: string, names: string[]): string[] {
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      strict: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2022.d.ts'],
      types: ['node'],
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
    },
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      (problem) => `${problem.file?.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`,
    );
}

/** Runs a file and gives what it prints; fails if it fails. */
async function run(folder: string, name: string): Promise<string> {
  const env = { ...process.env, DOCPROC_API_KEY: 'sk-test', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [name], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output);
  return output;
}

test('the snippets of @docproc/types', async () => {
  const names = snippets('types').map((_, index) => `${index + 1}.mts`);
  const folder = write(
    Object.fromEntries(names.map((name, index) => [name, snippets('types')[index] ?? ''])),
  );
  expect(problems(folder, names)).toEqual([]);
  const outputs = await Promise.all(names.map((name) => run(folder, name)));
  expect(outputs.join('')).toBe('Document Processing Service 12\n');
});

test('the snippets of @docproc/client, one after the other as one program', async () => {
  const { got, baseUrl } = await serve((one, response, count) => {
    // An upload that is done when it is read for the second time.
    const reads = got.filter(({ method, path }) => method === 'GET' && path.includes('/upload/')).length;
    if (reads === 2) reply(response, 200, example('getUpload', '200', 'completed'));
    else examples(one, response, count);
  });
  const text = snippets('client').join('\n').replaceAll('https://docproc.example', baseUrl);
  const folder = write({ 'all.mts': text, 'invoice.pdf': 'a document' });
  expect(problems(folder, ['all.mts'])).toEqual([]);

  const output = await run(folder, 'all.mts');
  expect(output.replace(/\d+$/m, 'N')).toMatchInlineSnapshot(`
    "upload-1 processing
    COMPLETED
    unknown The task passes the validation that would also let it through without a person.
    false status is REVIEWING, and must be COMPLETED or DISCARDED or FILTERED.
    getUploadShorthand 1 200 N
    200 REVIEWING undefined
    "
  `);
  expect(got.filter(({ headers }) => headers['x-trace'])).toHaveLength(1);
});
