import type { Values } from '../engine/types.js';

/** Returns the value of the setting, and notes that it made a difference. Call it only where it does. */
export type Interpretation<Value> = () => Value;

/** A request, as settings see it. */
export interface SettingRequest {
  /** Parameters of the path by their names in snake_case. */
  params: Readonly<Record<string, string>>;
  /** The JSON body, or the fields of the form. */
  body: unknown;
  /** Every known set of values, by the schema that lists it. */
  values: Readonly<Record<string, readonly string[]>>;
}

/**
 * What an open question decides in the sandbox. Each function is called for the operations, responses, limits or
 * outcomes of the contract that name the question.
 */
export interface Setting<Id extends string = string, Value extends string = string> {
  /** Id in openapi/open-questions.yaml. */
  readonly id: Id;
  readonly values: readonly Value[];
  /** Whether it concerns every operation, also those that do not name it. */
  readonly everywhere?: true;
  /** Returns methods that the path accepts in addition to those of the contract. */
  methods?(interpretation: Interpretation<Value>): readonly string[];
  /** Returns the scope of an operation without a scope in the contract; undefined if any key will do. */
  scope?(interpretation: Interpretation<Value>): string | undefined;
  /** Returns the status for a key without the scope; undefined for that of a key without access. */
  missingScopeStatus?(interpretation: Interpretation<Value>): number | undefined;
  /** Returns the status for a key without access, where the contract lists several. */
  noAccessStatus?(interpretation: Interpretation<Value>): number;
  /** Returns the status of a success, where the contract lists several or a range. */
  successStatus?(interpretation: Interpretation<Value>): number;
  /** Returns the body of a success of unspecified shape, given what it would be in an envelope; undefined for none. */
  successBody?(interpretation: Interpretation<Value>, envelope: Values): unknown;
  /** Returns the name of the example with the members of a success other than the resource. */
  example?(interpretation: Interpretation<Value>): string;
  /** Returns the body of an error and its media type. `member` is that of the contract's example. */
  errorBody?(
    interpretation: Interpretation<Value>,
    reason: string,
    member: string,
  ): { type: string; body: string };
  /** Returns why a valid request is rejected; undefined if it is not. */
  rejects?(interpretation: Interpretation<Value>, request: SettingRequest): string | undefined;
  /** Returns whether a request that the state of the resource forbids is ignored instead of rejected. */
  ignoresRejected?(interpretation: Interpretation<Value>): boolean;
  /** Returns the value of a field, or the next state, that the contract leaves unknown; undefined for no change. */
  outcome?(interpretation: Interpretation<Value>): string | undefined;
  /** Returns how a response spells the state of a resource. `created` is whether the response is to its creation. */
  spelling?(interpretation: Interpretation<Value>, state: string, created: boolean): string;
  /** Returns the status for a request beyond a limit. */
  limitStatus?(interpretation: Interpretation<Value>): number;
  /** Returns the bytes of a megabyte. */
  megabyte?(interpretation: Interpretation<Value>): number;
}
