import type { ServedContract } from '../../../src/sandbox/contract/types.ts';
import type { Preconditions } from '../../../src/shared/guards.ts';
export declare const contract: ServedContract;
export declare const guards: Preconditions;
