import type { Contract } from './contract-types.js';

export declare const contract: Contract;
