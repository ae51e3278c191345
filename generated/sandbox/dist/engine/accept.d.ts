import type { DocumentedResponse, EngineRequest, Operation } from "./types.js";
/** Returns the media types of the successes of an operation, if the `Accept` header of a request excludes all of them. */
export declare function unacceptable({ responses }: Operation, { headers }: EngineRequest): string[] | undefined;
/** Returns the media type of a response that a request accepts most. */
export declare function typeFor(response: DocumentedResponse, { headers }: EngineRequest): string;
/**
 * Returns the media type that an `Accept` header prefers; undefined if it allows none. The most specific range decides on
 * a type, and a quality of 0 excludes it. A header without a valid range allows all, as does no header.
 */
export declare function preferredType(header: string, types: readonly string[]): string | undefined;
//# sourceMappingURL=accept.d.ts.map
