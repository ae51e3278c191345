/** The rules on our own code in .oxlintrc.json: each sees the code that breaks it, and nothing else. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { execute } from '../../scripts/lib/execute.ts';
import { write } from '../../scripts/lib/write-files.ts';
import { temporary } from '../support/folders.ts';

const root = join(import.meta.dirname, '../..');
const scratch = temporary(afterAll);

const uses = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;
const reads = (name: string) => `export const read = (o: object) => ${name};\n`;

const sound = {
  'src/client/shared.ts': uses('../shared/x.ts'),
  'src/conformance/shared.ts': uses('../shared/x.ts'),
  'src/sandbox/hosts/x.ts': 'export const x = 1;\n',
  'src/sandbox/behavior/x.ts': 'export const x = 1;\n',
  'src/sandbox/hosts/down.ts': uses('../behavior/x.ts'),
  'src/sandbox/hosts/http/down.ts': uses('../x.ts'),
  'scripts/model/lib.ts': uses('../lib/x.ts'),
  'scripts/model/shared.ts': uses('../../src/shared/x.ts'),
  'scripts/model/field.ts': reads(`[o['x-transition'], o.$ref]`),
  'scripts/diff/model.ts': uses('../model/x.ts'),
  'scripts/artifacts/model.ts': uses('../model/x.ts'),
  'scripts/artifacts/text.ts': `// \`x-limits\` and $ref\nexport const text = 'The field x-limits says it.';\n`,
  'scripts/commands/artifact.ts': uses('../artifacts/x.ts'),
  'test/field.ts': reads(`[o['x-transition'], o as string]`),
  'test/short.ts': `export const x = [\n${'  1,\n'.repeat(398)}];\n`,
};
const faults: Record<string, Record<string, string>> = {
  'eslint(no-restricted-imports)': {
    'src/client/sandbox.ts': uses('../sandbox/x.ts'),
    'src/client/scripts.ts': uses('../../scripts/lib/x.ts'),
    'src/client/later.ts': "export const y = await import('../sandbox/x.ts');\n",
    'src/client/package.ts': uses('@docproc/sandbox'),
    'src/sandbox/conformance.ts': uses('../conformance/y.ts'),
    'src/shared/conformance.ts': uses('../conformance/y.ts'),
    'src/conformance/sandbox.ts': uses('../sandbox/x.ts'),
    'scripts/lib/model.ts': uses('../model/x.ts'),
    'scripts/lint/artifact.ts': uses('../artifacts/x.ts'),
    'scripts/model/diff.ts': uses('../diff/y.ts'),
    'scripts/diff/command.ts': uses('../commands/artifact.ts'),
    'scripts/artifacts/command.ts': uses('../commands/x.ts'),
  },
  'import(no-cycle)': {
    'src/client/circle-a.ts': `import { b } from './circle-b.ts';\nexport const a = () => b;\n`,
    'src/client/circle-b.ts': `import { a } from './circle-a.ts';\nexport const b = () => a;\n`,
    ...Object.fromEntries(
      ['src/sandbox/state', 'src/conformance', 'src/mcp', 'scripts/model'].flatMap((folder) => [
        [`${folder}/circle-a.ts`, `import type { B } from './circle-b.ts';\nexport type A = B | 1;\n`],
        [`${folder}/circle-b.ts`, `import { type A } from './circle-a.ts';\nexport type B = A[];\n`],
      ]),
    ),
  },
  'docproc(import-down)': {
    ...Object.fromEntries(
      ['contract', 'state', 'behavior', 'request', 'storage', 'testing', 'control', 'page'].map((floor) => [
        `src/sandbox/${floor}/up.ts`,
        "import type { x } from '../hosts/x.ts';\nexport type Y = typeof x;\n",
      ]),
    ),
    'src/sandbox/state/up-one.ts': "export type { x } from '../behavior/x.ts';\n",
    'src/sandbox/page/later.ts': "export const y = await import('../hosts/x.ts');\n",
  },
  'eslint(max-lines)': { 'test/long.ts': `export const x = [\n${'  1,\n'.repeat(399)}];\n` },
  'docproc(read-the-model)': {
    'scripts/artifacts/field.ts': reads(`o['x-transition']`),
    'scripts/artifacts/reference.ts': reads('o.$ref'),
    'scripts/artifacts/pointer.ts': reads('`#/paths/${o}/x-lifecycle`'),
    'src/client/parts.ts': `export const { 'x-limits': limits } = {} as { 'x-limits'?: number };\n`,
    'docs/.vitepress/theme/q.vue': `<script setup lang="ts">\n${reads(`o['x-limits']`)}</script>\n`,
  },
  'docproc(no-hidden-cast)': {
    'src/client/never.ts': reads(`o as ${'never'}`),
    'test/unknown.ts': reads(`o as ${'unknown'} as string`),
  },
};

test('oxlint reports each fault, and no sound code', async () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
    './scripts/lint',
    `${root}/scripts/lint`,
  );
  const used = [
    'src/client',
    'src/sandbox',
    'src/shared',
    'scripts/lib',
    'scripts/model',
    'scripts/artifacts',
    'scripts/commands',
  ];
  const files = {
    '.oxlintrc.json': config,
    ...Object.fromEntries(used.map((folder) => [`${folder}/x.ts`, 'export const x = 1;\n'])),
    ...sound,
    ...(Object.assign({}, ...Object.values(faults)) as Record<string, string>),
  };
  await write(files, scratch);
  const bin = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = await execute(bin, ['--format=json', '.'], { cwd: scratch, env: process.env });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${code} ${relative('', filename)}`);
  const expected = Object.entries(faults).flatMap(([code, broken]) =>
    Object.keys(broken).map((path) => `${code} ${path}`),
  );
  expect([...new Set(found)].sort()).toEqual(expected.sort());
});
