import { type Refusal } from "./access.js";
import type { Entry } from "./journal.js";
import type { Operation, Request } from "./model.js";
import type { State, Team } from "./state.js";
/** One request on its way through the engine. */
export interface Call {
	state: State;
	team: Team;
	operation: Operation;
	params: Record<string, string>;
	request: Request;
	entry: Entry;
	/** The body, if it is JSON and fits. */
	json?: unknown;
}
/** A success: its status and its body. */
export interface Success {
	status: number;
	text: string;
}
/** Does what a request asks for that nothing stands against but the state of its record. */
export declare function perform(call: Call): Success | Refusal;
