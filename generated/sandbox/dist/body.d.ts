import type { FastifyMultipartBaseOptions } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { IncomingMessage } from "node:http";
import type { FormLimits } from "./engine/types.js";
import { FormReader } from "./form.js";
/** What the reader of forms is told. The contract's limits are the engine's to apply, in the reading of the team. */
export declare const formOptions: FastifyMultipartBaseOptions;
/** Whether a body comes after the head of a request. */
export declare const hasBody: ({ headers }: IncomingMessage) => boolean;
/** The text of a body, or why there is none. Rejects if the connection ends before the body does. */
export declare function readText(raw: IncomingMessage): Promise<string | {
	problem: string;
}>;
/** Reads a form up to the first thing that is wrong with it. Rejects if the connection ends before that. */
export declare function readForm(request: FastifyRequest, limits: FormLimits, known: readonly string[]): Promise<FormReader>;
/**
 * Reads what is left of a request that is answered, and throws it away: a client that is still sending would
 * not get to read the answer if the connection just ended. When it sends on and on, the connection does end.
 */
export declare function readRest(raw: IncomingMessage, then: () => void): void;
