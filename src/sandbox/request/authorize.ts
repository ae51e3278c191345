/** Keys of the sandbox, and whether that of a request gives access to its operation and its project. */
import type { RequestContext, Rejection } from '../behavior/context.ts';
import { decide } from '../state/decide.ts';
import { keyOf, keyPrefix } from '../state/secrets.ts';
import { fingerprint } from '../state/ids.ts';
import { findRecord, timeOf, keyValue } from '../state/store.ts';
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { anything, checkMembers, parseTime, type ValueRule, segment } from '../contract/option-rules.ts';

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

/** The key that is never valid. */
export const invalidKey = 'sandbox:invalid';
/** Every spelling of every scope. */
export const knownScopes: readonly string[] = contract.scopes.flat();

/** Restrictions of a key of the sandbox. */
export interface KeyOptions {
  /** @default all */
  scopes?: readonly string[] | undefined;
  /**
   * The only team that it has access to.
   *
   * @default undefined
   */
  team_id?: string | undefined;
  /**
   * The only project that it has access to.
   *
   * @default undefined
   */
  project_id?: string | undefined;
  /**
   * When it expires, on the clock of the sandbox, in ISO 8601.
   *
   * @default undefined
   */
  expires_at?: string | undefined;
}

const rules: Readonly<Record<keyof KeyOptions, ValueRule>> = {
  scopes: { needed: 'an array of scopes', fits: Array.isArray },
  team_id: segment,
  project_id: segment,
  expires_at: anything,
};

/** Restrictions by their names within a key. */
const restrictions = ['team_id', 'project_id', 'expires_at'] as const;
type Restrictions = Partial<Record<(typeof restrictions)[number], string>>;

/**
 * Returns a key with some scopes, or with all if none is named, and with some restrictions.
 *
 * @throws {TypeError} There is no such scope, or a restriction is invalid.
 */
export function apiKey(...args: readonly string[] | readonly [KeyOptions]): string {
  const [first] = args;
  const options: KeyOptions =
    typeof first === 'object' && first !== null ? first : { scopes: args as readonly string[] };
  const { scopes = [] } = options;
  if (Array.isArray(first)) throw new TypeError('The first scope is an array: pass the scopes one by one.');
  if (options === first && args.length > 1)
    throw new TypeError('Put the scopes into the options: { scopes }.');
  checkMembers('option', { ...options, scopes }, rules);
  if (options.expires_at !== undefined) parseTime('expires_at', options.expires_at);
  for (const scope of scopes) {
    if (!knownScopes.includes(scope))
      throw new TypeError(`There is no scope ${scope}. There are: ${knownScopes.join(', ')}.`);
  }
  const parts = restrictions.flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`;${name}=${encodeURIComponent(value)}`];
  });
  if (scopes.length === 0 && parts.length === 0) return 'sandbox-all-scopes';
  return keyPrefix + scopes.join(',') + parts.join('');
}

/** Returns the scopes of a key, if it does not have all, and its restrictions; undefined if it is never valid. */
export function readKey(key: string): { scopes?: string[]; restricted: Restrictions } | undefined {
  const restricted: Restrictions = {};
  if (key === invalidKey) return undefined;
  if (!key.startsWith(keyPrefix)) return { restricted };
  const [names = '', ...parts] = key.slice(keyPrefix.length).split(';');
  for (const part of parts) {
    const [name, value = ''] = part.split('=', 2);
    const restriction = restrictions.find((each) => each === name);
    if (!restriction) return undefined;
    try {
      restricted[restriction] = decodeURIComponent(value);
      if (name === 'expires_at') parseTime(name, restricted[restriction]);
    } catch {
      return undefined;
    }
  }
  if (names === '' && parts.length > 0) return { restricted };
  return { scopes: names.split(',').flatMap((name) => name.trim() || []), restricted };
}

/** Returns the only team that a key has access to; undefined if it is not restricted to one. */
export const teamOfKey = (key: string = ''): string | undefined => readKey(key)?.restricted.team_id;
