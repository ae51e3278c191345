import { type TaskAction, type TaskFields } from "./transitions.js";
/** A rule of the contract: the values of a field, and what the record alone does not show. */
export interface Rule {
	from: Record<string, {
		in?: readonly unknown[];
		notIn?: readonly unknown[];
	}>;
	conditions: readonly string[];
}
/** Whether an operation may be called on a task. */
export interface Verdict {
	/**
	 * - `true`: nothing in the contract stands against it
	 * - `false`: the contract says that the service refuses it
	 * - `'unknown'`: what can be seen allows it, and the rest is for the service to decide
	 */
	allowed: boolean | "unknown";
	/** Why it is refused, or what is left for the service to decide; empty if allowed. */
	reason: string;
}
/**
 * Whether the contract lets an operation be called on a task as it stands.
 *
 * `'unknown'` counts as true in an `if`: nothing that can be seen stands against the call, but the
 * service decides. Completing a task that is in REVIEWING is `'unknown'`, because only the service
 * can tell whether it validates. Compare with `=== true` to be sure.
 *
 * @param action What to do, by its name in `docproc.tasks`.
 * @param task A task, or as much of it as the rules look at.
 */
export declare function can(action: TaskAction, task: TaskFields): boolean | "unknown";
/**
 * What the contract lets be done with a task as it stands, with the reason where it does not.
 *
 * @param task A task, or as much of it as the rules look at.
 */
export declare function allowed(task: TaskFields): Record<TaskAction, Verdict>;
