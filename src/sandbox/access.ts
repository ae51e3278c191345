import { contract } from '../../generated/sandbox/dist/contract.js';
import type { Operation } from './model.ts';
import type { State, Team } from './state.ts';
import { reading } from './switches.ts';

/** A key with this in front has the scopes that follow, and no others. */
const prefix = 'sandbox:';
/** The key that is never valid. */
const invalid = 'sandbox:invalid';

/**
 * A key with some scopes, or with all if none is named.
 *
 * @throws {TypeError} There is no such scope.
 */
export function apiKey(...scopes: string[]): string {
  const known = contract.scopes.flat();
  for (const scope of scopes) {
    if (!known.includes(scope))
      throw new TypeError(`There is no scope ${scope}. There are: ${known.join(', ')}.`);
  }
  return scopes.length === 0 ? 'sandbox-all-scopes' : prefix + scopes.join(',');
}

/** Why a request is turned away, and with which status. */
export interface Refusal {
  status: number;
  /** For the journal, and for people who read the body. */
  why: string;
  /** Whether the request does not fit the contract; it may also fit and still be refused. */
  misfit?: boolean;
}

const bearer = /^bearer +(\S.*)$/i;

/** The key of a request; undefined if there is none. */
export const keyOf = (authorization = ''): string | undefined => bearer.exec(authorization)?.[1];

/** Says why a key does not open an operation; undefined if it does. */
export function deny(
  state: State,
  team: Team,
  operation: Operation,
  authorization: string | undefined,
): Refusal | undefined {
  const key = keyOf(authorization);
  if (key === undefined) {
    const why = authorization ? 'authorization is not `Bearer <API_KEY>`' : 'authorization is missing';
    return { status: 401, why, misfit: true };
  }
  if (!key.startsWith(prefix)) return undefined;
  if (key === invalid) return { status: 401, why: 'the key is not valid' };
  const needed = scopeOf(state, team, operation);
  if (needed === undefined || grants(key.slice(prefix.length), needed)) return undefined;
  return { status: withoutScope(state, team, operation), why: `the key lacks the scope ${needed}` };
}

function scopeOf(state: State, team: Team, { scope, questions }: Operation): string | undefined {
  if (scope !== undefined || !questions.includes('approve-scope')) return scope;
  const read = reading(state, team, 'approve-scope');
  return read === 'any-key' ? undefined : read;
}

/** Whether a list of scopes holds one of them, in any of its spellings. */
function grants(list: string, needed: string): boolean {
  const spellings = contract.scopes.find((names) => names.includes(needed)) ?? [needed];
  return list.split(',').some((name) => spellings.includes(name.trim()));
}

function withoutScope(state: State, team: Team, operation: Operation): number {
  return reading(state, team, 'missing-scope-status') === '401' ? 401 : noAccess(state, team, operation);
}

/** The status for a key that does not reach a record: what the contract lists for the operation. */
function noAccess(state: State, team: Team, { answers }: Operation): number {
  const listed = ['403', '404'].filter((status) => answers.some((answer) => answer.status === status));
  return Number(listed.length === 2 ? reading(state, team, 'no-access-status') : listed[0]);
}

/** A key as the journal shows it: whole if it is one of the sandbox's own, else its end. */
export function shownKey(authorization: string | undefined): string | undefined {
  const key = keyOf(authorization);
  if (key === undefined || key.startsWith(prefix) || key.startsWith('sandbox-')) return key;
  return `…${key.slice(-4)}`;
}
