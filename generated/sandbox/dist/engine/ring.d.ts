/** Keeps the last entries and drops older ones. */
export declare class Ring<T> {
	#private;
	/** How many entries there ever were. */
	count: number;
	constructor(size: number);
	/** Adds an entry, and returns the one that it replaced. */
	push(item: T): T | undefined;
	/** Returns the entries, oldest first. */
	values(): T[];
}
