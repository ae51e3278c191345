/** Whom a change of the contract reaches, by what applications have recorded that they use. */
import type { Model, Operation } from '../model/index.ts';
import { atLeast, type Change } from './change.ts';
import { same, without } from './comparison.ts';
import {
  factOf,
  fileNaming,
  filesWith,
  isAbout,
  lastName,
  pathsOf,
  type Fact,
  type Place,
  placesOf,
  type Usage,
} from './usage.ts';

/** An application that a change reaches. */
export interface Reached {
  app: string;
  /** What it does: reads `exported_at` */
  use: string;
  /** Where: `src/export.ts:14`; undefined if it was not recorded. */
  at: string | undefined;
}

/** What a version of the contract has for programs. */
interface Version {
  operations: Operation[];
  places: Place[];
}

export const versionOf = (model: Model): Version => ({
  operations: model.operations,
  places: placesOf(model),
});

/** Returns what tells whom a change reaches; undefined for a change that is none for programs. */
export function reachOf(
  usages: Usage[],
  before: Version,
  after: Version,
): (change: Change) => Reached[] | undefined {
  return (change) => {
    const isForPrograms = /^#(?!.*open-questions)/.test(change.pointer) && atLeast(change.bump, 'minor');
    if (!isForPrograms) return undefined;
    const pointer = change.basePointer ?? change.pointer;
    if (isOfStates(pointer, before, after)) return [];
    // What clients may send, or may do in a state, without having to.
    if (change.bump === 'minor' && !change.audiences.includes('receives'))
      return usages.flatMap((usage) => rejectedIn(usage, pointer, before.operations) ?? []);
    return usages.flatMap((usage) => reachedBy(usage, pointer, before, after) ?? []);
  };
}

/** Returns what tells which operations a change touches. */
export function operationsOf(before: Version, after: Version): (change: Change) => Operation[] {
  const all = [...after.operations, ...before.operations];
  return ({ pointer }) => {
    const places = pairsAt(pointer, before, after).flatMap(({ a, b }) => b ?? a ?? []);
    const found =
      places.length > 0
        ? places.map(({ operation }) => operation)
        : all.filter((each) => isTouched(each, pointer));
    return [...new Map(found.map((each) => [each.id, each])).values()];
  };
}

/** Who meets the rejection of what a guard allows now, or asks the client for what is allowed. */
function rejectedIn(usage: Usage, pointer: string, operations: Operation[]): Reached | undefined {
  if (!/\/x-transition(\/|$)/.test(pointer)) return undefined;
  const operation = operations.find((each) => isIn(pointer, each.pointer));
  const status = operation?.transition?.rejectedWith;
  if (!operation || status === undefined) return undefined;
  const fact = usage.facts.find((each) => isAbout(each, operation) && each.returns?.startsWith(status));
  return fact ? reached(usage, fact, `meets ${String(fact.returns)} of`, operation) : allows(usage);
}

/** Who asks the client for the operations that the state of a resource allows. */
function allows(usage: Usage): Reached | undefined {
  const [name] = ['allowed', 'can'].flatMap((each) => filesWith(usage, [each]).map((at) => ({ each, at })));
  return name && { app: usage.app, use: `names \`${name.each}\``, at: name.at };
}

const isIn = (pointer: string, outer: string): boolean => `${pointer}/`.startsWith(`${outer}/`);

const responseAt = ({ responses }: Operation, pointer: string) =>
  responses.find((each) => isIn(pointer, each.at) || isIn(pointer, each.pointer));

const isTouched = (operation: Operation, pointer: string): boolean =>
  isIn(pointer, operation.pointer) ||
  isIn(operation.pointer, pointer) ||
  responseAt(operation, pointer) !== undefined;

/** Whether a guard changed by values that only one version has: the change of their set says whom that reaches. */
function isOfStates(pointer: string, before: Version, after: Version): boolean {
  const [, at, field = ''] = /^(.*)\/x-transition\/from\/(\w+)\/(?:in|notIn)\/\d+$/.exec(pointer) ?? [];
  const guards = [before, after].map(
    ({ operations }) => operations.find((each) => each.pointer === at)?.transition?.from?.[field],
  );
  const [had = [], has = []] = guards.map((guard) => guard?.in ?? guard?.notIn ?? []);
  const isKnown = [before, after].map(
    ({ places }) => new Set<unknown>(places.flatMap(({ schema }) => schema.values ?? [])),
  );
  const changed = [
    ...had.filter((each) => !has.includes(each)),
    ...has.filter((each) => !had.includes(each)),
  ];
  return guards.every(Boolean) && changed.every((value) => !isKnown.every((all) => all.has(value)));
}

function reachedBy(usage: Usage, pointer: string, before: Version, after: Version): Reached | undefined {
  const pairs = pairsAt(pointer, before, after);
  for (const { a, b } of pairs) {
    const found = reachedAt(usage, pointer, a, b) ?? (b && !a && written(usage, b, before));
    if (found) return found;
  }
  if (pairs.length > 0) return undefined;
  for (const operation of [...before.operations, ...after.operations]) {
    if (!isTouched(operation, pointer)) continue;
    const response = responseAt(operation, pointer);
    // A status that only the other version has.
    if (!response && pointer.startsWith(`${operation.pointer}/responses/`)) continue;
    const digits = response?.status.replace('XX', '');
    const fact = usage.facts.find(
      (each) =>
        isAbout(each, operation) &&
        (digits === undefined ? each.calls !== undefined : each.returns?.startsWith(digits)),
    );
    if (fact)
      return reached(
        usage,
        fact,
        digits === undefined ? 'calls' : `meets ${String(fact.returns)} of`,
        operation,
      );
    const isGuard = isIn(operation.pointer, pointer) || /\/x-transition(\/(from|conditions)|$)/.test(pointer);
    const asking = operation.transition?.from && isGuard ? allows(usage) : undefined;
    if (asking) return asking;
  }
  const isGeneral = /^#\/(servers|security|components\/securitySchemes)/.test(pointer);
  return isGeneral ? { app: usage.app, use: 'sends requests', at: undefined } : undefined;
}

/** The places of a change in both versions: those of the innermost part that has its pointer. */
function pairsAt(
  pointer: string,
  before: Version,
  after: Version,
): { a: Place | undefined; b: Place | undefined }[] {
  const depth = ({ pointers }: Place): number =>
    Math.max(0, ...pointers.map((each) => (`${pointer}/`.startsWith(`${each}/`) ? each.length : 0)));
  const all = [...before.places, ...after.places];
  const deepest = all.reduce((most, place) => Math.max(most, depth(place)), 0);
  if (deepest === 0) return [];
  const key = ({ operation, direction, path }: Place): string => `${operation.id} ${direction} ${path}`;
  const at = (version: Version): Map<string, Place> =>
    new Map(version.places.map((place) => [key(place), place]));
  const [one, other] = [at(before), at(after)];
  const keys = new Set(all.filter((place) => depth(place) === deepest).map(key));
  return [...keys].map((each) => ({ a: one.get(each), b: other.get(each) }));
}

function reachedAt(usage: Usage, pointer: string, a?: Place, b?: Place): Reached | undefined {
  const place = a ?? b;
  const call = usage.facts.find(
    (each) => place && each.calls !== undefined && isAbout(each, place.operation),
  );
  if (!place || !call) return undefined;
  const { direction, operation } = place;
  const whole = factOf(usage, place, true);
  if (!a) {
    const isNeeded = direction === 'gives' && place.required;
    if (isNeeded) return reached(usage, call, 'calls', operation);
    const outer = pathsOf({ ...place, path: place.path.replace(/\.[^.]+$/, '') });
    const seeds = usage.facts.find(
      (each) => each.operation === 'seed' && outer.some((path) => path && each.gives?.startsWith(`${path}.`)),
    );
    if (place.required && seeds) return reached(usage, seeds, 'seeds', place);
    return direction === 'reads' && whole ? reached(usage, whole, 'reads all of', place) : undefined;
  }
  if (b && /\/required(\/\d+)?$/.test(pointer)) return requiredness(usage, a, b, call);
  // A result of another form has none of the members that it had.
  const isOther = b && direction === 'reads' && !same(formOf(a), formOf(b));
  const read = usage.facts.find((each) => each.reads !== undefined && isAbout(each, operation));
  const member = isOther ? read : factOf(usage, place, false);
  const naming = !member && !whole && fileNaming(usage, place);
  if (naming) return { app: usage.app, use: `names \`${lastName(place)}\``, at: naming };
  if (!member && !whole) return undefined;
  if (b && a.schema.values && !same(a.schema.values, b.schema.values) && !handles(usage, a, b))
    return undefined;
  return member
    ? reached(usage, member, direction === 'reads' ? 'reads' : 'sends', place)
    : whole && reached(usage, whole, direction === 'reads' ? 'reads all of' : 'sends', place);
}

/** Who has all members of an object in a module, as a value of its type has: it lacks the one that is new. */
function written(usage: Usage, { operation, direction, path }: Place, before: Version): Reached | undefined {
  const [outer, last] = [path.replace(/\.?[^.]+$/, ''), path.split('.').at(-1)];
  const object = before.places.find(
    (each) => each.operation.id === operation.id && each.direction === direction && each.path === outer,
  );
  const names = object?.schema.properties.map(({ name }) => name) ?? [];
  const [at] = names.length > 1 ? filesWith(usage, names) : [];
  return at === undefined ? undefined : { app: usage.app, use: `has all members beside \`${last}\``, at };
}

const formOf = ({ operation: { success } }: Place): unknown[] => [
  success.value?.name,
  success.siblings.length,
];

/** Who reads a member that may be missing now, or calls an operation that needs another one. */
function requiredness(usage: Usage, a: Place, b: Place, call: Fact): Reached | undefined {
  const isRequired = new Map(b.schema.properties.map(({ name, required }) => [name, required]));
  const known = new Set(a.schema.properties.map(({ name }) => name));
  const needsMore = b.schema.properties.some(({ name, required }) => required && !known.has(name));
  if (a.direction === 'gives' && needsMore) return reached(usage, call, 'calls', a.operation);
  for (const { name, required, schema } of a.schema.properties) {
    if (isRequired.get(name) === required) continue;
    if (a.direction === 'gives') return reached(usage, call, 'calls', a.operation);
    const member = { ...a, path: a.path ? `${a.path}.${name}` : name, schema };
    const fact = factOf(usage, member, false);
    if (fact) return reached(usage, fact, 'reads', member);
  }
  return undefined;
}

/**
 * Whether an application names a value that is gone, or all values of a closed set, to which one more is new. Of an open set that
 * is closed, nothing tells whether it has other values.
 */
function handles({ names }: Usage, a: Place, b: Place): boolean {
  if (a.schema.open && !b.schema.open) return true;
  const valuesOf = ({ schema }: Place): Set<string> => new Set((schema.values ?? []).map(String));
  const isNamed = (value: string): boolean => [...names.values()].some((each) => each.has(value));
  const [before, after] = [valuesOf(a), valuesOf(b)];
  const isMore = !a.schema.open && without(after, before).size > 0;
  return [...without(before, after)].some(isNamed) || (isMore && [...before].every(isNamed));
}

function reached({ app }: Usage, { at }: Fact, verb: string, what: Place | Operation): Reached {
  if ('id' in what) return { app, use: `${verb} ${what.id}`, at };
  const path = pathsOf(what).at(-1) ?? '';
  const name = verb === 'reads all of' ? path.replace(/\.?[^.]+$/, '') : path;
  return { app, use: `${verb} ${name ? `\`${name}\` of ` : ''}${what.operation.id}`, at };
}
