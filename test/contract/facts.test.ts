/** The facts hold for the contract, notice what makes it untrue, and accept other ways to write the same. */
import { describe, expect, test } from 'vitest';
import { contract, type Json, type JsonObject } from '../support/contract.ts';
import { checks, faultsOf, firstProblem, violatedToday } from './facts.ts';
import { described, restated, stated } from './diff-classes.ts';
import { edit, tokens } from './mutate.ts';
import { rewordings, rewritings } from './rewritings.ts';
import { pointerTo } from './words.ts';

test('the contract states what the source states', () => {
  expect(faultsOf(contract)).toEqual([]);
});

test.each([
  [
    'schemas/CreateUploadRequest/properties/file/maxItems',
    50,
    /^openapi\/schemas\/CreateUploadRequest\.yaml:\d+: .*\/file has maxItems 100 by .*interface\.ts, and the contract has 50\. Correct it/,
  ],
  [
    'schemas/Task/properties/added',
    { type: 'string' },
    /^openapi\/schemas\/Task\.yaml:\d+: .*Task added: add it to `records\.Task` in test\/contract\//,
  ],
  [
    'completeTask/x-transition/rejectedWith',
    '404',
    /^openapi\/paths\/task-complete\.yaml:\d+: completeTask is rejected with \d+, and the contract has "404"\. Correct it/,
  ],
])('a fault of %s has its file and line, the value and what to do', (place, value, line) => {
  expect(faultsOf(edited(place, () => value))).toContainEqual(expect.stringMatching(line));
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

  test.each([...stated, ...described].filter(isHere))('notice an edit of %s (%#)', (place, change) => {
    expect(firstProblem(edited(place, change))).toEqual([expect.any(String), expect.any(String)]);
  });

  test.each(Object.entries(checks))('%s: an edit violates it', (_, check) => {
    const all = [...faults, ...stated, ...described].filter(isHere);
    const violates = (root: JsonObject) =>
      [...check(root)].some(([statement, holds]) => !holds && !violatedToday().has(statement));
    expect(all.some(([place, change]) => violates(edited(place, change)))).toBe(true);
  });
});

/** Edits of operations that only the contract of other tests has show nothing here. */
const isHere = ([place]: readonly [place: string, ...unknown[]]): boolean => !place.startsWith('addNote/');

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
