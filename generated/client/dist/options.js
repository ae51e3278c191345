/** Rejects options that could only fail later. Its messages never include the key. */
export function checkOptions(options) {
	for (const name of [
		"baseUrl",
		"apiKey",
		"teamId",
		"projectId"
	]) {
		if (typeof options[name] !== "string" || options[name] === "") {
			throw new TypeError(`createClient: ${name} is missing`);
		}
	}
	if (!/^[\x21-\x7e]+$/.test(options.apiKey)) {
		throw new TypeError("createClient: apiKey includes a character that no header can have");
	}
	if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(options.baseUrl)) {
		throw new TypeError("createClient: baseUrl must be an http URL without credentials or query");
	}
	checkTuning("createClient", options);
}
/** Rejects numbers that would remove a bound, such as the NaN of a variable that is not set. */
export function checkTuning(where, options) {
	for (const name of [
		"retries",
		"timeout",
		"totalTimeout"
	]) {
		const value = options[name] ?? 0;
		if (typeof value !== "number" || !(value >= 0)) {
			const shown = typeof value === "string" ? `'${value}'` : String(value);
			throw new TypeError(`${where}: ${name} must be a number that is not negative, not ${shown}`);
		}
	}
}
