/** Compares schemas by the values that they accept, once for each direction that they are used in. */
import type { Schema } from '../../model/index.ts';
import { type AcceptedType, acceptedTypesOf } from '../../model/accepted-types.ts';
import type { Audience, Bump } from '../change.ts';
import {
  compareDeprecation,
  type Comparison,
  list,
  pairs,
  same,
  formatValue,
  without,
} from '../comparison.ts';
import { compareArrays, compareKeywords } from './keywords.ts';

/** Where schemas are used: in what clients send, or in what they receive. */
export type Use = 'sends' | 'receives';
/** How the set of accepted values changes. */
export type ValueSetChange = 'narrower' | 'wider' | 'other';

/** Compares values at one place, in one direction. */
export class ValueComparison implements Comparison {
  readonly base: Comparison['base'];
  readonly revision: Comparison['revision'];
  readonly changes: Comparison['changes'];
  readonly use: Use;
  /** The place in messages. */
  readonly label: string;
  /** The pairs of schemas that were compared. */
  readonly #seen: Set<string>;

  constructor({ base, revision, changes }: Comparison, use: Use, label: string, seen: Set<string>) {
    this.base = base;
    this.revision = revision;
    this.changes = changes;
    this.use = use;
    this.label = label;
    this.#seen = seen;
  }

  /** The same at another place. */
  at(label: string): ValueComparison {
    return new ValueComparison(this, this.use, label, this.#seen);
  }

  /** Compares the values that match every one of some schemas, each pair once for each use. */
  compare(a: Schema[], b: Schema[]): void {
    const pointers = (schemas: Schema[]) => schemas.map(({ pointer }) => pointer).join(' ');
    const key = `${this.use} ${pointers(a)} → ${pointers(b)}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const [one, other] = a.length === 1 && b.length === 1 ? [a[0], b[0]] : [];
    const named = this.at((one?.name === other?.name ? one?.name : undefined) ?? this.label);
    if (one && other) compareNotes(named, one, other);
    compareAcceptedTypes(named, acceptedTypesOf(a), acceptedTypesOf(b), (b[0] ?? a[0])?.pointer ?? '#');
  }

  /** Reports a change of the accepted values: what narrows a request or widens a response breaks clients. */
  report(rule: string, effect: ValueSetChange, pointer: string, message: string, least?: Bump): void {
    const { use } = this;
    const breaks = effect === 'other' || (use === 'sends') === (effect === 'narrower');
    const audiences: Audience[] = breaks && effect !== 'other' ? [use] : [use, 'serves'];
    this.changes.add(rule, least ?? (breaks ? 'major' : 'minor'), audiences, pointer, message);
  }
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
function compareNotes(comparison: ValueComparison, a: Schema, b: Schema): void {
  const { changes, use, label } = comparison;
  const [before, after] = [marksOf(a), marksOf(b)];
  if (!same(a.examples, b.examples))
    changes.add('schema-examples', 'patch', [], `${b.pointer}/examples`, `The samples of ${label} change.`);
  compareDeprecation(comparison, label, `${b.pointer}/deprecated`, before, after, use);
  for (const key of ['readOnly', 'writeOnly'] as const) {
    const has = after[key];
    if (before[key] === has) continue;
    const bump = use !== marks[key] ? 'patch' : has ? 'major' : 'minor';
    const message = `${label} is ${has ? '' : 'not '}\`${key}\` ${has ? 'now' : 'any more'}.`;
    changes.add('access-mode', bump, [use], `${b.pointer}/${key}`, message);
  }
  compareDiscriminators(comparison, a, b);
  if (!same(a.default, b.default)) {
    const text = `The default of ${label} changes from ${given(a.default)} to ${given(b.default)}.`;
    const bump = use === 'receives' ? 'patch' : a.default === undefined ? 'minor' : 'major';
    changes.add('default-changed', bump, [use], `${b.pointer}/default`, text);
  }
}

/** Compares which field tells alternatives apart, and what each of its values stands for. */
function compareDiscriminators({ changes, use, label }: ValueComparison, a: Schema, b: Schema): void {
  const [before, after] = [a.discriminator, b.discriminator];
  const { pointer } = after ?? before ?? b;
  const add = (bump: Bump, message: string) =>
    changes.add('discriminator-changed', bump, [use], pointer, message);
  if (before?.value.propertyName !== after?.value.propertyName) {
    const now = after
      ? `has the discriminator ${formatValue(after.value.propertyName)} now`
      : 'has no discriminator any more';
    return add(before ? 'major' : 'minor', `${label} ${now}.`);
  }
  const targets = ({ mapping = {} }: { mapping?: Record<string, string> } = {}) =>
    // A value names a component, or refers to it.
    Object.entries(mapping).map(([value, target]): [string, string] => [
      value,
      target.split('/').at(-1) ?? '',
    ]);
  for (const { name, a: had, b: has } of pairs(targets(before?.value), targets(after?.value)))
    if (had !== has)
      add(
        had === undefined ? 'minor' : 'major',
        `${formatValue(name)} stands for ${given(has)} in ${label} now.`,
      );
}

const given = (value: unknown): string => (value === undefined ? 'none' : formatValue(value));

function compareAcceptedTypes(
  comparison: ValueComparison,
  before: AcceptedType[],
  after: AcceptedType[],
  pointer: string,
): void {
  const { label } = comparison;
  const types = (acceptedTypes: AcceptedType[]) => new Set(acceptedTypes.map(({ type }) => type));
  const [had, has] = [types(before), types(after)];
  const [from, to] = [before, after].map(typeNames);
  const [lost, gained] = [without(had, has), without(has, had)];
  if (lost.size > 0 || gained.size > 0) {
    const effect = lost.size === 0 ? 'wider' : gained.size === 0 ? 'narrower' : 'other';
    const message = `${label} ${typeSentence(had, has, lost, gained) ?? `changes its type from ${from} to ${to}`}.`;
    // Where only null is left, nothing is left of what clients read.
    const isLost = has.size === 0 || (has.size === 1 && has.has('null'));
    comparison.report('type-changed', effect, pointer, message, isLost ? 'major' : undefined);
  }
  for (const type of [...had].filter((each) => has.has(each))) {
    const [ours, theirs] = [before, after].map((all) => all.filter((accepted) => accepted.type === type));
    for (const [one, other] of matched(ours ?? [], theirs ?? []))
      if (one && other) compareAcceptedType(comparison, one, other);
      else if (one)
        comparison.report(
          'alternative-removed',
          'narrower',
          one.pointer,
          `${label} has one alternative less.`,
        );
      else if (other)
        comparison.report('alternative-added', 'wider', other.pointer, `${label} has another alternative.`);
  }
}

type Types = Set<string>;

/** The types as JSON Schema names them. */
function typeNames(acceptedTypes: AcceptedType[]): string {
  const names = new Set(acceptedTypes.map(({ type, keywords }) => (keywords['integer'] ? 'integer' : type)));
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

/** Pairs accepted types of one JSON type: equal ones first, then in their order. */
function matched(
  before: AcceptedType[],
  after: AcceptedType[],
): [AcceptedType | undefined, AcceptedType | undefined][] {
  if (before.length === 1 && after.length === 1) return [[before[0], after[0]]];
  const places = ({ properties, items, keywords, values }: AcceptedType) => [
    [...properties].map(([name, schemas]) => [name, schemas.map(({ schemaObject }) => schemaObject)]),
    items.map(({ schemaObject }) => schemaObject),
    keywords,
    values && [...values.keys()],
  ];
  const rest = [...after];
  const found: [AcceptedType | undefined, AcceptedType | undefined][] = before.map((accepted) => {
    const at = rest.findIndex((other) => same(places(accepted), places(other)));
    return [accepted, at < 0 ? undefined : rest.splice(at, 1)[0]];
  });
  for (const pair of found) pair[1] ??= rest.shift();
  return [...found, ...rest.map((accepted): [undefined, AcceptedType] => [undefined, accepted])];
}

function compareAcceptedType(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  compareValues(comparison, a, b);
  compareKeywords(comparison, a, b);
  if (a.type === 'object') compareObjects(comparison, a, b);
  if (a.type === 'array') compareArrays(comparison, a, b);
  if (a.contentSchema.length + b.contentSchema.length > 0) compareContent(comparison, a, b);
}

function compareValues(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  const { changes, use, label } = comparison;
  const [before, after] = [a.values ?? new Map(), b.values ?? new Map()] as const;
  if (a.open !== b.open) {
    const values = list([...after.values()].map(({ value }) => value));
    const [rule, effect, message]: [string, ValueSetChange, string] = b.open
      ? ['set-opened', 'wider', `${label} can have values other than those listed.`]
      : ['set-closed', 'narrower', `${label} has only the values ${values} now.`];
    comparison.report(rule, effect, b.pointer, message);
    if (before.size === 0 || after.size === 0) return;
  }
  for (const [key, { value, pointer }] of before) {
    if (after.has(key)) continue;
    // Code that clients have for a value is lost, and TypeScript rejects it where the set is closed.
    const bump = b.open && use === 'sends' ? 'minor' : 'major';
    const message = `${label} ${b.open ? 'does not name' : 'does not have'} the value ${formatValue(value)} any more.`;
    changes.add('value-removed', bump, [use, 'serves'], pointer, message);
  }
  for (const [key, { value, pointer }] of after) {
    if (before.has(key)) continue;
    const message = `${label} ${a.open ? 'names' : 'can have'} the new value ${formatValue(value)}.`;
    comparison.report('value-added', 'wider', pointer, message, a.open ? 'minor' : undefined);
  }
}

function compareObjects(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  const { changes, use, label } = comparison;
  for (const { name, a: before, b: after } of pairs([...a.properties], [...b.properties])) {
    const [{ pointer } = b] = after ?? before ?? [];
    const required = b.required.has(name) && use === 'sends';
    if (before && after) comparison.at(`${label}.${name}`).compare(before, after);
    else if (before)
      changes.add('property-removed', 'major', [use], pointer, `${label} has no field \`${name}\` any more.`);
    else {
      const message = `${label} has the new field \`${name}\`${required ? ', and requests must have it' : ''}.`;
      changes.add('property-added', required ? 'major' : 'minor', [use, 'serves'], pointer, message);
    }
  }
  if (a.additionalProperties.length > 0 && b.additionalProperties.length > 0)
    comparison.at(`${label}.*`).compare(a.additionalProperties, b.additionalProperties);
  for (const { name, a: before, b: after } of pairs([...a.required], [...b.required])) {
    const isNew = !a.properties.has(name) && b.properties.has(name);
    if (before && !after && b.properties.has(name)) {
      const message = `${label}.${name} ${use === 'sends' ? 'may be omitted' : 'can be missing'} now.`;
      comparison.report('field-optional', 'wider', before.pointer, message);
    } else if (after && !before && !isNew) {
      const message = `${label}.${name} is ${use === 'sends' ? 'required' : 'always present'} now.`;
      comparison.report('field-required', 'narrower', after.pointer, message);
    }
  }
}

function compareContent(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  const { changes, use, label } = comparison;
  if (a.contentSchema.length > 0 && b.contentSchema.length > 0)
    return comparison.at(`the JSON in ${label}`).compare(a.contentSchema, b.contentSchema);
  const narrower = a.contentSchema.length === 0;
  // What clients put into the field, or read from it, is typed.
  const bump = narrower && use === 'receives' ? 'minor' : 'major';
  const message = `The JSON in ${label} ${narrower ? 'has a documented shape now' : 'has no documented shape any more'}.`;
  const [part] = narrower ? b.contentSchema : a.contentSchema;
  changes.add('content-schema', bump, [use, 'serves'], part?.pointer ?? b.pointer, message);
}
