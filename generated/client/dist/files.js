import { FileLimitError } from "./errors.js";
import { closeFiles, toPart } from "./file-parts.js";
import { encodeForm } from "./multipart.js";
export const forms = {
	create: createForm,
	close: closeFiles
};
/**
* Checks the files against the limits, and puts them into a form. No byte of them is read.
*
* @param input Fields by name, files by the keys of their fields.
* @param identity Values of the fields that the client fills in.
* @param signal Ends the reading of streams before anything is sent.
*/
async function createForm(operation, { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }, input, identity, checkLimits = true, signal) {
	const fields = { ...input };
	const files = fileFields.flatMap((field) => filesOf(operation, field, fields));
	const check = (limit, max, actual, file) => {
		if (!checkLimits || actual <= max) return;
		const what = file === undefined ? `${actual} files` : `${file} has ${actual} bytes`;
		const message = `${what}, and the limit is ${max}. Set checkLimits: false to send it anyway`;
		throw new FileLimitError(operation, message, {
			limit,
			max,
			actual,
			file
		});
	};
	check("fileCount", fileCount, files.length);
	const parts = await Promise.all(files.map(([, file], index) => toPart(operation, file, index)));
	for (const { bytes, name } of parts) check("fileSize", fileSize, bytes.size, name);
	const own = Object.entries(filled).map(([name, option]) => [name, identity[option]]);
	// Fields go first, so that a server that reads the form as a stream has them when a file begins.
	const all = [...own, ...await toFields(operation, fields)];
	const named = files.map(([name], index) => [
		name,
		null,
		parts[index]
	]);
	return encodeForm(operation, [...all, ...named], signal);
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
