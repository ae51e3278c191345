/** Bounds, formats and defaults need a statement that points to them: one about the part that they bound is not enough. */
import { expect, test } from 'vitest';
import { checkStatements, unclaimed } from '../../scripts/lint/check-registers.ts';
import { loadContract } from '../../scripts/model/bundle.ts';

const small = 'test/contract/fixtures/lint/contract';

test('bounds are claimed by what points to them alone', async () => {
  const { components, ...rest } = (await loadContract(small)).document;
  const size = { type: 'array', items: { type: 'integer', minimum: 1, default: 1 }, uniqueItems: true };
  const New = {
    properties: { default: { type: 'string', format: 'date', pattern: '^2', maxLength: 9 }, size },
    additionalProperties: false,
    examples: [{ format: 'any' }],
  };
  const changed = { ...rest, components: { ...components, schemas: { ...components.schemas, New } } };
  const read = checkStatements(small);
  const missing = (...pointers: string[]): string[] => {
    const [first, ...others] = read.entries;
    const entries = first ? [{ ...first, pointers: [...first.pointers, ...pointers] }, ...others] : [];
    const problems = unclaimed({ ...read, entries }, changed).map(({ place }) => place);
    return problems.map((place) => place.replace(/.*New/, ''));
  };
  const [format, pattern] = ['/properties/default/format', '/properties/default/pattern'];
  const sizes = [
    '/properties/size/uniqueItems',
    '/properties/size/items/minimum',
    '/properties/size/items/default',
  ];
  const all = ['/additionalProperties', pattern, '/properties/default/maxLength', format, ...sizes];
  const added = '#/components/schemas/New';
  // A statement about a property is none about its bounds.
  const parts = [added, `${added}/properties/default`, `${added}/properties/size`];
  expect(missing(...parts).toSorted()).toEqual(all.toSorted());
  // A claim of one bound is none of its siblings.
  const without = all.filter((each) => each !== format && each !== pattern);
  expect(missing(...parts, `${added}${format}`, `${added}${pattern}`).toSorted()).toEqual(without.toSorted());
  expect(missing(...all.map((each) => added + each))).toEqual([]);
});
