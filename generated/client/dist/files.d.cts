import type { Content } from "./attempt.cjs";
import { type Rules } from "./check-options.cjs";
import { closeFiles } from "./file-parts.cjs";
import type { FormOperation } from "./operation.cjs";
import type { UploadOptions } from "./options.cjs";
/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent. A text is always
 *   a path, so do not pass on one that you were given.
 * - a path with a name and a media type
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream with a size
 */
export type FileInput = string | URL | Blob | ArrayBuffer | ArrayBufferView | PathFile | NamedFile | StreamFile;
/** A file on disk. */
export interface PathFile {
	path: string | URL;
	/**
	 * Name that the service gets.
	 *
	 * @default the last part of the path
	 */
	name?: string | undefined;
	/** Media type. */
	type?: string | undefined;
}
/** Bytes with a name. */
export interface NamedFile {
	name: string;
	data: Blob | ArrayBuffer | ArrayBufferView;
	/** Media type. */
	type?: string | undefined;
}
/**
 * A stream of a known size. It can be sent once only, so a request with one is never retried, and it is closed when the
 * request ends. Browsers cannot send streams: there it is read into memory first.
 */
export interface StreamFile {
	name: string;
	stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
	/** Bytes in the stream. */
	size: number;
	/** Media type. */
	type?: string | undefined;
}
/** How files are sent. A program that sends none leaves it out. */
export interface Forms {
	create: typeof createForm;
	close: typeof closeFiles;
	rules: Rules<UploadOptions>;
}
export declare const forms: Forms;
/**
 * Checks the files against the limits, and puts them into a form. No byte of them is read.
 *
 * @param input Fields by name, files by the keys of their fields too.
 * @param options Values of the fields that the client fills in, and whether the limits are checked.
 * @param signal Stops reading streams before anything is sent.
 */
export declare function createForm({ id, body: { form } }: FormOperation, input: unknown, options: Pick<UploadOptions, "teamId" | "projectId" | "checkLimits">, signal?: AbortSignal): Promise<Content>;
