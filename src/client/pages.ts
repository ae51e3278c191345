/** The entry `@docproc/client/pages`: where the items of a page are, and items as rows. */
export * from '../shared/item-rows.ts';
export * from '../shared/page-items.ts';
