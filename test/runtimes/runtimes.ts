import { readFileSync, writeFileSync } from 'node:fs';
import { deepEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { Setting } from './program.ts';
import { apiKey, content, type Service } from './server.ts';
import { type Check, type Ended, execute, toolFile, version, weekly } from './tools.ts';

type Traits = Pick<Setting, 'path' | 'distinguishesRefused' | 'isBrowser' | 'repeats'>;

/** Checks that run the program in every runtime, with the packages that are installed in a folder. */
export async function runtimeChecks(folder: string, service: Service): Promise<Check[]> {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const path = join(folder, 'invoice.pdf');
  write('invoice.pdf', content);
  write('program.mjs', await program('esm'));
  write('program.cjs', await program('cjs'));

  const rows = new Set<string>();
  const check = (
    name: string,
    traits: Traits,
    start: (call: string, id: string) => Promise<string>,
  ): Check => {
    rows.add(rowOf(name, traits));
    const run = async (): Promise<void> => {
      const id = name.replace(/\W+/g, '-');
      const { baseUrl, closedUrl } = service;
      const setting: Setting = { run: id, baseUrl, apiKey, content, closedUrl, ...traits };
      assertAll(await start(`run(${JSON.stringify(setting)})`, id));
    };
    return { name, run };
  };

  const command = (name: string, tool: string | undefined, args: string[], type = 'mjs'): Check =>
    check(name, { path, distinguishesRefused: true }, async (call, id) => {
      const esm = `import { run } from './program.mjs';\nawait ${call};\n`;
      const cjs = `require('./program.cjs').${call};\n`;
      write(`${id}.${type}`, type === 'mjs' ? esm : cjs);
      const file = tool === undefined ? process.execPath : toolFile(tool);
      return succeed(await execute(file, [...args, `${id}.${type}`], { cwd: folder }));
    });

  const node = (release: string, tool?: string): Check[] => [
    command(`Node ${release}, import`, tool, []),
    command(`Node ${release}, require`, tool, [], 'cjs'),
  ];

  const workerd = (name: string, flag: string, files?: string): Check =>
    check(name, { ...(files && { path: files }), distinguishesRefused: false }, async (call, id) => {
      const makeFile = files
        ? `process.getBuiltinModule('node:fs').writeFileSync('${files}', '${content}');`
        : '';
      write(
        `${id}.mjs`,
        `import { run } from './program.mjs';\nexport default { test() { ${makeFile} return ${call}; } };\n`,
      );
      write(`${id}.worker.mjs`, await bundle(join(folder, `${id}.mjs`), 'esm', ['workerd', 'worker']));
      write(`${id}.capnp`, workerdConfig(`${id}.worker.mjs`, flag));
      const file = toolFile('@cloudflare/workerd-*/bin/workerd');
      return succeed(await execute(file, ['test', `${id}.capnp`], { cwd: folder }));
    });

  /** Node with the classes of a library that replaces a browser, as test runners set them. */
  const emulator = (name: string, tool: string, create: string, distinguishesRefused = true): Check =>
    check(name, { path, distinguishesRefused }, async (call, id) => {
      write(
        `${id}.mjs`,
        `import vm from 'node:vm';
import * as library from ${JSON.stringify(pathToFileURL(toolFile(tool)).href)};
const window = ${create};
const known = new Set(vm.runInNewContext('Object.getOwnPropertyNames(globalThis)'));
for (const name of Object.getOwnPropertyNames(window))
  if (/^([A-Z]|document$|navigator$)/.test(name) && !known.has(name))
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
if (window.fetch) globalThis.fetch = window.fetch.bind(window);
const { run } = await import('./program.mjs');
await ${call};
process.exit();
`,
      );
      return succeed(await execute(process.execPath, [`${id}.mjs`], { cwd: folder }));
    });

  /** The environment has no `fetch`, so a program passes one on: here that of Node. */
  const jest = (name: string): Check =>
    check(name, { path, distinguishesRefused: true }, async (call, id) => {
      write(
        `${id}.environment.cjs`,
        `const { TestEnvironment } = require(${JSON.stringify(toolFile('jest-environment-jsdom/build/index.js'))});
module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.fetch = fetch;
  }
};
`,
      );
      write(
        `${id}.test.cjs`,
        `globalThis.console = require('node:console');\nconst { run } = require('./program.cjs');\ntest('all', () => ${call}, 60_000);\n`,
      );
      const config = JSON.stringify({
        testEnvironment: `./${id}.environment.cjs`,
        testMatch: [`**/${id}.test.cjs`],
      });
      const args = [toolFile('jest/bin/jest.js'), '--forceExit', '--config', config];
      return succeed(await execute(process.execPath, args, { cwd: folder }));
    });

  const page: Check = {
    name: 'the table of runtimes in docs/guides/client.md',
    async run() {
      const written = readFileSync(new URL('../../docs/guides/client.md', import.meta.url), 'utf8');
      const [, table = ''] = /<!-- runtimes -->\s*(.*?)\s*<!-- \/runtimes -->/s.exec(written) ?? [];
      const [, , ...found] = table.split('\n').map((row) => row.replace(/ +/g, ' '));
      deepEqual(found, [...rows]);
    },
  };

  const runtimes = [
    ...node(version('node-20'), 'node-20-*/bin/node'),
    ...weekly(node(version('node-22'), 'node-22-*/bin/node')),
    ...weekly(node(process.versions.node)),
    ...node(version('node-26'), 'node-26-*/bin/node'),
    command(`Bun ${version('bun')}`, '@oven/bun-*/bin/bun', ['--no-install']),
    command(`Deno ${version('deno')}`, '@deno/*/deno', [
      'run',
      '--cached-only',
      '--allow-net=127.0.0.1',
      `--allow-read=${folder}`,
    ]),
    workerd(`workerd ${version('workerd')}`, 'no_nodejs_compat'),
    workerd(`workerd ${version('workerd')} with Node's modules`, 'nodejs_compat', '/tmp/invoice.pdf'),
    ...weekly([
      emulator(`jsdom ${version('jsdom-26')}`, 'jsdom-26/lib/api.js', "new library.default.JSDOM('').window"),
    ]),
    emulator(`jsdom ${version('jsdom-29')}`, 'jsdom-29/lib/api.js', "new library.default.JSDOM('').window"),
    emulator(
      `happy-dom ${version('happy-dom')}`,
      'happy-dom/lib/index.js',
      'new library.Window({ settings: { fetch: { disableSameOriginPolicy: true } } })',
      false,
    ),
    jest(`jest-environment-jsdom ${version('jest-environment-jsdom')}`),
  ];
  // test/browser/engine-kit.ts runs the program in them.
  const inBrowser = { distinguishesRefused: false, isBrowser: true };
  for (const name of ['Chromium', 'Chromium, insecure context', 'Firefox'])
    rows.add(rowOf(name, { ...inBrowser, repeats: true }));
  rows.add(rowOf('WebKit (Safari)', inBrowser));

  return [...runtimes, page];
}

/** The row of the documentation for a runtime, by the traits that its cases go by. */
function rowOf(name: string, { path, isBrowser, repeats }: Traits): string {
  const looksLikeBrowser = isBrowser || /dom/.test(name);
  const cells = [
    name.replace(/^((?:Bun|Deno|workerd|Node|\S*dom) \d+)[.\d]*/, '$1').replace(/, (import|require)$/, ''),
    'yes',
    'yes',
    looksLikeBrowser ? 'in memory' : 'yes',
    path ? 'yes' : 'no',
    repeats ? 'no' : 'yes',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The program in JavaScript. */
async function program(format: 'esm' | 'cjs'): Promise<string> {
  const input = join(import.meta.dirname, 'program.ts');
  const build = await rolldown({ input, external: /^@docproc/, platform: 'node' });
  const { output } = await build.generate({ format });
  return output[0].code;
}

/**
 * Everything that a module needs, in one file, as a bundler makes it for a browser, or with more conditions, as Wrangler
 * does for Workers.
 */
async function bundle(input: string, format: 'esm' | 'iife', conditions: string[] = []): Promise<string> {
  const conditionNames = [...conditions, 'browser', 'import'];
  const build = await rolldown({ input, platform: 'browser', resolve: { conditionNames } });
  const { output } = await build.generate({ format });
  return output[0].code;
}

// From the day after this one on, Workers have Node's modules without asking.
const workerdConfig = (file: string, flag: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [
  (name = "program", worker = (
    modules = [(name = "program", esModule = embed "${file}")],
    compatibilityDate = "2026-08-03",
    compatibilityFlags = ["${flag}"],
    globalOutbound = "local",
  )),
  (name = "local", network = (allow = ["local"])),
]);
`;

/** What a program printed that came to its end by itself. */
function succeed({ code, output }: Ended): string {
  if (code !== 0) throw new Error(`It ended with ${code ?? 'a signal'}. It printed:\n${output}`);
  return output;
}

/** Every case has to report that it passed: one without a report has not. */
function assertAll(output: string): void {
  const passed = output.match(/^ok /gm)?.length ?? 0;
  const [, count = 'unknown'] = /^(\d+) cases$/m.exec(output) ?? [];
  if (`${passed}` !== count) throw new Error(`${passed} cases of ${count} passed. It printed:\n${output}`);
}
