/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export function mergeHeaders(...sets) {
	const merged = new Headers();
	for (const set of sets) {
		const entries = Symbol.iterator in (set ?? {}) ? set : Object.entries(set ?? {});
		for (const [name, value] of entries) if (value !== undefined) merged.set(name, value);
	}
	return merged;
}
/** Returns options with those of another set that are not undefined. Headers are added. */
export function mergeOptions(options, changes) {
	const merged = { ...options };
	for (const [name, value] of Object.entries(changes)) {
		const all = name === "headers" ? {
			...merged.headers,
			...value
		} : value;
		if (value !== undefined) Object.assign(merged, { [name]: all });
	}
	return merged;
}
