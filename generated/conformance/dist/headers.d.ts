import type { Operation } from "./contract-types.js";
/** A key other than the bearer key as it is sent. */
export interface SentKey {
	in: string;
	name: string;
	value: string;
}
/** Returns the headers that every request of an operation needs, but for its bearer key and the type of its body. */
export declare function headersOf({ headers, cookies }: Operation, keys: readonly SentKey[]): [name: string, value: string][];
//# sourceMappingURL=headers.d.ts.map
