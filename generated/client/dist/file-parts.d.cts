import { FileError } from "./errors.cjs";
/** Bytes of a known size that are read while they are sent. */
export interface Bytes {
	size: number;
	/** Name of the file; absent if it is none. */
	name?: string;
	/** Media type of the file; empty or absent if unknown. */
	type?: string | null | undefined;
	/** Whether they can be read once only. */
	once?: boolean;
	/** The blob that has them, if one does. */
	blob?: Blob;
	/** Reads them from the beginning; a signal stops it. */
	read: (signal?: AbortSignal) => AsyncIterable<Uint8Array>;
}
/** Returns the error of a file that cannot be read, or, without a cause, that is longer or shorter than its size. */
export declare function fileError(operation: string, file: string, cause: unknown, size?: number): FileError;
/** Returns a file in any form as a part. Throws TypeError when it has none of the forms, FileError when it cannot be read. */
export declare function toPart(operation: string, file: unknown, number: number): Promise<Bytes>;
/** Returns the bytes of a text. */
export declare const fromText: (text: string) => Bytes;
/** Closes every stream of an input, also those that were not read. */
export declare function closeFiles(input: unknown): void;
