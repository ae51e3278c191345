/** What the name of a file decides, the way the number of a test card decides over a payment. */
export interface Outcome {
	/** For the documentation: what happens. */
	does: string;
	/** Status in which processing ends; `PROCESSING` if it never ends. REVIEWING if not given. */
	ends?: "FAILED" | "FILTERED" | "PROCESSING";
	/** Condition of a transition that does not hold for the task. */
	fails?: string;
	/** Status with which a report of the task is answered. */
	reported?: 207;
	/** Example of the contract whose pages the task gets. */
	pages?: string;
	/** Status with which the whole upload is refused. */
	refused?: 413 | 500;
}
/** By the name of the file without its extension, in any case of letters. */
export declare const outcomes: Readonly<Record<string, Outcome>>;
/** The outcome that a file name stands for, if it stands for one. */
export declare function outcomeOf(name: string): Outcome | undefined;
