/**
 * Notes that bytes were read and thrown away. V8 counts them little, since they lie outside of its own
 * heap: left alone, it lets some 100 MB of them pile up while a large upload streams through.
 */
export declare function throwAway(bytes: number): void;
