import type { Context } from "./context.js";
import { type Page } from "./page.js";
import { type Given } from "./records.js";
import type { StoredRecord } from "./state.js";
import type { EngineResponse, Operation, Values } from "./types.js";
/** What a success is about: a resource, a page of them, or nothing. */
export interface Subject {
	record?: StoredRecord | undefined;
	page?: Page;
	/** For a resource that the request has created, its other values. */
	created?: Given;
	/** The status, where the store decides it. */
	status?: number;
	/** Whether the success is partial. */
	partial?: boolean;
	/** Whether the contract's example is the response. */
	example?: boolean;
}
/** Returns the response to an accepted request. */
export declare function success(context: Context, subject: Subject): EngineResponse;
/** Returns the headers that the contract declares for a status; undefined if there are none. */
export declare function headersOf(context: Context, status: number): Record<string, string> | undefined;
export declare const isObject: (value: unknown) => value is Values;
/** Returns the body of an error and its media type: as settings select, else the contract's example. */
export declare function errorBody({ state, team, operation }: Pick<Context, "state" | "team" | "operation">, status: number, reason: string): {
	type: string;
	body: string;
};
/** Whether an operation can succeed in part. */
export declare const canBePartial: ({ success: { partial } }: Operation) => boolean;
//# sourceMappingURL=responses.d.ts.map
