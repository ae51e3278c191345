import type { Content } from "./attempt.js";
import { type Bytes } from "./file-parts.js";
/** A field of a form. */
export type Field = [name: string, part: Bytes];
/**
 * Returns a `multipart/form-data` body that reads its files while it is sent. `FormData` cannot: it accepts no streams,
 * no `fetch` but that of its platform understands it, and for files on disk Node needs up to half a gigabyte of memory,
 * Bun and Deno as much as is sent. Every part has a size, so there is a `content-length`.
 *
 * @param signal Stops reading streams before anything is sent.
 */
export declare function encodeForm(operation: string, fields: readonly Field[], signal?: AbortSignal): Promise<Content>;
//# sourceMappingURL=multipart.d.ts.map
