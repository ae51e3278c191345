import type { ClientOptions, RequestOptions } from "./options.cjs";
/** What an option must be, and a test that passes by a result that is true, without an error. */
export type Rule = readonly [expected: string, holds: Test["holds"]];
/** A method, whose parameter may be of any type: a value of another makes it throw, or return false. */
interface Test {
	holds(value: unknown): unknown;
}
export type Rules<T> = { readonly [Name in keyof T]-?: Rule };
export declare const anything: Rule;
export declare const requestRules: Rules<RequestOptions>;
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
 * Rejects options that are unknown, or violate their rule: such as the NaN of a variable that is not set,
 * which would remove a bound. No message includes the value of an option that can be a secret.
 *
 * @param where Begins the message.
 */
export declare function check(where: string, given: unknown, rules: Readonly<Record<string, Rule>>): void;
export {};
