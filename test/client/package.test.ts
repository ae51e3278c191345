// What the two packages are as packages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isCallExpression, type Node, SyntaxKind } from 'typescript/unstable/ast';
import { describe, expect, test } from 'vitest';
import { hasParameters } from '../../generated/client/contract/contract.ts';
import * as client from '../../generated/client/dist/index.js';
import { endpoints } from '../contract/interface.ts';
import { openProject } from '../../scripts/lib/typescript.ts';
import { bundle as bundleFrom, grownBy } from '../support/bundle.ts';
import { folder, packed } from '../support/packed.ts';
import { failure, model } from './server.ts';

const generated = fileURLToPath(new URL('../../generated/', import.meta.url));
const read = (path: string): string => readFileSync(generated + path, 'utf8');
const manifest = (name: string): Record<string, unknown> => JSON.parse(read(`${name}/package.json`));
const declarations = readdirSync(`${generated}client/dist`).filter((name) => name.endsWith('.d.ts'));

/**
 * What the limits below leave to a contract with more in it: methods have the names of its data again. Bundles have the code
 * for parameters only where it has some.
 */
const grown = 2 * grownBy('client/contract/data.js', 992) + (hasParameters ? 200 : 0);

/** A bundle of what an application imports. */
const bundle = (code: string, conditions?: string[]): Promise<string> =>
  bundleFrom(join(folder, 'entry.js'), code, conditions);

test('everything is at most 8.2 kB with gzip and 7.45 kB with Brotli, minified for browsers', async () => {
  const code = await bundle("export * from '@docproc/client'");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8200 + grown);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(7450 + grown);
});

test('everything is at most 11 kB with Brotli, minified for servers', async () => {
  const code = await bundle("export * from '@docproc/client'", ['import', 'node']);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(11_000 + grown);
});

test('bundles for browsers alone leave out what works on servers alone', async () => {
  const isForServers = async (conditions?: string[]): Promise<boolean[]> => {
    const code = await bundle("export * from '@docproc/client'", conditions);
    return ['node:fs', 'ECONNREFUSED', '.process', 'duplex'].map((each) => code.includes(each));
  };
  expect(await isForServers()).toEqual([false, false, false, false]);
  const platforms = [['node'], ['deno'], ['bun'], ['workerd', 'browser'], ['edge-light', 'browser'], []];
  for (const conditions of platforms) {
    expect(await isForServers(['import', ...conditions])).toEqual([true, true, true, true]);
  }
});

test('who reads and decides tasks alone leaves uploads, waiting and limits out', async () => {
  const code = await bundle("export { createClient } from '@docproc/client/tasks'");
  expect(code).toContain('/complete');
  expect(code).not.toMatch(/multipart|getUpload|IN_REVIEW|checkLimits: false|node:fs/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(5350 + grown);
});

test('each namespace has an entry with its methods alone', async () => {
  const options = { baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p' };
  const { createClient: createTasks } = await import('../../generated/client/dist/namespaces/tasks.js');
  const { createClient: createUploads } = await import('../../generated/client/dist/namespaces/uploads.js');
  expect(Object.keys(createTasks(options))).toEqual(['tasks', 'withOptions']);
  const uploads = createUploads(options).withOptions({ teamId: 'x' });
  expect(Object.keys(uploads)).toEqual(['uploads', 'withOptions']);
  expect(Object.keys(uploads.uploads)).toEqual(['create', 'get', 'move', 'waitFor']);
  const entries = Object.keys(manifest('client')['exports'] as object);
  expect(entries).toEqual([
    '.',
    './pages',
    './query',
    './upload-tasks',
    './usage',
    './validate',
    './tasks',
    './uploads',
    './package.json',
  ]);
});

test('the entries share their classes', async () => {
  const { createClient } = await import('../../generated/client/dist/namespaces/tasks.js');
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  const options = { baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p', retries: 0, fetch };
  const error = await failure(createClient(options).tasks.get('t-1'), client.ConnectionError);
  expect(error.constructor).toBe(client.ConnectionError);
});

test('an error of another installed copy is an instance of the same classes', async () => {
  const url = pathToFileURL(join(folder, 'node_modules/@docproc/client/dist/index.js')).href;
  const copy = (await import(/* @vite-ignore */ url)) as typeof client;
  const error = new copy.NotFoundError('getTask', 'no');
  expect(copy.NotFoundError).not.toBe(client.NotFoundError);
  for (const type of [client.NotFoundError, client.ResponseError, client.DocprocError]) {
    expect(error).toBeInstanceOf(type);
  }
  expect(error).not.toBeInstanceOf(client.ForbiddenError);
  expect(new DOMException('', 'TimeoutError')).not.toBeInstanceOf(client.TimeoutError);
  expect(undefined).not.toBeInstanceOf(client.TimeoutError);
  class Own extends client.NotFoundError {}
  expect(new Own('getTask', 'no')).toBeInstanceOf(Own);
  expect(error).not.toBeInstanceOf(Own);
});

test('who imports the guards alone gets nothing else', async () => {
  const code = await bundle("import { can } from '@docproc/client'; console.log(can)");
  expect(code).toContain('REVIEWING');
  expect(code).not.toMatch(/fetch|Authorization|multipart/i);
});

test('the items of pages are at most 2 kB with gzip, and no program has them or validation that does not import it', async () => {
  const own = await bundle("export * from '@docproc/client/pages'");
  expect(gzipSync(own, { level: 9 }).length).toBeLessThanOrEqual(2000);
  expect(own).toContain('preserveAspectRatio');
  for (const entry of ['@docproc/client', '@docproc/client/tasks'])
    expect(await bundle(`export * from '${entry}'`)).not.toMatch(/preserveAspectRatio|~standard/);
});

test('queries add at most 1 kB with gzip, and no program has them that does not import them', async () => {
  const sizes = [
    "export * from '@docproc/client';",
    "export * from '@docproc/client';export * from '@docproc/client/query'",
  ];
  const [without, added] = (await Promise.all(sizes.map((code) => bundle(code)))) as [string, string];
  expect(without).not.toMatch(/invalidateQueries|upload_id"/);
  expect(added).toContain('invalidateQueries');
  const bytes = (code: string) => gzipSync(code, { level: 9 }).length;
  expect(bytes(added) - bytes(without)).toBeLessThanOrEqual(1000);
});

test('recording usage is at most 1.2 kB, for those who import it', async () => {
  expect(await bundle("export * from '@docproc/client'")).not.toContain('docproc.usage');
  const own = await bundle("export * from '@docproc/client/usage'");
  expect(gzipSync(own, { level: 9 }).length).toBeLessThanOrEqual(1200);
});

test('who imports nothing gets nothing', async () => {
  expect(await bundle("import '@docproc/client'")).toBe('');
});

test('no package has a dependency, and the client says what it runs on', () => {
  expect(manifest('client')).toMatchObject({
    type: 'module',
    sideEffects: false,
    license: 'MIT',
    engines: { node: '>=20.19' },
  });
  for (const name of ['client', 'types']) expect(manifest(name)).not.toHaveProperty('dependencies');
});

test('no declaration and no module names the libraries that the project uses', () => {
  const texts = [...declarations.map((name) => read(`client/dist/${name}`)), read('types/index.d.ts')];
  for (const text of texts) expect(text).not.toMatch(/openapi-(fetch|typescript)/);
  const modules = readdirSync(`${generated}client/dist`).filter((name) => name.endsWith('.js'));
  const importing = modules.filter((name) => /from ["'][^.]/.test(read(`client/dist/${name}`)));
  expect(importing).toEqual([]);
});

test('a packed package contains the types of the contract, and the contract', () => {
  const declared = Object.entries(packed).filter(([path]) => /^client\/.*\.d\.c?ts$/.test(path));
  expect(declared.map(([path]) => path)).toContain('client/dist/namespaces/tasks.d.cts');
  for (const [path, text] of declared) expect(String(text), path).not.toMatch(/from ["']@docproc/);
  expect(packed['types/openapi.json']).toBe(read('openapi.json'));
  for (const [name, openapi] of [
    ['openapi.compat.json', '3.1.0'],
    ['openapi.3.0.json', '3.0.3'],
  ])
    expect(JSON.parse(String(packed[`types/${name}`]))).toMatchObject({ openapi });
});

describe('every operation of the contract has a method', () => {
  const docproc = client.createClient({ baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p' });
  const declared = read('client/contract/namespaces.ts');

  test('of a name that stays, whatever the contract adds', () => {
    const names = {
      tasks: ['get', 'complete', 'discard', 'report', 'unlock', 'approve', 'disapprove'],
      uploads: ['create', 'get', 'move', 'waitFor'],
    };
    for (const [namespace, expected] of Object.entries(names)) {
      const methods: object = docproc[namespace as keyof typeof names];
      expect(Object.keys(methods)).toEqual(expect.arrayContaining(expected));
    }
    expect(Object.keys(docproc.raw.shorthand)).toEqual(['createUpload', 'getUpload']);
    expect(model.operations.map(({ id }) => id).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(model.operations.map((operation) => [operation.id, operation] as const))(
    '%s says what the contract says of it',
    (id, operation) => {
      const { tag, shorthandOf } = operation;
      const owner: object = shorthandOf === undefined ? docproc : docproc.raw;
      const namespace = (owner as Record<string, object>)[tag.namespace];
      expect(namespace).toHaveProperty(operation.name, expect.any(Function));
      const comment = commentOf(id);
      expect(comment).toContain(`${operation.summary}.`);
      expect(comment).toContain(`\`${id}\`: ${operation.method} ${operation.path}`);
      expect(comment).toContain(operation.description);
      expect(comment).toContain(`- Statuses: ${operation.responses.map(({ status }) => status).join(', ')}`);
      const [scope] = operation.scopes.flat();
      expect(comment).toContain(scope === undefined ? '- Scope: not specified' : `- Scope: \`${scope}\``);
      for (const question of operation.questions) expect(comment).toContain(question);
      for (const { status, success, description } of operation.responses) {
        const line = `${status}: ${description}`;
        const [, type = ''] = new RegExp(`@throws \\{(\\w+Error)\\} ${line}`).exec(comment) ?? [];
        expect(success ? comment.includes(`${line}\n`) : type in client).toBe(true);
      }
      // What to do when no response is received, if it changes something.
      const [, found] = /If no response is received [^:]*:\n(.*)/.exec(comment) ?? [];
      expect(found).toBe(operation.method === 'GET' ? undefined : model.lostResponse(operation).advice);
      expect(declared).not.toMatch(/^ *\* @param \w+$/m);
    },
  );

  test('complete and discard say that they are irreversible', () => {
    for (const id of ['completeTask', 'discardTask']) expect(commentOf(id)).toContain('Irreversible');
  });

  /** The comment of a method, without its margin. */
  function commentOf(id: string): string {
    const text = declared.replace(/^ *(\/\*)?\*\*? ?/gm, '');
    const at = text.indexOf(`\`${id}\`: `);
    expect(at, `a comment names ${id}`).toBeGreaterThan(0);
    const begin = text.lastIndexOf('\n\n', text.lastIndexOf('\n\n', at) - 1);
    return text.slice(begin, text.indexOf('Promise<', at));
  }
});

test('an editor shows what each state means, and a raw request by its path', () => {
  const entry = fileURLToPath(new URL('hover.ts', import.meta.url));
  const lines: string[] = ["import type { Task, Upload } from '@docproc/types';"];
  const cases = Object.values(model.resources).flatMap(({ name, lifecycle }) =>
    lifecycle ? [{ name, field: lifecycle.field, states: Object.values(lifecycle.states) }] : [],
  );
  for (const { name, field } of cases) lines.push(`export const ${name}_ = (it: ${name}) => it.${field};`);
  lines.push("import type { Docproc } from '@docproc/client';");
  lines.push("export const raw = (it: Docproc) => it.raw.GET('/v2/{teamId}/upload/{uploadId}', { params });");
  lines.push('declare const params: { path: { teamId: string; uploadId: string } };');
  const text = lines.join('\n');
  const { checker, program, emitter } = openProject({
    files: [entry],
    texts: { [entry]: text },
    compilerOptions: { module: 'nodenext', types: [], noEmit: true },
  });
  expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(['Task', 'Upload']));
  for (const { name, field, states } of cases) {
    const at = text.indexOf(`it.${field}`, text.indexOf(`${name}_`)) + 3;
    const symbol = checker.getSymbolAtPosition(entry, at);
    const hover = symbol ? checker.getDocumentationCommentOfSymbol(symbol) : '';
    for (const { description } of states) expect(hover).toContain(description);
  }
  const findCall = (node: Node): Node | undefined =>
    isCallExpression(node) ? node : node.forEachChild(findCall);
  const source = program.getSourceFile(entry);
  const call = source && findCall(source);
  const signature = call && checker.getResolvedSignature(call);
  const shown = signature && checker.signatureToSignatureDeclaration(signature, SyntaxKind.FunctionType);
  const path = '"/v2/{teamId}/upload/{uploadId}"';
  expect(shown && emitter.printNode(shown)).toBe(
    `(path: ${path}, init: RawRequest<"GET", ${path}>) => Promise<RawResult<UploadEnvelope>>`,
  );
});
