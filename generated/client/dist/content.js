import { hasOtherMedia } from "./data/contract.js";
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export function toContent({ id, body: given }, value) {
	if (value === undefined) return undefined;
	const mediaType = hasOtherMedia && given?.mediaType || "application/json";
	try {
		const body = hasOtherMedia && !/json/.test(mediaType) ? encode(value, mediaType) : JSON.stringify(value);
		return {
			init: () => ({ body }),
			headers: { "content-type": mediaType }
		};
	} catch (cause) {
		throw new TypeError(`${id}: the body is not JSON: ${cause.message}`, { cause });
	}
}
/** Text and bytes are sent as they are. */
const encode = (value, mediaType) => /urlencoded/.test(mediaType) ? `${new URLSearchParams(value)}` : value;
//# sourceMappingURL=content.js.map
