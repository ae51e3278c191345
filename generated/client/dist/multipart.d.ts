/** A file in a form. A `File` is one. */
export interface Part {
	name: string;
	/** Bytes in the stream. */
	size: number;
	/** Media type; empty or absent if unknown. */
	type?: string | undefined;
	stream: () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
}
/**
 * Creates a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no
 * streams, and for files on disk Node needs up to half a gigabyte of memory, Bun and Deno as much as is sent.
 * The sizes of the parts are known, so there is a `content-length`.
 *
 * @returns the headers, and a function that creates the body of one attempt; a signal ends the reading
 */
export declare function multipart(operation: string, fields: FormData, files: [field: string, file: Part][]): {
	headers: Record<string, string>;
	body: (signal: AbortSignal) => ReadableStream;
};
/** Yields the bytes of a file. Throws DocprocError when they are more or fewer than its size. */
export declare function exactly(operation: string, file: Part): AsyncGenerator<Uint8Array>;
