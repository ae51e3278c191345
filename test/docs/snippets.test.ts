import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect, promisify } from 'node:util';
import { type RunningSandbox, startSandbox, type Task } from '@docproc/sandbox';
import ts from 'typescript';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Page, readPages } from '../../scripts/site/pages.ts';
import { target } from '../../scripts/site/samples.ts';
import { root } from '../artifacts/project.ts';

// These have tests of their own, against the mock.
const others = ['guides/prism-limits.md', 'guides/mock-in-ci.md'];
const pages = (await readPages()).filter(({ path }) => !others.includes(path));

/** The blocks of code of a page in some language, one after the other. */
const code = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(/^```(\w*).*?\n(.*?)^```$/gms)].flatMap(([, lang, source = '']) =>
    lang === language ? [source] : [],
  );

// Below the root, so that packages are found from there.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  for (const name of ['invoice.pdf', 'invoice.txt']) writeFileSync(join(folder, name), 'Total: 1,204.50');
});
afterAll(() => sandbox.close());
beforeEach(() => seed());

/** The tasks that the snippets speak of: the first as a page needs it, in an upload that is not finished. */
function seed(first: Partial<Task> = {}): void {
  sandbox.reset();
  sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...first });
  sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
}

const here = (source: string) => source.replaceAll(target.baseUrl, sandbox.baseUrl);

/** What the snippets of each page print, one entry a line. */
const printed: Record<string, RegExp[]> = {
  'guides/getting-started.md': [/^PROCESSING .+/],
  'guides/authentication.md': [/^REVIEWING NotFoundError$/],
  'guides/uploads.md': [/^upload-\w+ \d+$/, /^large\.tif 52428800 41943040$/],
  'guides/upload-life.md': [/^REVIEWING$/, /id: 'task-1'/],
  'guides/task-life.md': [
    /^complete unknown The task passes/,
    /^discard true $/,
    /^report true $/,
    /^unlock false status is REVIEWING/,
    /^approve true $/,
    /^disapprove false approved is false/,
  ],
  'guides/reviewing.md': [/^PROCESSING$/],
  'guides/unlocking.md': [/^COMPLETED → REVIEWING$/],
  'guides/errors.md': [],
  'guides/testing.md': [/^COMPLETED \[\] 2$/],
};

describe('TypeScript in the guides', () => {
  const modules = pages.flatMap((page) => {
    const source = code(page, 'ts').join('\n');
    return source === ''
      ? []
      : [
          {
            path: page.path,
            source,
            file: join(folder, page.path.replaceAll('/', '-').replace('.md', '.ts')),
          },
        ];
  });

  it('is there for every page that is said to print something', () => {
    expect(modules.map(({ path }) => path).sort()).toEqual(Object.keys(printed).sort());
  });

  it('compiles', () => {
    for (const { file, source } of modules) writeFileSync(file, source);
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
    // A snippet may stop before it uses all that it makes.
    options.noUnusedLocals = false;
    const program = ts.createProgram(
      modules.map(({ file }) => file),
      options,
    );
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      return `${file?.fileName.slice(folder.length)}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(problems).toEqual([]);
  });

  it.each(modules)('runs: $path', async ({ path, file, source }) => {
    if (path === 'guides/unlocking.md') seed({ status: 'COMPLETED' });
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
      lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
    });
    const before = process.cwd();
    process.chdir(folder);
    try {
      writeFileSync(file, here(source));
      await import(pathToFileURL(file).href);
    } finally {
      process.chdir(before);
      log.mockRestore();
    }
    const expected = printed[path] ?? [];
    expect(lines).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(lines[index]).toMatch(pattern);
  });
});

describe('commands in the guides', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const isNpm = (block: string) => /^(\w+=\S+ )?(npm|npx) /.test(block);

  it('of npm exist', () => {
    const names = pages.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(Object.keys(scripts)).toContain(name);
  });

  const commands = pages.flatMap((page) => {
    const blocks = code(page, 'sh').filter((block) => !isNpm(block));
    return blocks.length > 0 ? [{ path: page.path, script: blocks.join('\n') }] : [];
  });

  /** What the commands of each page print, in this order. */
  const said: Record<string, RegExp> = {
    'guides/getting-started.md':
      /"status":"processing".*"status":"REVIEWING".*"approved":true.*"status":"PROCESSING"/s,
    'guides/testing.md': /"id":"task-9".*"status":"FILTERED"/s,
  };

  it('stand where they are said to', () => {
    expect(commands.map(({ path }) => path).sort()).toEqual(Object.keys(said).sort());
  });

  it.each(commands)('run: $path', async ({ path, script }) => {
    const options = { cwd: folder, env: { ...process.env } };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here(script)], options);
    expect(stdout).toMatch(said[path] ?? /never/);
  });
});
