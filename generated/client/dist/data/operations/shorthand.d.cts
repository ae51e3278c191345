import type { Operation } from "../../operation.cjs";
export declare const operations: readonly Operation[];
