/** A check cannot determine whether the server conforms. */
export class InconclusiveError extends Error {}

/** The server cannot be reached, or failed so often that the run ends. */
export class StoppedError extends Error {}

/** Whether an error states why a check or a question has no result. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof InconclusiveError || error instanceof StoppedError;
