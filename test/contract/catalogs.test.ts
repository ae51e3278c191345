/** The catalogs: what a contract needs a statement for, when a question is resolved, and how the source is compared. */
import { describe, expect, test } from 'vitest';
import {
  checkCatalogs,
  checkOpenQuestions,
  checkStatements,
  withoutStatement,
} from '../../scripts/lint/catalogs.ts';
import type { AnsweredBy } from '../../scripts/model/catalogs.ts';
import { compareSource, isNamed, rowsOf } from '../../scripts/model/source-rows.ts';
import { loadContract } from '../../scripts/model/bundle.ts';
import { createModel } from '../../scripts/model/index.ts';

const small = 'test/contract/fixtures/lint/contract';

describe('a small contract', async () => {
  const { document } = await loadContract(small);

  test('questions that no edit has answered are no problem', () => {
    const catalog = checkOpenQuestions(small);
    const answeredBy: AnsweredBy[] = [
      { action: 'delete Task' },
      { action: 'get Page' },
      { present: '#/paths/*/put' },
      { absent: '#/info/title' },
    ];
    const questions = { ...catalog, entries: catalog.entries.map((entry) => ({ ...entry, answeredBy })) };
    const model = createModel(document, questions.entries);
    expect(checkCatalogs(checkStatements(small), questions, model, String)).toEqual([]);
  });

  test('an operation that no statement names is a problem, with its scope and parameters', () => {
    const { paths, ...rest } = document;
    const parameters = [{ name: 'page', in: 'query' as const }];
    const getNew = { operationId: 'getNew', parameters, responses: {} };
    const twice = { ...rest, paths: { ...paths, '/v2/new': { get: getNew } } };
    expect(withoutStatement(checkStatements(small), twice).map(({ location }) => location)).toEqual([
      'generated/openapi.json#/paths/~1v2~1new/get',
      'generated/openapi.json#/paths/~1v2~1new/get/security',
      'generated/openapi.json#/paths/~1v2~1new/get/parameters/0',
    ]);
  });

  test('validation keywords, formats and defaults need places of their own', () => {
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
      const problems = withoutStatement({ ...catalog, entries }, changed);
      return problems.map(({ location }) => location.replace(/.*New/, 'schemas/New')).toSorted();
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
