/** Requests for a part of a file, with the header Range (RFC 9110, section 14). */
import type { Context } from "./context.js";
import type { EngineResponse } from "./types.js";
/** Returns the part of a response that a request asks for, where the contract has a status for it; else the response. */
export declare function ranged({ operation, request }: Context, response: EngineResponse): EngineResponse;
//# sourceMappingURL=ranges.d.ts.map
