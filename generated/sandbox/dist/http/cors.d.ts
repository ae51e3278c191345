import type { IncomingMessage, ServerResponse } from "node:http";
/**
 * Returns the headers that let a page of an origin read a response, also when its request includes credentials:
 * browsers then accept no `*`.
 *
 * @param names Names of the headers of the response.
 */
export declare const corsHeaders: (origin: string, names: readonly string[]) => Record<string, string>;
/** Whether a browser asks on behalf of a page which requests it may send. */
export declare const isPreflight: ({ method, headers }: IncomingMessage) => boolean;
/** Allows a page to send its request, with any method and headers. */
export declare function allowRequest({ headers }: IncomingMessage, outgoing: ServerResponse): void;
//# sourceMappingURL=cors.d.ts.map
