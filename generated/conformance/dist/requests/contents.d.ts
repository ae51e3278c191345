/** Builds requests of operations from values: paths, bodies and forms. */
import type { Body, Json, Operation } from "../contract-types.js";
import type { SentRequest, UploadFile } from "./http.js";
/** What a path or a body can name. */
export interface Names {
	team: string;
	project: string;
	/** Id of the resource that the operation acts on. */
	record?: string;
	/** Values of the other parameters, by their names in snake_case. */
	others: Readonly<Record<string, string>>;
}
/** Returns the path of an operation with its parameters and its required query. */
export declare function pathOf({ path, parameters, query }: Operation, names: Names): string;
/** The parts of a request that depend on the media type of its body. */
export type Content = Pick<SentRequest, "contentType" | "text" | "form">;
/** Returns a body of an operation. Files of a form have the bytes of a sample. */
export declare function contentOf(body: Body, value: Json, sample: UploadFile): Content;
/** Returns the fields of a form without those of its files, as in the example that has most of them. */
export declare const fieldsFor: (operation: Operation, names: Names) => [string, string][];
/** Returns the same of the example that has fewest of them, so those that are required. */
export declare const requiredFields: (operation: Operation, names: Names) => [string, string][];
/** Returns a valid value of a body in which members that a path names too have the same value as there. */
export declare function adapted({ body, parameters }: Operation, value: Json, names: Names): Json;
//# sourceMappingURL=contents.d.ts.map
