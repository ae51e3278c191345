/** What every rule gets: the two versions, and where to put what it finds. */
import { memberPointer, tokens } from '../lib/pointer.ts';
import { canonical } from '../../src/shared/json.ts';
import type { Json, Model, Schema } from '../model/index.ts';
import type { WithPointer } from '../model/references.ts';
import type { ChangeCollector, Audience } from './change.ts';

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

/** Members that point readers and tools to something: requests and responses are the same with and without them. */
const pointers = new Set(['externalDocs', 'links']);

/** The members of a node that the model does not interpret. */
export const uninterpretedOf = ({
  uninterpreted,
  pointer,
}: {
  uninterpreted: Record<string, Json>;
  pointer: string;
}) => ({
  value: uninterpreted,
  pointer,
});

/** Compares members that no rule knows: what is added may be ignored, and the rest may be relied on. */
export function compareUninterpreted(
  { changes }: Comparison,
  label: string,
  a: WithPointer<Record<string, unknown>>,
  b: WithPointer<Record<string, unknown>>,
  audiences: Audience[],
): void {
  for (const { name, a: before, b: after } of pairs(Object.entries(a.value), Object.entries(b.value))) {
    if (same(before, after)) continue;
    const pointer = memberPointer((after === undefined ? a : b).pointer, name);
    if (pointers.has(name))
      changes.add('reference-changed', 'patch', audiences, pointer, `\`${name}\` of ${label} changes.`);
    else if (before === undefined)
      changes.add('member-added', 'minor', audiences, pointer, `${label} has \`${name}\` now.`);
    else if (after === undefined)
      changes.add('member-removed', 'major', audiences, pointer, `${label} has no \`${name}\` any more.`);
    else {
      const from = typeof before === 'object' ? '' : ` from ${formatValue(before)} to ${formatValue(after)}`;
      changes.add('member-changed', 'major', audiences, pointer, `\`${name}\` of ${label} changes${from}.`);
    }
  }
}

/** The schemas of a field of a resource. */
export const fieldOf = ({ schemas }: Model, resource: string, field: string): Schema[] =>
  schemas[resource]?.acceptedTypes.find(({ type }) => type === 'object')?.properties.get(field) ?? [];

/** Reports what is deprecated now, or no longer. */
export function compareDeprecation(
  { changes }: Comparison,
  label: string,
  pointer: string,
  a: { deprecated: boolean },
  b: { deprecated: boolean },
  audience: Audience,
): void {
  if (a.deprecated === b.deprecated) return;
  const message = `${label} is ${b.deprecated ? 'deprecated' : 'not deprecated any more'}.`;
  changes.add('deprecation', b.deprecated ? 'minor' : 'patch', [audience], pointer, message);
}

/** The members of a set that another one does not have. */
export const without = <T>(one: Set<T>, other: Set<T>): Set<T> =>
  new Set([...one].filter((each) => !other.has(each)));
