import { FileError } from "../errors.js";
import { forBrowsers } from "./for-browsers.js";
const chunkSize = 65536;
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export async function toPart(operation, file, number) {
	const given = typeof file === "string" || file instanceof URL ? { path: file } : Object(file);
	const { path, data, stream = data, size = NaN } = given;
	const type = given.type || undefined;
	if ([given.name, type].some((each) => typeof (each ?? "") !== "string")) {
		throw new TypeError(`${operation}: name and type of file-${number} must be strings`);
	}
	if (path !== undefined) return onDisk(operation, path, given);
	const blob = toBlob(file) ?? toBlob(data);
	const name = given.name || `file-${number}`;
	if (blob) return {
		...fromBlob(blob),
		name,
		type: type ?? blob.type
	};
	const source = Object(stream);
	const readable = "getReader" in source || Symbol.asyncIterator in source;
	if (!readable || !Number.isSafeInteger(size) || size < 0) {
		throw new TypeError(`${operation}: ${name} must be a path, a Blob, bytes, { name, data } or { name, stream, size }`);
	}
	// Without a listener, a stream of Node that fails before it is read ends the process.
	source.on?.("error", () => {});
	return {
		name,
		type,
		size,
		once: true,
		read: (signal) => iterate(source, signal)
	};
}
const fromBlob = (blob) => ({
	size: blob.size,
	blob,
	read: (signal) => readBlob(blob, signal)
});
/** Returns the bytes of a text. */
export const fromText = (text) => fromBlob(new Blob([text]));
/** Returns bytes as a blob, which copies those of an array and not those of a blob. The cast leaves out SharedArrayBuffer. */
function toBlob(data) {
	if (data instanceof Blob) return data;
	return data instanceof ArrayBuffer || ArrayBuffer.isView(data) ? new Blob([data]) : undefined;
}
/** Finds a file on disk, which is opened and read while it is sent. */
async function onDisk(operation, path, { name, type }) {
	const load = !forBrowsers && globalThis.process?.getBuiltinModule;
	if (!load) throw new TypeError(`${operation}: ${path} is a path, and there is no file system: pass a Blob`);
	try {
		const fs = load("node:fs").promises;
		const found = await fs.stat(path);
		if (!found.isFile()) throw new Error("not a file");
		const own = typeof path === "string" ? path : decodeURIComponent(path.pathname);
		return {
			name: name || load("node:path").basename(own),
			type,
			size: found.size,
			read: () => read(fs, path)
		};
	} catch (cause) {
		const message = `cannot open ${path}: ${cause.message}`;
		throw new FileError(operation, message, {
			cause,
			file: `${path}`
		});
	}
}
async function* read(fs, path) {
	const file = await fs.open(path);
	try {
		for (;;) {
			// A buffer of JavaScript is freed sooner than those of Node's streams.
			const { bytesRead, buffer } = await file.read(new Uint8Array(chunkSize));
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
/** Yields the bytes of a blob. Its stream reads one chunk ahead; `arrayBuffer` would put all of it in memory. */
async function* readBlob(blob, signal) {
	// Browsers send blobs as they are.
	if (forBrowsers) return;
	// A stream of a few bytes takes longer.
	if (blob.size > chunkSize) yield* iterate(blob.stream(), signal);
	else yield new Uint8Array(await blob.arrayBuffer());
}
/** Yields the chunks of a stream, also where streams are not iterable, as in Safari. */
async function* iterate(source, signal) {
	if (!("getReader" in source)) return yield* source;
	const reader = source.getReader();
	const cancel = () => void reader.cancel().catch(() => {});
	signal?.addEventListener("abort", cancel);
	try {
		for (let next; !(next = await reader.read()).done;) yield next.value;
	} finally {
		cancel();
	}
}
/** Closes every stream of an input, also those that were not read. */
export function closeFiles(input) {
	for (const file of Object.values(Object(input)).flat()) {
		[file?.["stream"], file?.["data"]].forEach(async (source) => {
			try {
				await (source?.destroy ?? source?.cancel ?? source?.return)?.call(source);
			} catch {}
		});
	}
}
//# sourceMappingURL=file-parts.js.map
