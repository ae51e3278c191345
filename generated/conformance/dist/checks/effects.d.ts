import type { Operation } from "../contract-types.js";
import type { Sample } from "../options.js";
import type { Fields } from "../supply/subject.js";
/** Whether a server may ignore a request that the state does not allow. */
export declare const mayIgnore: (operation: Operation) => boolean;
/** Whether a server may reject a request that the schema allows. */
export declare const mayReject: (operation: Operation) => boolean;
/** Returns what an accepted request does, in words. */
export declare function acceptance(operation: Operation, { partial }: Partial<Pick<Sample, "partial">>): string;
/** Returns what a rejected request does, in words. */
export declare function rejectionOf(operation: Operation): string;
/** Fields that keep their value: those that guards look at, and those that identify the resource. */
export declare function steady({ record, transition }: Operation, fields: Fields): string[];
//# sourceMappingURL=effects.d.ts.map
