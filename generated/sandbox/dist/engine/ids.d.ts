/** Where ids come from: the same start and the same number of ids before produce the same id. */
export interface IdSource {
	/** Ids given so far. */
	ids: number;
	readonly hash: number;
}
/** Returns the next id of a kind, such as `task`. */
export declare function nextId(source: IdSource, kind: string, type: "string" | "integer" | "uuid"): string | number;
/** Returns the FNV-1a hash of a text, mixed. */
export declare function hash(text: string): number;
//# sourceMappingURL=ids.d.ts.map
