import { type Interpretations, type Settings } from "./engine/settings.js";
/** What `--set` configured. */
export interface Configured {
	/** Interpretations of every run. */
	fixed: Settings;
	/** Settings that have every value, in every combination. */
	product: (keyof Interpretations)[];
	/** Whether every setting that makes a difference has every value, one after another. */
	everything: boolean;
}
/**
 * Reads `all`, `setting=all` and `setting=value`.
 *
 * @throws {TypeError} There is no such setting, it has no such value, or it is there twice.
 */
export declare function parseSet(texts: string[]): Configured;
/** Returns the settings of each run. More are added as settings turn out to make a difference. */
export declare function runs({ fixed, product }: Configured): Iterable<Settings> & {
	found(settings: (keyof Interpretations)[]): void;
};
//# sourceMappingURL=run.d.ts.map
