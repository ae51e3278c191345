import type { Group } from "./check.js";
/** A check as the documentation lists it. */
export interface ListedCheck {
	id: string;
	group: Group;
	title: string;
	/** The requests that it sends. */
	sends: string;
	/** What a server that conforms does. */
	expects: string;
	/** Its place in the documentation, below the URL of the site. */
	docs: string;
	/** JSON pointers into the contract. */
	pointers: readonly string[];
	/** Ids of the statements that the check proves. */
	statements: string[];
}
/** Returns every check with the statements that it proves. Sends no request. */
export declare const listChecks: () => ListedCheck[];
/** Returns the place of a check in the documentation, below the URL of the site. */
export declare const docsOf: (id: string) => string;
/** Returns the anchor of a check. */
export declare const anchorOf: (id: string) => string;
//# sourceMappingURL=list.d.ts.map
