/** `docproc-diff`, as npm installs it: beside the program of Redocly, or without it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedPackages } from '../../scripts/commands/pack.ts';
import { temporary, temporaryInProject } from '../support/folders.ts';

const contract = readFileSync('generated/openapi.json', 'utf8');
const folder = temporary(afterAll);
const here = (name: string): string => join(folder, name);
/** The program below a folder that has Redocly beside it, and below one that has not. */
const [beside, alone] = [temporaryInProject(afterAll), folder].map((each) => join(each, 'diff.js')) as [
  string,
  string,
];

beforeAll(async () => {
  const packed = await packedPackages(['conformance']);
  const manifest = JSON.parse(String(packed['conformance/package.json'])) as { bin: Record<string, string> };
  const program = packed[join('conformance', manifest.bin['docproc-diff'] ?? '')];
  for (const file of [beside, alone]) {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, String(program));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const edits: Record<string, (text: string) => string> = {
    'old.json': (text) => text,
    // One transition has one more state, and one path is gone.
    'more.json': (text) => text.replace(/("in": \[\s*"REVIEWING")/, '$1,"FAILED"'),
    'less.json': (text) => text.replaceAll('/complete":', '/finish":'),
    'nowhere.json': (text) => text.replace('#/components/schemas/Task"', '#/components/schemas/Nope"'),
    'other.json': () => '{ "openapi": "3.0.3" }',
    'void.json': () => '{ "openapi": "3.1.0", "info": {}, "paths": { "x-of": 1, "/a": { "get": null } } }',
    'empty.json': () => '{ "openapi": "3.1.0", "info": {}, "paths": null }',
  };
  for (const [name, edit] of Object.entries(edits)) writeFileSync(here(name), edit(contract));
  const { paths, ...rest } = JSON.parse(contract) as { paths: Record<string, object> };
  const parts = Object.keys(paths).map((path, index) => [path, { $ref: `paths.json#/${index}` }]);
  writeFileSync(here('parts.json'), JSON.stringify({ ...rest, paths: Object.fromEntries(parts) as object }));
  writeFileSync(here('paths.json'), JSON.stringify(Object.values(paths)).replaceAll('"#/', '"parts.json#/'));
});

test.each<[files: string[], status: number, printed: RegExp]>([
  [['old.json', 'old.json'], 0, /^No change since \S+old\.json\.$/m],
  [['old.json', 'parts.json'], 0, /^No change since \S+old\.json\.$/m],
  [
    ['old.json', 'more.json'],
    0,
    /^minor  `completeTask › x-transition › from › status › in › FAILED` is added\.\n +\S+more\.json:\d\d+ /m,
  ],
  [['old.json', 'less.json'], 1, /^major  Path `\S+\/complete` was renamed to `\S+\/finish`\.$/m],
  [
    ['old.json', 'other.json'],
    2,
    /other\.json is not a contract in OpenAPI 3\.1: its version is 3\.0\.3\.$/m,
  ],
  [['old.json', 'nowhere.json'], 2, /nowhere\.json: #\/components\/schemas\/Nope points to nothing/],
  [['empty.json', 'old.json'], 2, /empty\.json is not a contract: its `paths` is missing, or no object\.$/m],
  [
    ['old.json', 'void.json'],
    2,
    /void\.json is not a contract: its path \/a, or a method of it, is no object\.$/m,
  ],
  [['old.json', 'none.json'], 2, /none\.json cannot be read \(ENOENT\)/],
  [['old.json'], 2, /^Name two files: the old and the new description\.\nUsage: docproc-diff OLD NEW/],
])('of %j: exit code %i', (files, status, printed) => {
  const result = spawnSync(process.execPath, [beside, ...files.map(here)], { encoding: 'utf8' });
  expect(result.stdout + result.stderr).toMatch(printed);
  expect(result.status).toBe(status);
});

test('says what to install when Redocly is not there', () => {
  const result = spawnSync(process.execPath, [alone, here('old.json'), here('less.json')], {
    encoding: 'utf8',
  });
  expect(result.stderr).toMatch(
    /^The comparison needs @redocly\/cli, which is not installed here\. Install it: npm install/,
  );
  expect(result.status).toBe(2);
});
