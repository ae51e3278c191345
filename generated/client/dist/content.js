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
/** Text and bytes are sent as they are. In a form, objects are JSON, and an array is one field for each item. */
function encode(value, mediaType) {
	if (!/urlencoded/.test(mediaType)) return value;
	const fields = Object.entries(value).flatMap(([name, each]) => [each].flat().filter((item) => item !== undefined).map((item) => [name, typeof item === "object" ? JSON.stringify(item) : String(item)]));
	return `${new URLSearchParams(fields)}`;
}
//# sourceMappingURL=content.js.map
