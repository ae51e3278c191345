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
export type PageUnit = "pixels" | "fractions" | PageSize;
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
  origin?: "top" | "bottom" | undefined;
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
export type PageItem<Page extends SizedPage> = { [Kind in keyof Page & string]: Page[Kind] extends readonly (infer Item extends Rated)[] ? PlacedItem<Kind, Item> & {
  readonly page: Page;
} : never; }[keyof Page & string];
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
export declare function pageItems<Page extends SizedPage>(page: Page, options: PageOptions): PageItem<Page>[];
/**
 * Returns what is wrong with the items of a page, in one sentence for each, such as `checkboxes[2] (c-3): coordinates are not
 * four pairs of numbers`, and of a page that is none. Empty if nothing is. `pageItems` leaves out what is no item, and gives
 * wrong coordinates no corners.
 */
export declare function pageProblems(page: SizedPage): string[];
/** Returns corners in pixels of a page image that has this size on the screen, zoom included. */
export declare const toPixels: (corners: readonly PagePoint[], { width, height }: PageSize) => PagePoint[];
/** Clockwise turns of a page image, in degrees. */
export type PageRotation = 0 | 90 | 180 | 270;
/** Returns corners as fractions of a page image that is turned: by 90 degrees, its width is the height of the page. */
export declare function rotate(corners: readonly PagePoint[], rotation: PageRotation): PagePoint[];
/** Returns the bounding box of corners: the smallest rectangle around them that is parallel to the page. */
export declare function boundsOf(corners: readonly PagePoint[]): PageBounds;
/**
 * Returns an SVG image that covers a page image of any size: a polygon for each item with corners, a line across the page for
 * each other item with a `top`. Elements have the kind of the item as `class`, and its id as `data-id`.
 *
 * @param rotation How the page image is turned.
 */
export declare function overlay(items: readonly PlacedItem[], rotation?: PageRotation): string;
/**
 * Returns the lowest confidence of all items of pages: whether it reaches a threshold decides about their task. It is NaN
 * where something is missing, so that no comparison is true and a person decides: without pages, where a page has no item,
 * and where the confidence of an item is no number.
 */
export declare function lowestConfidence(pages: readonly SizedPage[]): number;
/**
 * Groups items by entity. Items without an entity are in the group `undefined`. The items with the lowest confidence come
 * first: within each group, and in the order of the groups.
 */
export declare function byEntity<Each extends PlacedItem>(items: readonly Each[]): Map<string | undefined, Each[]>;
/** A task with pages. */
export interface TaskOfPages {
  readonly id: string;
  readonly name: string;
  readonly pages: readonly SizedPage[];
}
/** An item of a page of a task. What the item does not have is null. */
export interface ItemRow {
  readonly task_id: string;
  readonly task_name: string;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Name of the array of the page that the item is in: `annotations`. */
  readonly kind: string;
  readonly id: string | null;
  readonly entity_id: string | null;
  /** The text of an annotation; `true` or `false` of a checkbox. */
  readonly content: string | null;
  readonly confidence: number | null;
  /** Offsets of an annotation, as in the response. */
  readonly top: number | null;
  readonly left_of_line: number | null;
  /** The eight numbers of the corners, as in the response. */
  readonly coordinates: string | null;
}
/** Returns a row for each item of each page, in the order of the response. */
export declare const itemRows: (tasks: readonly TaskOfPages[]) => ItemRow[];
/** How rows are written as CSV. */
export interface CsvOptions {
  /**
   * Whether the text begins with a byte order mark, by which Excel knows that it is UTF-8.
   *
   * @default false
   */
  readonly bom?: boolean | undefined;
}
/**
 * Returns rows as CSV of RFC 4180, with a header. An apostrophe precedes a text that a spreadsheet would take for a formula,
 * also where it follows a semicolon, a tab or the end of a line.
 */
export declare function toCsv(rows: readonly ItemRow[], { bom }?: CsvOptions): string;