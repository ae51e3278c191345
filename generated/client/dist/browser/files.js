import { requestRules } from "./check-options.js";
import { FileLimitError } from "../errors.js";
import { closeFiles, fromText, toPart } from "./file-parts.js";
import { mapValues } from "../merge.js";
import { encodeForm } from "./multipart.js";
import { toJson } from "../to-text.js";
export const forms = {
	create: createForm,
	close: closeFiles,
	rules: {
		...requestRules,
		checkLimits: ["a boolean", (value) => typeof value === "boolean"]
	}
};
/**
* Checks the files against the limits, and puts them into a form. No byte of them is read.
*
* @param input Fields by name, files by the keys of their fields too.
* @param options Values of the fields that the client fills in, and whether the limits are checked.
* @param signal Stops reading streams before anything is sent.
*/
export async function createForm({ id, body: { form } }, input, options, signal) {
	const { files: fileFields, filled, limits } = form;
	const fields = {
		...mapValues(filled, (option) => options[option]),
		...input
	};
	const files = fileFields.flatMap(({ name, key, many, required }) => {
		const given = fields[key] ?? fields[name] ?? (required ? undefined : []);
		delete fields[key];
		delete fields[name];
		if (many && !Array.isArray(given)) throw new TypeError(`${id}: ${key} must be an array of files`);
		// Also of a hole in the array.
		const all = Array.isArray(given) ? [...given] : [given];
		if (required && !all.length) throw new TypeError(`${id}: ${key} is empty`);
		return all.map((file) => [
			name,
			file,
			true
		]);
	});
	const check = (limit, actual, what, file) => {
		const max = Number(limits[limit]);
		if (options.checkLimits === false || !(actual > max)) return;
		const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it`;
		throw new FileLimitError(id, message, {
			limit,
			max,
			actual,
			file
		});
	};
	check("fileCount", files.length, `${files.length} files`);
	const others = Object.entries(fields).filter(([, value]) => (value ?? undefined) !== undefined);
	let count = 0;
	// Files go last, so that a server that reads the form as a stream has the fields when a file begins.
	const parts = await Promise.all([...others, ...files].map(async ([field, value, isFile]) => {
		const part = isFile ? await toPart(id, value, ++count) : fromText(typeof value === "string" ? value : toJson(`${id}: ${field}`, value));
		return [field, part];
	}));
	for (const [, { name, size }] of parts) if (name) check("fileSize", size, `${name} has ${size} bytes`, name);
	return encodeForm(id, parts, signal);
}
//# sourceMappingURL=files.js.map
