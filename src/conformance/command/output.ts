/** Where a command writes. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person watches. */
  terminal: boolean;
  env: Readonly<Record<string, string | undefined>>;
  /** Ends the run. */
  signal?: AbortSignal;
}
