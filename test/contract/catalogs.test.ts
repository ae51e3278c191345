/** The catalogs: what a contract needs a statement for, and when a question is resolved. */
import { describe, expect, test } from 'vitest';
import {
  checkCatalogs,
  checkOpenQuestions,
  checkStatements,
  withoutStatement,
} from '../../scripts/lint/catalogs.ts';
import type { AnsweredBy } from '../../scripts/model/catalogs.ts';
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
    expect(withoutStatement(checkStatements(small), twice, String).map(({ location }) => location)).toEqual([
      '#/paths/~1v2~1new/get',
      '#/paths/~1v2~1new/get/security',
      '#/paths/~1v2~1new/get/parameters/0',
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
      const problems = withoutStatement({ ...catalog, entries }, changed, String);
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
