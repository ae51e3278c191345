/** A packed package contains those of ours that it depends on, however it loads them. */
import { expect, it } from 'vitest';
import { selfContained } from '../../scripts/artifacts/packages/self-contained.ts';

const manifest = (dependencies: object) =>
  JSON.stringify({
    name: '@docproc/any',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './fetch': { import: { types: './dist/fetch.d.ts', default: './dist/fetch.js' } },
      './package.json': './package.json',
    },
    dependencies,
  });
const sandbox = {
  'sandbox/package.json': manifest({ hono: '4.0.0' }),
  'sandbox/README.md': '# Sandbox',
  'sandbox/dist/index.js': 'export const a = 1;\n//# sourceMappingURL=index.js.map\n',
  'sandbox/dist/index.js.map': '{}',
  'sandbox/dist/bin.js': 'console.log(1);',
};
const withCode = (code: string) => (name: string) =>
  Promise.resolve(
    name === 'sandbox'
      ? sandbox
      : { 'cli/package.json': manifest({ '@docproc/sandbox': '0.1.0' }), 'cli/dist/deep/index.js': code },
  );

it('leads imports to what it contains, and takes over dependencies on packages of others', async () => {
  const code = [
    'import { a } from "@docproc/sandbox";',
    'const b = import("@docproc/sandbox/fetch");',
    'const c = require.resolve("@docproc/sandbox/package.json");',
    'const text = "@docproc/sandbox";',
  ];
  const files = await selfContained('cli', withCode(code.join('\n')));
  expect(files['cli/dist/deep/index.js']).toBe(
    [
      'import { a } from "./../packages/sandbox/dist/index.js";',
      'const b = import("./../packages/sandbox/dist/fetch.js");',
      'const c = require.resolve("./../packages/sandbox/package.json");',
      'const text = "@docproc/sandbox";',
    ].join('\n'),
  );
  expect(JSON.parse(String(files['cli/package.json']))).toMatchObject({ dependencies: { hono: '4.0.0' } });
  expect(Object.keys(files).filter((path) => path.includes('/packages/'))).toEqual(
    ['dist/index.js', 'dist/bin.js', 'package.json'].map((path) => `cli/dist/packages/sandbox/${path}`),
  );
  // With its name, Jest would find two packages of one name.
  expect(JSON.parse(String(files['cli/dist/packages/sandbox/package.json']))).not.toHaveProperty('name');
  expect(files['cli/dist/packages/sandbox/dist/index.js']).toBe('export const a = 1;\n');
});

it('names the file with an import that leads nowhere', async () =>
  expect(selfContained('cli', withCode('import "a" from "@docproc/sandbox/none";'))).rejects.toThrow(
    'cli/dist/deep/index.js imports @docproc/sandbox/none, which no dependency exports.',
  ));
