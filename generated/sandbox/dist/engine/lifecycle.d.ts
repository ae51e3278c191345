import { type Outcome } from "./outcomes.js";
import { type State, type StoredRecord, type Team } from "./state.js";
import type { Operation } from "./types.js";
/** Returns the state of a resource; undefined if its type has no lifecycle. */
export declare function statusOf({ resource, value }: StoredRecord): string | undefined;
/** What the name of its file decides for a resource. */
export declare const outcomeFor: ({ resource, value }: StoredRecord) => Outcome | undefined;
/** Plans what the service does with a resource that has just been created. */
export declare function scheduleNew(state: State, team: Team, record: StoredRecord, delay?: number): void;
/** Plans what the service does with a resource that an operation has put in its state. */
export declare function scheduleAfter(state: State, team: Team, record: StoredRecord, operation: Operation): void;
/** Applies what the service has done with a resource by now: reading it shows the result. */
export declare function advance(state: State, team: Team, record: StoredRecord): StoredRecord;
/** Fills fields that are empty until a resource is processed. */
export declare function addResults(record: StoredRecord): void;
/**
 * Whether an operation is repeated before a client has read its result, or the clock was moved. Of two at once the
 * second then finds the resource where the first has put it, also where processing is instant.
 */
export declare const isRepeated: (state: State, team: Team, operation: Operation, record: StoredRecord) => boolean;
//# sourceMappingURL=lifecycle.d.ts.map
