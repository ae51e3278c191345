import type { DocumentedResponse, EngineRequest, Operation } from "./types.js";
/** Returns the media types of the successes of an operation, if the `Accept` header of a request excludes all of them. */
export declare function unacceptable({ responses }: Operation, { headers }: EngineRequest): string[] | undefined;
/** Returns the media type of a response that a request accepts most. */
export declare function typeFor(response: DocumentedResponse, { headers }: EngineRequest): string;
//# sourceMappingURL=accept.d.ts.map
