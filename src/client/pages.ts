/** The entry `@docproc/client/pages`: where the items of a page are. */
export {
  boundsOf,
  byEntity,
  overlay,
  type PageBounds,
  type PageItem,
  pageItems,
  type PageOptions,
  type PagePoint,
  type PageSize,
  type PageUnit,
  type PlacedItem,
  type Rated,
  type SizedPage,
  toPixels,
} from '../shared/page-items.ts';
