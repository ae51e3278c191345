import type { MetaItem } from "./types.js";
import type { Content } from "./exchange.js";
/** What `uploads.create` sends. */
export interface UploadInput {
	/** The files, at least one. Each becomes one task. */
	files: readonly FileInput[];
	/** Name for the upload. */
	name?: string | undefined;
	/** Name and value pairs to keep with the upload. */
	meta?: readonly MetaItem[] | undefined;
}
/**
 * One file, in any of these forms:
 * - a path or a `file:` URL, where there is a file system (Node, Bun, Deno); read while it is sent
 * - a `Blob` or a `File`
 * - bytes: a `Buffer`, any typed array, an `ArrayBuffer`
 * - bytes or a `Blob` with a name
 * - a stream whose size is known
 */
export type FileInput = string | URL | Blob | ArrayBuffer | ArrayBufferView | NamedFile | StreamFile;
/** Bytes with a name. */
export interface NamedFile {
	name: string;
	data: Blob | ArrayBuffer | ArrayBufferView;
	/** Media type. */
	type?: string;
}
/**
 * A stream of a known size. It is sent as it comes, so a call that holds one is never tried again.
 * Browsers cannot send streams: there it is read into memory first.
 */
export interface StreamFile {
	name: string;
	stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
	/** Bytes in the stream. */
	size: number;
	/** Media type. */
	type?: string;
}
/** The form of an upload, ready for `fetch`. */
export interface Form extends Content {
	/** Bytes of all files. */
	size: number;
	/** Whether it holds a stream and can be sent once only. */
	once: boolean;
}
/** Opens the files, holds them against the limits, and puts them into a form. No byte is sent. */
export declare function createForm(operation: string, { files, name, meta }: UploadInput, projectId: string, checkLimits?: boolean): Promise<Form>;
/** Options for `fetch` to send files. Without `error`, Node keeps all that it sends, to send it after a redirect. */
export declare function forFiles(body: FormData | ReadableStream): RequestInit;
/** A form from an object: blobs and texts as they are, lists of blobs as parts of one name, the rest as JSON. */
export declare function toForm(fields: Record<string, unknown>): FormData;
