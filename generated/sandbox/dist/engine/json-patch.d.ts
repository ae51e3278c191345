/** JSON Patch (RFC 6902): an array of changes to a document. */
import type { Json } from "./types.js";
/** Why a patch cannot be applied. */
export declare class PatchError extends Error {}
/** Whether bodies of a media type are arrays of changes. */
export declare const isPatch: (mediaType: string | undefined) => boolean;
/**
 * Returns a copy of a document with all changes.
 *
 * @throws {PatchError} One of them cannot be made.
 */
export declare function patched(document: Json, changes: readonly unknown[]): Json;
//# sourceMappingURL=json-patch.d.ts.map
