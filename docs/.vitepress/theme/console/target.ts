/** A server of the reader, in place of the sandbox. */
export interface Target {
  /** Empty for the sandbox. */
  baseUrl: string;
  apiKey: string;
  /** Values of path parameters. */
  ids: Record<string, string>;
}
