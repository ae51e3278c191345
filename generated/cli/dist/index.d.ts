type Env = Readonly<Record<string, string | undefined>>;
/**
 * Runs a command, and returns its exit code; undefined if it has set that itself.
 *
 * @throws {Error} It failed. `exitCodeOf` returns the exit code.
 */
export declare function main(args: string[], env: Env, signal: AbortSignal): Promise<number | undefined>;
export {};