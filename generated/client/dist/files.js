import { requestRules } from "./check-options.js";
import { FileLimitError } from "./errors.js";
import { closeFiles, toPart } from "./file-parts.js";
import { encodeForm } from "./multipart.js";
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
* @param input Fields by name, files by the keys of their fields. A blob in any other field is a file too.
* @param options Values of the fields that the client fills in, and whether the limits are checked.
* @param signal Ends the reading of streams before anything is sent.
*/
export async function createForm({ id, body }, input, options, signal) {
	const { files: fileFields = [], filled = {}, limits = {} } = body?.form ?? {};
	const own = Object.entries(filled).map(([name, option]) => [name, options[option]]);
	const fields = {
		...Object.fromEntries(own),
		...input
	};
	const files = fileFields.flatMap(({ name, key, many, required }) => {
		const given = fields[key] ?? (required ? undefined : []);
		delete fields[key];
		if (many && !Array.isArray(given)) throw new TypeError(`${id}: ${key} must be an array of files`);
		const all = [given].flat();
		if (required && !all.length) throw new TypeError(`${id}: ${key} is empty`);
		return all.map((file) => [
			name,
			file,
			true
		]);
	});
	const check = (limit, actual, what, file) => {
		const max = limits[limit] ?? Infinity;
		if (options.checkLimits === false || actual <= max) return;
		const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it anyway`;
		throw new FileLimitError(id, message, {
			limit,
			max,
			actual,
			file
		});
	};
	check("fileCount", files.length, `${files.length} files`);
	const others = Object.entries(fields).flatMap(([name, value]) => {
		const all = [value].flat();
		return all.some(isBlob) ? all.map((each) => [
			name,
			each,
			isBlob(each)
		]) : [[name, value]];
	});
	let count = 0;
	// Files go last, so that a server that reads the form as a stream has the fields when a file begins.
	const parts = await Promise.all([...others, ...files].map(async ([name, value, isFile]) => isFile ? [
		name,
		null,
		await toPart(id, value, ++count)
	] : [name, value]));
	for (const [, , file] of parts) {
		if (file) check("fileSize", file.size, `${file.name} has ${file.size} bytes`, file.name);
	}
	return encodeForm(id, parts, signal);
}
const isBlob = (value) => value instanceof Blob;
