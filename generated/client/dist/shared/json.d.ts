export type Json = null | boolean | number | string | Json[] | {
	[key: string]: Json;
};
/** Whether a value of JSON is an object, and no array. */
export declare const isObject: (value: unknown) => value is Record<string, Json>;
/** Whether a media type is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export declare const isJson: (mediaType: string) => boolean;
//# sourceMappingURL=json.d.ts.map
