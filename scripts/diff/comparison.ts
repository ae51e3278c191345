/** What every rule gets: the two versions, and where to put what it finds. */
import { tokens } from '../lib/pointer.ts';
import { canonical } from '../../src/shared/json.ts';
import type { Model, Schema } from '../model/index.ts';
import type { ChangeCollector } from './change.ts';

export interface Comparison {
  base: Model;
  revision: Model;
  changes: ChangeCollector;
}

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

/** A value as a message shows it. */
export function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}

export const list = (values: Iterable<unknown>): string => [...values].map(formatValue).join(', ') || 'none';

/** The name of a place as people read it. */
export const readableName = (name: string): string =>
  tokens(name.startsWith('#') ? name : `/${name}`)
    .join(' › ')
    .replace(/^(operations|components) › /, '');

/** The schema of a field of a resource. */
export const fieldOf = ({ schemas }: Model, resource: string, field: string): Schema | undefined =>
  schemas[resource]?.properties.find(({ name }) => name === field)?.schema;

/** The members of a set that another one does not have. */
export const without = <T>(one: Set<T>, other: Set<T>): Set<T> =>
  new Set([...one].filter((each) => !other.has(each)));
