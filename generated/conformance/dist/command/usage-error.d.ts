/** An error in the arguments. */
export declare class UsageError extends Error {}
//# sourceMappingURL=usage-error.d.ts.map
