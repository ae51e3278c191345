/** Lets a limited number of tasks run at a time; the others wait in their order. */
export declare class Gate {
	#private;
	constructor(size: number);
	run<T>(task: () => Promise<T>): Promise<T>;
}
//# sourceMappingURL=gate.d.ts.map
