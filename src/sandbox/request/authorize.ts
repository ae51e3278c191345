/** Decides whether the key of a request gives access to its operation and its project. */
import { type RequestContext, type Rejection, decide } from '../behavior/context.ts';
import { keyOf } from '../state/secrets.ts';
import { fingerprint } from '../state/ids.ts';
import { readKey, knownScopes } from './keys.ts';
import { timeOf, keyValue } from '../state/store.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { findRecord } from '../behavior/records.ts';

/** Returns why a request is rejected for its path or its key; undefined if it is not. */
export function authorize(context: RequestContext): Rejection | undefined {
  if (!context.isDecoded) return { status: 400, reason: 'the path cannot be decoded', violation: true };
  return deny(context) ?? withoutProject(context, context.params['project_id']);
}

/** Returns why the key may not use the project that the body names, or that the record is in; undefined if it may. */
export const authorizeProject = (context: RequestContext): Rejection | undefined =>
  withoutProject(context, projectOf(context));

/** Returns why a key may not use an operation; undefined if it may. */
export function deny(context: RequestContext): Rejection | undefined {
  const { state, team, operation, request } = context;
  const { authorization } = request.headers;
  const { scopes: neededScopes } = operation;
  if (!neededScopes) return undefined;
  const key = keyOf(authorization);
  if (key === undefined) {
    const reason = authorization ? 'authorization is not `Bearer <API_KEY>`' : 'authorization is missing';
    return { status: 401, reason, violation: true };
  }
  if (state.revokedKeys.size > 0 && state.revokedKeys.has(fingerprint(key)))
    return { status: 401, reason: 'the key was revoked' };
  const read = readKey(key);
  if (!read) return { status: 401, reason: 'the key is not valid' };
  const { scopes, restricted } = read;
  const unknown = scopes?.find((name) => !knownScopes.includes(name));
  if (unknown !== undefined) {
    return {
      status: 401,
      reason: `the key names ${JSON.stringify(unknown)}, which is not a scope: ${knownScopes.join(', ')}`,
    };
  }
  if (restricted.expires_at !== undefined && timeOf(state, team) >= Date.parse(restricted.expires_at))
    return { status: 401, reason: 'the key has expired' };
  if (restricted.team_id !== undefined && restricted.team_id !== team.id)
    return { status: withoutAccess(context), reason: 'the key belongs to another team' };
  if (!scopes) return undefined;
  const open = neededScopes.length === 0 ? decide(context, operation.settings, 'scope') : undefined;
  const needed = open === undefined ? neededScopes : [open];
  const lacking = needed.find((scope) => !grants(scopes, scope));
  if (lacking === undefined) return undefined;
  return { status: withoutScope(context), reason: `the key lacks the scope ${lacking}` };
}

/** Returns why the key of a request may not use a project; undefined if it may, or if no project is named. */
function withoutProject(context: RequestContext, project: unknown): Rejection | undefined {
  const { team, request } = context;
  const { headers } = request;
  if (project === undefined) return undefined;
  if (team.closedProjects.size === 0 && !headers.authorization?.includes(';')) return undefined;
  const only = readKey(keyOf(headers.authorization) ?? '')?.restricted.project_id;
  let reason: string | undefined;
  if (only !== undefined && only !== project) reason = 'the key was not added to the project';
  if (team.closedProjects.has(String(project))) reason = 'the project does not allow import via API';
  return reason === undefined ? undefined : { status: withoutAccess(context), reason };
}

/** Whether some scopes include one, in any of its spellings. */
function grants(scopes: readonly string[], needed: string): boolean {
  const spellings = contract.scopes.find((each) => each.includes(needed)) ?? [needed];
  return scopes.some((name) => spellings.includes(name));
}

/** The status for a key without a scope. */
const withoutScope = (context: RequestContext): number =>
  decide(context, context.operation.settings, 'missingScopeStatus') ?? withoutAccess(context);

/** The status for a key without access to a resource: what the contract lists for the operation. */
function withoutAccess(context: RequestContext): number {
  const { responses, settings } = context.operation;
  const listed = ['403', '404'].filter((status) => responses.some((response) => response.status === status));
  const decided = listed.length === 2 ? decide(context, settings, 'noAccessStatus') : undefined;
  return decided ?? Number(listed[0] ?? 403);
}

/** Returns, where the path names no project, the one that the body names, or that the record of the path is in. */
function projectOf(context: RequestContext): unknown {
  const { operation, params, bodyMembers } = context;
  const { resource, idParameter } = operation;
  if ('project_id' in params) return undefined;
  if (resource === undefined || idParameter === undefined) return bodyMembers['project_id'];
  const record = findRecord(context, resource, params[idParameter]);
  return record && keyValue(record, 'project_id');
}
