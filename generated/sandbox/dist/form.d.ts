import type { Form, FormLimits } from "./engine/types.js";
/** Bytes of one field that is no file. */
export declare const fieldBytes: number;
/** Fields that are no files. Those that the contract does not know count too. */
export declare const fieldCount = 1e3;
/** Counts the parts of a form while they come in. Bytes of files are not kept. */
export declare class FormReader implements Form {
	#private;
	readonly files: Form["files"];
	readonly fields: Form["fields"];
	problem?: NonNullable<Form["problem"]>;
	/** @param known Fields that the contract knows; of others only their number matters. */
	constructor(limits: FormLimits, known: readonly string[]);
	/** A file begins. Undefined if it belongs to no field that takes files: then its bytes do not count. */
	file(field: string, path: string, type: string): ((bytes: number) => void) | undefined;
	/** A field with its value, and whether all of it is there. */
	field(name: string, value: string, whole?: boolean): void;
	/** Notes what is wrong with the form; the first thing is what counts. */
	fail(kind: NonNullable<Form["problem"]>["kind"], text: string): void;
}
