import type { Content } from "./attempt.cjs";
import { type Part } from "./file-parts.cjs";
/** A form with files, ready for `fetch`. */
export interface Form extends Content {
	/** Bytes of the form. */
	size: number;
	/** Whether it has a stream and can be sent once only. */
	once: boolean;
}
/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
 *
 * @param fields Texts, other values as JSON, and files.
 * @param signal Ends the reading of streams before anything is sent.
 */
export declare function encodeForm(operation: string, fields: [name: string, value: unknown, file?: Part | undefined][], signal?: AbortSignal): Promise<Form>;
