import type { Rejection } from "./access.js";
import type { Context } from "./context.js";
import type { Body, EngineRequest, Operation } from "./types.js";
/** The rejection of an invalid request, with the status that the contract lists for it. */
export declare const invalid: (operation: Operation, reason: string) => Rejection;
/** Reads the body into the context. Returns why the request is rejected for it; undefined if it is not. */
export declare function invalidBody(context: Context): Rejection | undefined;
/** The body that a request has, by its media type; undefined if the contract lists no such body. */
export declare function bodyFor({ contentType }: EngineRequest, body: Body): Body | undefined;
//# sourceMappingURL=bodies.d.ts.map
