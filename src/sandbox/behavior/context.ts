import type { State, Team, StoredRecord } from '../state/state.ts';
import type { ServedOperation, ValuesBySnakeName, Values } from '../contract/types.ts';
import type { SandboxRequest, Form, SandboxResponse } from '../contract/messages.ts';
import type { StoredEntry } from '../state/journal.ts';
import type { FaultRule } from '../state/faults.ts';

/** One request on its way through the sandbox. */
export interface RequestContext {
  state: State;
  team: Team;
  operation: ServedOperation;
  /** Parameters of the path by their keys; empty if they cannot be decoded. */
  params: Readonly<Record<string, string>>;
  isDecoded: boolean;
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
  /** Faults that hit the request. */
  faults: readonly FaultRule[];
}

/** What a step ends a request with: a rejection, a success or, in place of both, a whole response. */
export type StepResult = Rejection | SuccessResult | SandboxResponse;

/** Why a request is rejected, and with which status. */
export interface Rejection {
  status: number;
  /** For the journal, and for people who read the body. */
  reason: string;
  /** Whether the request violates the contract; a valid request can be rejected too. */
  violation?: boolean;
}

/** A page of resources, and where it is in all of them. */
export interface ListedPage {
  records: StoredRecord[];
  total: number;
  /** Where the next page begins; undefined if this is the last one. */
  next: number | undefined;
}

/** What a success returns: a resource, a page of resources, or nothing. */
export interface SuccessResult {
  record?: StoredRecord | undefined;
  page?: ListedPage;
  /** For a resource that the request has created, its other values. */
  created?: ValuesBySnakeName;
  /** Whether the success is partial. */
  partial?: boolean;
}
