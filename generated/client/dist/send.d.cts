import { type Received } from "./attempt.cjs";
import { type CheckedOptions, type Rule } from "./check-options.cjs";
import type { Forms } from "./files.cjs";
import type { Operation } from "./operation.cjs";
import type { UploadOptions } from "./options.cjs";
import type { Target } from "./url.cjs";
/** A success as it is kept until a caller requests its response. */
export interface Outcome {
	data: unknown;
	received: Received;
}
/**
 * Performs an operation, with as many attempts as is safe.
 *
 * @param options As they were given; undefined if they were not.
 * @param rules What the options may be.
 * @param input The body.
 * @param toTarget Returns the rest of the request. Throws TypeError when a parameter is not valid.
 */
export type Send = (operation: Operation, options: UploadOptions | undefined, rules: Readonly<Record<string, Rule>>, input: unknown, toTarget: (all: CheckedOptions) => Target) => Promise<Outcome>;
/**
 * Returns the function that sends the requests of a client.
 *
 * @param forms Sends files; absent if no operation does.
 */
export declare function createSend(client: CheckedOptions, forms?: Forms): Send;
