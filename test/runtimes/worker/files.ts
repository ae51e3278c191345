/** Runs the test files of the sandbox on Workers: each test that needs no port, no process and no file of this machine. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { root } from '../../../scripts/lib/package-json.ts';
import { packagesFromSource } from '../../support/from-source.ts';
import type { Result } from './object.ts';
import { compatibilityDate, startModules } from './worker.ts';

const folder = fileURLToPath(new URL('test/sandbox/', root));
const testFiles = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));

/** Modules of Node that Workers have. */
const available = /^node:(assert.*|buffer|crypto|events|path|stream.*|timers.*|url|zlib)$/;
/** Modules that only run on Node. */
const onlyOnNode = /^(node:|rolldown|get-port|msw|typescript|prom-client)|\/scripts\//;

const filesModule = `
globalThis.__vitest_worker__ = { config: { expect: {}, snapshotOptions: {} }, ctx: {}, environment: {} };
export const unavailable = (name) => {
  const fail = () => { throw new Error('It needs ' + name); };
  return new Proxy(function () {}, { get: fail, apply: fail, construct: fail });
};
globalThis.importMeta = unavailable('import.meta');
globalThis.isInTest = false;
globalThis.fetch = unavailable('fetch');
globalThis.withoutPort = { baseUrl: 'http://127.0.0.1:4020', close: async () => {}, drain: async () => {} };
export const files = {
  ${testFiles.map((name) => `'${name}': () => import('${join(folder, name)}'),`).join('\n  ')}
};`;

/** What is put in front of a line of a file: a sandbox is read from its rows, and hooks start servers that nothing reaches. */
const edits: Readonly<Record<string, [line: string, text: string]>> = {
  'src/sandbox/hosts/respond.ts': ['const { body, signal, ...sent } = arrived;', 'beforeRequest(served);'],
  'src/sandbox/hosts/http/server.ts': ['const server = createServer(', 'if (!isInTest) return withoutPort;'],
};

/** Puts modules that fail when they are used in place of those that only run on Node. */
const forWorkers: Plugin = {
  name: 'for-workers',
  resolveId(id, importer = '') {
    if (id === 'worker:files') return id;
    if (available.test(id)) return { id, external: true };
    for (const { find, replacement } of packagesFromSource) {
      const isFound = typeof find === 'string' ? id === find : find.test(id);
      if (isFound) return this.resolve(id.replace(find, replacement));
    }
    const path = id.startsWith('.') ? join(importer, '..', id) : id;
    return onlyOnNode.test(path) && !importer.includes('/node_modules/') ? `unavailable:${path}` : null;
  },
  async load(id) {
    if (id === 'worker:files') return filesModule;
    const [, path] = /^unavailable:(.*)/.exec(id) ?? [];
    if (path === undefined) return null;
    const names = Object.keys(await import(path));
    const exported = names.map((name) => `export { module as ${JSON.stringify(name)} };`).join('\n');
    const name = path.replace(fileURLToPath(root), '');
    return `import { unavailable } from 'worker:files';\nconst module = unavailable('${name}');\n${exported}`;
  },
  transform(code, id) {
    if (id.includes('/node_modules/')) return null;
    const edited = Object.entries(edits).find(([name]) => id.endsWith(name));
    if (!edited) {
      const text = (_: string, path: string) => JSON.stringify(readFileSync(join(id, '..', path), 'utf8'));
      return code
        .replaceAll(/readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g, text)
        .replaceAll(/import\.meta(?=\.(dirname|url))/g, 'importMeta');
    }
    const [, [at, text]] = edited;
    if (!code.includes(at)) throw new Error(`${at} is not where it is looked for.`);
    return code.replace(at, text + at);
  },
};

/** Returns how many tests pass, and which others need what Workers do not have. */
export async function runFiles(): Promise<string> {
  const { base, close } = await startModules(
    { input: join(import.meta.dirname, 'object.ts'), plugins: [forWorkers], platform: 'browser' },
    {
      compatibilityDate,
      compatibilityFlags: ['nodejs_compat'],
      durableObjects: { OBJECT: { className: 'TestObject', useSQLite: true } },
      unsafeEvalBinding: 'EVAL',
    },
  );
  const others = new Map<string, number>();
  const failed: string[] = [];
  let passed = 0;
  try {
    for (const file of testFiles) {
      const response = await fetch(new URL(file, base));
      for (const { name, state, errors } of (await response.json()) as Result[]) {
        const [, missing] = /It needs ([^\s,']+?)[.,']?\s/.exec(errors.join('\n')) ?? [];
        const other = `${file} needs ${missing}`;
        if (state === 'pass') passed++;
        else if (missing === undefined) failed.push(`${file}: ${name}: ${state}\n${errors.join('\n')}`);
        else others.set(other, (others.get(other) ?? 0) + 1);
      }
    }
  } finally {
    await close();
  }
  if (failed.length > 0) throw new Error(`${failed.length} tests fail on Workers:\n${failed.join('\n\n')}`);
  const listed = Array.from(others, ([other, count]) => `\n  ${other}: ${count}`);
  return `${passed} tests of the sandbox pass inside an object. Tests and suites that need Node:${listed.join('')}`;
}
