/** Compares schemas by the values that they accept, once for each direction that they are used in. */
import type { Schema } from '../../model/index.ts';
import { type Branch, shapeOf } from '../../model/shapes.ts';
import { compareDeprecation, type Comparison, list, same, shown, without } from '../comparison.ts';
import { compareArrays, compareFacets } from './facets.ts';
import { type CompareSchemas, impact, type SchemaComparison, type Use } from './impact.ts';

/** Returns a function that compares schemas, each pair once for each use. */
export function schemaComparison(comparison: Comparison): CompareSchemas {
  const seen = new Set<string>();
  const compare: CompareSchemas = (a, b, use, label) => {
    const pointers = (schemas: Schema[]) => schemas.map(({ pointer }) => pointer).join(' ');
    const key = `${use} ${pointers(a)} → ${pointers(b)}`;
    if (seen.has(key)) return;
    seen.add(key);
    compareOnce({ ...comparison, compare }, a, b, use, label);
  };
  return compare;
}

function compareOnce(comparison: SchemaComparison, a: Schema[], b: Schema[], use: Use, label: string): void {
  const [one, other] = a.length === 1 && b.length === 1 ? [a[0], b[0]] : [];
  const name = (one?.name === other?.name ? one?.name : undefined) ?? label;
  if (one && other) compareNotes(comparison, one, other, use, name);
  const pointer = (b[0] ?? a[0])?.pointer ?? '#';
  compareBranches(comparison, shapeOf(a), shapeOf(b), pointer, use, name);
}

/** Keywords about a value that apply in any part of its schema, and who leaves the value out. */
const marks = { deprecated: undefined, readOnly: 'sends', writeOnly: 'receives' } as const;

/** The marks of a schema and of those that describe the same value. */
function marksOf(schema: Schema, depth = 0): Record<keyof typeof marks, boolean> {
  const parts = depth > 50 ? [] : schema.parts.map((part) => marksOf(part, depth + 1));
  const has = (mark: keyof typeof marks) => [schema, ...parts].some((each) => each[mark]);
  return { deprecated: has('deprecated'), readOnly: has('readOnly'), writeOnly: has('writeOnly') };
}

/** Compares what schemas state without restricting their values. */
function compareNotes(comparison: Comparison, a: Schema, b: Schema, use: Use, label: string): void {
  const { changes } = comparison;
  const [before, after] = [marksOf(a), marksOf(b)];
  if (!same(a.examples, b.examples))
    changes.add('schema-examples', 'patch', [], `${b.pointer}/examples`, `The samples of ${label} change.`);
  compareDeprecation(comparison, label, `${b.pointer}/deprecated`, before, after, use);
  for (const key of ['readOnly', 'writeOnly'] as const) {
    const has = after[key];
    if (before[key] === has) continue;
    const verdict = use !== marks[key] ? 'patch' : has ? 'major' : 'minor';
    const message = `${label} is ${has ? '' : 'not '}\`${key}\` ${has ? 'now' : 'any more'}.`;
    changes.add('access-mode', verdict, [use], `${b.pointer}/${key}`, message);
  }
  if (!same(a.default, b.default)) {
    const text = `The default of ${label} changes from ${given(a.default)} to ${given(b.default)}.`;
    const verdict = use === 'receives' ? 'patch' : a.default === undefined ? 'minor' : 'major';
    changes.add('default-changed', verdict, [use], `${b.pointer}/default`, text);
  }
}

const given = (value: unknown): string => (value === undefined ? 'none' : shown(value));

function compareBranches(
  comparison: SchemaComparison,
  before: Branch[],
  after: Branch[],
  pointer: string,
  use: Use,
  label: string,
): void {
  const { changes } = comparison;
  const types = (branches: Branch[]) => new Set(branches.map(({ type }) => type));
  const [had, has] = [types(before), types(after)];
  const [from, to] = [before, after].map(typeNames);
  const [lost, gained] = [without(had, has), without(has, had)];
  if (lost.size > 0 || gained.size > 0) {
    const effect = lost.size === 0 ? 'wider' : gained.size === 0 ? 'narrower' : 'other';
    const { verdict, directions } = impact(use, effect);
    const message = `${label} ${typeSentence(had, has, lost, gained) ?? `changes its type from ${from} to ${to}`}.`;
    // Where only null is left, nothing is left of what clients read.
    const worst = has.size === 0 || (has.size === 1 && has.has('null')) ? 'major' : verdict;
    changes.add('type-changed', worst, directions, pointer, message);
  }
  for (const type of [...had].filter((each) => has.has(each))) {
    const [ours, theirs] = [before, after].map((all) => all.filter((branch) => branch.type === type));
    for (const [one, other] of matched(ours ?? [], theirs ?? []))
      if (one && other) compareBranch(comparison, one, other, use, label);
      else {
        const { verdict, directions } = impact(use, one ? 'narrower' : 'wider');
        const message = `${label} has ${one ? 'one alternative less' : 'another alternative'}.`;
        const at = ((one ?? other) as Branch).pointer;
        changes.add(one ? 'alternative-removed' : 'alternative-added', verdict, directions, at, message);
      }
  }
}

type Types = Set<string>;

/** The types as JSON Schema names them. */
function typeNames(branches: Branch[]): string {
  const names = new Set(branches.map(({ type, facets }) => (facets['integer'] ? 'integer' : type)));
  return names.size === 6 ? 'any type' : [...names].join(' or ');
}

/** Returns a description that is clearer than the types; undefined if there are none. */
function typeSentence(had: Types, has: Types, lost: Types, gained: Types): string | undefined {
  if (has.size === 0) return 'accepts no value at all any more';
  if (had.size === 0) return `accepts values now: ${list(has)}`;
  if (gained.size === 0 && lost.size === 1 && lost.has('null')) return 'is never null any more';
  if (lost.size === 0 && gained.size === 1 && gained.has('null')) return 'can be null now';
  return undefined;
}

/** Pairs branches of one type: equal ones first, then in their order. */
function matched(before: Branch[], after: Branch[]): [Branch | undefined, Branch | undefined][] {
  if (before.length === 1 && after.length === 1) return [[before[0], after[0]]];
  const places = ({ properties, items, facets, values }: Branch) => [
    [...properties].map(([name, schemas]) => [name, schemas.map(({ written }) => written)]),
    items.map(({ written }) => written),
    facets,
    values && [...values.keys()],
  ];
  const rest = [...after];
  const found: [Branch | undefined, Branch | undefined][] = before.map((branch) => {
    const at = rest.findIndex((other) => same(places(branch), places(other)));
    return [branch, at < 0 ? undefined : rest.splice(at, 1)[0]];
  });
  for (const pair of found) pair[1] ??= rest.shift();
  return [...found, ...rest.map((branch): [undefined, Branch] => [undefined, branch])];
}

function compareBranch(comparison: SchemaComparison, a: Branch, b: Branch, use: Use, label: string): void {
  compareValues(comparison, a, b, use, label);
  compareFacets(comparison, a, b, use, label);
  if (a.type === 'object') compareObjects(comparison, a, b, use, label);
  if (a.type === 'array') compareArrays(comparison, a, b, use, label);
  if (a.content.length + b.content.length > 0) compareContent(comparison, a, b, use, label);
}

function compareValues({ changes }: Comparison, a: Branch, b: Branch, use: Use, label: string): void {
  const [before, after] = [a.values ?? new Map(), b.values ?? new Map()] as const;
  if (a.open !== b.open) {
    const { verdict, directions } = impact(use, b.open ? 'wider' : 'narrower');
    const message = b.open
      ? `${label} can have values other than those listed.`
      : `${label} has only the values ${list([...after.values()].map(({ value }) => value))} now.`;
    changes.add(b.open ? 'set-opened' : 'set-closed', verdict, directions, b.pointer, message);
    if (before.size === 0 || after.size === 0) return;
  }
  for (const [key, { value, pointer }] of before) {
    if (after.has(key)) continue;
    // Code that clients have for a value is lost, and TypeScript rejects it where the set is closed.
    const verdict = b.open && use === 'sends' ? 'minor' : 'major';
    const message = `${label} ${b.open ? 'does not name' : 'does not have'} the value ${shown(value)} any more.`;
    changes.add('value-removed', verdict, [use, 'serves'], pointer, message);
  }
  for (const [key, { value, pointer }] of after) {
    if (before.has(key)) continue;
    const { verdict, directions } = impact(use, 'wider');
    const message = `${label} ${a.open ? 'names' : 'can have'} the new value ${shown(value)}.`;
    changes.add('value-added', a.open ? 'minor' : verdict, directions, pointer, message);
  }
}

function compareObjects(comparison: SchemaComparison, a: Branch, b: Branch, use: Use, label: string): void {
  const { changes } = comparison;
  for (const [name, parts] of a.properties) {
    const other = b.properties.get(name);
    if (other) comparison.compare(parts, other, use, `${label}.${name}`);
    else {
      const message = `${label} has no field \`${name}\` any more.`;
      changes.add('property-removed', 'major', [use], parts[0]?.pointer ?? a.pointer, message);
    }
  }
  for (const [name, parts] of b.properties) {
    if (a.properties.has(name)) continue;
    const required = b.required.has(name) && use === 'sends';
    const message = `${label} has the new field \`${name}\`${required ? ', and requests must have it' : ''}.`;
    const pointer = parts[0]?.pointer ?? b.pointer;
    changes.add('property-added', required ? 'major' : 'minor', [use, 'serves'], pointer, message);
  }
  for (const [name, { pointer }] of a.required) {
    if (b.required.has(name) || !b.properties.has(name)) continue;
    const { verdict, directions } = impact(use, 'wider');
    const message = use === 'sends' ? 'may be omitted now' : 'can be missing now';
    changes.add('field-optional', verdict, directions, pointer, `${label}.${name} ${message}.`);
  }
  for (const [name, { pointer }] of b.required) {
    if (a.required.has(name) || (!a.properties.has(name) && b.properties.has(name))) continue;
    const { verdict, directions } = impact(use, 'narrower');
    const message = use === 'sends' ? 'is required now' : 'is always present now';
    changes.add('field-required', verdict, directions, pointer, `${label}.${name} ${message}.`);
  }
}

function compareContent(comparison: SchemaComparison, a: Branch, b: Branch, use: Use, label: string): void {
  if (a.content.length > 0 && b.content.length > 0)
    return comparison.compare(a.content, b.content, use, `the JSON in ${label}`);
  const narrower = a.content.length === 0;
  // What clients put into the field, or read from it, is typed.
  const verdict = narrower && use === 'receives' ? 'minor' : 'major';
  const message = `The JSON in ${label} ${narrower ? 'has a documented shape now' : 'has no documented shape any more'}.`;
  const [part] = narrower ? b.content : a.content;
  comparison.changes.add('content-schema', verdict, [use, 'serves'], part?.pointer ?? b.pointer, message);
}
