import type { RunOptions } from "./options.js";
/** What a test of Vitest or node:test is given. */
export interface TestContext {
	skip(reason?: string): void;
}
/** `test` of Vitest or of node:test. */
export type TestFunction = (name: string, run: (context: TestContext) => Promise<void>) => unknown;
/**
 * Adds a test for each check. One run serves all of them, and begins with the first test. A check that could not
 * run is skipped with the reason.
 *
 * @param options The options of the run, or a function that returns them once the server is ready.
 */
export declare function registerChecks(test: TestFunction, options: RunOptions | (() => RunOptions | Promise<RunOptions>), only?: readonly string[]): void;
//# sourceMappingURL=test-runner.d.ts.map
