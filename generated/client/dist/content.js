import { hasOtherMedia } from "./data/contract.js";
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export function toContent({ id, body: given }, value) {
	if (value === undefined) return undefined;
	const mediaType = hasOtherMedia && given?.mediaType || "application/json";
	const body = hasOtherMedia && !/json/.test(mediaType) ? encode(value, mediaType) : toJson(id, value);
	return {
		init: () => ({ body }),
		headers: { "content-type": mediaType }
	};
}
function toJson(operation, value) {
	try {
		return JSON.stringify(value);
	} catch (cause) {
		throw new TypeError(`${operation}: the body is not JSON: ${cause.message}`, { cause });
	}
}
/** Text and bytes are sent as they are. */
const encode = (value, mediaType) => /urlencoded/.test(mediaType) ? `${new URLSearchParams(value)}` : value;
