import type { DocumentedResponse, Operation } from "../contract-types.js";
import type { Exchange } from "./http.js";
/** Returns what the contract documents for a status; undefined if it documents nothing. */
export declare function documented({ responses }: Operation, status: number): DocumentedResponse | undefined;
/** Statuses that reject an invalid request, whatever the operation does. */
export declare const rejections: readonly number[];
/** The status that rejects a request which the resource, its state or the schema of the body does not allow. */
export declare const rejectedWith: ({ transition }: Operation) => string;
/** The statuses of a success, for messages. */
export declare const successes: ({ success }: Operation) => string;
export declare const isSuccess: ({ status }: {
	status: number;
}) => boolean;
export declare const isObject: (value: unknown) => value is Record<string, unknown>;
/** Returns what is wrong with the media type and the body of a documented response, one line each. */
export declare function problemsOf({ operation, status, type, text, json }: Pick<Exchange, "operation" | "status" | "type" | "text" | "json">, response: DocumentedResponse): string[];
/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
export declare function undeclared({ type, json }: Exchange, { contents }: DocumentedResponse): string[];
/** Is called with what a body shows. */
export interface Seen {
	/** A value that has an array of listed values, with the pointer of the array. */
	value(list: string, value: unknown): void;
	/** A declared member of an object, with the shape of the object. */
	property(shape: string, name: string): void;
}
/** Calls back with the declared members of a body, and with its values that have an array of listed values. */
export declare function visit(value: unknown, name: string, seen: Seen): void;
//# sourceMappingURL=responses.d.ts.map
