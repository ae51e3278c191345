import type { Outcome } from "../engine/outcomes.js";
import type { Values } from "../engine/types.js";
import type { Setting } from "../settings/setting.js";
/** What a condition can look at. */
export interface ConditionInput {
	/** Fields of the resource. */
	value: Readonly<Values>;
	/** What the name of its file decides. */
	outcome: Outcome | undefined;
	/** Returns the fields of the resource of another type that this one belongs to. */
	parent(resource: string): Readonly<Values> | undefined;
	/** Returns the value of a setting. */
	interpret<Value extends string>(setting: Setting<string, Value>): Value;
}
/** A condition of a transition that the contract names, and that the fields of the resource do not show. */
export interface Condition {
	/** Id in `x-transition`. */
	readonly id: string;
	/** The message of the response if the condition is not met. */
	readonly rejection: string;
	holds(subject: ConditionInput): boolean;
}
//# sourceMappingURL=condition.d.ts.map
