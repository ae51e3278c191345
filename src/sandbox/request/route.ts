/** Finds what a request leads to: its operation, and its team. */
import type { State, Team } from '../state/state.ts';
import { type SandboxRequest, type SandboxResponse, problemDetails } from '../contract/messages.ts';
import { type RequestContext, decide } from '../behavior/context.ts';
import { find, type RouteMatch, type OperationsByMethod } from '../contract/router.ts';
import { newEntry } from './note.ts';
import type { ServedOperation } from '../contract/types.ts';
import { peekTeam } from '../state/store.ts';

/** The team of paths that name none. */
const standardTeam = 'team-1';

/** Returns the context of a request, or the response to a request that the contract has no operation for. */
export function route(state: State, request: SandboxRequest): RequestContext | SandboxResponse {
  const { method, path } = request;
  const match = find(path);
  if (!match) return problemDetails(404, 'The contract has no such path.');
  const { value: methods, params } = match;
  const operation = methods.get(method) ?? otherMethod(state, match, method);
  if (!operation) {
    const allow = [...methods.keys()].join(', ');
    return { ...problemDetails(405, `The contract has no ${method} for this path.`), headers: { allow } };
  }
  const team = teamFor(state, operation, match);
  return {
    state,
    team,
    operation,
    params: params ?? {},
    isDecoded: params !== undefined,
    path: params ?? {},
    query: {},
    request,
    entry: newEntry(state, team, request, operation.id),
    body: undefined,
    bodyMembers: {},
    form: undefined,
    faults: [],
  };
}

function teamFor(
  state: State,
  { team }: ServedOperation,
  { encoded, params = encoded }: RouteMatch<OperationsByMethod>,
): Team {
  const usual = state.only?.id ?? standardTeam;
  return peekTeam(state, params[team ?? ''] ?? usual);
}

/** The operation of another method that a setting accepts in place of this one. */
function otherMethod(
  state: State,
  match: RouteMatch<OperationsByMethod>,
  method: string,
): ServedOperation | undefined {
  for (const operation of match.value.values()) {
    const team = teamFor(state, operation, match);
    if (decide({ state, team }, operation.settings, 'methods')?.includes(method)) return operation;
  }
  return undefined;
}
