/**
 * Frees a chunk that was read and is not needed any more: without a copy of it, its length is then 0. V8 assigns bytes
 * outside of its heap little weight, and lets some 100 MB of them pile up while a large upload streams through. Node 20
 * cannot free them, and has fewer.
 */
export declare function free(chunk: Buffer): void;
//# sourceMappingURL=free.d.ts.map
