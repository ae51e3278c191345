import type { Tool } from '../../../src/mcp/tool.ts';
export declare const version: string;
export declare const tools: readonly Tool[];
