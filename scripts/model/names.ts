/** Names in code, made from names in the contract. */

import { snake, words } from '../../src/shared/names.ts';

export { snake };

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** A name in code does not begin with a digit. */
const identifier = (name: string): string => (/^\p{N}/u.test(name) ? `_${name}` : name);
export const pascal = (name: string): string => identifier(words(name).map(upperFirst).join(''));
export const camel = (name: string): string => lowerFirst(pascal(name));

/** The name of a resource within a sentence: `task`, `upload batch`. */
export const nounOf = (resource: string): string =>
  lowerFirst(resource.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`));

/** The singular of a plural noun: `tasks`, `boxes`, `categories`. */
export const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(x|s|sh|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** The name of a method: the operationId without the noun of its tag, so `listTasks` of Tasks is `list`. */
export function methodName(operationId: string, tag: string): string {
  const own = words(operationId);
  const noun = words(tag);
  const same = (a = '', b = '') => a === b || singular(a) === singular(b);
  const at = own.findIndex((_, index) => index > 0 && noun.every((word, i) => same(own[index + i], word)));
  const rest = at < 0 ? own : own.toSpliced(at, noun.length);
  return camel(rest.join(' '));
}

/** Names of TypeScript for those of components: `_` replaces what no identifier has, and ends one that is taken. */
export function identifiers(names: readonly string[]): Record<string, string> {
  const taken = new Set(names.filter((name) => /^[A-Za-z_]\w*$/.test(name)));
  const unused = (name: string): string => {
    const found = taken.has(name) ? unused(`${name}_`) : name;
    taken.add(found);
    return found;
  };
  return Object.fromEntries(
    names.map((name) => [name, taken.has(name) ? name : unused(name.replaceAll(/\W|^(?=\d)/g, '_'))]),
  );
}
