/** Requests and responses of the sandbox, and a request on its way through it. */
import type { ServedOperation, Values } from '../contract/types.ts';
import type { ValuesBySnakeName } from '../behavior/records.ts';
import type { State, Team } from './state.ts';
import type { StoredEntry } from './journal.ts';
import type { Form } from '../request/form-reader.ts';

/** A request as the sandbox sees it: no sockets, no streams. */
export interface SandboxRequest {
  method: string;
  /** Path with its query, still encoded. */
  path: string;
  headers: RequestHeaders;
  /** Text of a body, or the form that an adapter has read. Undefined or empty if there is none. */
  body?: string | Form | undefined;
  /** What was wrong with the body already when it was read. */
  unreadable?: string | undefined;
}

/** Headers of a request by their names in lower case. */
export interface RequestHeaders {
  readonly accept?: string | undefined;
  readonly authorization?: string | undefined;
  readonly 'content-type'?: string | undefined;
  readonly prefer?: string | undefined;
  readonly [name: string]: string | string[] | undefined;
}

/** What the sandbox returns without an adapter. An adapter follows `delivery`, if it is there. */
export interface SandboxResponse {
  /** 0 if the connection ends without a response. */
  status: number;
  /** Media type; empty if there is no body. */
  type: string;
  body: string;
  /** In place of the body, where that has no end. */
  stream?: ReadableStream<Uint8Array>;
  /** Other headers, by their names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** How a fault changes its way. */
  delivery?: {
    /** Milliseconds to wait before it is sent. */
    delayMs?: number;
    /** Ends the connection in the middle of the body. */
    cut?: boolean;
  };
}

/** One request on its way through the sandbox. */
export interface RequestContext {
  state: State;
  team: Team;
  operation: ServedOperation;
  /** Parameters of the path by their keys. */
  params: Readonly<Record<string, string>>;
  /** Parameters of the path by their keys, of the types of the contract. */
  path: ValuesBySnakeName;
  /** Parameters of the query, of the types of the contract. */
  query: Values;
  request: SandboxRequest;
  entry: StoredEntry;
  /** The body, if it is JSON or a form, as the settings see it. */
  body: unknown;
  /** Members of the body by their names in snake_case. */
  bodyMembers: ValuesBySnakeName;
  form: Form | undefined;
}
