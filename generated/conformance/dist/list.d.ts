import type { Group } from "./checks/check.js";
/** A check as the documentation lists it. */
export interface ListedCheck {
	id: string;
	group: Group;
	title: string;
	/** JSON pointers into the contract. */
	pointers: readonly string[];
	/** Ids of the statements that the check proves. */
	statements: string[];
}
/** Returns every check with the statements that it proves. Sends no request. */
export declare const listChecks: () => ListedCheck[];
//# sourceMappingURL=list.d.ts.map
