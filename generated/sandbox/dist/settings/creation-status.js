/** The status of the response to the creation of an upload. */
export const creationStatus = {
	id: "creation-status",
	values: [
		"200",
		"201",
		"202"
	],
	successStatus: (interpretation) => Number(interpretation())
};
