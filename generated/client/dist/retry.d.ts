import { type Details, DocprocError } from "./errors.js";
import type { Tuning } from "./options.js";
/** Properties that decide about another attempt. Only some classes of errors have them. */
type Facts = DocprocError & Pick<Details, "sent" | "permanent" | "retryAfter">;
/**
 * Returns whether a failed request is worth another attempt, and safe to repeat.
 *
 * @param repeatable Whether a request may be repeated that the service may have received.
 */
export declare function canRetry(error: unknown, repeatable: Tuning["retryWrites"]): boolean;
/**
 * Returns the milliseconds before the next attempt: what `Retry-After` asks for, else a time that doubles with each
 * attempt, drawn from its upper half so that clients do not all retry at once. Infinity if `Retry-After` asks for too
 * long a delay.
 *
 * @param attempt The number of the attempt that failed.
 */
export declare function delayAfter(attempt: number, { retryAfter }: Facts, { retryDelay, maxRetryDelay, maxRetryAfter }: Tuning): number;
export {};
//# sourceMappingURL=retry.d.ts.map
