import { type ChildProcess } from "node:child_process";
/** Signals that end a process if it does not handle them. */
export declare const signals: readonly ["SIGINT", "SIGTERM", "SIGHUP"];
type Signal = typeof signals[number];
/** Forwards signals that end this process to a command instead, until it is stopped. */
export declare class ForwardedSignals {
	#private;
	/** The last signal that was received. */
	signal: Signal | undefined;
	constructor();
	/** Makes a command the one that receives signals. */
	to(child: ChildProcess): void;
	stop(): void;
}
/** Runs a command with more variables in its environment, and returns its exit code. */
export declare function run([name, ...args]: string[], env: Record<string, string>, forwarded: ForwardedSignals): Promise<number>;
/** Returns the exit code of a process, as shells do: 128 and its number for a signal. */
export declare const exitCode: (code: number | null, signal: NodeJS.Signals | null) => number;
export {};
//# sourceMappingURL=child.d.ts.map
