/** Finds the sandbox that a request reaches where teams share a server: that of the team whose key or token it has. */
import { invalidKey, teamOfKey } from '../request/authorize.ts';
import { keyOf } from '../state/secrets.ts';
import { unsigned } from '../request/signatures.ts';
import { handle } from '../request/handle.ts';
import {
  type RequestHeaders,
  type SandboxRequest,
  type SandboxResponse,
  problemDetails,
} from '../contract/messages.ts';
import { createState } from '../state/state.ts';
import { controlPath } from './control.ts';
import { controlRoute, operatorRoutes, routes } from './routes.ts';
import type { Sandbox, SharedTeams } from '../testing/sandbox.ts';
import { noTeam, controlledBy } from './teams.ts';

/** Returns the team that a request leads to, undefined for the operator, or the response to a request that leads nowhere. */
export async function authorize(
  shared: SharedTeams,
  request: SandboxRequest,
): Promise<{ team: string | undefined } | SandboxResponse> {
  const { path, headers } = request;
  const bearer = keyOf(headers.authorization) ?? '';
  if (!path.startsWith(controlPath)) {
    const team = teamOfKey(await shared.signer.verify(bearer));
    return team === undefined ? keyRejection(request) : { team };
  }
  const [name = ''] = path.slice(controlPath.length).split('?', 1);
  const ofOperator = controlRoute(name, operatorRoutes);
  const route = controlRoute(name);
  if (await shared.signer.isOperator(bearer)) {
    if (ofOperator || !route) return { team: undefined };
    if (route.team !== undefined) return { team: route.team };
    return problemDetails(403, `${controlPath}${name} is that of one team: send its control token.`);
  }
  const team = await controlledBy(shared, bearer);
  if (team === undefined) {
    return problemDetails(
      401,
      'The control token is missing or wrong. Send that of the team, or the operator token, as a bearer token.',
    );
  }
  if (((ofOperator ?? route)?.team ?? team) !== team)
    return problemDetails(403, 'The control token is that of another team.');
  if (route?.methods === routes['teams'] && request.method === 'POST')
    return problemDetails(403, 'Only the operator token creates teams.');
  return { team: route ? team : undefined };
}

/** Returns the response of the contract to a key that is not valid. No team notes the request. */
function keyRejection(request: SandboxRequest): SandboxResponse {
  const authorization = request.headers.authorization && `Bearer ${invalidKey}`;
  return handle(createState({ log() {} }), { ...request, headers: { ...request.headers, authorization } });
}

/** Returns the response to a valid key or token of a team that no longer exists. */
export const missingTeam = (request: SandboxRequest, id: string): SandboxResponse =>
  request.path.startsWith(controlPath) ? problemDetails(404, noTeam(id).message) : keyRejection(request);

/** The sandbox that a request reaches, with the headers that it gets, or the response if it reaches none. */
type Reached = { sandbox: Sandbox; headers: RequestHeaders } | SandboxResponse;

/** Returns what a request reaches. No promise where teams do not share the server: each takes time of every request. */
export function reach(sandbox: Sandbox, request: SandboxRequest): Reached | Promise<Reached> {
  const { shared } = sandbox.surroundings;
  return shared ? reachTeam(sandbox, shared, request) : { sandbox, headers: request.headers };
}

async function reachTeam(sandbox: Sandbox, shared: SharedTeams, request: SandboxRequest): Promise<Reached> {
  const { headers } = request;
  const authorized = await authorize(shared, request);
  if ('status' in authorized) return authorized;
  const { team } = authorized;
  if (team === undefined) return { sandbox, headers };
  const own = shared.host.open?.(team);
  if (!own) return missingTeam(request, team);
  return { sandbox: own, headers: { ...headers, authorization: unsigned(headers.authorization ?? '') } };
}
