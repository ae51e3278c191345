import { groupBy } from './group-by.ts';

/** A point on a page: x from the left, y from the top. */
export type PagePoint = readonly [x: number, y: number];

/** Width and height in one unit. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A page whose size can be unknown. */
export interface SizedPage {
  readonly width: number | null;
  readonly height: number | null;
}

/** A unit of lengths on a page: one by name, or the size of the page in another one, such as `{ width: 100, height: 100 }` for percent. */
export type PageUnit = 'pixels' | 'fractions' | PageSize;

/** What the contract leaves open: each option is an assumption. */
export interface PageOptions {
  /** Unit of `coordinates`. Not specified (`coordinate-units`), so there is no default. `'pixels'` are those of `width` and `height` of the page. */
  unit: PageUnit;
  /**
   * Unit of `top`. Not specified (`coordinate-units`).
   *
   * @default the same as `unit`
   */
  topUnit?: PageUnit | undefined;
  /**
   * Edge of the page where y is 0 in `coordinates`. Not specified (`coordinate-units`).
   *
   * @default 'top'
   */
  origin?: 'top' | 'bottom' | undefined;
  /**
   * Size of the page in pixels where its own is null, such as that of its image.
   *
   * @default unknown
   */
  size?: PageSize | undefined;
}

/** An item, and where it is on its page. */
export interface PlacedItem<Kind extends string = string, Item extends Rated = Rated> {
  /** Name of the array of the page that the item is in: `checkboxes`. */
  readonly kind: Kind;
  readonly item: Item;
  /** Corners as fractions of width and height, in the order of the response. Undefined if the item has no coordinates, or the size of the page is unknown. */
  readonly corners: readonly PagePoint[] | undefined;
  /** Offset from the top of the page as a fraction of its height. Undefined if the item has none, or the height is unknown. */
  readonly top: number | undefined;
}

/** What every item has. */
export interface Rated {
  readonly confidence: number;
}

/** An item of a page, with the type that items of its kind have. */
export type PageItem<Page extends SizedPage> = {
  [Kind in keyof Page & string]: Page[Kind] extends readonly (infer Item extends Rated)[]
    ? PlacedItem<Kind, Item> & { readonly page: Page }
    : never;
}[keyof Page & string];

/** A rectangle with sides parallel to those of the page. */
export interface PageBounds extends PageSize {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns every item of a page, and where it is as fractions of the page, in the order of the response.
 *
 * @throws {TypeError} The unit is missing or unknown.
 */
export function pageItems<Page extends SizedPage>(page: Page, options: PageOptions): PageItem<Page>[] {
  // Without options, the message is about the unit that is missing.
  const { unit, topUnit = unit, origin, size } = { ...options };
  const { width, height } = sizeIn(unit, page, size);
  const { height: heightOfTop } = sizeIn(topUnit, page, size);
  const corner = ([x, y]: PagePoint): PagePoint => [
    x / width,
    origin === 'bottom' ? 1 - y / height : y / height,
  ];
  return Object.entries(Object(page)).flatMap(([kind, items]: [string, unknown]) =>
    (Array.isArray(items) ? items.filter(isRated) : []).map((item) => {
      const { coordinates, top: distance } = item as Lengths;
      const corners = isPoints(coordinates) ? coordinates.map(corner) : undefined;
      const top = (typeof distance === 'number' ? distance : NaN) / heightOfTop;
      return {
        kind,
        item,
        page,
        corners: corners?.flat().every(Number.isFinite) ? corners : undefined,
        top: Number.isFinite(top) ? top : undefined,
      } as PageItem<Page>;
    }),
  );
}

type Lengths = { readonly coordinates?: unknown; readonly top?: unknown };

/** Whether a value is the four corners of the contract. Null would be drawn at 0. */
const isPoints = (value: unknown): value is readonly PagePoint[] =>
  Array.isArray(value) && value.length === 4 && value.every(isPoint);

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/**
 * Returns what is wrong with the items of a page, in one sentence for each, such as `checkboxes[2] (c-3): coordinates are not
 * four pairs of numbers`, and of a page that is none. Empty if nothing is. `pageItems` leaves out what is no item, and gives
 * wrong coordinates no corners.
 */
export function pageProblems(page: SizedPage): string[] {
  if (Object(page) !== page) return ['the page is no object'];
  return Object.entries(page).flatMap(([kind, items]: [string, unknown]) =>
    (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      const { id, coordinates, top } = Object(item) as Lengths & { readonly id?: unknown };
      const place = `${kind}[${index}]${typeof id === 'string' ? ` (${id})` : ''}`;
      if (!isRated(item)) return `${place} is no item with a confidence`;
      const isFine = isPoints(coordinates) || (coordinates === undefined && top !== undefined);
      const problems = [
        isFine || 'coordinates are not four pairs of numbers',
        Number.isFinite(top ?? 0) || 'top is no number',
        Number.isFinite(item.confidence) || 'confidence is no number',
        typeof id === 'string' || 'id is no text',
      ];
      return problems.filter((each) => each !== true).map((each) => `${place}: ${each}`);
    }),
  );
}

const isRated = (value: unknown): value is Rated =>
  typeof value === 'object' && value !== null && 'confidence' in value;

/** Returns the size of a page in a unit. An unknown length is NaN, and so is every fraction of it. */
function sizeIn(unit: PageUnit, page: SizedPage, size: PageSize | undefined): PageSize {
  if (unit === 'fractions') return { width: 1, height: 1 };
  if (unit === 'pixels')
    return { width: page?.width ?? size?.width ?? NaN, height: page?.height ?? size?.height ?? NaN };
  const { width, height } = Object(unit) as PageSize;
  if (width > 0 && height > 0) return { width, height };
  throw new TypeError(
    `unit is ${String(unit)}. Pass 'pixels', 'fractions', or the size of a page in the unit: { width, height }.`,
  );
}

/** Returns corners in pixels of a page image that has this size on the screen, zoom included. */
export const toPixels = (corners: readonly PagePoint[], { width, height }: PageSize): PagePoint[] =>
  corners.map(([x, y]) => [x * width, y * height]);

/** Clockwise turns of a page image, in degrees. */
export type PageRotation = 0 | 90 | 180 | 270;

/** Returns corners as fractions of a page image that is turned: by 90 degrees, its width is the height of the page. */
export function rotate(corners: readonly PagePoint[], rotation: PageRotation): PagePoint[] {
  const turn = ([x, y]: PagePoint): PagePoint => [1 - y, x];
  return Array.from({ length: rotation / 90 }).reduce<PagePoint[]>((all) => all.map(turn), [...corners]);
}

/** Returns the bounding box of corners: the smallest rectangle around them that is parallel to the page. */
export function boundsOf(corners: readonly PagePoint[]): PageBounds {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/**
 * Returns an SVG image that covers a page image of any size: a polygon for each item with corners, a line across the page for
 * each other item with a `top`. Elements have the kind of the item as `class`, and its id as `data-id`.
 *
 * @param rotation How the page image is turned.
 */
export function overlay(items: readonly PlacedItem[], rotation: PageRotation = 0): string {
  const elements = items.map(({ kind, item, corners, top }) => {
    const { id } = item as { id?: unknown };
    const own = `class="${escaped(kind)}" data-id="${escaped(String(id ?? ''))}" vector-effect="non-scaling-stroke"`;
    if (corners) return `<polygon ${own} points="${toPixels(corners, box).join(' ')}"/>`;
    const y = (top ?? NaN) * box.height;
    return Number.isNaN(y) ? '' : `<line ${own} x2="${box.width}" y1="${y}" y2="${y}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" width="100%" height="100%" fill="none" stroke="currentColor"><g transform="rotate(${rotation} ${box.width / 2} ${box.height / 2})">${elements.join('')}</g></svg>`;
}

/** Units of an overlay. In one of 1 × 1, Firefox takes small boxes for some times their size. */
const box: PageSize = { width: 1000, height: 1000 };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Returns the lowest confidence of all items of pages: whether it reaches a threshold decides about their task. It is NaN
 * where something is missing, so that no comparison is true and a person decides: without pages, where a page has no item,
 * and where the confidence of an item is no number.
 */
export function lowestConfidence(pages: readonly SizedPage[]): number {
  const scores = [pages ?? []].flat().flatMap((page) => {
    const items: unknown[] = Object.values(Object(page)).flatMap((each) => (Array.isArray(each) ? each : []));
    const own = items.map((item) =>
      Number.isFinite(Object(item).confidence) ? (item as Rated).confidence : NaN,
    );
    return own.length > 0 ? own : NaN;
  });
  return scores.reduce((lowest, score) => Math.min(lowest, score), scores.length > 0 ? Infinity : NaN);
}

/**
 * Groups items by entity. Items without an entity are in the group `undefined`. The items with the lowest confidence come
 * first: within each group, and in the order of the groups.
 */
export function byEntity<Each extends PlacedItem>(items: readonly Each[]): Map<string | undefined, Each[]> {
  const sorted = [...items].sort((a, b) => a.item.confidence - b.item.confidence);
  return groupBy(sorted, ({ item }) => (item as { entity_id?: string }).entity_id);
}
