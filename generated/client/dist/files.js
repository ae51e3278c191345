import { FileLimitError } from "./errors.js";
import { blobPart, closeSource, isSource, toPart } from "./file-parts.js";
import { encodeForm } from "./multipart.js";
/**
* Checks the files against the limits, and puts them into a form. No byte of them is read.
*
* @param input Fields by name, files by the keys of their fields.
* @param identity Values of the fields that the client fills in.
* @param signal Ends the reading of streams before anything is sent.
*/
export async function createForm(operation, { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }, input, identity, checkLimits = true, signal) {
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
	const parts = await Promise.all(files.map(async ([name, file], index) => [name, await toPart(operation, file, index)]));
	for (const [, { size, name }] of parts) check("fileSize", fileSize, size, name);
	const own = Object.entries(filled).map(([name, option]) => [name, identity[option]]);
	// Fields go first, so that a server that reads the form as a stream has them when a file begins.
	return encodeForm(operation, [
		...own,
		...toFields(fields),
		...parts
	], signal);
}
/** Returns fields by name with each blob as a part, and with several parts for an array of blobs. */
export function toFields(fields) {
	return Object.entries(fields).flatMap(([name, value]) => {
		const all = [value].flat();
		const areBlobs = all.length > 0 && all.every((each) => each instanceof Blob);
		return areBlobs ? all.map((each, index) => [name, blobPart(each, index)]) : [[name, value]];
	});
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
/** Closes every stream of an input, also those that were not read. */
export function closeFiles(input) {
	for (const file of Object.values({ ...input }).flat()) {
		const { stream, data } = file ?? {};
		for (const source of file instanceof Blob ? [] : [stream, data]) if (isSource(source)) closeSource(source);
	}
}
export const forms = {
	create: createForm,
	close: closeFiles
};
