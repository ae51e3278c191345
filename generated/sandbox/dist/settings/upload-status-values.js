/** The spelling of the status of an upload. */
export const uploadStatusValues = {
	id: "upload-status-values",
	values: ["overview", "examples"],
	spelling(interpretation, state, created) {
		if (created) return state.toLowerCase();
		return state === "REVIEWING" && interpretation() === "examples" ? "IN_REVIEW" : state;
	}
};
