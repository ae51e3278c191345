import type { DocumentedResponse, Operation } from "./contract-types.js";
import type { Exchange } from "./http.js";
/** Returns what the contract documents for a status; undefined if it documents nothing. */
export declare function documented({ responses }: Operation, status: number): DocumentedResponse | undefined;
/** Statuses that reject an invalid request, whatever the operation does. */
export declare const rejections: readonly number[];
export declare const isSuccess: ({ status }: {
	status: number;
}) => boolean;
export declare const isObject: (value: unknown) => value is Record<string, unknown>;
/** Returns what is wrong with the media type and the body of a documented response, one line each. */
export declare function problemsOf({ operation, status, type, text, json }: Pick<Exchange, "operation" | "status" | "type" | "text" | "json">, response: DocumentedResponse): string[];
/** Returns the JSON pointers of members that the contract does not declare, without the numbers of items. */
export declare function undeclared({ type, json }: Exchange, { contents }: DocumentedResponse): string[];
/** Calls back with every value of a body that has a list of known values, and the pointer of the list. */
export declare function knownValues(value: unknown, name: string, found: (list: string, value: unknown) => void): void;
//# sourceMappingURL=schemas.d.ts.map
