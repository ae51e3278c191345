import type { Entry } from './journal.ts';
import type { Given } from './records.ts';
import type { State, Team } from './state.ts';
import type { EngineRequest, Form, Operation, Values } from './types.ts';

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
