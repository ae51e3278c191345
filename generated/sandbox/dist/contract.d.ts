import type { Contract } from './engine/types.js';

export declare const contract: Contract;
