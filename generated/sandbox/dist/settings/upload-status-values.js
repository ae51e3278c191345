import { spelled } from "../engine/named-states.js";
/** The spelling of the status of an upload. */
export const uploadStatusValues = {
	id: "upload-status-values",
	values: ["overview", "examples"],
	spelling(interpretation, state, created) {
		if (created) return state.toLowerCase();
		return state === spelled.from && interpretation() === "examples" ? spelled.to : state;
	}
};
