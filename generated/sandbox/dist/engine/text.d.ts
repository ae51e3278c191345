import type { EngineResponse, Json } from "./types.js";
/** Returns a copy of a text that is not part of a longer one: V8 keeps all of a text of which a part is kept. */
export declare const detach: (text: string) => string;
/** Returns the beginning of a text, detached from the rest. */
export declare const begin: (text: string, length: number) => string;
/** Returns a time in ISO 8601. Most requests ask for the same time as the one before. */
export declare function iso(time: number): string;
/** Returns a response with a value: as JSON where the media type is JSON, else as text. */
export declare function rendered(status: number, type: string, value: Json): EngineResponse;
/** Returns a part of a URL, decoded; as it is if it cannot be decoded. */
export declare function decoded(text: string): string;
/** Returns why a body is too long; undefined if it is not. */
export declare const tooLong: (size: number, maxBytes?: number) => {
	problem: string;
} | undefined;
/** Returns the text of a body, or why there is none. */
export declare function textOf(bytes: ArrayBuffer | Uint8Array, maxBytes?: number): string | {
	problem: string;
};
//# sourceMappingURL=text.d.ts.map
