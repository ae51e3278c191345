/** Returns a number of things: `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
