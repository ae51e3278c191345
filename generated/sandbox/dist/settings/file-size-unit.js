/** The size of a megabyte. */
export const fileSizeUnit = {
	id: "file-size-unit",
	values: ["binary", "decimal"],
	megabyte: (interpretation) => interpretation() === "binary" ? 2 ** 20 : 1e6
};
