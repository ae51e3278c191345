/** An error in the arguments. */
export declare class UsageError extends Error {}
/**
 * Runs the command.
 *
 * @returns The exit code; undefined while the sandbox serves.
 * @throws {UsageError | TypeError} The arguments are invalid; the message states why.
 */
export declare function main(args: string[]): Promise<number | undefined>;
//# sourceMappingURL=command.d.ts.map
