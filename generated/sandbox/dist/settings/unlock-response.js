/** The body of the response to unlocking. */
export const unlockResponse = {
	id: "unlock-response",
	values: [
		"task",
		"object",
		"empty"
	],
	successBody: (interpretation, envelope) => ({
		task: envelope,
		object: {},
		empty: undefined
	})[interpretation()]
};
