/** The rules on our own code: each sees the code that breaks it. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

describe('the rules of scripts/lint/code.ts', () => {
  const cases: [file: string, text: string, place: string | undefined, says?: string][] = [
    ['scripts/artifacts/a.ts', `\nsay(o['x-transition']);`, '2:7', 'scripts/model/ reads `x-transition`'],
    ['scripts/artifacts/b.ts', 'say({ $ref });', '1:7', 'scripts/model/ reads `$ref`'],
    ['scripts/artifacts/c.ts', 'say(o.$ref);', '1:7', 'scripts/model/ reads `$ref`'],
    ['scripts/artifacts/d.ts', 'say(`#/paths/${p}/x-lifecycle`);', '1:17', 'reads `x-lifecycle`'],
    ['scripts/artifacts/e.ts', `say(text.replaceAll('"$ref":"#/', ''));`, '1:21', 'reads `$ref`'],
    ['scripts/commands/f.ts', 'say(/"x-shorthand"/.test(text));', '1:5', 'reads `x-shorthand`'],
    ['src/client/g.ts', `const { 'x-limits': limits } = body;`, '1:9', 'reads `x-limits`'],
    ['src/client/h.ts', 'say(value as never);', '1:5', 'The cast hides'],
    ['src/client/h.ts', 'say(value as {} as string);', '1:5', 'The cast hides'],
    ['src/client/h.ts', 'say((value as unknown) as string);', '1:5', 'The cast hides'],
    ['test/i.ts', 'say(value as unknown as string);', '1:5', 'The cast hides'],

    // Disguises of the same.
    ['src/client/n.ts', `say(o['x-trans' + 'ition']);`, '1:7', 'reads `x-transition`'],
    ['src/client/n.ts', `say(o['x-' + name]);`, '1:7', 'reads `x-`'],
    ['src/client/n.ts', 'say(o[`x-${name}`]);', '1:7', 'reads `x-`'],
    ['src/client/n.ts', `say(o['$' + 'ref']);`, '1:7', 'reads `$ref`'],
    ['src/client/n.ts', `say(o[['x', 'limits'].join('-')]);`, '1:7', 'reads `x-limits`'],
    ['src/client/n.ts', 'const { $ref: target } = o;', '1:9', 'reads `$ref`'],
    ['src/client/n.ts', 'say(Reflect.get(o, "\\x24ref"));', '1:20', 'reads `$ref`'],
    ['src/client/n.ts', String.raw`say(/\$ref/.exec(text));`, '1:5', 'reads `$ref`'],
    ['src/client/n.ts', `say(keys.filter((key) => /^x-/.test(key)));`, '1:26', 'reads `x-`'],
    ['src/client/n.ts', `say(keys.filter((key) => key.startsWith('x-')));`, '1:41', 'reads `x-`'],

    // Every place in which our code can be.
    ['bench/o.ts', `say(o['x-transition']);`, '1:7', 'reads `x-transition`'],
    ['docs/.vitepress/p.ts', `say(o['x-transition']);`, '1:7', 'reads `x-transition`'],
    ['docs/.vitepress/theme/q.vue', `<p>{{ o['x-limits'] }}</p>`, '1:10', 'reads `x-limits`'],
    ['docs/.vitepress/theme/q.vue', '<p ref="a">{{ $refs.a }}</p>', undefined],
    ['scripts/commands/r.mjs', `say(o['x-transition']);`, '1:7', 'reads `x-transition`'],

    // The model reads the contract, and so do the rules that check how it is written; a sentence may name a field.
    ['scripts/model/j.ts', `say(o['x-transition'], o.$ref);`, undefined],
    ['scripts/lint/rules/k.ts', `say(o['x-transition'], o.$ref);`, undefined],
    ['scripts/artifacts/l.ts', `// x-limits and $ref\nsay('The field x-limits says it.');`, undefined],
    ['test/m.ts', `say(o['x-transition'], value as string);`, undefined],
  ];

  test.each(cases)('%s: %s', async (file, text, place, says = '') => {
    rmSync(scratch, { recursive: true });
    write({ [file]: text });
    cpSync(join(root, 'openapi/extensions.schema.yaml'), join(scratch, 'openapi/extensions.schema.yaml'));
    const found = (await lintCode(scratch)).map(({ place: at, message }) => ({
      at,
      says: message.includes(says) ? says : message,
    }));
    expect(found).toEqual(place ? [{ at: `${file}:${place}`, says }] : []);
  });
});

test('the rules of .oxlintrc.json keep imports one way, without circles, and files short', async () => {
  rmSync(scratch, { recursive: true });
  cpSync(join(root, '.oxlintrc.json'), join(scratch, '.oxlintrc.json'));
  const uses = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;
  const only = 'export const x = 1;\n';
  write({
    'src/client/x.ts': only,
    'src/sandbox/x.ts': only,
    'src/shared/x.ts': only,
    'scripts/lib/x.ts': only,
    'scripts/model/x.ts': only,
    'scripts/artifacts/x.ts': only,
    'scripts/commands/x.ts': only,
    'scripts/lint/x.ts': only,

    'src/client/sandbox.ts': uses('../sandbox/x.ts'),
    'src/client/scripts.ts': uses('../../scripts/lib/x.ts'),
    'src/client/shared.ts': uses('../shared/x.ts'),
    'src/client/conformance.ts': uses('../conformance/y.ts'),
    'src/client/later.ts': "export const y = await import('../sandbox/x.ts');\n",
    'src/client/package.ts': uses('@docproc/sandbox'),
    'src/sandbox/conformance.ts': uses('../conformance/y.ts'),
    'src/shared/conformance.ts': uses('../conformance/y.ts'),
    'src/sandbox/client.ts': uses('../client/x.ts'),
    'src/sandbox/scripts.ts': uses('../../scripts/lib/x.ts'),
    'src/conformance/sandbox.ts': uses('../sandbox/x.ts'),
    'src/conformance/shared.ts': uses('../shared/x.ts'),
    'src/shared/client.ts': uses('../client/x.ts'),
    'scripts/lib/model.ts': uses('../model/x.ts'),
    'scripts/lib/client.ts': uses('../../src/client/x.ts'),
    'scripts/lint/artifact.ts': uses('../artifacts/x.ts'),
    'scripts/model/diff.ts': uses('../diff/y.ts'),
    'scripts/model/lib.ts': uses('../lib/x.ts'),
    'scripts/model/artifact.ts': uses('../artifacts/x.ts'),
    'scripts/model/sandbox.ts': uses('../../src/sandbox/x.ts'),
    'scripts/model/shared.ts': uses('../../src/shared/x.ts'),
    'scripts/diff/command.ts': uses('../commands/artifact.ts'),
    'scripts/diff/model.ts': uses('../model/x.ts'),
    'scripts/artifacts/model.ts': uses('../model/x.ts'),
    'scripts/artifacts/command.ts': uses('../commands/x.ts'),
    'scripts/artifacts/lint.ts': uses('../lint/x.ts'),
    'scripts/commands/artifact.ts': uses('../artifacts/x.ts'),

    'src/client/circle-a.ts': `import type { B } from './circle-b.ts';\nexport type A = B | 1;\n`,
    'src/client/circle-b.ts': `import type { A } from './circle-a.ts';\nexport type B = A | 2;\n`,
    'test/short.ts': `export const x = [\n${'  1,\n'.repeat(398)}];\n`,
    'test/long.ts': `export const x = [\n${'  1,\n'.repeat(399)}];\n`,
  });
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
      'src/client/sandbox.ts eslint(no-restricted-imports)',
      'src/client/scripts.ts eslint(no-restricted-imports)',
      'src/client/conformance.ts eslint(no-restricted-imports)',
      'src/client/later.ts eslint(no-restricted-imports)',
      'src/client/package.ts eslint(no-restricted-imports)',
      'src/sandbox/conformance.ts eslint(no-restricted-imports)',
      'src/shared/conformance.ts eslint(no-restricted-imports)',
      'src/sandbox/client.ts eslint(no-restricted-imports)',
      'src/sandbox/scripts.ts eslint(no-restricted-imports)',
      'src/conformance/sandbox.ts eslint(no-restricted-imports)',
      'src/shared/client.ts eslint(no-restricted-imports)',
      'scripts/lib/model.ts eslint(no-restricted-imports)',
      'scripts/lib/client.ts eslint(no-restricted-imports)',
      'scripts/lint/artifact.ts eslint(no-restricted-imports)',
      'scripts/model/diff.ts eslint(no-restricted-imports)',
      'scripts/model/artifact.ts eslint(no-restricted-imports)',
      'scripts/model/sandbox.ts eslint(no-restricted-imports)',
      'scripts/diff/command.ts eslint(no-restricted-imports)',
      'scripts/artifacts/command.ts eslint(no-restricted-imports)',
      'scripts/artifacts/lint.ts eslint(no-restricted-imports)',
      'src/client/circle-a.ts import(no-cycle)',
      'src/client/circle-b.ts import(no-cycle)',
      'test/long.ts eslint(max-lines)',
    ].sort(),
  );
});
