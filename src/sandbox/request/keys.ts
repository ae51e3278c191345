/** Keys of the sandbox, and what they give access to. */
import { contract } from '../../../generated/sandbox/contract/contract.ts';
import { anything, checkMembers, parseTime, type ValueRule, segment } from '../contract/option-rules.ts';
import { keyPrefix } from '../state/secrets.ts';

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
