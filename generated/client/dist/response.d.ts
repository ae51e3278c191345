import type { Received } from "./attempt.js";
import { type Operation } from "./operation.js";
/** Returns what identifies a request in the logs of the service, if a header of the response has it. */
export declare const requestIdOf: ({ response, redact }: Received) => string | undefined;
/**
 * Returns what a method returns for a success: the value, or an object with the value and its siblings. Throws the error
 * of the status for any other response, and UnexpectedResponseError when a success does not have the documented outer
 * form.
 */
export declare function readResponse(operation: Operation, received: Received): unknown;
//# sourceMappingURL=response.d.ts.map
