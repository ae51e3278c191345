import { defaultRecord, guards } from "./data/guards.js";
import { mapValues } from "./merge.js";
import { violation } from "./shared/guards.js";
/**
* Returns whether the contract allows an operation on a resource in its present state.
*
* `'unknown'` counts as true in an `if`: the fields of the resource allow the operation, and the service decides.
* Compare with `=== true` to be sure.
*
* @param action The operation, by its name in the client: `complete`.
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
*/
export function can(action, record, name) {
	return allowed(record, name)[action].allowed;
}
/**
* Returns which operations the contract allows on a resource in its present state, with the reason where it does not.
*
* @param record The resource, or the fields of it that the guards look at.
* @param name Name of the resource in the contract.
*/
export function allowed(record, name) {
	const all = guards;
	return mapValues(all[name ?? defaultRecord] ?? {}, ({ from = {}, open = [] }) => {
		const unknown = [...open];
		const rejected = violation(from, record, unknown);
		return rejected ? {
			allowed: false,
			reason: `${rejected}.`
		} : {
			allowed: unknown.length > 0 ? "unknown" : true,
			reason: unknown.join(" ")
		};
	});
}
//# sourceMappingURL=allowed.js.map
