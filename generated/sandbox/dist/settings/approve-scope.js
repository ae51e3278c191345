/** The scope that approving and disapproving need. */
export const approveScope = {
	id: "approve-scope",
	values: ["any-key", "task.edit"],
	scope(interpretation) {
		const value = interpretation();
		return value === "any-key" ? undefined : value;
	}
};
