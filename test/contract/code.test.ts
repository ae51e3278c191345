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
    ['test/i.ts', 'say(value as unknown as string);', '1:5', 'The cast hides'],

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
    'src/sandbox/client.ts': uses('../client/x.ts'),
    'src/sandbox/scripts.ts': uses('../../scripts/lib/x.ts'),
    'src/conformance/sandbox.ts': uses('../sandbox/x.ts'),
    'src/conformance/shared.ts': uses('../shared/x.ts'),
    'src/shared/client.ts': uses('../client/x.ts'),
    'scripts/lib/model.ts': uses('../model/x.ts'),
    'scripts/model/lib.ts': uses('../lib/x.ts'),
    'scripts/model/artifact.ts': uses('../artifacts/x.ts'),
    'scripts/artifacts/model.ts': uses('../model/x.ts'),
    'scripts/artifacts/command.ts': uses('../commands/x.ts'),
    'scripts/artifacts/lint.ts': uses('../lint/x.ts'),
    'scripts/commands/artifact.ts': uses('../artifacts/x.ts'),

    'src/client/circle-a.ts': `import type { B } from './circle-b.ts';\nexport type A = B | 1;\n`,
    'src/client/circle-b.ts': `import type { A } from './circle-a.ts';\nexport type B = A | 2;\n`,
    'test/short.ts': `export const x = [\n${'  1,\n'.repeat(298)}];\n`,
    'test/long.ts': `export const x = [\n${'  1,\n'.repeat(299)}];\n`,
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
      'src/sandbox/client.ts eslint(no-restricted-imports)',
      'src/sandbox/scripts.ts eslint(no-restricted-imports)',
      'src/conformance/sandbox.ts eslint(no-restricted-imports)',
      'src/shared/client.ts eslint(no-restricted-imports)',
      'scripts/lib/model.ts eslint(no-restricted-imports)',
      'scripts/model/artifact.ts eslint(no-restricted-imports)',
      'scripts/artifacts/command.ts eslint(no-restricted-imports)',
      'scripts/artifacts/lint.ts eslint(no-restricted-imports)',
      'src/client/circle-a.ts import(no-cycle)',
      'src/client/circle-b.ts import(no-cycle)',
      'test/long.ts eslint(max-lines)',
    ].sort(),
  );
});
