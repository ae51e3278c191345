import type { Content } from "./attempt.js";
import type { FormBody } from "./operation.js";
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
 * A stream of a known size. It can be sent once only, so a request with one is never retried.
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
/** A form with files, ready for `fetch`. */
export interface Form extends Content {
	/** Bytes of all files. */
	size: number;
	/** Whether it has a stream and can be sent once only. */
	once: boolean;
}
/**
 * Opens the files, checks them against the limits, and puts them into a form. No byte is sent.
 *
 * @param input fields by name, files by the keys of their fields
 * @param identity values of the fields that the client fills in
 */
export declare function createForm(operation: string, { files: fileFields, filled, limits: { fileSize, fileCount } }: FormBody, input: unknown, identity: Record<"teamId" | "projectId", string>, checkLimits?: boolean): Promise<Form>;
/** Returns options for `fetch` to send files. Without `error`, Node keeps everything in memory, to repeat it after a redirect. */
export declare function forFiles(body: FormData | ReadableStream): RequestInit;
/** Adds fields to a form: blobs and texts as they are, an array of blobs as parts of one name, the rest as JSON. */
export declare function addFields(form: FormData, fields: Record<string, unknown>): FormData;
