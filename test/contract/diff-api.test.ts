/** The ratings of changes of the public API: what the programs of a release, and the names that it exports, show. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api as report, build as pack } from '../../scripts/artifacts/client/package.ts';
import { api as reportTypes, build as packTypes } from '../../scripts/artifacts/types.ts';
import { packages as published } from '../../scripts/lib/package-json.ts';
import { type Files, write } from '../../scripts/lib/write-files.ts';
import { keep } from '../../scripts/commands/version.ts';
import { compareApi, compareApis } from '../../scripts/diff/api.ts';
import { comparePrograms } from '../../scripts/diff/programs.ts';
import type { Document } from '../../scripts/model/document.ts';
import { contractOf } from '../client/edited.ts';
import { temporaryInProject } from '../support/folders.ts';

// Below the root, so that other packages are found from there.
const root = temporaryInProject(afterAll);
const packages = ['types', 'client'];
beforeAll(async () => {
  const others = published.map((name) => `generated/${name}/README.md`);
  for (const path of ['openapi', 'test/types', 'generated/openapi.json', 'generated/api', ...others])
    cpSync(path, join(root, path), { recursive: true });
  await keep(root, '1.0.0');
  mkdirSync(join(root, 'node_modules/@docproc'), { recursive: true });
  for (const name of packages)
    symlinkSync(join(root, 'generated', name), join(root, 'node_modules/@docproc', name));
});

/** Writes the packages of an edited contract. */
async function build(edit: (document: Document) => void): Promise<void> {
  const contract = contractOf(edit);
  const built = await Promise.all([pack, packTypes, report, reportTypes].map((make) => make(contract)));
  await write(Object.assign({}, ...built) as Files, join(root, 'generated'), { remove: false });
}

const taskPath = '/v2/{team_id}/project/{project_id}/task/{task_id}';
const bumps = () => compareApis(root, '1.0.0').map(({ rule, bump }) => `${rule} ${bump}`);

/** Edits, with what the lines that they add to the reports contain. */
const additions: [string, RegExp, (document: Document) => void][] = [
  [
    'the first optional parameter',
    /verbose/,
    ({ paths }) => {
      const operation = paths[taskPath]?.get;
      if (operation) operation.parameters = [{ name: 'verbose', in: 'query', schema: { type: 'boolean' } }];
    },
  ],
  [
    'the first header component',
    /X-Left/,
    ({ components, paths }) => {
      Object.assign(components, { headers: { Left: { schema: { type: 'integer' } } } });
      const response = paths[taskPath]?.get?.responses['200'];
      Object.assign(response ?? {}, { headers: { 'X-Left': { $ref: '#/components/headers/Left' } } });
    },
  ],
  [
    'an operation with a guard',
    /shred/,
    ({ paths }) => {
      const complete = paths[`${taskPath}/complete`];
      const post = { ...complete?.post, operationId: 'shredTask' };
      paths[`${taskPath}/shred`] = { ...complete, post } as (typeof paths)[string];
    },
  ],
  [
    'the first body of an operation, which may be omitted',
    /approveTask.*requestBody|ApproveTaskOptions/,
    ({ paths }) => {
      const operation = paths[`${taskPath}/approve`]?.post;
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Issue' } } };
      if (operation) operation.requestBody = { content };
    },
  ],
  [
    'an operation with the first tag of its name',
    /readNote/,
    ({ paths }) => {
      const get = { ...paths[taskPath]?.get, operationId: 'readNote', tags: ['Notes'] };
      paths[`${taskPath}/note`] = { ...paths[taskPath], get } as (typeof paths)[string];
    },
  ],
  [
    'a status of an error',
    /418/,
    ({ paths }) => {
      const complete = paths[`${taskPath}/complete`]?.post;
      if (complete) complete.responses['418'] = { $ref: '#/components/responses/BadRequest' };
    },
  ],
];

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

describe('the packages of an edited contract', () => {
  test('break no program where they only have more', async () => {
    await build((document) => {
      for (const [, , edit] of additions) edit(document);
    });
    expect(bumps()).toEqual(['api-added minor', 'api-added minor']);
    const added = packages.flatMap((name) => {
      const known = new Set(linesOf(`generated/api/${name}.txt`));
      return linesOf(join(root, `generated/api/${name}.txt`)).filter((line) => !known.has(line));
    });
    for (const [title, line] of additions)
      expect(
        added.some((each) => line.test(each)),
        title,
      ).toBe(true);
  });

  test('are the same after other words of a condition', async () => {
    const contract = contractOf(({ paths }) => {
      const [condition] = paths[`${taskPath}/complete`]?.post?.['x-transition']?.conditions ?? [];
      if (condition) condition.description = 'The task passes.';
    });
    const { 'api/client.txt': text } = await report(contract);
    expect(String(text).trimEnd().split('\n')).toEqual(linesOf('generated/api/client.txt'));
  });
});

describe('changed declarations', () => {
  beforeAll(() => {
    for (const name of packages)
      cpSync(`generated/${name}`, join(root, 'generated', name), { recursive: true });
  });

  test('break programs, of which the first one has its place', () => {
    expect(comparePrograms(root, '1.0.0')).toEqual([]);
    const replaced: [file: string, from: RegExp, to: string][] = [
      ['client/dist/shared.d.ts', /(interface ClientOptions[^{]*\{)/, '$1 region: string;'],
      ['types/index.d.ts', /\bid: string;/g, 'id: number;'],
    ];
    for (const [name, from, to] of replaced) {
      const file = join(root, 'generated', name);
      const text = readFileSync(file, 'utf8');
      expect(text.replace(from, to)).not.toBe(text);
      writeFileSync(file, text.replace(from, to));
    }
    const found = comparePrograms(root, '1.0.0');
    expect(found.map(({ rule, bump }) => `${rule} ${bump}`)).toContain('api-breaks major');
    const pointers = found.map(({ pointer }) => pointer).join('\n');
    expect(pointers).toMatch(/^releases\/1\.0\.0\/programs\/client-readme\.mts:\d+$/m);
    expect(pointers).toMatch(/^releases\/1\.0\.0\/programs\/types\.ts:\d+$/m);
  });
});

describe('the lines of a report', () => {
  const before = ['@docproc/x: f', '@docproc/x: Task', '@docproc/x: FOptions', 'function f(): void'];
  const members = ['Task.id: string', 'FOptions.a?: string', 'Inner.own: string'];
  const lines = [...before, ...members];
  const rated = (after: string[]) =>
    compareApi('x', new Set(lines), new Set(after)).map(({ rule, bump }) => [rule, bump]);
  const without = (line: string) => lines.filter((each) => each !== line);

  test.each([
    ['nothing', lines, []],
    ['a member', [...lines, 'Task.name: string'], [['api-added', 'minor']]],
    ['an export', [...lines, '@docproc/x: g'], [['api-added', 'minor']]],
    ['a member of another type', [...without('Task.id: string'), 'Task.id: Id'], [['api-added', 'minor']]],
    ['a member less', without('Task.id: string'), [['api-removed', 'major']]],
    ['an export less', without('@docproc/x: Task'), [['api-removed', 'major']]],
    // Programs cannot name what is not exported: those that reach it show whether they break.
    ['a member less of what is not exported', without('Inner.own: string'), []],
  ])('with %s', (_, after, expected) => {
    expect(rated(after)).toEqual(expected);
  });
});
