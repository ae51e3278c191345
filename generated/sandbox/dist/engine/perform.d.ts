import { type Rejection } from "./access.js";
import type { Context } from "./context.js";
import type { EngineResponse } from "./types.js";
/** Performs a valid request: by the contract's transition, by the store of resources, else by an example. */
export declare function perform(context: Context): EngineResponse | Rejection;
//# sourceMappingURL=perform.d.ts.map
