/** A part of a form. It is a file if it has a file name. */
export interface FormPart {
	name: string;
	fileName: string | undefined;
	type: string;
	bytes: Uint8Array<ArrayBuffer>;
}
/**
 * Returns the parts of a form, up to where it is none. The platform's own parser creates objects of classes that test
 * environments such as jsdom replace, and then fails.
 *
 * @param type Content type of the form.
 */
export declare function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): {
	parts: FormPart[];
	complete: boolean;
};
//# sourceMappingURL=parts.d.ts.map
