/** Returns the values of several sets by name. The later take precedence over the earlier, unless they are undefined. */
function merge(sets, toKey = (name) => name) {
	const merged = {};
	for (const set of sets) for (const [name, value] of Object.entries(set ?? {})) if (value !== undefined) merged[toKey(name)] = value;
	return merged;
}
/** Returns one set of headers from several, with names in lower case. */
export const mergeHeaders = (...sets) => merge(sets, (name) => name.toLowerCase());
/** Returns options with those of another set that are not undefined. */
export const mergeOptions = (options, changes) => merge([options, changes]);
/** Returns options of a client with those of another set, and with the headers of both. */
export const addOptions = (options, changes) => merge([
	options,
	changes,
	{ headers: {
		...options.headers,
		...changes?.headers
	} }
]);
/** Returns a set with another value for each. */
export const mapValues = (values, map) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
//# sourceMappingURL=merge.js.map
