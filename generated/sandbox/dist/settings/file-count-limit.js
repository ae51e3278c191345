/** The status of the response to too many files. */
export const fileCountLimit = {
	id: "file-count-limit",
	values: ["400", "413"],
	limitStatus: (interpretation) => Number(interpretation())
};
