import { DocprocError, FileLimitError } from "./errors.js";
import { exactly, multipart } from "./multipart.js";
import { inBrowser } from "./platform.js";
/**
* Opens the files, checks them against the limits, and puts them into a form. No byte is sent.
*
* @param input fields by name, files by the keys of their fields
* @param identity values of the fields that the client fills in
*/
export async function createForm(operation, { files: fileFields, filled = {}, limits: { fileSize = Infinity, fileCount = Infinity } = {} }, input, identity, checkLimits = true) {
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
	for (const { size: actual, name } of parts) check("fileSize", fileSize, actual, name);
	// Fields go first, so that a server that reads the form as a stream has them when a file begins.
	const form = new FormData();
	for (const name in filled) form.append(name, identity[filled[name]]);
	addFields(form, fields);
	const size = parts.reduce((sum, part) => sum + part.size, 0);
	const ready = inBrowser() ? await Promise.all(parts.map((part) => gather(operation, part))) : parts;
	const named = ready.map((part, index) => [files[index]?.[0] ?? "", part]);
	if (!ready.every((part) => part instanceof File)) {
		const { headers, body } = multipart(operation, form, named);
		const once = files.some(([, file]) => isStream(file));
		return {
			init: (signal) => forFiles(body(signal)),
			headers,
			size,
			once
		};
	}
	for (const [name, part] of named) form.append(name, part);
	return {
		init: () => forFiles(form),
		size,
		once: false
	};
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
/** Returns options for `fetch` to send files. Without `error`, Node keeps everything in memory, to repeat it after a redirect. */
export function forFiles(body) {
	let redirect = "error";
	try {
		void new Request("http://localhost", { redirect });
	} catch {
		redirect = "manual";
	}
	// Streams need `duplex`, which the types of `fetch` do not have yet.
	return {
		body,
		redirect,
		duplex: "half"
	};
}
/** Adds fields to a form: blobs and texts as they are, an array of blobs as parts of one name, the rest as JSON. */
export function addFields(form, fields) {
	for (const [name, value] of Object.entries(fields)) {
		const blobs = [value].flat().filter((item) => item instanceof Blob);
		for (const blob of blobs) form.append(name, blob);
		if (blobs.length === 0 && value !== undefined) {
			form.append(name, typeof value === "string" ? value : JSON.stringify(value));
		}
	}
	return form;
}
async function toPart(operation, file, index) {
	if (typeof file === "string" || file instanceof URL) return open(operation, file);
	if (file instanceof File && file.name) return file;
	if (file instanceof Blob || file instanceof ArrayBuffer || ArrayBuffer.isView(file)) {
		return toFile(`file-${index + 1}`, file);
	}
	if (isStream(file)) {
		const { name, size, type, stream } = file;
		return {
			name,
			size,
			type,
			stream: () => stream
		};
	}
	if ("data" in file) return toFile(file.name, file.data, file.type);
	throw new TypeError(`${operation}: file ${index + 1} is not of a kind that can be sent`);
}
const isStream = (file) => typeof file === "object" && "stream" in file && !(file instanceof Blob);
/** Creates a file; the bytes of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name, data, type) {
	return new File([data], name, { type: type ?? (data instanceof Blob ? data.type : "") });
}
/** Reads a stream into memory. */
async function gather(operation, part) {
	if (part instanceof File) return part;
	const chunks = [];
	for await (const chunk of exactly(operation, part)) chunks.push(chunk);
	return toFile(part.name, new Blob(chunks), part.type);
}
/** Opens a file on disk, which is read while it is sent. */
async function open(operation, path) {
	const location = typeof path === "string" ? path : decodeURIComponent(path.pathname);
	const fs = globalThis.process?.getBuiltinModule?.("node:fs").promises;
	if (!fs) {
		throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: pass a Blob`);
	}
	try {
		const found = await fs.stat(path);
		if (!found.isFile()) throw new Error("not a file");
		return {
			name: location.split(/[\\/]/).at(-1) ?? "",
			size: found.size,
			stream: () => read(fs, path)
		};
	} catch (cause) {
		throw new DocprocError(operation, `cannot open ${path}: ${cause.message}`, { cause });
	}
}
async function* read(fs, path) {
	const file = await fs.open(path);
	try {
		for (;;) {
			// A buffer of JavaScript is freed sooner than those of Node's streams.
			const { bytesRead, buffer } = await file.read(new Uint8Array(65536));
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
