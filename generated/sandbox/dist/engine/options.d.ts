/**
 * Checks that an object has no other members than these.
 *
 * @param what What a member is called in the message.
 * @throws {TypeError} It has another member; the message lists what there is.
 */
export declare function checkNames(what: string, given: object, names: Readonly<Record<string, unknown>>): void;
//# sourceMappingURL=options.d.ts.map
