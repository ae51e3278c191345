/** How a run finds out which value of a setting a server follows. */
import { type SettingValues } from "../contract.js";
import { type CheckContext, type Need } from "../checks/check.js";
/** A value, with the sentence on what shows it. */
export interface Detected<Value extends string = string> {
	value: Value;
	evidence: string;
}
export interface Detector<Value extends string = string> {
	/** What a run needs to show the value, for the report. */
	needs: string;
	/** What requests of its own need. */
	requires?: readonly Need[];
	/** Returns the value; undefined if nothing showed it. It runs after the checks, and may send requests. */
	detect(context: CheckContext, values: readonly Value[]): Promise<Detected<Value> | undefined> | Detected<Value> | undefined;
}
/** A detector for each setting of openapi/open-questions.yaml. */
export type Detectors = { readonly [Id in keyof SettingValues]: Detector<SettingValues[Id]> };
export declare const detectors: Detectors;
//# sourceMappingURL=detectors.d.ts.map
