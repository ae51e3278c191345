/** What the name of a file decides, like test card numbers in payment APIs. */
export interface Outcome {
	/** For the documentation: what happens. */
	does: string;
	/** State in which processing ends; that of the contract's first move if not given. */
	ends?: string;
	/** Whether processing never ends. */
	stuck?: true;
	/** Id of a condition that the task does not meet. */
	fails?: string;
	/** Whether operations that can succeed in part do. */
	partial?: true;
	/** Whether processing finds everything that there can be. */
	full?: true;
	/** Status with which the whole upload is rejected. */
	rejected?: 413 | 500;
}
/** By the name of the file without its extension, in lower case. */
export declare const outcomes: Readonly<Record<string, Outcome>>;
/** Returns the outcome that a file name selects; undefined if it selects none. */
export declare function outcomeOf(name: unknown): Outcome | undefined;
//# sourceMappingURL=outcomes.d.ts.map
