/** Whether a value passes a guard. */
export const passes = ({ in: allowed, notIn }, value) => allowed ? allowed.includes(value) : !notIn?.includes(value);
/** A guard in words: `must be A or B`, `must not be C`. */
export const describe = ({ in: allowed, notIn = [] }) => `must ${allowed ? "" : "not "}be ${(allowed ?? notIn).map(String).join(" or ")}`;
/** The values that pass a guard, of those that there are. */
export const passing = (guard, values) => values.filter((value) => !guard || passes(guard, value));
/**
* Returns the first field of a resource that does not pass, in words; undefined if all pass.
*
* @param missing Receives a sentence for each field that is not there; they are skipped.
*/
export function violation(guards, record, missing = []) {
	for (const [field, guard] of Object.entries(guards)) {
		const value = record[field];
		if (value === undefined) missing.push(`${field} is missing.`);
		else if (!passes(guard, value)) return `${field} is ${value}, and ${describe(guard)}`;
	}
	return undefined;
}
//# sourceMappingURL=guards.js.map
