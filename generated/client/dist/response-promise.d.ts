import type { Outcome } from "./send.js";
/** What a method returns, with the response that it comes from. */
export interface WithResponse<T> {
	data: T;
	/** The response, its body already read. */
	response: Response;
	/** Identifies the request in the logs of the service, if a header of the response has it. */
	requestId: string | undefined;
}
/** The promise of a method. */
export interface ResponsePromise<T> extends Promise<T> {
	/** Returns the value together with the response and the request id. */
	withResponse(): Promise<WithResponse<T>>;
}
export declare function toPromise(outcome: Promise<Outcome>): ResponsePromise<unknown>;
//# sourceMappingURL=response-promise.d.ts.map
