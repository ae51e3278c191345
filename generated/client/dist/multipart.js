import { FileError } from "./errors.js";
import { slices } from "./file-parts.js";
import { inBrowser } from "./platform.js";
const escape = (name) => name.replace(/["\r\n]/g, encodeURIComponent);
/**
* Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
* no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
* Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
*
* @param fields Texts, other values as JSON, and files.
* @param signal Ends the reading of streams before anything is sent.
*/
export async function encodeForm(operation, fields, signal) {
	const boundary = `docproc-${crypto.randomUUID()}`;
	const chunks = fields.flatMap(([field, value, file]) => {
		if (!file && value === undefined) return [];
		const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escape(field)}"`;
		if (!file) return toChunk(`${head}\r\n\r\n${typeof value === "string" ? value : JSON.stringify(value)}\r\n`);
		// No character of the type can end its line.
		const type = file.type?.replace(/[^\x20-\x7e]/g, "") || "application/octet-stream";
		return [
			...toChunk(`${head}; filename="${escape(file.name)}"\r\ncontent-type: ${type}\r\n\r\n`),
			file,
			...toChunk("\r\n")
		];
	});
	chunks.push(...toChunk(`--${boundary}--\r\n`));
	const size = chunks.reduce((sum, { bytes }) => sum + bytes.size, 0);
	const type = { "content-type": `multipart/form-data; boundary=${boundary}` };
	if (inBrowser()) {
		const blob = new Blob(await Promise.all(chunks.map((chunk) => gather(operation, chunk, signal))));
		const body = blob;
		return {
			init: () => ({ body }),
			headers: type,
			size,
			once: false
		};
	}
	let failure;
	let current;
	const close = () => void current?.return(undefined).catch(() => {});
	async function* read(signal) {
		try {
			for (const chunk of chunks) yield* exactly(operation, chunk, signal);
		} catch (error) {
			failure = error;
			throw error;
		}
	}
	return {
		init(signal) {
			const reading = current = read(signal);
			// Node stops sending, and leaves what it reads from open.
			signal.addEventListener("abort", close);
			return {
				body: toStream(reading),
				redirect: redirect(),
				duplex: "half"
			};
		},
		headers: {
			...type,
			"content-length": `${size}`
		},
		failure: () => failure,
		close,
		size,
		once: chunks.some(({ bytes }) => bytes.once)
	};
}
const toChunk = (text) => [{ bytes: new Blob([text]) }];
/** With another value than `error`, Node keeps everything in memory, to repeat it after a redirect. */
function redirect() {
	try {
		void new Request("http://x", { redirect: "error" });
		return "error";
	} catch {
		return "manual";
	}
}
/** Yields the bytes of a file. Throws FileError when they cannot be read, or are more or fewer than its size. */
async function* exactly(operation, { name = "", bytes }, signal) {
	let left = bytes.size;
	let cause;
	try {
		for await (const chunk of bytes instanceof Blob ? slices(bytes) : bytes.read(signal)) {
			left -= chunk instanceof Uint8Array ? chunk.length : NaN;
			if (!(left >= 0)) break;
			yield chunk;
		}
		if (left === 0) return;
	} catch (error) {
		cause = error;
	}
	const message = `the file ${name} ${cause ? `cannot be read: ${cause}` : `does not have ${bytes.size} bytes`}`;
	throw new FileError(operation, message, {
		cause,
		file: name
	});
}
/** Reads a file into memory, unless it is a blob. */
async function gather(operation, chunk, signal = new AbortController().signal) {
	if (chunk.bytes instanceof Blob) return chunk.bytes;
	const chunks = [];
	for await (const each of exactly(operation, chunk, signal)) chunks.push(each);
	return new Blob(chunks);
}
/** `ReadableStream.from`, which not every runtime has. */
function toStream(bytes) {
	const stream = new ReadableStream(
		{
			async pull(controller) {
				const { value, done } = await bytes.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
			cancel: () => bytes.return(undefined)
		},
		// Opens no file before there is a connection.
		{ highWaterMark: 0 }
	);
	return stream;
}
