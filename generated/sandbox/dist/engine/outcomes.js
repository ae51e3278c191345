import { ends } from "./named-states.js";
/** By the name of the file without its extension, in lower case. */
export const outcomes = {
	fail: {
		does: `Processing ends in ${ends.fail}.`,
		ends: ends.fail
	},
	filter: {
		does: `Processing ends in ${ends.filter}.`,
		ends: ends.filter
	},
	stuck: {
		does: "Processing never ends.",
		stuck: true
	},
	invalid: {
		does: "Completing the task fails: it does not validate.",
		fails: "task-validates"
	},
	"report-fails": {
		does: "A report of the task returns 207: a request to another system failed.",
		partial: true
	},
	everything: {
		does: "The task has items of every kind on its pages.",
		full: true
	},
	"too-large": {
		does: "The upload is rejected with 413, however small the file is.",
		rejected: 413
	},
	"server-error": {
		does: "The upload is rejected with 500.",
		rejected: 500
	}
};
/** Returns the outcome that a file name stands for; undefined if it stands for none. */
export function outcomeOf(name) {
	if (typeof name !== "string") return undefined;
	const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
	return Object.hasOwn(outcomes, stem) ? outcomes[stem] : undefined;
}
