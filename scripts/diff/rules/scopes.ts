/** Compares the scopes of operations, their spellings, and the security schemes. */
import { isObject } from '../../../src/shared/json.ts';
import type { Model, Operation, Scope } from '../../model/index.ts';
import { entries, membersExcept, type WithPointer } from '../../model/references.ts';
import { type Comparison, list, pairs, same, formatValue } from '../comparison.ts';

type Alternative = { scheme: string; scopes: string[] }[];

/** Compares what a request must be authorized with. Spellings of one scope count as the same. */
export function compareSecurity({ base, revision, changes }: Comparison, a: Operation, b: Operation): void {
  const { id } = b;
  const pointer = `${b.pointer}/security`;
  const groups = [...base.scopes, ...revision.scopes].map(({ spellings = [] }) => spellings);
  const [before, after] = [alternatives(a.security), alternatives(b.security)];
  const covered = (given: Alternative, needed: Alternative[]) =>
    needed.some((each) => each.every((one) => given.some((other) => includes(other, one, groups))));
  const lost = before.filter((each) => !covered(each, after));
  const gained = after.filter((each) => !covered(each, before));
  const names = (all: Alternative[]) =>
    list(
      all.map((each) =>
        each.flatMap(({ scheme, scopes }) => (scopes.length > 0 ? scopes : [scheme])).join(' and '),
      ),
    );
  if (lost.length > 0) {
    const message = `${id} requires ${names(after)} now: keys with ${names(before)} are not enough any more.`;
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
    given.scheme === needed.scheme &&
    needed.scopes.every((scope) => given.scopes.some((other) => equal(scope, other)))
  );
}

/** Compares the security schemes and the spellings of scopes. */
export function compareScopes(comparison: Comparison): void {
  const { base, revision } = comparison;
  compareMembers(comparison, 'the security schemes', schemesOf(base), schemesOf(revision));
  compareSpellings(comparison);
}

const schemesOf = ({ document }: Model): WithPointer<object> => ({
  value: document.components.securitySchemes ?? {},
  pointer: '#/components/securitySchemes',
});

/** Compares schemes, flows and their members: what is added may be ignored, and the rest may be relied on. */
function compareMembers(
  comparison: Comparison,
  label: string,
  a: WithPointer<object>,
  b: WithPointer<object>,
): void {
  const membersOf = ({ value, pointer }: WithPointer<object>) =>
    entries({ value: membersExcept(value, ['description']), pointer });
  for (const { name, a: before, b: after } of pairs(membersOf(a), membersOf(b))) {
    const [had, has] = [before?.value, after?.value];
    if (same(had, has)) continue;
    const { pointer } = (after ?? before) as WithPointer;
    if (isObject(had) && isObject(has)) {
      const inner = `${formatValue(name)} of ${label}`;
      compareMembers(comparison, inner, { value: had, pointer }, { value: has, pointer });
      continue;
    }
    const isNote = pointer.endsWith('/bearerFormat') || (had && has && /\/scopes\//.test(pointer));
    const bump = isNote ? 'patch' : had === undefined ? 'minor' : 'major';
    const how = had === undefined ? 'is new' : has === undefined ? 'is gone' : 'changes';
    const message = `${formatValue(name)} of ${label} ${how}.`;
    comparison.changes.add('scheme-changed', bump, ['sends', 'serves'], pointer, message);
  }
}

function compareSpellings({ base, revision, changes }: Comparison): void {
  const spellings = ({ scopes }: Model) =>
    scopes.flatMap(({ area, spellings: all = [], pointer }) =>
      all.map((spelling, index): [string, Pick<Scope, 'area' | 'pointer'>] => [
        spelling,
        { area, pointer: `${pointer}/spellings/${index}` },
      ]),
    );
  for (const { name, a, b } of pairs(spellings(base), spellings(revision))) {
    if (a && b) {
      if (a.area === b.area) continue;
      const message = `The area of the scope ${formatValue(name)} is called ${formatValue(b.area)} now.`;
      changes.add('scope-area', 'patch', [], b.pointer, message);
    } else if (a) {
      const message = `${formatValue(name)} is not a spelling of the scope ${formatValue(a.area)} any more: a key that has it may be rejected.`;
      changes.add('spelling-removed', 'major', ['sends', 'serves'], a.pointer, message);
    } else if (b) {
      const message = `${formatValue(name)} is a spelling of the scope ${formatValue(b.area)} now.`;
      changes.add('spelling-added', 'minor', ['sends', 'serves'], b.pointer, message);
    }
  }
}
