import { transitions } from "./transitions.js";
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
export function can(action, task) {
	return verdict(action, task).allowed;
}
/**
* What the contract lets be done with a task as it stands, with the reason where it does not.
*
* @param task A task, or as much of it as the rules look at.
*/
export function allowed(task) {
	const actions = Object.keys(transitions);
	return Object.fromEntries(actions.map((action) => [action, verdict(action, task)]));
}
function verdict(action, task) {
	const { from, conditions } = transitions[action];
	const open = [...conditions];
	for (const [field, { in: values, notIn }] of Object.entries(from)) {
		const value = task[field];
		if (value === undefined) open.push(`${field} is not known.`);
		else if (values ? !values.includes(value) : notIn?.includes(value)) {
			const needed = values ? `must be ${list(values)}` : `must not be ${list(notIn ?? [])}`;
			return {
				allowed: false,
				reason: `${field} is ${value}, and ${needed}.`
			};
		}
	}
	return open.length > 0 ? {
		allowed: "unknown",
		reason: open.join(" ")
	} : {
		allowed: true,
		reason: ""
	};
}
const list = (values) => values.map(String).join(" or ");
