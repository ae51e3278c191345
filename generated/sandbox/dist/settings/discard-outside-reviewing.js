/** Whether discarding a task outside of review is rejected, or ignored. */
export const discardOutsideReviewing = {
	id: "discard-outside-reviewing",
	values: ["reject", "ignore"],
	ignoresRejected: (interpretation) => interpretation() === "ignore"
};
