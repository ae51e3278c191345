/** The shape of `error` in the response to a report whose external request failed. */
export const reportErrorShape = {
	id: "report-error-shape",
	values: ["object", "string"],
	example: (interpretation) => ({
		object: "errorObject",
		string: "errorString"
	})[interpretation()]
};
