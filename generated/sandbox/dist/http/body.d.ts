import type { IncomingMessage } from "node:http";
import type { FormToRead } from "../engine/engine.js";
import { FormReader } from "./form-reader.js";
/** Whether a body comes after the head of a request. */
export declare const hasBody: ({ headers }: IncomingMessage) => boolean;
/** Returns the text of a body, or why there is none. Rejects if the connection ends before the body does. */
export declare function readText(incoming: IncomingMessage, maxBytes?: number): Promise<string | {
	problem: string;
}>;
/** Reads a form up to the first problem with it. Rejects if the connection ends before that. */
export declare function receiveForm(incoming: IncomingMessage, wanted: FormToRead): Promise<FormReader>;
/** Connections with a request that has its response, and has not ended. */
export declare const responded: WeakSet<object>;
/**
 * Reads what is left of a request that has its response, and discards it: a client that is still sending would
 * not read the response if the connection just ended. When it sends on and on, the connection does end.
 */
export declare function readRest(incoming: IncomingMessage, then: () => void): void;
//# sourceMappingURL=body.d.ts.map
