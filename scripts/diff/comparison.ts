/** What comparisons share: pairs of entries, and how messages show values and places. */
import { tokens } from '../lib/pointer.ts';
import type { Document } from '../model/document.ts';
import { canonical } from '../../src/shared/json.ts';

interface Pair<T> {
  name: string;
  a: T | undefined;
  b: T | undefined;
}

/** Pairs the entries of two versions by name, those of the base first. */
export function pairs<T>(base: [string, T][], revision: [string, T][]): Pair<T>[] {
  const [a, b] = [new Map(base), new Map(revision)];
  return [...new Set([...a.keys(), ...b.keys()])].map((name) => ({ name, a: a.get(name), b: b.get(name) }));
}

export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Returns whether one name takes the place of another one: of a component, or of a parameter in a path. */
export function renames(base: Document, revision: Document): (before: unknown, after: unknown) => boolean {
  const [had, has] = [namesIn(base), namesIn(revision)];
  const isOnlyIn = (name: unknown, one: string[], other: string[]) =>
    one.some((each) => each === name) && !other.some((each) => each === name);
  return (before, after) => isOnlyIn(before, had, has) && isOnlyIn(after, has, had);
}

const namesIn = ({ components, paths }: Document): string[] => [
  ...Object.values(components).flatMap((each: object) => Object.keys(each)),
  ...Object.keys(paths).flatMap((path) => path.match(/(?<=\{)[^}]+/g) ?? []),
];

/** A value as a message shows it. */
function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}

export const list = (values: Iterable<unknown>): string => [...values].map(formatValue).join(', ') || 'none';

/** The name of a place as people read it. */
export const readableName = (name: string): string =>
  tokens(name.startsWith('#') ? name : `/${name}`)
    .join(' › ')
    .replace(/^(operations|components) › /, '');

/** What happened to a place, in a sentence. It shows the values of what was modified. */
export function sentence(kind: string, place: string, values: unknown[] = []): string {
  const [from, to] = values.map((value) => (value === undefined ? 'none' : formatValue(value)));
  return `\`${place}\` is ${kind}${kind === 'modified' && to ? `: ${to}; it was ${from}` : ''}.`;
}

/** The members of a set that another one does not have. */
export const without = <T>(one: Set<T>, other: Set<T>): Set<T> =>
  new Set([...one].filter((each) => !other.has(each)));
