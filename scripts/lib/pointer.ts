/** JSON Pointers as URI fragments: `#/paths/~1v2~1task/get`. */

export const escape = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer of a member of what is at another pointer, by its steps from there. */
export const memberPointer = (pointer: string, ...steps: (string | number)[]): string =>
  [pointer, ...steps.map((step) => escape(String(step)))].join('/');

export const unescape = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

export const tokens = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape);

export interface Member {
  key: string;
  value: unknown;
  pointer: string;
  /** The object or array that has the member. */
  parent: object;
}

/** Every member of every object and array within a value. */
export function* members(value: unknown, pointer = '#'): Generator<Member> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const here = memberPointer(pointer, key);
    yield { key, value: member, pointer: here, parent: value };
    yield* members(member, here);
  }
}
