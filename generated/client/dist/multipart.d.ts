import type { Form } from "./files.js";
/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. The sizes of the parts are known, so there is a `content-length`.
 *
 * @param fields Parts and texts are sent as they are, other values as JSON.
 * @param signal Ends the reading of streams before anything is sent.
 */
export declare function encodeForm(operation: string, fields: [name: string, value: unknown][], signal: AbortSignal | undefined): Promise<Form>;
