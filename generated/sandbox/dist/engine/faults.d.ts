import type { Context } from "./context.js";
import { type FaultRule } from "./fault-rules.js";
import type { EngineResponse, Operation } from "./types.js";
/** Returns the response that a fault puts in place of the engine's. */
export declare function replaced({ state, team, operation }: Context, rule: FaultRule): EngineResponse;
/** Returns a response as faults change how it is delivered. */
export declare function delivered(response: EngineResponse, rules: FaultRule[], seed: number): EngineResponse;
/** The response that a request prefers. */
export interface Preference {
	code?: number;
	example?: string;
}
/** Reads `Prefer: code=404, example=plainText`; returns undefined if it has neither. */
export declare function preferenceOf(header: string): Preference | undefined;
/**
 * Returns the preferred response: an example of the contract. No state is read or changed for it.
 * A status that the contract does not list is returned too, since it was asked for, with the body of an error.
 */
export declare function preferred(operation: Operation, { code, example }: Preference): EngineResponse;
/** Returns a response of the sandbox itself, about something that the contract does not cover. */
export declare function problem(status: number, detail: string): EngineResponse;
//# sourceMappingURL=faults.d.ts.map
