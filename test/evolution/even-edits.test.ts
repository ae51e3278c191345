/** One half of the edits: two files run side by side. */
import { carryThrough } from './carry-through.ts';
import { edits } from './edits.ts';

carryThrough(edits.filter((_, index) => index % 2 === 0));
