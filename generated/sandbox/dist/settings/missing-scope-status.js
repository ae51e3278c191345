/** The response to a valid key that lacks the scope. */
export const missingScopeStatus = {
	id: "missing-scope-status",
	values: ["no-access", "401"],
	everywhere: true,
	missingScopeStatus: (interpretation) => interpretation() === "401" ? 401 : undefined
};
