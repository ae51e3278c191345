/** Bytes of a known size that are read while they are sent. */
export interface Bytes {
	size: number;
	/** Whether they can be read once only. */
	once?: boolean;
	/** The blob that has them, if one does. */
	blob?: Blob;
	/** Reads them from the beginning; a signal ends the reading. */
	read: (signal?: AbortSignal) => AsyncIterable<Uint8Array>;
}
/** A file in a form. */
export interface Part extends Bytes {
	name: string;
	/** Media type; empty or absent if unknown. */
	type?: string | undefined;
}
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be opened. */
export declare function toPart(operation: string, file: unknown, number: number): Promise<Part>;
/** Returns the bytes of a blob. */
export declare const fromBlob: (blob: Blob) => Bytes;
/** Closes every stream of an input, also those that were not read. */
export declare function closeFiles(input: unknown): void;
