/** The facts hold for the contract, notice what makes it untrue, and accept other ways to write the same. */
import { describe, expect, test } from 'vitest';
import { contract, type Json, type JsonObject } from '../support/contract.ts';
import { checks, firstProblem, problemsOf } from './facts.ts';
import { described, restated, stated } from './diff-classes.ts';
import { edit, tokens } from './mutate.ts';
import { rewordings, rewritings } from './rewritings.ts';
import { pointerTo } from './words.ts';

describe('the contract states what the source states', () => {
  test.each(Object.entries(checks))('%s', (_, check) => {
    expect(problemsOf(check, contract)).toEqual([]);
  });
});

describe('the facts', () => {
  test.each(Object.entries(rewritings))('hold where %s is written in another way', (place, rewrite) => {
    const path = ['components', 'schemas', ...place.split('/')];
    const rewritten = edit(contract, path, (schema) => rewrite(schema as JsonObject));
    expect(rewritten).not.toEqual(contract);
    expect(firstProblem(rewritten)).toBeUndefined();
  });

  test.each(restated)('hold where %s states the same', (place, change) => {
    expect(firstProblem(edited(place, change))).toBeUndefined();
  });

  test.each(rewordings)('hold where %s is worded as %j', (place, text) => {
    expect(firstProblem(edited(place, () => text))).toBeUndefined();
  });

  test('hold where the tags are in another order', () => {
    const reordered = edit(contract, ['tags'], (tags) => (tags as Json[]).toReversed());
    expect(firstProblem(reordered)).toBeUndefined();
  });

  test.each([...stated, ...described])('notice an edit of %s (%#)', (place, change) => {
    expect(firstProblem(edited(place, change))).toEqual([expect.any(String), expect.any(String)]);
  });

  test.each(Object.entries(checks))('%s: an edit violates it', (_, check) => {
    const all = [...faults, ...stated, ...described];
    expect(all.some(([place, change]) => problemsOf(check, edited(place, change)).length > 0)).toBe(true);
  });
});

const edited = (place: string, change: (value: Json) => Json | undefined): JsonObject =>
  edit(contract, tokens(pointerTo(place, contract)), change);

/** Faults that no version has. */
const faults: [place: string, change: (value: Json) => Json | undefined][] = [
  ['#/servers/0/url', () => 'https://api.example'],
  ['schemas/Page/properties/id/minLength', () => 1],
  ['schemas/Task/additionalProperties', () => false],
  ['schemas/Task/properties/exported_at/description', () => 'Other words.'],
  ['schemas/TaskStatus/enum/0', () => undefined],
  ['schemas/Issue/properties/label/examples', () => ['Made up.']],
  ['schemas/CreateUploadRequest/properties/meta/contentMediaType', () => 'text/plain'],
  ['responses/BadRequest/content/application~1json/examples', () => ({})],
  ['responses/BadRequest/content/application~1json/schema', () => ({ type: 'object' })],
  ['getTask/responses/400', () => ({ $ref: '#/components/responses/Unauthorized' })],
  ['getTask/responses/200/content/application~1json/examples', () => ({})],
  ['examples/TaskFailed/value/payload/status', () => 'FILTERED'],
  [
    'examples/TaskReviewing/value/payload/pages/0/segments/0/coordinates',
    (value) => (value as Json[]).toReversed(),
  ],
];
