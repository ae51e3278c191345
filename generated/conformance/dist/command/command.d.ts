import { type RunOptions } from "../options.js";
/** Where a command writes. */
export interface Output {
	out(text: string): void;
	err(text: string): void;
	/** Whether a person watches. */
	terminal: boolean;
	env: Readonly<Record<string, string | undefined>>;
}
/**
 * Runs the command, and returns its exit code. An error in the arguments is one message, and exit code 2.
 *
 * @param more Options that no flag sets, for tests.
 */
export declare function main(args: string[], output: Output, more?: Partial<RunOptions>): Promise<0 | 1 | 2>;
//# sourceMappingURL=command.d.ts.map
