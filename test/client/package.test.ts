// What the two packages are as packages.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { sources } from '../../scripts/artifacts/client/package.ts';
import * as client from '../../generated/client/dist/index.js';
import { type Contract, operations } from '../../scripts/model/bundle.ts';
import { assertBuilt } from '../support/built.ts';

const generated = fileURLToPath(new URL('../../generated/', import.meta.url));
const read = (path: string): string => readFileSync(generated + path, 'utf8');
const manifest = (name: string): Record<string, unknown> => JSON.parse(read(`${name}/package.json`));
const document = JSON.parse(read('openapi.json')) as Contract['document'];
const declarations = readdirSync(`${generated}client/dist`).filter((name) => name.endsWith('.d.ts'));

assertBuilt();

/** A bundle of what an application imports, minified. */
async function bundle(code: string): Promise<string> {
  const entry = fileURLToPath(new URL('entry.js', import.meta.url));
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        load: (id) => (id === entry ? code : null),
        resolveId: (id) => (id === entry ? id : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  expect(output).toHaveLength(1);
  return output[0].code;
}

test('everything is at most 8 kB, minified and gzipped', async () => {
  const code = await bundle("export * from '@docproc/client'");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8000);
});

test('who imports the guards alone gets nothing else', async () => {
  const code = await bundle("import { can } from '@docproc/client'; console.log(can)");
  expect(code).toContain('REVIEWING');
  expect(code).not.toMatch(/fetch|Authorization|multipart/i);
});

test('who imports nothing gets nothing', async () => {
  expect(await bundle("import '@docproc/client'")).toBe('');
});

test('the client has one dependency, and says what it runs on', () => {
  expect(manifest('client')).toMatchObject({
    type: 'module',
    sideEffects: false,
    license: 'MIT',
    engines: { node: '>=20.19' },
    dependencies: { 'openapi-fetch': '0.17.0' },
  });
  expect(manifest('types')).not.toHaveProperty('dependencies');
});

test('no declaration names the libraries behind it, and one module imports the one for the calls', () => {
  const texts = [...declarations.map((name) => read(`client/dist/${name}`)), read('types/index.d.ts')];
  for (const text of texts) expect(text).not.toMatch(/openapi-(fetch|typescript)/);
  const modules = readdirSync(`${generated}client/dist`).filter((name) => name.endsWith('.js'));
  const importing = modules.filter((name) => /from ["']openapi-fetch/.test(read(`client/dist/${name}`)));
  expect(importing).toEqual(['transport.js']);
});

test('both packages declare the same types', () => {
  expect(read('client/dist/types.d.ts')).toBe(read('types/index.d.ts'));
  expect(JSON.parse(read('types/openapi.json'))).toEqual(document);
});

describe('every operation of the contract has a method', () => {
  const docproc = client.createClient({ baseUrl: 'http://x', apiKey: 'k', teamId: 't', projectId: 'p' });
  const methods = { ...docproc.tasks, ...docproc.uploads };
  test('by its operationId without the noun of its tag', () => {
    expect(Object.keys(docproc.tasks)).toEqual([
      'get',
      'complete',
      'discard',
      'report',
      'unlock',
      'approve',
      'disapprove',
    ]);
    expect(Object.keys(docproc.uploads)).toEqual(['create', 'get', 'move', 'waitFor']);
    expect(Object.keys(docproc.shorthand)).toEqual(['createUpload', 'getUpload']);
    expect(Object.keys(methods)).toHaveLength(10);
  });

  test.each(operations(document).map(({ operation }) => [operation.operationId, operation] as const))(
    '%s says what the contract says of it',
    (_, operation) => {
      const text = read('client/dist/methods.d.ts').replace(/\n\s*\* ?/g, '\n');
      const comment =
        text.split('/**').find((part) => part.includes(operation.description?.trim() ?? '?')) ?? '';
      expect(comment).toContain(operation.summary);
      expect(comment).toContain(`- Statuses: ${Object.keys(operation.responses).join(', ')}`);
      const [scope = 'not known'] = Object.values(operation.security?.[0] ?? {}).flat();
      expect(comment).toMatch(new RegExp(`- Scope: \`?${scope}`));
      for (const question of (operation['x-open-questions'] ?? []) as string[])
        expect(comment).toContain(question);
    },
  );

  test('complete and discard say that they are irreversible, and what to do about a lost answer', () => {
    const text = read('client/dist/methods.d.ts').replace(/\n\s*\* ?/g, ' ');
    for (const name of ['complete', 'discard']) {
      const comment = text.split(`\t${name}(taskId`)[0]?.split('/**').at(-1);
      expect(comment).toMatch(/Irreversible.*If the answer is lost.*tasks\.get/);
    }
  });
});

test('every status that the contract lists as a failure has a class', () => {
  const statuses = operations(document).flatMap(({ operation }) => Object.keys(operation.responses));
  const failures = [...new Set(statuses)].filter((status) => !status.startsWith('2')).sort();
  const text = read('client/dist/errors.d.ts');
  const classes = [...text.matchAll(/readonly status: (\d{3});/g)].map((match) => match[1]);
  expect(classes).toEqual(failures);
});

test('the sources compile, the generated ones included, as strictly as the rest of the project', async () => {
  const { version } = manifest('client') as { version: string };
  const texts = await sources({ document, folder: 'openapi' } as Contract, version);
  const folder = `${generated}client/dist/`;
  const config = ts.readConfigFile(`${generated}../tsconfig.json`, ts.sys.readFile).config as {
    compilerOptions: object;
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, generated);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const ours = (path: string): string | undefined =>
    path.startsWith(folder) ? texts[path.slice(folder.length)] : undefined;
  host.fileExists = (path) => ours(path) !== undefined || fileExists(path);
  host.readFile = (path) => ours(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...given) => {
    const text = ours(path);
    return text === undefined
      ? getSourceFile(path, language, ...given)
      : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram(
    Object.keys(texts).map((name) => folder + name),
    options,
    host,
  );
  const problems = ts.getPreEmitDiagnostics(program).map((problem) => {
    return `${problem.file?.fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`;
  });
  expect(problems).toEqual([]);
});
