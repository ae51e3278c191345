import { type State } from "./state.js";
import type { EngineRequest, EngineResponse, FormLimits } from "./types.js";
/**
 * Returns the response to one request, as the contract states it.
 *
 * It looks at nothing but its arguments and changes nothing but the state: the same state and the
 * same request produce the same response and the same state again.
 */
export declare function handle(state: State, request: EngineRequest): EngineResponse;
/** What an adapter has to read of a request before it calls `handle`. */
export type BodyToRead = {
	body: "none" | "text";
} | {
	body: "form";
} & FormToRead;
/** What to read of a form. */
export interface FormToRead {
	limits: FormLimits;
	/** Names of the fields that are not files. */
	known: readonly string[];
	/** Name of the field with files. */
	files: string | undefined;
}
/** Returns what to read of a request. The body of a request that is rejected without it is not worth reading. */
export declare function bodyToRead(state: State, request: EngineRequest): BodyToRead;
/** Notes a request whose connection ended before all of it was received. It has no other effect. */
export declare function aborted(state: State, request: EngineRequest): void;
//# sourceMappingURL=engine.d.ts.map
