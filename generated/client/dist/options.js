/** Refuses options that could only fail later, and says which. Never repeats the key. */
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
		throw new TypeError("createClient: apiKey holds a character that no header can carry");
	}
	if (!/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(options.baseUrl)) {
		throw new TypeError("createClient: baseUrl must be an http address without credentials or query");
	}
}
