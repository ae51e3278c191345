import type { FormToRead } from "../engine/engine.js";
import type { Form, FormFile } from "../engine/types.js";
/** Max bytes of one field that is not a file. */
export declare const fieldBytes: number;
/** Counts the parts of a form as they arrive. Bytes of files are not kept. */
export declare class FormReader implements Form {
	#private;
	readonly files: FormFile[];
	/** The file that was added last. */
	last: FormFile | undefined;
	readonly fields: Form["fields"];
	problem?: NonNullable<Form["problem"]>;
	/** @param wanted The limits of the form, and the fields that the contract knows; others are only counted. */
	constructor(wanted: FormToRead);
	/** Adds a file, and returns what counts its bytes; undefined if its field accepts no files. */
	file(field: string, path: string, type: string): ((bytes: number) => void) | undefined;
	/** Adds a field with its value, and whether the value is complete. */
	field(name: string, value: string, complete?: boolean): void;
	/** Notes a problem with the form. The first problem counts. */
	fail(kind: NonNullable<Form["problem"]>["kind"], text: string): void;
}
//# sourceMappingURL=form-reader.d.ts.map
