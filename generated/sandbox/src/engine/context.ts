import type { Entry } from './journal.js';
import type { Given } from './records.js';
import type { State, Team } from './state.js';
import type { EngineRequest, Form, Operation, Values } from './types.js';

/** One request on its way through the engine. */
export interface Context {
  state: State;
  team: Team;
  operation: Operation;
  /** Parameters of the path by their keys. */
  params: Readonly<Record<string, string>>;
  /** Parameters of the query, of the types of the contract. */
  query: Values;
  request: EngineRequest;
  entry: Entry;
  /** The body, if it is JSON or a form, as the settings see it. */
  body: unknown;
  /** Members of the body by their names in snake_case. */
  given: Given;
  form: Form | undefined;
}
