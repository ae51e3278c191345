import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningSandbox, startSandbox } from '@docproc/sandbox';
import getPort from 'get-port';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type MarkdownPage, readMarkdownPages } from '../../scripts/artifacts/site/pages/markdown-pages.ts';
import { sampleServer } from '../../scripts/artifacts/site/samples/sample-request.ts';
import { root } from '../artifacts/project.ts';
import { example } from '../client/server.ts';
import { problems, run, snippets } from '../support/snippets.ts';
import { calls, type Run, runs } from './snippet-runs.ts';
import { temporaryInProject } from '../support/folders.ts';

// These have tests of their own, against the mock.
const prism = ['guides/prism-limits.md', 'guides/mock-in-ci.md'];
const pages = (await readMarkdownPages()).filter(({ path }) => !prism.includes(path));

/** The blocks of code of a page in some language, one after the other. */
const code = ({ text }: MarkdownPage, language: string): string[] =>
  [...text.matchAll(/^```(\w*).*?\n(.*?)^```$/gms)].flatMap(([, lang, source = '']) =>
    lang === language ? [source] : [],
  );

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// Below the root, so that packages are found from there.
const folder = temporaryInProject(afterAll);

let sandbox: RunningSandbox;
beforeAll(async () => {
  // As the pages say how to start it.
  sandbox = await startSandbox({ port: 0, examples: true });
  for (const name of ['invoice.pdf', 'invoice.txt']) writeFileSync(join(folder, name), 'Total: 1,204.50');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const here = (source: string) => source.replaceAll(sampleServer.baseUrl, sandbox.baseUrl);

/** Test runners whose snippets are compiled only: tests of the packages run the same. */
const tools = ['vitest', 'playwright'];

/** The requests that the sandbox received from snippets, with their JSON bodies or the fields of their forms. */
const sent = () =>
  sandbox.journal().map(({ method, path, status, body, form }) => {
    const line = `${method} ${path.replace(/.*project-1\//, '')} ${status}`.replace(/-[0-9a-f]{16}/, '-new');
    return [line, body ?? (form && JSON.stringify(form.fields))].filter(Boolean).join(' ');
  });

it('the code in the guides is in languages of which somebody looks at every block', () => {
  const languages = pages.flatMap(({ text }) =>
    [...text.matchAll(/^ *(?:```|~~~)(.+?)(?: \[.*\])?$/gm)].map(([, lang]) => lang),
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
      'ts hono',
      'ts query',
      'ts redocly',
      // `npm run test:browser` runs it.
      'tsx',
      ...tools.map((tool) => `ts ${tool}`),
    ]).toContain(language);
});

it('JavaScript that needs another package is valid', () => {
  const blocks = pages.flatMap((page) => code(page, 'js'));
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(() => parseAst(block), block).not.toThrow();
});

it('requests in HTTP succeed as they are written', async () => {
  const blocks = pages.flatMap((page) => code(page, 'http'));
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    const [line = '', ...fields] = block.replace('<API_KEY>', 'any-key').trim().split('\n');
    const [method = '', path = ''] = line.split(' ');
    const headers = fields.map((field) => field.split(': ') as [string, string]);
    expect(await fetch(`${sandbox.baseUrl}${path}`, { method, headers }), block).toMatchObject({
      status: 200,
    });
  }
});

describe('TypeScript in the guides', () => {
  const modules = pages.flatMap(({ path }) => {
    const blocks = snippets(`docs/${path}`);
    const last = blocks.findLastIndex((block) => block.includes('\nexport '));
    const source = blocks.toSpliced(last + 1, 0, (last >= 0 && calls[path]) || '').join('\n');
    return source === '' ? [] : [{ path, source, name: path.replaceAll('/', '-').replace('.md', '.ts') }];
  });

  it('is there for every page that is said to print something', () => {
    expect(modules.map(({ path }) => path).sort()).toEqual(Object.keys(runs).sort());
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

  const cases = modules.flatMap((each) =>
    (runs[each.path] ?? []).map((way, index) => ({ ...each, way, number: index + 1 })),
  );

  it.each(cases)('runs: $path $number', async ({ name, source, way }) => {
    for (const [id, changes] of Object.entries(way.changes ?? {})) sandbox.updateTask(id, changes);
    for (const fault of way.faults ?? []) sandbox.fault(fault);
    if (way.finds) sandbox.extraction(...way.finds);
    if (way.discard) sandbox.set('discard-outside-reviewing', way.discard);
    writeFileSync(join(folder, name), here(source));
    const output = await run(folder, name).catch((error: Error) => `Failed: ${error.message}`);
    expect({ output, sent: sent() }).toEqual({ output: expect.stringMatching(way.prints), sent: way.sends });
  });

  it('limits an attempt to less than the request as a whole', () => {
    const packages = ['client', 'sandbox', 'conformance', 'mcp', 'cli'].map((name) =>
      readFileSync(join(root, `src/${name}/README.md`), 'utf8'),
    );
    const limits = [...pages.map(({ text }) => text), ...packages].flatMap((text) => [
      ...text.matchAll(/\btimeout: ([\d_]+),\s+totalTimeout: ([\d_]+)/g),
    ]);
    expect(limits.length).toBeGreaterThan(1);
    const number = (text = '') => Number(text.replaceAll('_', ''));
    for (const [shown, attempt, total] of limits) expect(number(attempt), shown).toBeLessThan(number(total));
  });
});

describe('commands in the guides', () => {
  // `npm run test:tools` runs the programs of the others.
  const others = pages.filter(({ path }) => path !== 'recipes/other-languages.md');
  const isNpm = (block: string) => /^(\w+=\S+ )?(npm|npx|node (first|folder))\b/.test(block);
  /** Commands of programs that are not installed here. */
  const isOfAgents = (block: string) => /^(claude|codex) /.test(block);
  /** These have tests of their own. */
  const installed =
    /^npm (init|install) |^npx --no-install docproc-sandbox --examples$|^npx --package |^(\w+=\S+ )?node |^DOCPROC_USAGE=\S+ npm test$/;

  const commands = others.flatMap((page) => {
    const blocks = code(page, 'sh').filter((block) => !isNpm(block) && !isOfAgents(block));
    return blocks.length > 0 ? [{ path: page.path, script: blocks.join('\n') }] : [];
  });

  /** What the commands of each page print and send. */
  const said: Record<string, Pick<Run, 'prints' | 'sends'>> = {
    'guides/getting-started.md': {
      prints:
        /"status":"processing".*"status":"REVIEWING".*"content":"1,204\.50".*"status":"PROCESSING".*\n$/s,
      sends: [
        'POST upload 200 {"projectId":["project-1"]}',
        'GET task/task-new 200',
        'POST task/task-new/complete 200',
      ],
    },
    'guides/upload-status.md': { prints: /^REVIEWING\n$/, sends: ['GET upload/upload-1 200'] },
    'guides/testing.md': { prints: /"id":"task-9".*"status":"FILTERED"/s, sends: ['GET task/task-1 404'] },
    'guides/faults-and-time.md': {
      prints: /The connection was closed\.\n.*"id":"task-7".*"status":"(?!REVIEWING)/s,
      sends: ['POST task/task-7/complete 200', 'GET task/task-7 200'],
    },
    // An extraction that is accepted has no response.
    'recipes/review-folder.md': { prints: /^$/, sends: [] },
  };

  it('stand where they are said to', () => {
    expect(commands.map(({ path }) => path).sort()).toEqual(Object.keys(said).sort());
  });

  it('run: the home page, with the response that it shows', async () => {
    const home = readFileSync(join(root, 'docs/index.md'), 'utf8');
    const [, script = '', response = ''] = /```sh\n(.*?)```.*?```json\n(.*?)```/s.exec(home) ?? [];
    expect(JSON.parse(await bash(here(script)))).toEqual(JSON.parse(response));
  });

  it.each(commands)('run: $path', async ({ path, script }) => {
    const options = { cwd: folder, env: { ...process.env } };
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here(script)], options);
    expect(stdout).toMatch(said[path]?.prints ?? /never/);
    expect(sent()).toEqual(said[path]?.sends);
  });

  /** Commands of npm, one each, and what shows that they do what the page states. */
  const ran: Record<string, () => Promise<void>> = {
    'npx http://localhost:4000/packages/docproc-sandbox.tgz --examples': () =>
      serves('npx http://localhost:4000/packages/docproc-sandbox.tgz --examples --port PORT'),
    'npx --no-install docproc-sandbox --set discard-outside-reviewing=ignore': () =>
      serves('npx --no-install docproc-sandbox --set discard-outside-reviewing=ignore --port PORT'),
    'npx --no-install docproc-sandbox --processing-ms 5000 --real-time': () =>
      serves('npx --no-install docproc-sandbox --processing-ms 5000 --real-time --port PORT'),
    'npx --no-install docproc-sandbox --extractions extractions': () => {
      const extractions = join(folder, 'extractions');
      mkdirSync(extractions);
      writeFileSync(join(extractions, 'invoice-7.pdf.json'), '{"pages": []}');
      return serves(`npx --no-install docproc-sandbox --extractions ${extractions} --port PORT`);
    },
    'npm run mock -- --port 4011 --proxy http://localhost:4020': () =>
      serves(`npm run mock -- --port PORT --proxy ${sandbox.baseUrl}`),
    'npx http://localhost:4000/packages/docproc-conformance.tgz --base-url http://localhost:4020 --team team-1 --project project-1 --api-key any --allow writes,irreversible':
      async () => {
        // The tests of the package run every check.
        const some = `npx http://localhost:4000/packages/docproc-conformance.tgz --base-url ${sandbox.baseUrl} --team team-1 --project project-1 --api-key any --allow writes,irreversible --only getUpload`;
        expect(await bash(withoutNpm(some), root)).toMatch(/The server conforms to the contract/);
      },
    'npx --no-install docproc-sandbox -- npm test': async () => {
      // What npm links it to where the package is installed.
      const { bin } = JSON.parse(
        readFileSync(join(root, 'node_modules/@docproc/sandbox/package.json'), 'utf8'),
      ) as { bin: Record<string, string> };
      const own = `node node_modules/@docproc/sandbox/${bin['docproc-sandbox']} -- sh -c 'echo at $DOCPROC_SANDBOX_URL; curl --silent $DOCPROC_SANDBOX_URL/v2/team-1/upload/none'`;
      expect(await bash(own, root)).toMatch(/^at http:\/\//m);
    },
    'npx @redocly/cli proxy --target https://docproc.example --port 4099 --har capture.har': () =>
      serves(
        `npx @redocly/cli proxy --target ${sandbox.baseUrl} --port PORT --har ${join(folder, 'new.har')}`,
      ),
    'npx http://localhost:4000/packages/docproc-conformance.tgz judge capture.har': async () => {
      const own = `npx http://localhost:4000/packages/docproc-conformance.tgz judge ${recordedTraffic()}`;
      const judged = await bash(withoutNpm(own), root);
      expect(judged).toBe('No violation in 1 of 1 exchanges.\n');
    },
    "npm run diff -- --usage 'usage/*.json'": async () => {
      expect(await bash(withoutNpm(`npm run diff -- --usage ${recordedUsage()}`), root)).toMatch(/./);
    },
    "npm run usage -- 'usage/*.json' --of left_of_line": async () => {
      const output = await bash(withoutNpm(`npm run usage -- ${recordedUsage()} --of left_of_line`), root);
      expect(output).toMatch(/^getTask `\S*left_of_line` is read by no application\.$/m);
    },
    "npm run usage -- 'usage/*.json'": async () => {
      const output = await bash(withoutNpm(`npm run usage -- ${recordedUsage()}`), root);
      expect(output).toMatch(/^No application reads of getUpload:/m);
    },
    'npx --no-install docproc-sandbox --replay capture.har': () =>
      serves(`npx --no-install docproc-sandbox --replay ${recordedTraffic()} --port PORT`),
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

  /** Writes what an application uses, and returns the path. */
  function recordedUsage(): string {
    const file = join(folder, 'billing.json');
    const call = { app: 'billing', operation: 'tasks.get', calls: '' };
    const read = { ...call, calls: undefined, reads: 'exported_at' };
    writeFileSync(file, [call, read].map((fact) => `${JSON.stringify(fact)}\n`).join(''));
    return file;
  }

  /** Writes an archive with one request, and returns its path. */
  function recordedTraffic(): string {
    const file = join(folder, 'capture.har');
    const path = '/v2/team-1/project/project-1/task/task-1';
    const content = { mimeType: 'application/json', text: JSON.stringify(example('getTask')) };
    const entry = {
      startedDateTime: '2026-01-01T00:00:00.000Z',
      time: 5,
      request: { method: 'GET', url: `https://docproc.example${path}`, headers: [] },
      response: { status: 200, headers: [{ name: 'content-type', value: 'application/json' }], content },
    };
    writeFileSync(file, JSON.stringify({ log: { version: '1.2', creator: {}, entries: [entry] } }));
    return file;
  }

  /** Runs a command until it is done. */
  async function bash(command: string, cwd = folder): Promise<string> {
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', command], { cwd });
    return stdout;
  }

  /**
   * Returns a command with the script of package.json in place of `npm run`, whose start is tested with the README, and with
   * a package as it is here in place of `npx`, which is tested with the page that installs it.
   */
  const withoutNpm = (command: string): string =>
    command
      .replace('npx @redocly/cli', 'node node_modules/@redocly/cli/bin/cli.js')
      .replace(/npx (?:--no-install |http:\S+\/)docproc-(\w+)(?:\.tgz)?/, 'node generated/$1/dist/bin.js')
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
    // There is no key.
    await expect.poll(async () => (await fetch(url)).status).toBe(401);
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
      expect(['mock', 'sandbox', 'workflows', 'diff', 'conformance', 'usage']).toContain(name);
  });

  it.each(Object.entries(ran))('run: %s', (_, check) => check());
});
