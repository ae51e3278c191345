/** Returns a value as a text for a message: a string as it is. Some values, as one without a prototype, have none. */
export function toText(value) {
	try {
		return String(value);
	} catch {
		return typeof value;
	}
}
/** Returns a value as a text for a message, a string in quotes. */
export const quote = (value) => typeof value === "string" ? JSON.stringify(value) : toText(value);
/**
* Returns a value as JSON. Throws TypeError when it has none, as a function or a circle.
*
* @param what Begins the message.
*/
export function toJson(what, value) {
	let cause;
	try {
		const text = JSON.stringify(value);
		if (text) return text;
	} catch (error) {
		cause = error;
	}
	throw new TypeError(`${what} is not JSON: ${cause?.message ?? typeof value}`, { cause });
}
//# sourceMappingURL=to-text.js.map
