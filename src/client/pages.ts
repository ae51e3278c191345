/** The entry `@docproc/client/pages`: where the items of a page are. */
export * from '../shared/page-items.ts';
