/** A file of a form, as it is sent. A `File` is one. */
export interface Part {
	name: string;
	/** Bytes in the stream. */
	size: number;
	/** Media type; empty or absent if it is not known. */
	type?: string | undefined;
	stream: () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
}
/**
 * A `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it takes no streams,
 * and what it does with files on disk takes Node up to half a gigabyte, and Bun and Deno all that there is to send.
 * The sizes of the parts are known, so there is a `content-length`.
 *
 * @returns the headers, and a function that makes the body, anew for each try, until a signal stops the reading
 */
export declare function multipart(operation: string, fields: FormData, files: Part[]): {
	headers: Record<string, string>;
	body: (signal: AbortSignal) => ReadableStream;
};
/** The bytes of a file; fails if they are more or fewer than was said. */
export declare function exactly(operation: string, file: Part): AsyncGenerator<Uint8Array>;
