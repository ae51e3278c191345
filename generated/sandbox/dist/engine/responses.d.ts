import type { Context } from "./context.js";
import { type Page } from "./lists.js";
import { type Given } from "./records.js";
import type { StoredRecord } from "./state.js";
import type { EngineResponse, Operation } from "./types.js";
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
}
/** Returns the response to an accepted request: about a subject, or the contract's example if there is none. */
export declare function success(context: Context, subject: Subject): EngineResponse;
/** Returns the body of an error and its media type: as settings select, else the contract's example. */
export declare function errorBody({ state, team, operation }: Pick<Context, "state" | "team" | "operation">, status: number, reason: string): {
	type: string;
	body: string;
};
/** Whether an operation can succeed in part. */
export declare const canBePartial: ({ success: { partial } }: Operation) => boolean;
//# sourceMappingURL=responses.d.ts.map
