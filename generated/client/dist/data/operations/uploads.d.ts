import type { Operation } from "../../operation.js";
export declare const operations: readonly Operation[];
