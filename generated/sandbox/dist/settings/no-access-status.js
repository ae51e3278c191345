/** The response to a key without access to an upload. */
export const noAccessStatus = {
	id: "no-access-status",
	values: ["403", "404"],
	noAccessStatus: (interpretation) => Number(interpretation())
};
