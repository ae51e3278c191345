/** A list that keeps the last entries and forgets the older ones. */
export declare class Ring<T> {
	#private;
	/** How many entries there ever were. */
	count: number;
	constructor(size: number);
	/** Adds an entry, and gives back the one that it pushed out. */
	push(item: T): T | undefined;
	/** The entries that are left, oldest first. */
	values(): T[];
}
