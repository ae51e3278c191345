import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningSandbox, startSandbox, type Task } from '@docproc/sandbox';
import getPort from 'get-port';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Page, readPages } from '../../scripts/artifacts/site/pages/written.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { root } from '../artifacts/project.ts';
import { problems, run, snippets } from '../support/snippets.ts';
import { languages } from '../tools/languages.ts';

// These have tests of their own, against the mock.
const prism = ['guides/prism-limits.md', 'guides/mock-in-ci.md'];
const pages = (await readPages()).filter(({ path }) => !prism.includes(path));

/** The blocks of code of a page in some language, one after the other. */
const code = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(/^```(\w*).*?\n(.*?)^```$/gms)].flatMap(([, lang, source = '']) =>
    lang === language ? [source] : [],
  );

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// Below the root, so that packages are found from there.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  for (const name of ['invoice.pdf', 'everything.txt']) writeFileSync(join(folder, name), 'Total: 1,204.50');
});
afterAll(() => sandbox.close());
beforeEach(() => seed());

/** The tasks that the snippets speak of: the first as a page needs it, in an upload that is not finished. */
function seed(first: Partial<Task> = {}): void {
  sandbox.reset();
  sandbox.seed({ id: 'task-1', upload_id: 'upload-1', ...first });
  sandbox.seed({ id: 'task-2', upload_id: 'upload-1' });
}

const here = (source: string) => source.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);

/** Test runners whose snippets are compiled only: tests of the packages run the same. */
const tools = ['vitest', 'playwright'];

/** What the snippets of each page print. */
const printed: Record<string, RegExp> = {
  'guides/getting-started.md': /^1,204\.50\nPROCESSING .+\n$/,
  'guides/authentication.md': /^REVIEWING NotFoundError\n$/,
  'guides/uploads.md': /^upload-\w+ \d+\nlarge\.tif 52428800 41943040\n$/,
  'guides/upload-status.md': /^REVIEWING\n.*id: 'task-1'/s,
  'guides/task-lifecycle.md':
    /^complete unknown Not checked: The task passes.*\ndiscard true .*\nreport true .*\nunlock false status is REVIEWING.*\napprove true .*\ndisapprove false approved is false.*\n$/,
  'guides/reviewing.md': /^PROCESSING\n$/,
  'guides/unlocking.md': /^COMPLETED → REVIEWING\n$/,
  'guides/events.md': /^\[ 'task_approved' \]\n$/,
  'guides/errors.md': /^$/,
  'guides/retries.md': /^$/,
  'guides/testing.md': /^COMPLETED \[\] 2\nreject 200\nignore 200\nreject 201\nreject 202\n404 1\n$/,
  'recipes/review-folder.md': /^(?=.*everything\.txt: for a person)(?=.*invoice\.pdf: completed)/s,
  'recipes/batch.md': /^100 of 250 .*\n200 of 250 .*\n250 of 250 files sent\n(\w+\n){3}$/,
  'recipes/lost-complete.md': /^completed although the response was lost: \w+\n$/,
  'recipes/partial-results.md':
    /^invoice\.txt: COMPLETED, use its data\nfail\.txt: FAILED, check the file\nfilter\.txt: FILTERED, unlock .*\nPARTIAL\n$/,
  'recipes/partial-report.md': /^REVIEWING true\nNotify .* true\n$/,
  'recipes/unknown-values.md': /^wait review done look\n$/,
  'recipes/interpretations.md': /^reject false\nignore false\n$/,
};

it('the code in the guides is in languages of which somebody looks at every block', () => {
  const languages = pages.flatMap(({ text }) =>
    [...text.matchAll(/^ *(?:```|~~~)(.+)$/gm)].map(([, lang]) => lang),
  );
  expect(languages.length).toBeGreaterThan(10);
  for (const language of languages)
    expect([
      'http',
      'js',
      'json',
      // `npm run test:tools` runs the same against the sandbox.
      'go',
      'java',
      'php',
      'python',
      'sh',
      'text',
      'ts',
      'yaml',
      'ts redocly',
      ...tools.map((tool) => `ts ${tool}`),
    ]).toContain(language);
});

it('JavaScript that needs another package is valid', () => {
  const blocks = pages.flatMap((page) => code(page, 'js'));
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(() => parseAst(block), block).not.toThrow();
});

describe('TypeScript in the guides', () => {
  const modules = pages.flatMap(({ path }) => {
    const source = snippets(`docs/${path}`).join('\n');
    return source === '' ? [] : [{ path, source, name: path.replaceAll('/', '-').replace('.md', '.ts') }];
  });

  it('is there for every page that is said to print something', () => {
    expect(modules.map(({ path }) => path).sort()).toEqual(Object.keys(printed).sort());
  });

  it('compiles', () => {
    const tests = pages.flatMap(({ path }) =>
      tools.flatMap((tool) =>
        snippets(`docs/${path}`, `ts ${tool}`).map((source, index) => ({
          name: `${tool}-${index}.ts`,
          source,
        })),
      ),
    );
    expect(tests.map(({ name }) => name)).toEqual(['vitest-0.ts', 'vitest-1.ts', 'playwright-0.ts']);
    const all = [...modules, ...tests];
    for (const { name, source } of all) writeFileSync(join(folder, name), source);
    expect(
      problems(
        folder,
        all.map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it.each(modules)('runs: $path', async ({ path, name, source }) => {
    if (path === 'guides/unlocking.md') seed({ status: 'COMPLETED' });
    writeFileSync(join(folder, name), here(source));
    expect(await run(folder, name)).toMatch(printed[path] ?? /never/);
  });
});

describe('commands in the guides', () => {
  // `npm run test:tools` runs the programs of the others.
  const recipes = languages.map(({ recipe }) => `recipes/${recipe}`);
  const others = pages.filter(({ path }) => !recipes.includes(path));
  const isNpm = (block: string) => /^(\w+=\S+ )?(npm|npx) |^node first/.test(block);
  /** These have tests of their own. */
  const installed = /^npm (init|install|pack) |^npx @docproc\/sandbox$|^node first/;

  const commands = others.flatMap((page) => {
    const blocks = code(page, 'sh').filter((block) => !isNpm(block));
    return blocks.length > 0 ? [{ path: page.path, script: blocks.join('\n') }] : [];
  });

  /** What the commands of each page print, in this order. */
  const said: Record<string, RegExp> = {
    'guides/getting-started.md':
      /"status":"processing".*"status":"REVIEWING".*"content":"1,204\.50".*"approved":true.*\n.*"status":"PROCESSING".*\n$/s,
    'guides/upload-status.md': /^REVIEWING\n$/,
    'guides/testing.md':
      /"id":"task-9".*"status":"FILTERED".*The connection was closed\.\n.*"id":"task-7".*"status":"(?!REVIEWING)/s,
  };

  it('stand where they are said to', () => {
    expect(commands.map(({ path }) => path).sort()).toEqual(Object.keys(said).sort());
  });

  it.each(commands)('run: $path', async ({ path, script }) => {
    const options = { cwd: folder, env: { ...process.env } };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here(script)], options);
    expect(stdout).toMatch(said[path] ?? /never/);
  });

  /** Commands of npm, one each, and what shows that they do what the page states. */
  const ran: Record<string, () => Promise<void>> = {
    'npx @docproc/sandbox --set discard-outside-reviewing=ignore': () =>
      serves('npx @docproc/sandbox --set discard-outside-reviewing=ignore --port PORT'),
    'npx @docproc/sandbox --processing-ms 5000 --real-time': () =>
      serves('npx @docproc/sandbox --processing-ms 5000 --real-time --port PORT'),
    'npm run mock -- --port 4011 --proxy http://localhost:4020': () =>
      serves(`npm run mock -- --port PORT --proxy ${sandbox.baseUrl}`),
    'npm run conformance -- --base-url http://localhost:4020 --team team-1 --project project-1 --api-key any --allow writes,irreversible':
      async () => {
        // The tests of the package run every check.
        const some = `npm run conformance -- --base-url ${sandbox.baseUrl} --team team-1 --project project-1 --api-key any --allow writes,irreversible --only getUpload`;
        expect(await bash(withoutNpm(some), root)).toMatch(/The server conforms to the contract/);
      },
    'npm run clients -- python java --out ../clients': async () => {
      const out = mkdtempSync(join(tmpdir(), 'docproc-clients-'));
      onTestFinished(() => rmSync(out, { recursive: true }));
      await bash(withoutNpm(`npm run clients -- python java --out ${out}`), root);
      expect(readdirSync(out).sort()).toEqual(['java', 'python']);
      expect(readdirSync(join(out, 'python'))).toContain('client.py');
    },
    'npx docproc-sandbox -- npm test': async () => {
      // What npm links it to where the package is installed.
      const { bin } = JSON.parse(
        readFileSync(join(root, 'node_modules/@docproc/sandbox/package.json'), 'utf8'),
      ) as { bin: Record<string, string> };
      const own = `node node_modules/@docproc/sandbox/${bin['docproc-sandbox']} -- sh -c 'echo at $DOCPROC_SANDBOX_URL; curl --silent $DOCPROC_SANDBOX_URL/v2/team-1/upload/none'`;
      expect(await bash(own, root)).toMatch(/^at http:\/\//m);
    },
    'npm run workflows -- --server http://localhost:4020': async () => {
      expect(await bash(withoutNpm(`npm run workflows -- --server ${sandbox.baseUrl}`), root)).toMatch(
        /passed/,
      );
    },
    'DOCPROC_API_KEY=your-key npm run workflows -- --server https://docproc.example --team acme --project invoices --task taskToReview=task-1':
      async () => {
        const own = `DOCPROC_API_KEY=your-key npm run workflows -- --server ${sandbox.baseUrl} --team acme --project invoices --task taskToReview=task-1`;
        sandbox.team('acme').seed({ id: 'task-1', project_id: 'invoices' });
        expect(await bash(withoutNpm(own), root)).toMatch(/passed/);
      },
  };

  /** Runs a command until it is done. */
  async function bash(command: string, cwd = folder): Promise<string> {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { cwd });
    return stdout;
  }

  /** Returns a command with the script of package.json in place of `npm run`, whose start is tested with the README. */
  const withoutNpm = (command: string): string =>
    command
      .replace('npx @docproc/sandbox', 'node generated/sandbox/dist/bin.js')
      .replace(/npm run (\w+)(?: --)?/, (_, name: string) => {
        expect(Object.keys(scripts)).toContain(name);
        return `${scripts[name]}`;
      });

  /** Runs a command until what it serves responds. */
  async function serves(command: string): Promise<void> {
    const port = await getPort();
    const child = spawn('bash', ['-c', `exec ${withoutNpm(command).replace('PORT', `${port}`)}`], {
      cwd: root,
      detached: true,
      stdio: 'ignore',
    });
    onTestFinished(() => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid);
    });
    const url = `http://localhost:${port}/v2/team-1/project/project-1/task/task-1`;
    const ask = () =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      );
    // There is no key.
    await expect.poll(ask).toBe(401);
  }

  const shown = others.flatMap((page) =>
    code(page, 'sh')
      .filter(isNpm)
      .flatMap((block) =>
        block
          .replaceAll(/\\\n\s*/g, '')
          .trim()
          .split('\n'),
      ),
  );

  it('of npm are all run', () => {
    expect(new Set(shown.filter((line) => !installed.test(line)))).toEqual(new Set(Object.keys(ran)));
    const inline = pages.flatMap(({ text }) =>
      [...text.matchAll(/`npm run (\w+)`/g)].map(([, name]) => name),
    );
    for (const name of inline)
      expect(['mock', 'sandbox', 'workflows', 'diff', 'conformance', 'clients']).toContain(name);
  });

  it.each(Object.entries(ran))('run: %s', (_, check) => check());
});
