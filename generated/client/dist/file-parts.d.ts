/** A file in a form. */
export interface Part {
	name: string;
	/** Bytes in it. */
	size: number;
	/** Media type; empty or absent if unknown. */
	type?: string | undefined;
	/** The bytes where they are in memory, or a reference to them. */
	blob?: Blob | undefined;
	/** Whether it can be read once only. */
	once?: boolean;
	/** Reads it from its beginning; a signal ends the reading. */
	read: (signal: AbortSignal) => AsyncIterable<Uint8Array>;
}
type Source = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
export declare const isSource: (value: unknown) => value is Source;
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export declare function toPart(operation: string, file: unknown, index: number): Promise<Part>;
/** Returns a blob as a part. A `File` has a name. */
export declare const blobPart: (blob: Blob, index: number, name?: string, type?: string) => Part;
/** Closes a stream that nobody reads, or that its reader does not end. */
export declare function closeSource(source: Source): void;
export {};
