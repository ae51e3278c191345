import type { EngineRequest, Operation } from "./types.js";
/** Returns the media types of the successes of an operation, if the `Accept` header of a request excludes all of them. */
export declare function unacceptable({ responses }: Operation, { headers }: EngineRequest): string[] | undefined;
//# sourceMappingURL=accept.d.ts.map
