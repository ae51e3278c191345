/**
 * The states that the sandbox names because the contract does not specify what decides them: every other state comes from
 * `x-lifecycle`. When the contract no longer lists one of them, its file name has no effect, or the build stops.
 */
/** States of the resource of a file: where processing ends for the file names `fail` and `filter`. */
export declare const ends: {
	readonly fail: "FAILED";
	readonly filter: "FILTERED";
};
/** How the state of the resource of a request sums up those of its files. */
export declare const summary: {
	/** States of some files that are the state of the request, too: the first one found decides. */
	readonly open: readonly ["PROCESSING", "REVIEWING"];
	/** States of all files that are the state of the request, too. */
	readonly same: readonly ["COMPLETED", "FAILED"];
	/** The state of the request in all other cases. */
	readonly mixed: "PARTIAL";
};
/** The state of a request of which all files finished well. */
export declare const finished = "COMPLETED";
/** A state of the resource of a request, and how some examples spell it. */
export declare const spelled: {
	readonly from: "REVIEWING";
	readonly to: "IN_REVIEW";
};
//# sourceMappingURL=named-states.d.ts.map
