import type { Setting } from './setting.js';

/** The size of a megabyte. */
export const fileSizeUnit: Setting<'file-size-unit', 'binary' | 'decimal'> = {
  id: 'file-size-unit',
  values: ['binary', 'decimal'],
  megabyte: (interpretation) => (interpretation() === 'binary' ? 2 ** 20 : 1e6),
};
