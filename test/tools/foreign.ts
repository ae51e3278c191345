/** Values for other people's generators, whose types fit neither what they accept nor each other. */

/** Returns a value as what a generated function declares: whether it works is what a run finds out. */
export const foreign = <Declared>(value: unknown): Declared => value as never;
