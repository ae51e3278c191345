const mark = "[API key]";
/** A shorter key can be a word of the text, so it is replaced after `Bearer` alone. */
const shortest = 8;
/** Returns a function that replaces keys where they are whole words. */
export function createRedact(keys) {
	const patterns = keys.flatMap((key) => [...new Set([key, JSON.stringify(key).slice(1, -1)])].map((form) => {
		const before = key.length < shortest ? "Bearer\\s+" : "^|[^\\w-]";
		return new RegExp(`(${before})${form.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`, "g");
	}));
	const walk = (value) => {
		if (typeof value === "string") {
			return patterns.reduce((text, pattern) => text.replace(pattern, `$1${mark}`), value);
		}
		if (typeof value !== "object" || value === null) return value;
		if (Array.isArray(value)) return value.map(walk);
		return Object.fromEntries(Object.entries(value).map((entry) => entry.map(walk)));
	};
	return (value) => walk(value);
}
/** Returns a cause as it is; a copy with its texts alone if it could print a key, such as one with a `Request`. */
export function cleanCause(cause, redact) {
	try {
		if (isClean(cause, redact, new Set())) return cause;
	} catch {}
	return copy(cause, redact);
}
function isClean(value, redact, seen) {
	if (typeof value === "string") return redact(value) === value;
	if (typeof value !== "object" || value === null || seen.has(value)) return typeof value !== "function";
	seen.add(value);
	const plain = value instanceof Error || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
	return plain && Reflect.ownKeys(value).every((key) => isClean(value[key], redact, seen));
}
function copy(value, redact, depth = 0) {
	if (!(value instanceof Error) || depth > 4) return redact(String(value));
	const { name, message, stack = "", cause, code } = value;
	const error = new Error(redact(message));
	return Object.assign(error, {
		name,
		stack: redact(stack),
		...code !== undefined && { code: redact(code) },
		...cause !== undefined && { cause: copy(cause, redact, depth + 1) }
	});
}
