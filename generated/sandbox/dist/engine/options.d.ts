/** Returns a value as code has it, for a message. */
export declare function literal(value: unknown): string;
/**
 * Rejects a value.
 *
 * @throws {TypeError} Always; the message states what the value must be.
 */
export declare function reject(name: string, value: unknown, needed: string): never;
/**
 * Checks that an object has no other members than these.
 *
 * @param what What a member is called in the message.
 * @throws {TypeError} It has another member; the message lists what there is.
 */
export declare function checkNames(what: string, given: object, names: Readonly<Record<string, unknown>>): void;
/**
 * Returns text that is not empty.
 *
 * @throws {TypeError} It is something else.
 */
export declare function checkText(name: string, value: unknown): string;
/**
 * Returns an object that is no array.
 *
 * @param name What it is called, with its verb: `The task is`.
 * @throws {TypeError} It is something else.
 */
export declare function checkObject<Given extends object>(name: string, value: Given): Given;
/** Returns an object without its members that are undefined. */
export declare const given: <All extends object>(all: All) => { [K in keyof All]: Exclude<All[K], undefined> };
/**
 * Returns a copy of data as JSON has it: without members that are undefined, and not reached by later changes.
 *
 * @throws {TypeError} JSON has no such data.
 */
export declare function copyOf<Data>(name: string, data: Data): Data;
//# sourceMappingURL=options.d.ts.map
