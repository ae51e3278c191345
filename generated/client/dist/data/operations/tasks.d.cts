import type { Operations } from "../../methods.cjs";
export declare const operations: Operations;
