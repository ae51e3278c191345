import { hasOtherMedia } from "./data/contract.js";
import { toJson } from "./to-text.js";
/** Returns a body in a media type; undefined if there is no value. Throws TypeError when it is not a value of JSON. */
export function toContent({ id, body: given }, value) {
	if (value === undefined) return undefined;
	const mediaType = hasOtherMedia && given?.mediaType || "application/json";
	const isOther = hasOtherMedia && !/[/+]json(;|$)/.test(mediaType);
	const body = isOther ? encode(value, mediaType) : toJson(`${id}: the body`, value);
	return {
		init: () => ({ body }),
		headers: { "content-type": mediaType }
	};
}
/** Text and bytes are sent as they are. */
const encode = (value, mediaType) => /urlencoded/.test(mediaType) ? `${new URLSearchParams(value)}` : value;
//# sourceMappingURL=content.js.map
