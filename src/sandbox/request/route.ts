/** Finds what a request leads to: its operation, and its team. */
import type { State, Team } from '../state/state.ts';
import { type SandboxRequest, type SandboxResponse, problemDetails } from '../contract/messages.ts';
import type { RequestContext } from '../behavior/context.ts';
import { decide } from '../state/decide.ts';
import type { StoredEntry } from '../state/journal.ts';
import { find, type RouteMatch, type OperationsByMethod } from '../contract/router.ts';
import type { ServedOperation } from '../contract/types.ts';
import { peekTeam, timeOf } from '../state/store.ts';

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

/** Returns a new entry for a request. */
export function newEntry(
  state: State,
  team: Team | undefined,
  { method, path, headers }: SandboxRequest,
  operation: string | null,
): StoredEntry {
  return {
    number: (team?.kept ? team.journal : state.unmatched).count + 1,
    time: team ? timeOf(state, team) : state.now,
    method,
    path,
    operation,
    status: 0,
    headers,
    bytes: 0,
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
