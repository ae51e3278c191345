/** Compares the bounds of values, and the items of arrays. */
import type { Json, Schema } from '../../model/index.ts';
import type { Part } from '../../model/references.ts';
import type { Branch } from '../../model/shapes.ts';
import { type Comparison, same, shown } from '../comparison.ts';
import { type Effect, impact, type SchemaComparison, type Use } from './impact.ts';

const lowerBound = /^(min|exclusiveMin)/;
const upperBound = /^(max|exclusiveMax)/;
/** Lower bounds that apply if none is written. */
const implied: Record<string, number> = { minLength: 0, minItems: 0, minProperties: 0 };

/** Compares the keywords that restrict values. Those of the length of arrays are `compareArrays`'s. */
export function compareFacets({ changes }: Comparison, a: Branch, b: Branch, use: Use, label: string): void {
  const keywords = new Set([...Object.keys(a.facets), ...Object.keys(b.facets)]);
  for (const keyword of keywords) {
    if (keyword === 'minItems' || keyword === 'maxItems') continue;
    const [before, after] = [a.facets[keyword], b.facets[keyword]];
    if (same(effective(keyword, before), effective(keyword, after))) continue;
    const { verdict, directions } = impact(use, effectOf(keyword, before?.value, after?.value));
    const pointer = (after ?? before)?.pointer ?? b.pointer;
    changes.add('constraint-changed', verdict, directions, pointer, sentence(keyword, before, after, label));
  }
}

/** The value that applies: open objects, and arrays whose items may repeat, need no keyword. */
function effective(keyword: string, facet: Part<Json> | undefined): Json | undefined {
  const open = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'].includes(keyword);
  return facet?.value ?? implied[keyword] ?? (open ? true : keyword === 'uniqueItems' ? false : undefined);
}

function effectOf(keyword: string, before: Json | undefined, after: Json | undefined): Effect {
  if (before === undefined || (before === false && keyword === 'uniqueItems')) return 'narrower';
  if (after === undefined || (after === false && keyword === 'uniqueItems')) return 'wider';
  if (typeof before === 'number' && typeof after === 'number') {
    if (lowerBound.test(keyword)) return after > before ? 'narrower' : 'wider';
    if (upperBound.test(keyword)) return after < before ? 'narrower' : 'wider';
  }
  return 'other';
}

function sentence(
  keyword: string,
  before: Part<Json> | undefined,
  after: Part<Json> | undefined,
  label: string,
): string {
  if (keyword === 'integer') return `${label} ${after ? 'is always an integer' : 'can have a fraction'} now.`;
  if (!before) return `\`${keyword}\` of ${label} is ${shown(after?.value)} now; it was not restricted.`;
  if (!after) return `\`${keyword}\` of ${label} is not restricted any more; it was ${shown(before.value)}.`;
  return `\`${keyword}\` of ${label} changes from ${shown(before.value)} to ${shown(after.value)}.`;
}

interface Length {
  min: number;
  max: number;
}

/** How many items an array has. `items: false` ends a tuple as `maxItems` does. */
function lengthOf({ facets, tuple, items }: Branch): Length {
  const ends = items.some(({ written }) => written === false) ? tuple.length : Infinity;
  const max = Math.min(Number(facets['maxItems']?.value ?? Infinity), ends);
  return { min: Number(facets['minItems']?.value ?? 0), max };
}

/** Compares the length of arrays, and their items by position: a tuple of equal items is an array of them. */
export function compareArrays(
  comparison: SchemaComparison,
  a: Branch,
  b: Branch,
  use: Use,
  label: string,
): void {
  const [before, after] = [lengthOf(a), lengthOf(b)];
  compareLength(comparison, before, after, a, b, use, label);
  const positions = Math.max(a.tuple.length, b.tuple.length);
  const item = (branch: Branch, index: number): Schema[] => branch.tuple[index] ?? branch.items;
  const last = Math.min(before.max, after.max);
  for (let index = 0; index < Math.min(positions, last); index++)
    comparison.compare(item(a, index), item(b, index), use, `${label}[${index}]`);
  if (last > positions) comparison.compare(item(a, positions), item(b, positions), use, `${label}[]`);
}

function compareLength(
  { changes }: Comparison,
  before: Length,
  after: Length,
  a: Branch,
  b: Branch,
  use: Use,
  label: string,
): void {
  if (after.min > after.max) {
    if (before.min > before.max) return;
    const message = `No array is long and short enough for ${label} any more.`;
    changes.add('length-impossible', 'major', [use, 'serves'], b.pointer, message);
    return;
  }
  for (const bound of ['min', 'max'] as const) {
    const [from, to] = [before[bound], after[bound]];
    if (from === to) continue;
    const narrower = bound === 'min' ? to > from : to < from;
    const { verdict, directions } = impact(use, narrower ? 'narrower' : 'wider');
    const text = (length: number) => (length === Infinity ? 'unlimited' : String(length));
    const message = `The ${bound}imum number of items of ${label} changes from ${text(from)} to ${text(to)}.`;
    const pointer = (b.facets[`${bound}Items`] ?? a.facets[`${bound}Items`])?.pointer ?? b.pointer;
    changes.add('length-changed', verdict, directions, pointer, message);
  }
}
