import type { Operation } from "../contract-types.js";
import { type Fields } from "../supply/subject.js";
import { type Check } from "./check.js";
export declare const matrixChecks: () => Check[];
export declare const mayIgnore: ({ questions }: Operation) => boolean;
/** Fields that keep their value: those that guards look at, and those that say which record it is. */
export declare function steady({ record, transition }: Operation, fields: Fields): string[];
//# sourceMappingURL=matrix.d.ts.map
