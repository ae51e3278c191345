import type { TestedContract } from '../../../src/conformance/contract/types.ts';
export declare const contract: TestedContract;
