/** An error in the arguments. */
export class UsageError extends Error {}
