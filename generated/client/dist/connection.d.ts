import { ConnectionError } from "./errors.js";
import { type Redact } from "./redact.js";
/**
 * Returns the error of a request without a response. Node and Bun have a code, on the cause of the error or on itself;
 * Deno has a phrase in the message of the cause; browsers do not report what happened.
 */
export declare function connectionError(operation: string, baseUrl: string, error: unknown, redact: Redact): ConnectionError;
//# sourceMappingURL=connection.d.ts.map
