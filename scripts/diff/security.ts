/** Compares what a request must be authorized with. Spellings of one scope count as the same. */
import type { Model, Operation } from '../model/index.ts';
import type { ChangeCollector } from './change.ts';
import { list, same, without } from './comparison.ts';

type Alternative = { scheme: string; scopes: string[] }[];

/** Compares the operations that both versions have. */
export function compareSecurity(base: Model, revision: Model, changes: ChangeCollector): void {
  const spellings = [...base.scopes, ...revision.scopes].map((each) => each.spellings ?? []);
  const groups = [...spellings, ...renamedSchemes(base, revision)];
  for (const b of revision.operations) {
    const a = base.operations.find(({ id }) => id === b.id);
    if (a) compareOperation(a, b, groups, changes);
  }
}

function compareOperation(a: Operation, b: Operation, groups: string[][], changes: ChangeCollector): void {
  const { id } = b;
  const pointer = `${b.pointer}/security`;
  const [before, after] = [alternatives(a.security), alternatives(b.security)];
  const covered = (given: Alternative, needed: Alternative[]) =>
    needed.some((each) => each.every((one) => given.some((other) => includes(other, one, groups))));
  const lost = before.filter((each) => !covered(each, after));
  const gained = after.filter((each) => !covered(each, before));
  const schemes = new Set([...before, ...after].flat().map(({ scheme }) => scheme));
  const nameOf = ({ scheme, scopes }: Alternative[number]) => {
    if (scopes.length === 0) return scheme;
    return schemes.size > 1 ? `${scheme} with ${scopes.join(' and ')}` : scopes.join(' and ');
  };
  const names = (all: Alternative[]) =>
    list(all.map((each) => (each.length > 0 ? each.map(nameOf).join(' and ') : 'no key')));
  if (lost.length > 0) {
    const message = `${id} requires ${names(after)} now: ${names(before)} is not enough any more.`;
    changes.add('access-narrowed', 'major', ['sends', 'serves'], pointer, message);
  } else if (after.some((each) => each.length === 0) && !before.some((each) => each.length === 0)) {
    const message = `${id} requires no key any more: servers must accept requests without one.`;
    changes.add('access-open', 'major', ['sends', 'serves'], pointer, message);
  } else if (gained.length > 0) {
    const message = `${id} can be used with ${names(after)} now; it required ${names(before)}.`;
    changes.add('access-widened', 'minor', ['sends', 'serves'], pointer, message);
  } else if (names(before) !== names(after)) {
    const message = `The scope of ${id} is spelled ${names(after)} instead of ${names(before)}. Both are the same scope.`;
    changes.add('scope-spelling', 'patch', ['sends'], pointer, message);
  }
}

/** The alternatives of a security requirement; without any, a request needs none. */
const alternatives = (security: Record<string, string[]>[]): Alternative[] =>
  (security.length === 0 ? [{}] : security).map((each) =>
    Object.entries(each).map(([scheme, scopes]) => ({ scheme, scopes: scopes.toSorted() })),
  );

/** Whether what is authorized for one scheme and its scopes is authorized for another. */
function includes(given: Alternative[number], needed: Alternative[number], groups: string[][]): boolean {
  const equal = (one: string, other: string) =>
    one === other || groups.some((group) => group.includes(one) && group.includes(other));
  return (
    equal(given.scheme, needed.scheme) &&
    needed.scopes.every((scope) => given.scopes.some((other) => equal(scope, other)))
  );
}

/** Pairs of names that the same scheme has in two versions. */
export function renamedSchemes({ document: base }: Model, { document: revision }: Model): string[][] {
  const [had, has] = [base, revision].map(({ components }) => components.securitySchemes ?? {});
  const only = (one = {}, other = {}) => [...without(new Set(Object.keys(one)), new Set(Object.keys(other)))];
  return only(had, has).flatMap((name) =>
    only(has, had).flatMap((other) => (same(had?.[name], has?.[other]) ? [[name, other]] : [])),
  );
}
