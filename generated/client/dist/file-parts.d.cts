/** Bytes of a known size that are read while they are sent. */
export interface LazyBytes {
	size: number;
	/** Whether they can be read once only. */
	once?: boolean;
	/** Reads them from the beginning; a signal ends the reading. */
	read: (signal: AbortSignal) => AsyncIterable<Uint8Array>;
}
/** A file in a form. */
export interface Part {
	name: string;
	/** Media type; empty or absent if unknown. */
	type?: string | undefined;
	bytes: Blob | LazyBytes;
}
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export declare function toPart(operation: string, file: unknown, index: number): Promise<Part>;
/** Yields the bytes of a blob. Its stream would read a file on disk faster than it is sent. */
export declare function slices(blob: Blob): AsyncGenerator<Uint8Array>;
/** Closes every stream of an input, also those that were not read. */
export declare function closeFiles(input: unknown): void;
