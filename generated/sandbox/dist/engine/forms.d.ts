import type { Context } from "./context.js";
import type { Rejection } from "./access.js";
import type { State, Team } from "./state.js";
import type { Body, Form, FormLimits, Operation } from "./types.js";
/** Returns what the contract allows a form, as the team interprets it. */
export declare function formLimits(state: State, team: Team, body: Body): FormLimits;
/** Reads a form into the context. Returns why it is rejected; undefined if it is not. */
export declare function readForm(context: Context, body: Body, form: Form): Rejection | undefined;
/** The status that the contract lists for an invalid request. */
export declare const statusOfInvalid: ({ responses }: Operation) => string;
/** Returns why the name of a file has a form rejected; undefined if it has not. */
export declare function rejectedFile({ files }: Form): Rejection | undefined;
//# sourceMappingURL=forms.d.ts.map
