import type { Operation } from "../contract-types.js";
import type { SendOptions } from "../requests/session.js";
import { type Check, type CheckContext } from "./check.js";
export declare const accessChecks: () => Check[];
/** Whether some scopes include all that are needed, each in one of its spellings. */
export declare const grants: (names: readonly string[], needed: Operation["scopes"]) => boolean;
/** Sends a request that would be accepted with the full key, and expects a rejection without effect. */
export declare function expectDenied(context: CheckContext, operation: Operation, options: SendOptions, statuses: readonly string[]): Promise<void>;
//# sourceMappingURL=access.d.ts.map
