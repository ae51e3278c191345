import type { Operation } from "../contract-types.js";
import type { Exchange, UploadFile } from "../requests/http.js";
import type { SendOptions } from "../requests/session.js";
import { type Check, type CheckContext } from "./check.js";
export declare const limitChecks: () => Check[];
/** Sizes of a megabyte, the smaller one first. */
export declare const megabytes: {
	readonly decimal: number;
	readonly binary: number;
};
/** Sends a form with files and the required fields. */
export declare function sendFiles({ session, id }: CheckContext, operation: Operation, files: readonly UploadFile[], more?: SendOptions): Promise<Exchange>;
/** Returns a file of a size, without as much memory. */
export declare function fileOf(size: number): UploadFile;
//# sourceMappingURL=limits.d.ts.map
