import { type Guards } from "../shared/guards.js";
import type { Operation } from "../contract-types.js";
import type { Sample } from "../options.js";
export type Fields = Record<string, unknown>;
/** A record of the server that a check may use. */
export interface Subject {
	resource: string;
	id: string;
	/** Its fields when it was last read. */
	fields: Fields;
	sample: Sample | undefined;
}
/** A record that a check needs cannot be had. */
export declare class UnreachableError extends Error {
	override readonly name = "UnreachableError";
}
/** Returns whether the service may change the state of a resource at any time. */
export declare function isMoving({ resource, fields }: Subject): boolean;
/** Values that pass guards. */
export declare function valuesFor(guards: Guards): Fields;
/** Whether a resource passes guards. */
export declare const fits: ({ fields }: Subject, guards: Guards) => boolean;
/** Whether fields pass guards. */
export declare const passesAll: (guards: Guards, fields: Fields) => boolean;
/** Whether a sample is special in some way, and in no other. */
export declare const isSpecial: (sample: Sample | undefined, { fails, partial }: Partial<Sample>) => boolean;
/** Returns what an operation requires of the fields of its resource. */
export declare const guardsOf: ({ transition }: Operation) => Guards;
//# sourceMappingURL=subject.d.ts.map
