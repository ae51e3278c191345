/** The rules on our own code: each sees the code that breaks it. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lintCode } from '../../scripts/lint/code.ts';

const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'docproc-code-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    writeFileSync(join(scratch, path), text);
  }
}

test.each([
  ['scripts/artifacts/a.ts', `\nsay(o['x-transition']);`, '2:8', 'scripts/model/ reads `x-transition`'],
  ['scripts/artifacts/c.ts', 'say(o.$ref);', '1:7', 'scripts/model/ reads `$ref`'],
  ['scripts/artifacts/d.ts', 'say(`#/paths/${p}/x-lifecycle`);', '1:19', 'reads `x-lifecycle`'],
  ['src/client/g.ts', `const { 'x-limits': limits } = body;`, '1:10', 'reads `x-limits`'],
  ['docs/.vitepress/theme/q.vue', `<p>{{ o['x-limits'] }}</p>`, '1:10', 'reads `x-limits`'],
  ['src/client/h.ts', `say(value as ${'never'});`, '1:11', 'The cast hides'],
  ['test/i.ts', `say(value as ${'unknown'} as string);`, '1:11', 'The cast hides'],
])('the rules of scripts/lint/code.ts see %s: %s', (file, text, place, says) => {
  rmSync(scratch, { recursive: true });
  write({
    [file]: text,
    // The model reads the contract, tests too, and a sentence may name a field.
    'scripts/model/j.ts': `say(o['x-transition'], o.$ref);`,
    'test/m.ts': `say(o['x-transition'], value as string);`,
    'scripts/artifacts/l.ts': `// \`x-limits\` and $ref\nsay('The field x-limits says it.');`,
  });
  cpSync(join(root, 'openapi/extensions.schema.yaml'), join(scratch, 'openapi/extensions.schema.yaml'));
  expect(lintCode(scratch)).toEqual([
    { place: `${file}:${place}`, message: expect.stringContaining(says), rule: expect.any(String) },
  ]);
});

test('the rules of .oxlintrc.json keep imports one way, without circles, and files short', async () => {
  rmSync(scratch, { recursive: true });
  cpSync(join(root, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'));
  const uses = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;
  const allowed = {
    'src/client/shared.ts': uses('../shared/x.ts'),
    'src/conformance/shared.ts': uses('../shared/x.ts'),
    'scripts/model/lib.ts': uses('../lib/x.ts'),
    'scripts/model/shared.ts': uses('../../src/shared/x.ts'),
    'scripts/diff/model.ts': uses('../model/x.ts'),
    'scripts/artifacts/model.ts': uses('../model/x.ts'),
    'scripts/commands/artifact.ts': uses('../artifacts/x.ts'),
    'test/short.ts': `export const x = [\n${'  1,\n'.repeat(398)}];\n`,
  };
  const imports = {
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
  };
  const others = {
    'src/client/circle-a.ts': `import { b } from './circle-b.ts';\nexport const a = () => b;\n`,
    'src/client/circle-b.ts': `import { a } from './circle-a.ts';\nexport const b = () => a;\n`,
    'test/long.ts': `export const x = [\n${'  1,\n'.repeat(399)}];\n`,
  };
  const used = ['client', 'sandbox', 'shared'].map((name) => `src/${name}/x.ts`);
  const scripts = ['lib', 'model', 'artifacts', 'commands'].map((name) => `scripts/${name}/x.ts`);
  write(Object.fromEntries([...used, ...scripts].map((path) => [path, 'export const x = 1;\n'])));
  write({ ...allowed, ...imports, ...others });
  const output = await new Promise<string>((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format=json', '.'],
      { cwd: scratch },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${relative('', filename)} ${code}`);
  expect(found.sort()).toEqual(
    [
      ...Object.keys(imports).map((path) => `${path} eslint(no-restricted-imports)`),
      'src/client/circle-a.ts import(no-cycle)',
      'src/client/circle-b.ts import(no-cycle)',
      'test/long.ts eslint(max-lines)',
    ].sort(),
  );
});
