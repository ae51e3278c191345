/**
 * Makes `countDiscarded` force garbage collections. This changes V8's flags for a moment, and how the whole process
 * spends its time: only a process that does nothing but serve may enable it.
 */
export declare function enableCollection(): void;
/**
 * Counts bytes that were read and discarded. V8 gives them little weight, since they are outside of its own
 * heap: left alone, it lets some 100 MB of them pile up while a large upload streams through.
 */
export declare function countDiscarded(bytes: number): void;
//# sourceMappingURL=collect-garbage.d.ts.map
