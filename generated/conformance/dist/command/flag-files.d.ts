import type { RunOptions, Sample } from "../options.js";
type Finder = NonNullable<RunOptions["findTasks"]>;
/**
 * Returns the ids in a file with one a line.
 *
 * @throws {UsageError} The file cannot be read, or contains something else.
 */
export declare function taskIdsOf(file: string): Promise<string[]>;
/**
 * Returns documents, the ordinary one first.
 *
 * @throws {UsageError} A file cannot be read, or there is no such state.
 */
export declare function samplesOf(values: readonly string[]): Promise<Sample[] | undefined>;
/**
 * Returns a function that finds the tasks of an upload; undefined if no flag names one.
 *
 * @throws {UsageError} The module cannot be loaded, or exports no function.
 */
export declare function finderOf(module: string | undefined, command: string | undefined): Promise<Finder | undefined>;
export {};
//# sourceMappingURL=flag-files.d.ts.map
