import type { ClientOptions, RequestOptions, UploadOptions } from "./options.cjs";
/**
 * What an option must be: a type and what else is to know of it, or a text and a test. The test passes by a result that
 * is true, without an error.
 */
export type Rule = string | readonly [expected: string, holds: (value: never) => unknown];
export type Rules<T> = { readonly [Name in keyof T]-?: Rule };
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
 * which would remove a bound. No message includes the value of an option that can be a secret.
 *
 * @param where Begins the message.
 */
export declare function check(where: string, options: unknown, rules: Readonly<Record<string, Rule>>): void;
