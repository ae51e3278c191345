/** By the name of the file without its extension, in any case of letters. */
export const outcomes = {
	fail: {
		does: "Processing ends in FAILED.",
		ends: "FAILED"
	},
	filter: {
		does: "Processing ends in FILTERED.",
		ends: "FILTERED"
	},
	stuck: {
		does: "The task stays in PROCESSING.",
		ends: "PROCESSING"
	},
	invalid: {
		does: "Completing the task is refused: it does not validate.",
		fails: "task-validates"
	},
	"report-fails": {
		does: "A report of the task is answered 207: a call to another system failed.",
		reported: 207
	},
	everything: {
		does: "The task has items of every kind on its pages.",
		pages: "TaskReviewing"
	},
	"too-large": {
		does: "The upload is refused with 413, however small the file is.",
		refused: 413
	},
	"server-error": {
		does: "The upload is refused with 500.",
		refused: 500
	}
};
/** The outcome that a file name stands for, if it stands for one. */
export function outcomeOf(name) {
	const stem = name.replace(/\.[^.]*$/, "").toLowerCase();
	return Object.hasOwn(outcomes, stem) ? outcomes[stem] : undefined;
}
