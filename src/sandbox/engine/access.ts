import { contract } from '../../../generated/sandbox/dist/contract.js';
import { deciding, interpretation } from './interpretations.ts';
import type { State, Team } from './state.ts';
import type { EngineRequest, Operation } from './types.ts';

/** A key that begins with this has the scopes that follow, and no others. */
const prefix = 'sandbox:';
/** The key that is never valid. */
const invalid = 'sandbox:invalid';
/** Every spelling of every scope. */
const scopes: readonly string[] = contract.scopes.flat();

/**
 * Returns a key with some scopes, or with all if none is named.
 *
 * @throws {TypeError} There is no such scope.
 */
export function apiKey(...names: string[]): string {
  for (const scope of names) {
    if (!scopes.includes(scope))
      throw new TypeError(`There is no scope ${scope}. There are: ${scopes.join(', ')}.`);
  }
  return names.length === 0 ? 'sandbox-all-scopes' : prefix + names.join(',');
}

/** Why a request is rejected, and with which status. */
export interface Rejection {
  status: number;
  /** For the journal, and for people who read the body. */
  reason: string;
  /** Whether the request violates the contract; a valid request can be rejected too. */
  violation?: boolean;
}

const bearer = /^bearer +(\S.*)$/i;

/** Returns the key of a request; undefined if there is none. */
export const keyOf = (authorization = ''): string | undefined => bearer.exec(authorization)?.[1];

function hasKey(
  { in: where, name }: { in: string; name: string },
  { path, headers = {} }: Pick<EngineRequest, 'path' | 'headers'>,
): boolean {
  if (where === 'header') return Boolean(headers[name.toLowerCase()]);
  if (where === 'query') return Boolean(new URLSearchParams(path.split('?')[1]).get(name));
  return [headers['cookie'] ?? []]
    .flat()
    .some((text) => text.split(/; */).some((pair) => pair.startsWith(`${name}=`)));
}

/** Returns why a key may not use an operation; undefined if it may. */
export function deny(
  state: State,
  team: Team,
  operation: Operation,
  request: Pick<EngineRequest, 'authorization' | 'path' | 'headers'>,
): Rejection | undefined {
  const { authorization } = request;
  if (operation.keyless || operation.keys?.some((key) => hasKey(key, request))) return undefined;
  if (operation.bearerless) {
    const names = operation.keys?.map(({ in: where, name }) => `${name} in ${where}`).join(' or ');
    return { status: 401, reason: `the key is missing: ${names}`, violation: true };
  }
  const key = keyOf(authorization);
  if (key === undefined) {
    const reason = authorization ? 'authorization is not `Bearer <API_KEY>`' : 'authorization is missing';
    return { status: 401, reason, violation: true };
  }
  if (!key.startsWith(prefix)) return undefined;
  if (key === invalid) return { status: 401, reason: 'the key is not valid' };
  const unknown = unknownScope(key.slice(prefix.length));
  if (unknown !== undefined) {
    return {
      status: 401,
      reason: `the key names ${JSON.stringify(unknown)}, which is no scope: ${scopes.join(', ')}`,
    };
  }
  const needed = scopeOf(state, team, operation);
  if (needed === undefined || grants(key.slice(prefix.length), needed)) return undefined;
  return { status: withoutScope(state, team, operation), reason: `the key lacks the scope ${needed}` };
}

function scopeOf(state: State, team: Team, { scope, settings }: Operation): string | undefined {
  if (scope !== undefined) return scope;
  const [setting] = deciding(settings, 'scope');
  return setting?.scope(interpretation(state, team, setting));
}

/** Whether some scopes include one, in any of its spellings. */
function grants(names: string, needed: string): boolean {
  const spellings = contract.scopes.find((each) => each.includes(needed)) ?? [needed];
  return namesIn(names).some((name) => spellings.includes(name));
}

/** Returns the first name that is no scope. */
const unknownScope = (names: string): string | undefined =>
  namesIn(names).find((name) => !scopes.includes(name));

const namesIn = (names: string): string[] => names.split(',').flatMap((name) => name.trim() || []);

function withoutScope(state: State, team: Team, operation: Operation): number {
  const [setting] = deciding(operation.settings, 'missingScopeStatus');
  const status = setting?.missingScopeStatus(interpretation(state, team, setting));
  return status ?? withoutAccess(state, team, operation);
}

/** The status for a key without access to a record: what the contract lists for the operation. */
function withoutAccess(state: State, team: Team, { responses, settings }: Operation): number {
  const listed = ['403', '404'].filter((status) => responses.some((response) => response.status === status));
  const [setting] = listed.length === 2 ? deciding(settings, 'noAccessStatus') : [];
  return setting?.noAccessStatus(interpretation(state, team, setting)) ?? Number(listed[0] ?? 403);
}

/** Returns a key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export function shownKey(authorization: string | undefined): string | undefined {
  const key = keyOf(authorization);
  if (key === undefined || key.startsWith(prefix) || key.startsWith('sandbox-')) return key;
  return `…${key.slice(-4)}`;
}
