/**
 * Every lint rule sees the fault that it exists for, reports it once, and sees no fault in a contract without one.
 *
 * fixtures/lint/contract is a small valid contract. Each case changes one place of it.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lint } from '../../scripts/commands/lint.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { checkContract } from '../../scripts/lint/contract.ts';
import { mostUrgent, type Problem } from '../../scripts/lib/problem.ts';
import { lintWithMetaSchema, lintWithRedocly, lintWithSpectral } from '../../scripts/lint/tools.ts';
import { contractCases, redoclyCases, root, spectralCases } from './lint-cases.ts';
import { temporary } from '../support/folders.ts';

const valid = join(import.meta.dirname, 'fixtures/lint/contract');
const scratch = temporary(afterAll);

/** In a file, one text becomes another. A file that does not exist is written. */
type Change = readonly [file: string, from: string, to: string, ...rest: string[]];

/** A copy of the valid contract, with changes. Returns its folder. */
function contractWith(name: string, ...changes: Change[]): string {
  const folder = join(scratch, name);
  cpSync(valid, folder, { recursive: true });
  for (const [file, from, to] of changes) {
    const before = from === '' ? '' : readFileSync(join(folder, file), 'utf8');
    const after = from === '' ? to : before.replace(from, () => to);
    if (before === after) throw new Error(`${file} does not contain ${from}`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), after);
  }
  return folder;
}

/** The problems of each folder, their places as paths within it. */
async function sortOut(found: Promise<Problem[]>, folders: string[]): Promise<Problem[][]> {
  const problems = await found;
  return folders.map((folder) => {
    const prefix = `${folder.slice(dirname(scratch).length)}/`;
    return problems
      .filter(({ location }) => location.includes(prefix))
      .map((problem) => ({
        ...problem,
        location: problem.location.slice(problem.location.indexOf(prefix) + prefix.length),
      }));
  });
}

const operationFile = (id: string): string =>
  readFileSync(join(valid, 'paths/task.yaml'), 'utf8')
    .replace('getTask', id)
    .replace('tags: [Tasks]', 'tags: [Billing Accounts]');

/** A verb at the end of a path, an extension, digits, a shared path item, a tag of two words. */
const soundChanges: Change[] = [
  [
    root,
    'paths:\n',
    `paths:
  /v2/{team_id}/task/{task_id}:archive:
    $ref: paths/task-archive.yaml
  /v2/{team_id}/file/{task_id}/_export.csv:
    $ref: paths/export-csv.yaml
  /v3/{team_id}/task/{task_id}:
    $ref: '#/components/pathItems/TaskV3'
`,
  ],
  [root, 'components:\n', 'components:\n  pathItems:\n    TaskV3:\n      $ref: path-items/TaskV3.yaml\n'],
  [
    root,
    '  - name: Uploads\n',
    '  - name: Billing Accounts\n    description: Accounts.\n  - name: Uploads\n',
  ],
  ['paths/task-archive.yaml', '', operationFile('archiveTaskV2')],
  ['paths/export-csv.yaml', '', operationFile('exportCSV')],
  ['path-items/TaskV3.yaml', '', operationFile('getOAuth2Task')],
];

const tools = {
  Redocly: { run: lintWithRedocly, cases: redoclyCases },
  Spectral: { run: lintWithSpectral, cases: spectralCases },
};

describe.each(Object.entries(tools))('%s', (tool, { run, cases }) => {
  const all = Object.entries(cases).flatMap(([rule, list]) =>
    list.map((change) => ({ rule, change, says: change[4] })),
  );
  let found: Problem[][];
  let inValid: Problem[];
  let inSound: Problem[];

  // One run for all of them: the start of the tool takes longer than a small contract.
  beforeAll(async () => {
    const sound = contractWith(`${tool}-sound`, ...soundChanges);
    const folders = [sound, ...all.map((item, index) => contractWith(`${tool}-${index}`, item.change))];
    [inValid = [], inSound = [], ...found] = await sortOut(
      run([valid, ...folders].map((folder) => join(folder, root))),
      [valid, ...folders],
    );
  });

  test('finds nothing in the valid contract', () => {
    expect(inValid).toEqual([]);
  });

  test('finds nothing in other ways to name and to refer', () => {
    expect(inSound).toEqual([]);
  });

  test.each(all.map((item, index) => ({ ...item, index })))('$rule: $says', (item) => {
    const { rule, change, says, index } = item;
    const [file, , , at] = change;
    const location = at.includes('.yaml') ? at : `${file}:${at}`;
    expect(mostUrgent(found[index] ?? [])).toEqual([
      { rule, location, message: expect.stringContaining(says) },
    ]);
  });
});

describe('the bundle and its catalogs', () => {
  test.each(['openapi', valid])('nothing is found in %s', async (folder) => {
    expect(await checkContract(await loadContract(folder))).toEqual([]);
  });

  const all = Object.entries(contractCases).flatMap(([rule, cases]) =>
    cases.map((change, index) => ({ rule, index, change, says: change[4] })),
  );
  test.each(all)('$rule: $says', async ({ rule, index, change, says }) => {
    const folder = contractWith(`${rule}-${index}`.replace('/', '-'), change);
    const [file, , , at] = change;
    const location = at.includes('.yaml') ? `/${at}` : `/${file}:${at}`;
    const problems = await checkContract(await loadContract(folder));
    const found = problems.filter((each) => each.rule === rule && each.message.includes(says));
    expect(found.map((each) => each.location)).toEqual([expect.stringContaining(location)]);
  });
});

test('every rule of ours has a case', () => {
  const ours = (file: string, own: (rule: string) => boolean): string[] => {
    const { rules } = parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')) as {
      rules: Record<string, unknown>;
    };
    return Object.keys(rules).filter((rule) => rules[rule] !== 'off' && own(rule));
  };
  expect(Object.keys(redoclyCases)).toEqual(expect.arrayContaining(ours('redocly.yaml', () => true)));
  expect(Object.keys(spectralCases)).toEqual(expect.arrayContaining(ours('.spectral.yaml', () => true)));
});

describe('the schema of OpenAPI 3.1', () => {
  const document = {
    openapi: '3.1.1',
    info: { title: 'Small service', version: 'v2' },
    paths: {},
    components: { schemas: { Task: { type: 'object', description: 'One document.' } } },
  };

  test('finds nothing in a valid document', async () => {
    expect(await lintWithMetaSchema(document)).toEqual([]);
  });

  test('sees a wrong keyword value in a schema, once', async () => {
    const wrong = structuredClone(document);
    wrong.components.schemas.Task.type = 'record';
    expect(await lintWithMetaSchema(wrong)).toEqual([
      {
        rule: 'oas-3.1',
        location: 'generated/openapi.json#/components/schemas/Task/type',
        message: expect.stringContaining('Correct the source of it'),
      },
    ]);
  });

  test('sees a key that does not belong there', async () => {
    const [problem] = await lintWithMetaSchema({ ...document, servers: [{ url: '/', port: 80 }] });
    expect(problem?.location).toBe('generated/openapi.json#/servers/0/port');
  });
});

describe('npm run lint', () => {
  test('passes the valid contract, with a line for each check', async () => {
    const lines: string[] = [];
    await lint({ contract: valid, print: (line) => lines.push(line) });
    expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual([
      'Redocly',
      'Spectral',
      'contract',
      'OpenAPI 3.1',
      'names',
      'terms',
    ]);
  });

  test.each([
    ['a broken root file', root, 'info:', 'info: [', 'openapi.yaml:5:10: This is not YAML'],
    [
      'a broken catalog',
      'open-questions.yaml',
      '- id:',
      '- id: [',
      'open-questions.yaml:2:3: This is not YAML',
    ],
  ])('tells of %s once', async (name, file, from, to, says) => {
    const folder = contractWith(`lint ${name}`.replaceAll(/\W/g, '-'), [file, from, to]);
    const error = await lint({ contract: folder, print: () => {} }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const [line, summary, ...rest] = String((error as Error).message).split('\n');
    expect(line).toContain(says);
    expect(summary).toMatch(/^[\w. -]+: 1 problem\.$/);
    expect(rest).toEqual([]);
  });
});
