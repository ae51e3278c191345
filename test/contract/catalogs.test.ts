/** The catalogs of the contract: each agrees with the contract, and each rule detects a catalog that breaks it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../../scripts/lib/problem.ts';
import {
  checkCatalogs,
  checkOpenQuestions,
  checkStatements,
  unclaimed,
} from '../../scripts/lint/catalogs.ts';
import { compareSource, isNamed, rowsOf } from '../../scripts/model/source-rows.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import type { Document } from '../../scripts/model/document.ts';
import { createModel } from '../../scripts/model/index.ts';
import { contract } from '../support/contract.ts';

const small = 'test/contract/fixtures/lint/contract';
const questions = 'open-questions.yaml';
const trace = 'trace.yaml';

test('the catalogs of the contract have no fault', () => {
  const document = JSON.parse(JSON.stringify(contract)) as Document;
  const [stated, open] = [checkStatements('openapi'), checkOpenQuestions('openapi')];
  expect([...stated.problems, ...open.problems]).toEqual([]);
  expect(checkCatalogs(stated, open, document, createModel(document, open.entries))).toEqual([]);
  expect(stated.entries.length).toBeGreaterThan(300);
  expect(open.entries.length).toBeGreaterThan(40);
});

describe('a small contract', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'docproc-catalogs-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  let document: Document;
  beforeAll(async () => {
    ({ document } = await loadContract(small));
  });

  /** The problems of the small contract's catalogs after one change, with places relative to them. */
  function problemsWith(file: string, from: string, to: string): Problem[] {
    for (const name of [trace, questions]) cpSync(join(small, name), join(scratch, name));
    const before = readFileSync(join(scratch, file), 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
    writeFileSync(
      join(scratch, file),
      before.replace(from, () => to),
    );
    const read = [checkStatements(scratch), checkOpenQuestions(scratch)] as const;
    const own = [...read[0].problems, ...read[1].problems];
    const problems =
      own.length > 0 ? own : checkCatalogs(...read, document, createModel(document, read[1].entries));
    return problems.map((problem) => ({ ...problem, place: problem.place.replace(`${scratch}/`, '') }));
  }

  test('has catalogs without a fault', () => {
    expect(problemsWith(trace, '', '')).toEqual([]);
  });

  const client = '  client: Checks nothing.\n';
  const cases: [rule: string, file: string, from: string, to: string, place: string, says: string][] = [
    ['yaml', questions, '- id: megabyte', '- id: [', `${questions}:22:3`, 'This is not YAML'],
    ['catalog/shape', questions, 'id: megabyte', 'id: Mega Byte', `${questions}:21:7`, 'must match pattern'],
    ['catalog/shape', questions, 'kind: unspecified', 'kind: doubt', `${questions}:2:9`, 'it is "doubt"'],
    ['catalog/shape', questions, '  title: The megabyte\n', '', `${questions}:21:3`, "property 'title'"],
    ['catalog/shape', questions, client, `${client}  note: x\n`, `${questions}:30:9`, 'no member `note`'],
    [
      'catalog/shape',
      questions,
      'unspecified',
      'conflicting',
      `${questions}:1:3`,
      "property 'interpretations'",
    ],
    ['catalog/shape', trace, 'hash: 0000000a', 'hash: none', `${trace}:3:11`, 'Get task.hash must match'],
    ['catalog/shape', trace, '[getTask/', '[/getTask/', `${trace}:6:16`, 'places.0 must match pattern'],
    [
      'catalog/default',
      questions,
      'default: stays',
      'default: goes',
      `${questions}:20:51`,
      'stays, reviewing.',
    ],
    ['catalog/ids', questions, 'id: megabyte', 'id: approve-scope', `${questions}:21:3`, 'already in use at'],
    ['catalog/ids', trace, '    approve-task:', '    get-task:', `${trace}:10:7`, 'already in use at'],
    ['catalog/named', questions, 'id: megabyte', 'id: kilobyte', `${questions}:21:7`, '`kilobyte` nowhere'],
    [
      'catalog/rows',
      questions,
      '› Create upload',
      '› None',
      `${questions}:23:12`,
      'has no row `Endpoints › None`',
    ],
    [
      'catalog/places',
      trace,
      '[getTask/',
      '["#/info/nobody", getTask/',
      `${trace}:6:16`,
      'has no `nobody` there',
    ],
    ['catalog/places', trace, '[getTask/', '[getTusk, getTask/', `${trace}:6:16`, 'has no `getTusk` there'],
    // A place claims what encloses it, and not what is in it.
    ...(
      [
        ['schemas/Task/properties/id', 'schemas/Task', 'property'],
        ['getTask/responses/404', 'getTask/responses', 'status'],
        ['getTask/security', 'getTask/operationId', 'scope'],
        ['securitySchemes/ApiKey/x-scope-aliases/0', 'securitySchemes/ApiKey', 'scope'],
        ['schemas/TaskStatus/enum/1', 'schemas/TaskStatus/enum', 'value "REVIEWING"'],
        ['schemas/TaskStatus/x-lifecycle/states/REVIEWING', 'schemas/TaskStatus', 'state `REVIEWING`'],
        ['schemas/TaskStatus/x-lifecycle/moves/1', 'schemas/TaskStatus', 'transition'],
        ['createUpload/x-transition', 'createUpload', 'transition'],
        ['approveTask/x-transition/event', 'approveTask', 'event'],
        ['"#/tags/1"', '"#/tags"', 'tag `Uploads`'],
        ['parameters/TaskId', 'parameters/TeamId/in', 'parameter'],
      ] as const
    ).map(([from, to, kind]): (typeof cases)[number] => [
      'catalog/claims',
      trace,
      from,
      to,
      'generated/openapi.json#/',
      `No statement claims this ${kind}. Add ${from.replaceAll('"', '')} to the statement`,
    ]),
    ...(
      [
        ['{ action: get Task }', '(getTask) is a get operation on Task records'],
        ['{ property: Task.*port* }', 'there is a property Task.exported_at'],
        ['{ present: "#/paths/*/post/responses/2XX" }', 'there is #/paths/~1v2~1{team_id}~1upload/post'],
        ['{ absent: "#/paths/*/put" }', 'there is no #/paths/*/put any more'],
      ] as const
    ).map(([condition, says]): (typeof cases)[number] => [
      'catalog/answered',
      questions,
      client,
      `${client}  answeredBy: [{ action: list Task }, ${condition}]\n`,
      `${questions}:21:7`,
      says,
    ]),
  ];
  test.each(cases)('%s: %s with %j turned into %j', (rule, file, from, to, place, says) => {
    expect(problemsWith(file, from, to)).toEqual([
      { rule, place: expect.stringContaining(place), message: expect.stringContaining(says) },
    ]);
  });

  test('questions that no edit has answered are no problem', () => {
    const answeredBy =
      '[{ action: delete Task }, { action: get Page }, { property: Task.*folder* }, { present: "#/paths/*/put" }, { absent: "#/info/title" }]';
    expect(problemsWith(questions, client, `${client}  answeredBy: ${answeredBy}\n`)).toEqual([]);
  });

  test('an operation that no statement names is a problem, with its scope and parameters', () => {
    const { paths, ...rest } = document;
    const parameters = [{ name: 'page', in: 'query' as const }];
    const getNew = { operationId: 'getNew', parameters, responses: {} };
    const twice = { ...rest, paths: { ...paths, '/v2/new': { get: getNew } } };
    expect(unclaimed(checkStatements(small), twice).map(({ place }) => place)).toEqual([
      'generated/openapi.json#/paths/~1v2~1new/get',
      'generated/openapi.json#/paths/~1v2~1new/get/security',
      'generated/openapi.json#/paths/~1v2~1new/get/parameters/0',
    ]);
  });

  test('bounds, formats and defaults are claimed by places of their own', () => {
    const { components, ...rest } = document;
    const size = { type: 'array', items: { type: 'integer', minimum: 1, default: 1 }, uniqueItems: true };
    const New = {
      properties: { default: { type: 'string', format: 'date', pattern: '^2', maxLength: 9 }, size },
      additionalProperties: false,
      examples: [{ format: 'any' }],
    };
    const changed = { ...rest, components: { ...components, schemas: { ...components.schemas, New } } };
    const catalog = checkStatements(small);
    const missing = (...places: string[]): string[] => {
      const [first, ...others] = catalog.entries;
      const entries = first ? [{ ...first, places: [...first.places, ...places] }, ...others] : [];
      const problems = unclaimed({ ...catalog, entries }, changed);
      return problems.map(({ place }) => place.replace(/.*New/, 'schemas/New')).toSorted();
    };
    const [property, items] = ['schemas/New/properties/default', 'schemas/New/properties/size'];
    const bounds = [`${property}/format`, `${property}/pattern`, `${property}/maxLength`];
    const all = [
      'schemas/New/additionalProperties',
      ...bounds,
      `${items}/uniqueItems`,
      `${items}/items/minimum`,
      `${items}/items/default`,
    ].toSorted();
    expect(missing(property, items)).toEqual(all);
    expect(missing(items, ...bounds)).toEqual(all.filter((each) => !bounds.includes(each)));
    expect(missing(...all)).toEqual([]);
  });
});

describe('a description of the source', () => {
  const markdown = [
    '# Limits',
    'Every file counts. A **note** follows.',
    '',
    '- A **task** is one document. It ends.',
    '- An oversized file fails. Another does not.',
    '',
    '1. First.',
    '',
    '| Limit | Value |',
    '|---|---|',
    '| File size | 40 MB |',
    '',
    '| Operation | Method | Scope | Body |',
    '|---|---|---|---|',
    '| Get task | GET | read | none |',
    '',
    '**Move**: POST. Scope: edit.',
  ].join('\n');

  test('is read as sentences, items, rows and cells', () => {
    expect(rowsOf(markdown).map(({ text }) => text)).toEqual([
      'Every file counts.',
      'A note follows.',
      'task',
      'An oversized file fails.',
      'Another does not.',
      '1',
      'File size, 40 MB',
      'Get task, method',
      'Get task, scope',
      'Get task, body',
      'Move: POST.',
      'Move › Scope: edit.',
    ]);
  });

  test('names a row by its beginning', () => {
    const row = (text: string) => ({ section: '', text, hash: '' });
    expect(isNamed(row('File size, 40 MB'), 'File size')).toBe(true);
    expect(isNamed(row('id, string'), 'id')).toBe(true);
    expect(isNamed(row('idle, string'), 'id')).toBe(false);
    expect(isNamed(row('Move › Scope: edit.'), 'Move')).toBe(false);
  });

  test('is compared with the trace by the hashes of its rows', () => {
    const own = { Limits: Object.fromEntries(rowsOf(markdown).map(({ text, hash }) => [text, { hash }])) };
    expect(compareSource(markdown, own)).toEqual([]);
    expect(compareSource(markdown.replace('40 MB', '45 MB'), own)).toEqual([
      'gone: Limits › File size, 40 MB',
      expect.stringMatching(/^new: Limits › File size, 45 MB: [0-9a-f]{8}$/),
    ]);
    expect(compareSource(markdown.replace('POST.', 'PUT. More.'), own)).toContainEqual(
      expect.stringMatching(/^new: Limits › Move › More\.: [0-9a-f]{8}$/),
    );
    expect(compareSource(markdown.replace('is one document', 'is two documents'), own)).toEqual([
      expect.stringMatching(/^changed: Limits › task: [0-9a-f]{8}$/),
    ]);
  });
});
