import type { Operation } from "./contract-types.js";
/** Returns the headers that every request of an operation needs, but for its key and the type of its body. */
export declare function headersOf({ headers, cookies }: Operation): [name: string, value: string][];
//# sourceMappingURL=headers.d.ts.map
