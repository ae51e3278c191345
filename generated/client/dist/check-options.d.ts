import type { ClientOptions, RequestOptions, UploadOptions } from "./options.js";
/** What an option must be, and how to tell. */
export type Rule = readonly [expected: string, holds: (value: unknown) => boolean];
export type Rules<T> = { readonly [Name in keyof T]-?: Rule };
export declare const amount: Rule;
export declare const positive: Rule;
export declare const anything: Rule;
export declare const requestRules: Rules<RequestOptions>;
export declare const uploadRules: Rules<UploadOptions>;
/** Whether a value can be sent as a key. */
export declare const isKey: (value: unknown) => value is string;
/** Options of a client, with the defaults of the environment. */
export type CheckedOptions = ClientOptions & {
	baseUrl: string;
	apiKey: NonNullable<ClientOptions["apiKey"]>;
};
/** Returns the options with what the environment adds. Throws TypeError when one is missing or not valid. */
export declare function checkClientOptions(options: ClientOptions): CheckedOptions;
/**
 * Rejects options that are unknown, or are not what their rule says: such as the NaN of a variable that is not set,
 * which would remove a bound. No message includes a text, which could be a secret.
 *
 * @param where Begins the message.
 */
export declare function check(where: string, options: unknown, rules: Readonly<Record<string, Rule>>): void;
/** One set of headers from several: the later take precedence over the earlier, in any letter case. */
export declare function mergeHeaders(...sets: (Headers | Record<string, string> | undefined)[]): Headers;
