/** Whether a value of JSON is an object, and no array. */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const isJson = (mediaType) => /[/+]json\s*(;|$)/.test(mediaType);
//# sourceMappingURL=json.js.map
