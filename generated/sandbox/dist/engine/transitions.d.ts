import { type Precondition } from "../shared/guards.js";
import type { Context } from "./context.js";
import type { Changes } from "./journal.js";
import { type StoredRecord } from "./state.js";
import type { Operation } from "./types.js";
/** Returns what must be true before an operation; undefined if it has no transition in the contract. */
export declare const preconditionOf: ({ id, transition }: Operation) => Precondition | undefined;
/** Returns why the state of a resource forbids the operation; undefined if it does not. */
export declare function forbidden({ state, team, operation }: Context, record: StoredRecord): string | undefined;
/** Applies the transition of an accepted request to a resource. */
export declare function applyTransition(context: Context, record: StoredRecord): Changes;
/** Emits the event of an accepted request. */
export declare function emit({ state, team, operation }: Context, record: StoredRecord): void;
//# sourceMappingURL=transitions.d.ts.map
