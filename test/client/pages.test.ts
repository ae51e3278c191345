// Where the items of a page are: properties over generated pages of the contract's own types.
import type { Page, Task } from '@docproc/client';
import {
  boundsOf,
  byEntity,
  lowestConfidence,
  overlay,
  type PageOptions,
  pageItems,
  pageProblems,
  type PagePoint,
  type PlacedItem,
  rotate,
  toPixels,
} from '@docproc/client/pages';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinates, page } from '../support/pages.ts';
import { example } from './server.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
/** A page with its lengths in another unit. */
function scaled(page: Page, width: number, height: number): Page {
  const turn = <Item extends { coordinates: readonly PagePoint[] }>(items: Item[]): Item[] =>
    items.map((item) => ({
      ...item,
      coordinates: item.coordinates.map(([x, y]) => [x * width, y * height]),
    }));
  return {
    ...page,
    annotations: page.annotations.map((each) => ({
      ...each,
      top: each.top === null ? null : each.top * height,
    })),
    checkboxes: turn(page.checkboxes),
    segments: turn(page.segments),
    signatures: turn(page.signatures),
  };
}

const near = (expected: number) => expect.closeTo(expected, 9);
const nearAll = (points: readonly PagePoint[]) => points.map((point) => point.map(near));

describe('the items of a page', () => {
  test('are at the same place in every unit', () => {
    fc.assert(
      fc.property(page, size, (page, own) => {
        const known = pageItems(page, { unit: 'fractions' });
        const { width, height } = own;
        const units: [Page, PageOptions][] = [
          [{ ...page, width, height }, { unit: 'pixels' }],
          [
            { ...page, width: null, height: null },
            { unit: 'pixels', size: own },
          ],
          [
            { ...page, width, height: null },
            { unit: 'pixels', size: { width: 1, height } },
          ],
          [page, { unit: own }],
        ];
        for (const [sized, options] of units) {
          const items = pageItems(scaled(sized, width, height), options);
          expect(items.map(({ corners, top }) => [corners, top])).toEqual(
            known.map(({ corners, top }) => [
              corners && nearAll(corners),
              top === undefined ? top : near(top),
            ]),
          );
        }
      }),
    );
  });

  test('are all there, as the response has them, with no corner moved to another place', () => {
    fc.assert(
      fc.property(page, (page) => {
        const items = pageItems(page, { unit: 'fractions' });
        for (const kind of ['annotations', 'checkboxes', 'segments', 'signatures'] as const)
          expect(items.filter((each) => each.kind === kind).map(({ item }) => item)).toEqual(page[kind]);
        expect(items).toHaveLength(
          page.annotations.length + page.checkboxes.length + page.segments.length + page.signatures.length,
        );
        expect(items.map((each) => each.page)).toEqual(items.map(() => page));
        expect(items.map(({ corners, top }) => [corners, top])).toEqual(
          items.map(({ kind, item }) =>
            kind === 'annotations' ? [undefined, item.top ?? undefined] : [item.coordinates, undefined],
          ),
        );
      }),
    );
  });

  test('have no place on a page of unknown size, and stay in the list', () => {
    fc.assert(
      fc.property(page, (page) => {
        const unsized = { ...page, width: null, height: null };
        const items = pageItems(unsized, { unit: 'pixels' });
        expect(items).toHaveLength(pageItems(page, { unit: 'fractions' }).length);
        for (const { corners, top } of items) expect([corners, top]).toEqual([undefined, undefined]);
        // The height alone places what has a `top`.
        const tall = pageItems({ ...page, width: null, height: 1 }, { unit: 'pixels' });
        for (const { item, corners, top } of tall) {
          expect(corners).toBeUndefined();
          expect(top ?? null).toBe('top' in item ? item.top : null);
        }
      }),
    );
  });

  test('are counted from the bottom, and have a top in a unit of its own, if stated', () => {
    fc.assert(
      fc.property(page, (page) => {
        const items = pageItems(page, {
          unit: 'fractions',
          topUnit: { width: 100, height: 100 },
          origin: 'bottom',
        });
        for (const { item, corners, top } of items) {
          const places = 'coordinates' in item ? item.coordinates : undefined;
          expect(corners).toEqual(places?.map(([x, y]) => [x, 1 - y]));
          const distance = 'top' in item ? item.top : null;
          expect(top).toEqual(distance === null ? undefined : near(distance / 100));
        }
      }),
    );
  });

  test('have the types of their kind', () => {
    const [first] = (example('getTask') as { payload: Task }).payload.pages;
    const checked = pageItems(first as Page, { unit: 'pixels' }).flatMap((each) =>
      each.kind === 'checkboxes' ? [each.item.checked] : [],
    );
    const wrong = (each: ReturnType<typeof pageItems<Page>>[number]) =>
      // @ts-expect-error An annotation has no coordinates.
      each.kind === 'annotations' && each.item.coordinates;
    expect([checked, typeof wrong]).toEqual([[true], 'function']);
  });

  test.each([
    [undefined, undefined],
    [undefined, {}],
    ['mm', { unit: 'mm' }],
    [3, { unit: 3 }],
  ])('a unit of %s is an error with the way out', (unit, options) => {
    const [first] = (example('getTask') as { payload: Task }).payload.pages;
    // @ts-expect-error The contract states no unit.
    expect(() => pageItems(first as Page, options)).toThrow(
      new TypeError(
        `unit is ${unit}. Pass 'pixels', 'fractions', or the size of a page in the unit: { width, height }.`,
      ),
    );
  });
});

test('pixels are fractions of the image as it is shown', () => {
  fc.assert(
    fc.property(coordinates, size, fc.constantFrom(0.5, 1, 3), (corners, { width, height }, zoom) => {
      const shown = toPixels(corners, { width: width * zoom, height: height * zoom });
      expect(shown.map(([x, y]) => [x / zoom / width, y / zoom / height])).toEqual(nearAll(corners));
    }),
  );
});

test('corners turn clockwise with the image, and the overlay with all that it draws', () => {
  const corner: PagePoint = [0.25, 0];
  const places = ([0, 90, 180, 270] as const).map((rotation) => rotate([corner], rotation));
  expect(places).toEqual([[[0.25, 0]], [[1, 0.25]], [[0.75, 1]], [[0, 0.75]]]);
  expect(overlay([], 90)).toContain('<g transform="rotate(90 500 500)">');
});

test('the bounds of a rotated rectangle touch its corners', () => {
  fc.assert(
    fc.property(coordinates, (corners) => {
      const { left, top, width, height } = boundsOf(corners);
      for (const [index, [from, to]] of [
        [left, left + width],
        [top, top + height],
      ].entries()) {
        const own = corners.map((corner) => corner[index] ?? NaN);
        expect([Math.min(...own), Math.max(...own)]).toEqual([from, to].map((each) => near(each ?? NaN)));
      }
    }),
  );
});

test('each entity has its items, and the least certain come first', () => {
  fc.assert(
    fc.property(fc.array(page), (pages) => {
      const items = pages.flatMap((each) => pageItems(each, { unit: 'fractions' }));
      const groups = [...byEntity(items)];
      const sure = groups.map(([, own]) => own.map(({ item }) => item.confidence));
      for (const own of [...sure, sure.map(([first = NaN]) => first)])
        expect(own).toEqual([...own].sort((a, b) => a - b));
      for (const [entity, own] of groups)
        for (const { item } of own) expect('entity_id' in item ? item.entity_id : undefined).toBe(entity);
      expect(new Set(groups.flatMap(([, own]) => own))).toEqual(new Set(items));
      expect(new Set(groups.map(([entity]) => entity)).size).toBe(groups.length);
    }),
  );
});

test('no id of an item ends its attribute', () => {
  const segment = {
    id: '"/><script>&',
    confidence: 1,
    coordinates: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const,
  };
  const svg = overlay(pageItems({ width: 1, height: 1, segments: [segment] }, { unit: 'pixels' }));
  expect(svg).toContain(
    '<polygon class="segments" data-id="&quot;/>&lt;script>&amp;" vector-effect="non-scaling-stroke" points="0,0 1000,0 1000,1000 0,1000"/>',
  );
});

describe('the lowest confidence', () => {
  const found = (confidence: unknown) => ({ width: null, height: null, items: [{ confidence }] });
  test.each<[string, unknown[], number]>([
    ['of one item', [found(0.4)], 0.4],
    ['of items on pages', [found(0.9), found(0.2), found(0.5)], 0.2],
    ['of zero', [found(0)], 0],
    ['without pages', [], NaN],
    ['without an item', [{ ...found(1), items: [] }], NaN],
    ['of a page without an item', [found(1), { ...found(1), items: [] }], NaN],
    ['of a page without an array', [{ width: 1, height: 1 }], NaN],
    ['of null among others', [found(1), found(null)], NaN],
    ['of none', [found(undefined)], NaN],
    ['of a text', [found('0.9')], NaN],
    ['of infinity', [found(Infinity)], NaN],
    ['of an item of null', [{ ...found(1), items: [null] }], NaN],
    ['of a page of null', [null], NaN],
  ])('%s', (_, pages, lowest) => {
    expect(Reflect.apply(lowestConfidence, undefined, [pages])).toBe(lowest);
  });

  test.each([null, undefined])('of pages of %s', (pages) => {
    expect(Reflect.apply(lowestConfidence, undefined, [pages])).toBeNaN();
  });

  test('is one of the pages', () => {
    fc.assert(
      fc.property(fc.array(page), (pages) => {
        const lowest = lowestConfidence(pages);
        const scores = pages
          .flatMap((each) => pageItems(each, { unit: 'pixels' }))
          .map(({ item }) => item.confidence);
        expect(Number.isNaN(lowest) || scores.includes(lowest)).toBe(true);
        for (const score of scores) expect(lowest <= score || Number.isNaN(lowest)).toBe(true);
      }),
    );
  });

  test('of many items', () => {
    const items = Array.from({ length: 500_000 }, (_, index) => ({ confidence: index + 1 }));
    const many = { width: 1, height: 1, items };
    expect(lowestConfidence([many])).toBe(1);
  });
});

const square = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
];

test.each([
  ['null in a pair', { coordinates: [[null, null], ...square.slice(1)] }],
  ['null', { coordinates: null }],
  ['nothing', {}],
  ['text', { coordinates: square.map((pair) => pair.map(String)) }],
  ['text for all', { coordinates: '1,1,2,2' }],
  ['NaN', { coordinates: [[NaN, 1], ...square.slice(1)] }],
  ['three pairs', { coordinates: square.slice(1) }],
  ['five pairs', { coordinates: [...square, [1, 1]] }],
  ['a pair of three', { coordinates: [[1, 1, 1], ...square.slice(1)] }],
])('coordinates of %s are named, drawn nowhere, and leave the page whole', (_, own) => {
  const good = { id: 'good', confidence: 1, coordinates: square };
  const page = { width: 10, height: 10, checkboxes: [good, { id: 'bad', confidence: 1, ...own }, null] };
  const items: readonly PlacedItem[] = pageItems(page, { unit: 'pixels' });
  expect(items.map(({ item, corners }) => [Object(item).id, corners?.length])).toEqual([
    ['good', 4],
    ['bad', undefined],
  ]);
  expect(overlay(items)).not.toContain('"bad"');
  expect(pageProblems(page)).toEqual([
    'checkboxes[1] (bad): coordinates are not four pairs of numbers',
    'checkboxes[2] is no item with a confidence',
  ]);
});

test('a page of the contract has no problems, and a wrong top is one', () => {
  fc.assert(
    fc.property(page, (page) => {
      expect(pageProblems(page)).toEqual([]);
    }),
  );
  const wrong = { width: 1, height: 1, annotations: [{ id: 'a', confidence: 1, top: '3' }] };
  expect(pageProblems(wrong)).toEqual(['annotations[0] (a): top is no number']);
});

test('an id that is no text, a confidence that is no number and a page that is none are named, and leave the rest whole', () => {
  const items = [
    { id: 'sure', confidence: 0.9, coordinates: square },
    { id: null, confidence: null, coordinates: square },
    { id: 7, confidence: '0.1', coordinates: square },
    { id: 'less', confidence: 0.1, coordinates: square },
  ];
  const page = { width: 10, height: 10, checkboxes: items };
  const none = JSON.parse('null') as typeof page;
  expect([page, none].flatMap(pageProblems)).toEqual([
    'checkboxes[1]: confidence is no number',
    'checkboxes[1]: id is no text',
    'checkboxes[2]: confidence is no number',
    'checkboxes[2]: id is no text',
    'the page is no object',
  ]);
  expect(pageItems(none, { unit: 'pixels' })).toEqual([]);
  const placed: readonly PlacedItem[] = pageItems(page, { unit: 'pixels' });
  expect([...overlay(placed).matchAll(/data-id="(\w*)"/g)].map(([, id]) => id)).toEqual([
    'sure',
    '',
    '7',
    'less',
  ]);
  const ids = [...byEntity(placed).values()].flat().map(({ item }) => Object(item).id);
  expect(ids).toEqual([null, 7, 'less', 'sure']);
  for (const unit of [null, {}, { width: 100 }, { width: 0, height: 0 }])
    // @ts-expect-error What a program in JavaScript may pass.
    expect(() => pageItems(page, { unit })).toThrow(`unit is ${String(unit)}. Pass 'pixels'`);
});
