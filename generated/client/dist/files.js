import { limits } from "./contract.js";
import { DocprocError, FileLimitError } from "./errors.js";
import { exactly, multipart } from "./multipart.js";
import { inBrowser } from "./platform.js";
/** Opens the files, holds them against the limits, and puts them into a form. No byte is sent. */
export async function createForm(operation, { files, name, meta }, projectId, checkLimits = true) {
	if (files.length === 0) throw new TypeError(`${operation}: files is empty`);
	if (checkLimits && files.length > limits.fileCount) {
		throw new FileLimitError(operation, "fileCount", limits.fileCount, files.length);
	}
	const parts = await Promise.all(files.map((file, index) => toPart(operation, file, index)));
	const tooLarge = checkLimits && parts.find((part) => part.size > limits.fileSize);
	if (tooLarge) {
		throw new FileLimitError(operation, "fileSize", limits.fileSize, tooLarge.size, tooLarge.name);
	}
	// Fields go first, so that a server that reads the form as a stream has them when a file begins.
	const form = toForm({
		projectId,
		name,
		meta
	});
	const size = parts.reduce((sum, part) => sum + part.size, 0);
	const ready = inBrowser() ? await Promise.all(parts.map((part) => gather(operation, part))) : parts;
	if (!ready.every((part) => part instanceof File)) {
		const { headers, body } = multipart(operation, form, ready);
		return {
			init: (signal) => forFiles(body(signal)),
			headers,
			size,
			once: files.some(isStream)
		};
	}
	for (const part of ready) form.append("file", part);
	return {
		init: () => forFiles(form),
		size,
		once: false
	};
}
/** Options for `fetch` to send files. Without `error`, Node keeps all that it sends, to send it after a redirect. */
export function forFiles(body) {
	let redirect = "error";
	try {
		void new Request("http://localhost", { redirect });
	} catch {
		redirect = "manual";
	}
	// The types of `fetch` do not have `duplex` yet, and streams do not go without it.
	return {
		body,
		redirect,
		duplex: "half"
	};
}
/** A form from an object: blobs and texts as they are, lists of blobs as parts of one name, the rest as JSON. */
export function toForm(fields) {
	const form = new FormData();
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
/** A file of the same bytes: those of a blob are not copied. The cast leaves out SharedArrayBuffer. */
function toFile(name, data, type) {
	return new File([data], name, { type: type ?? (data instanceof Blob ? data.type : "") });
}
/** The whole of a stream in memory. */
async function gather(operation, part) {
	if (part instanceof File) return part;
	const chunks = [];
	for await (const chunk of exactly(operation, part)) chunks.push(chunk);
	return toFile(part.name, new Blob(chunks), part.type);
}
/** A file on disk, which is read when it is sent, and not before. */
async function open(operation, path) {
	const location = typeof path === "string" ? path : decodeURIComponent(path.pathname);
	const fs = globalThis.process?.getBuiltinModule?.("node:fs").promises;
	if (!fs) {
		throw new TypeError(`${operation}: ${path} is a path, and there is no file system here: give a Blob`);
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
			// Memory from JavaScript is freed sooner than what the streams of Node take.
			const { bytesRead, buffer } = await file.read(new Uint8Array(65536));
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
