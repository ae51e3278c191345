import type { FormLimits } from "./form.js";
import type { Answer, Request } from "./model.js";
import { type State } from "./state.js";
/**
 * Answers one request, as the contract says that the service would.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request give the same answer and the same state again.
 */
export declare function handle(state: State, request: Request): Answer;
/** What an adapter has to read of a request before it calls `handle`. */
export type Reading = {
	body: "none" | "text";
} | {
	body: "form";
	limits: FormLimits;
	known: readonly string[];
};
/** Says what to read of a request. A request that is refused without its body is not worth reading. */
export declare function bodyOf(state: State, request: Request): Reading;
/** Notes a request whose connection ended before all of it was there. Nothing else comes of it. */
export declare function abandon(state: State, request: Request): void;
