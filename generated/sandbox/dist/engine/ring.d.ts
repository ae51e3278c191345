/** Keeps the last entries and drops older ones. */
export declare class Ring<T> {
	#private;
	/** How many entries there ever were. */
	count: number;
	constructor(size: number);
	/** Adds an entry, and returns the one that it replaced. */
	push(item: T): T | undefined;
	/** Puts entries in place of its own, as the last ones of `count`. */
	fill(items: readonly T[], count: number): void;
	/** Returns the entry that was added last. */
	get last(): T | undefined;
	/** Returns the entry that the next one will replace; undefined if it will replace none. */
	get next(): T | undefined;
	/** Returns the entries, oldest first. */
	values(): T[];
}
//# sourceMappingURL=ring.d.ts.map
