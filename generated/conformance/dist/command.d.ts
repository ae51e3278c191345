import { type RunOptions } from "./options.js";
/** Where a command writes. */
export interface Output {
	out(text: string): void;
	err(text: string): void;
	/** Whether a person watches. */
	terminal: boolean;
	env: Readonly<Record<string, string | undefined>>;
}
/**
 * Runs the command, and returns its exit code.
 *
 * @param more Options that no flag sets, for tests.
 * @throws {UsageError | TypeError} The arguments are invalid.
 */
export declare function main(args: string[], output: Output, more?: Partial<RunOptions>): Promise<0 | 1 | 2>;
//# sourceMappingURL=command.d.ts.map
