/** What `files.ts` generates for `object.ts`. */
declare module 'worker:files' {
  /** Imports the test files of the sandbox by their names. */
  export const files: Record<string, () => Promise<unknown>>;
  /** Returns what fails when it is used, with this name. */
  export function unavailable(name: string): object;
}
