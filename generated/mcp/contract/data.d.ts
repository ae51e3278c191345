import type { Tool } from '../../../src/shared/tool.ts';
export declare const version: string;
export declare const tools: readonly Tool[];
