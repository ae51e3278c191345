import type { Operation } from "../operation.js";
/** Version of this package. */
export declare const version: string;
/** Whether some operation has parameters that are options. */
export declare const hasParameters: false;
/** Whether some body is neither JSON nor a form with files. */
export declare const hasOtherMedia: false;
export declare const operations: readonly Operation[];
