import { own } from "./state.js";
/** Max bytes of one field that is not a file. */
export const fieldBytes = 2 ** 20;
/** Max fields that are not files, including those that the contract does not know. */
export const fieldCount = 1e3;
/** Counts the parts of a form as they arrive. Bytes of files are not kept. */
export class FormReader {
	files = [];
	fields = new Map();
	problem;
	#limits;
	#known;
	#size = 0;
	#count = 0;
	/** @param known Fields that the contract knows; others are only counted. */
	constructor(limits, known) {
		this.#limits = limits;
		this.#known = known;
	}
	/** Adds a file, and returns what counts its bytes; undefined if its field accepts no files. */
	file(field, path, type) {
		if (field !== "file") return this.#another();
		// Browsers and curl send a name. Some send a path, of which the last part is the name.
		const name = own(path.replace(/^.*[\\/]/s, ""));
		const file = {
			name,
			type: type || "application/octet-stream",
			size: 0
		};
		const max = this.#limits.fileBytes;
		if (this.files.push(file) > this.#limits.files) {
			this.fail("fileCount", `there are more than ${this.#limits.files} files`);
		}
		return (bytes) => {
			file.size += bytes;
			if (file.size > max) this.fail("fileSize", `${JSON.stringify(file.name)} has more than ${max} bytes`);
		};
	}
	/** Adds a field with its value, and whether the value is complete. */
	field(name, value, complete = true) {
		this.#another();
		this.#size += value.length;
		if (!complete || this.#size > 2 * fieldBytes) this.fail("form", `${JSON.stringify(name)} is too long`);
		if (name === "file") this.fail("form", "a part named file has no file name");
		if (this.#known.includes(name)) this.fields.set(name, [...this.fields.get(name) ?? [], value]);
	}
	/** Notes a problem with the form. The first problem counts. */
	fail(kind, text) {
		this.problem ??= {
			kind,
			text
		};
	}
	#another() {
		if (++this.#count > fieldCount) this.fail("form", `there are more than ${fieldCount} fields that hold no files`);
	}
}
