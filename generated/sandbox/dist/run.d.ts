import { type Readings } from "./contract.js";
import type { RunningSandbox } from "./index.js";
import { type Settings } from "./switches.js";
/** What `--set` asked for. */
export interface Asked {
	/** Readings that hold in every run. */
	fixed: Settings;
	/** Questions that are read in every way, in every combination. */
	product: (keyof Readings)[];
	/** Whether every question that makes a difference is read in every way, one after another. */
	everything: boolean;
}
/**
 * Reads `all`, `question=all` and `question=value`.
 *
 * @throws {TypeError} There is no such question, or no such reading.
 */
export declare function parseSet(texts: string[]): Asked;
/** The settings of each run. More come in as questions turn out to make a difference. */
export declare function runs({ fixed, product }: Asked): Iterable<Settings> & {
	found(questions: (keyof Readings)[]): void;
};
/** Runs a command that finds the sandbox in its environment, and gives its exit code. */
export declare function runUnder(sandbox: RunningSandbox, [name, ...args]: string[]): Promise<number>;
