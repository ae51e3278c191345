/** Entity tags of records, and requests with conditions on them (RFC 9110, section 13). */
import type { Rejection } from "./access.js";
import type { Context } from "./context.js";
import type { StoredRecord } from "./state.js";
import type { EngineResponse } from "./types.js";
/** Returns the entity tag of a record, which is another one after each change. */
export declare const tagOf: ({ value }: StoredRecord) => string;
/**
 * Returns the response to a request whose condition on the record is not met, with a status that the contract lists;
 * undefined if it is met, or if there is none.
 */
export declare function unmet({ operation, request }: Context, record: StoredRecord | undefined): EngineResponse | Rejection | undefined;
//# sourceMappingURL=entity-tags.d.ts.map
