/** The status of the response to a report. */
export const reportSuccessStatus = {
	id: "report-success-status",
	values: ["200", "201"],
	successStatus: (interpretation) => Number(interpretation())
};
