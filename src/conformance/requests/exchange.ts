import type { TestedOperation, TestedResponse } from '../contract/types.ts';
import type { UploadFile } from '../contract/options.ts';

/** What a path names, by the names of the parameters in snake_case. */
export type PathValues = Readonly<Record<string, string>>;

/** What a request sends. */
export interface SentRequest {
  operation: TestedOperation;
  /** What the path names. */
  values: PathValues;
  path: string;
  method: string;
  credential: string;
  /** Value of the header `authorization`; undefined if there is none. */
  authorization: string | undefined;
  contentType?: string;
  bodyText?: string;
  form?: { fields: readonly (readonly [string, string])[]; files: readonly UploadFile[]; fileField: string };
  /** Id of the check that sends it. */
  check: string;
}

/** A request with its response. */
export interface Exchange extends SentRequest {
  number: number;
  /** Trace ID of the header `traceparent`. */
  trace: string;
  /** Whether the request is one that the contract describes, with the operation's own method. */
  documented: boolean;
  status: number;
  headers: Record<string, string>;
  /** Media type without parameters; empty if there is none. */
  type: string;
  text: string;
  /** The body, if it is JSON. */
  json: unknown;
  durationMs: number;
  /** What the contract documents for the status; undefined if it documents nothing. */
  response: TestedResponse | undefined;
  /** The fields of the resource in a success; undefined if it has none that can be read. */
  fields: Record<string, unknown> | undefined;
}
