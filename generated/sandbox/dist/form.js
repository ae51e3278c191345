import { detach } from "./engine/text.js";
/** Bytes of one field that is no file. */
export const fieldBytes = 2 ** 20;
/** Fields that are no files. Those that the contract does not know count too. */
export const fieldCount = 1e3;
/** Counts the parts of a form while they come in. Bytes of files are not kept. */
export class FormReader {
	files = [];
	fields = new Map();
	problem;
	#limits;
	#known;
	#size = 0;
	#count = 0;
	/** @param known Fields that the contract knows; of others only their number matters. */
	constructor(limits, known) {
		this.#limits = limits;
		this.#known = known;
	}
	/** A file begins. Undefined if it belongs to no field that takes files: then its bytes do not count. */
	file(field, path, type) {
		if (field !== "file") return this.#another();
		// Browsers and curl send a name. Some send a path, of which the last part is the name.
		const name = detach(path.replace(/^.*[\\/]/s, ""));
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
	/** A field with its value, and whether all of it is there. */
	field(name, value, whole = true) {
		this.#another();
		this.#size += value.length;
		if (!whole || this.#size > 2 * fieldBytes) this.fail("form", `${JSON.stringify(name)} is too long`);
		if (name === "file") this.fail("form", "a part named file has no file name");
		if (this.#known.includes(name)) this.fields.set(name, [...this.fields.get(name) ?? [], value]);
	}
	/** Notes what is wrong with the form; the first thing is what counts. */
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
