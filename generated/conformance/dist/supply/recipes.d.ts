import { type Guards } from "../shared/guards.js";
import type { Operation } from "../contract-types.js";
import type { Sample } from "../options.js";
/** A request of an operation, or the time in which the service moves a resource on. */
export type Step = Operation | "wait";
/** A way to a resource: a document that is processed, and what comes after. */
export interface Recipe {
	sample: Sample | undefined;
	/** What the resource has to be like before the first step. */
	guards: Guards;
	steps: readonly Step[];
}
/**
 * Returns ways to a resource whose fields pass some guards, the shortest first. The last step can leave the state to the
 * service: then only an attempt shows whether the way leads there.
 *
 * @param samples Documents that can be uploaded; the ordinary one among them.
 * @param ordinary The one without a special end.
 */
export declare function recipes(resource: string, guards: Guards, samples: readonly Sample[], ordinary: Sample | undefined): Recipe[];
//# sourceMappingURL=recipes.d.ts.map
