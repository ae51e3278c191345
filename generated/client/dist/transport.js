// The one module that knows openapi-fetch. It takes addresses and headers from there, and leaves the client that the
// library makes alone: for each call that reads its options and merges headers anew, which costs time and 2 kB.
import { createFinalURL, mergeHeaders as merge, removeTrailingSlash } from "openapi-fetch";
/** Makes addresses from the paths of the contract and the parameters in them. */
export function createAddress(base) {
	const baseUrl = removeTrailingSlash(base);
	const fills = new Map();
	return (path, parameters) => {
		const pathSerializer = fills.get(path) ?? createFill(baseUrl + path);
		fills.set(path, pathSerializer);
		return createFinalURL(path, {
			baseUrl,
			params: { path: parameters },
			pathSerializer,
			querySerializer
		});
	};
}
/** The contract has no query parameters. */
const querySerializer = () => "";
/** Splits a path once for all calls: to search it each time costs a twentieth of a call. */
function createFill(path) {
	const parts = path.split(/[{}]/);
	return (_, parameters) => parts.reduce((url, part, index) => url + (index % 2 === 0 ? part : encode(part, parameters[part])), "");
}
/** Refuses ids that would change the path instead of filling it in: none, `.` and `..`. */
function encode(name, value) {
	if (typeof value !== "string" || value === "" || value === "." || value === "..") {
		throw new TypeError(`${name} must be an identifier, not ${JSON.stringify(value)}`);
	}
	return encodeURIComponent(value);
}
/** One set of headers from several: the later go before the earlier, in any letter case. */
export const mergeHeaders = merge;
