/** Something that the person at the keyboard can put right. */
export declare class UsageError extends Error {}
/**
 * Does what the arguments say.
 *
 * @returns The exit code, or undefined while the sandbox serves.
 * @throws {UsageError | TypeError} The arguments cannot be right; the message says in which way.
 */
export declare function main(args: string[]): Promise<number | undefined>;
