import { uploadRules } from "./check-options.js";
import { FileLimitError } from "./errors.js";
import { closeFiles, toPart } from "./file-parts.js";
import { encodeForm } from "./multipart.js";
export const forms = {
	create: createForm,
	close: closeFiles,
	rules: uploadRules
};
/**
* Checks the files against the limits, and puts them into a form. No byte of them is read.
*
* @param input Fields by name, files by the keys of their fields.
* @param options Values of the fields that the client fills in, and whether the limits are checked.
* @param signal Ends the reading of streams before anything is sent.
*/
async function createForm({ id, body }, input, options, signal) {
	const { files: fileFields = [], filled = {}, limits = {} } = body?.form ?? {};
	const fields = { ...input };
	const files = fileFields.flatMap((field) => filesOf(id, field, fields));
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
	const parts = await Promise.all(files.map(([, file], index) => toPart(id, file, index)));
	for (const { size, name } of parts) check("fileSize", size, `${name} has ${size} bytes`, name);
	const own = Object.entries(filled).map(([name, option]) => [name, options[option]]);
	const named = files.map(([name], index) => [
		name,
		null,
		parts[index]
	]);
	// Files go last, so that a server that reads the form as a stream has the fields when a file begins.
	return encodeForm(id, [
		...own,
		...await toFields(id, fields),
		...named
	], signal);
}
/** Returns fields by name with each blob as a file, and with several files for an array of blobs. */
export async function toFields(operation, fields) {
	const all = Object.entries(fields).flatMap(([name, value]) => {
		const blobs = [value].flat();
		return blobs.some((each) => each instanceof Blob) ? blobs.map((each) => [name, each]) : [[name, value]];
	});
	return Promise.all(all.map(async ([name, value], index) => value instanceof Blob ? [
		name,
		null,
		await toPart(operation, value, index)
	] : [name, value]));
}
/** Takes the files of a field out of the input. */
function filesOf(operation, { name, key, many, required }, input) {
	const given = input[key] ?? (required ? undefined : []);
	delete input[key];
	if (many && !Array.isArray(given)) throw new TypeError(`${operation}: ${key} must be an array of files`);
	const files = [given].flat();
	if (required && files.length === 0) throw new TypeError(`${operation}: ${key} is empty`);
	return files.map((file) => [name, file]);
}
