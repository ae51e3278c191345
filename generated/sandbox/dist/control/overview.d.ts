import type { EngineResponse } from "../engine/types.js";
/** Whether a path leads to the overview of the sandbox. */
export declare const isOverview: (path: string) => boolean;
/** A path with the methods that it accepts. */
export interface ServedPath {
	path: string;
	methods: string[];
}
/** Returns what a sandbox serves: as a page for browsers, as JSON for all other clients. */
export declare function overview(control: ServedPath[], accept?: string): EngineResponse;
//# sourceMappingURL=overview.d.ts.map
