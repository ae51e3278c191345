import type { Operation } from "../contract-types.js";
import { type Check } from "./check.js";
export declare const accessChecks: () => Check[];
/** Whether some scopes include all that are needed, each in one of its spellings. */
export declare const grants: (names: readonly string[], needed: Operation["scopes"]) => boolean;
//# sourceMappingURL=access.d.ts.map
