import type { Guards } from "../shared/guards.js";
import type { Operation } from "../contract-types.js";
import type { Sample } from "../options.js";
import { type Session } from "../requests/session.js";
import { type Subject } from "./subject.js";
/** Prepares records in the states that checks ask for, from uploads of its own. */
export declare class Supply {
	#private;
	constructor(session: Session);
	/** Whether the run can get at the resources of files. */
	get hasTasks(): boolean;
	/**
	 * Returns a resource of a file whose fields pass some guards. No other check uses it until it is returned.
	 *
	 * @throws {UnreachableError} The run found no way to such a resource.
	 */
	take(guards: Guards, special?: Partial<Pick<Sample, "fails" | "partial">>): Promise<Subject>;
	/** Returns an unchanged resource to the pool. */
	giveBack(subject: Subject): void;
	/**
	 * Uploads documents, and returns a resource of each as it is right away.
	 *
	 * @throws {UnreachableError} The upload was rejected, or its records were not found.
	 */
	upload(files: readonly Sample[]): Promise<Subject[]>;
	/**
	 * Uploads one document, and brings its only record into a state.
	 *
	 * @throws {UnreachableError} No known way leads there.
	 */
	uploadInState(sample: Sample, guards: Guards): Promise<Subject>;
	/** Returns the only record of an upload in some state; undefined if no way leads there. */
	sole(guards: Guards): Promise<Subject | undefined>;
	/** Sends a request of an operation to a resource that allows it, and returns the resource when the service is done with it. */
	after(operation: Operation): Promise<Subject | undefined>;
	/**
	 * Reads a resource.
	 *
	 * @throws {UnreachableError} The response has none.
	 */
	read(subject: Subject, check?: string): Promise<Subject>;
}
//# sourceMappingURL=supply.d.ts.map
