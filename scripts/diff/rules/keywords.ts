/** Compares the bounds of values, and the items of arrays. */
import type { Json, Schema } from '../../model/index.ts';
import type { WithPointer } from '../../model/references.ts';
import { type AcceptedType, isLowerBound } from '../../model/accepted-types.ts';
import { same, formatValue } from '../comparison.ts';
import type { ValueSetChange, ValueComparison } from './schemas.ts';

const upperBound = /^(max|exclusiveMax)/;
/** Lower bounds that apply if none is written. */
const implied: Record<string, number> = { minLength: 0, minItems: 0, minProperties: 0 };

/** Compares the keywords that restrict values. */
export function compareKeywords(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  const keywords = new Set([...Object.keys(a.keywords), ...Object.keys(b.keywords)]);
  for (const keyword of keywords) {
    const [before, after] = [a.keywords[keyword], b.keywords[keyword]];
    if (same(effective(keyword, before), effective(keyword, after))) continue;
    // Two schemas of other properties are compared as those of listed properties are.
    if (
      keyword === 'additionalProperties' &&
      a.additionalProperties.length > 0 &&
      b.additionalProperties.length > 0
    )
      continue;
    const effect = effectOf(keyword, effective(keyword, before), effective(keyword, after));
    const message = sentence(keyword, before, after, comparison.label);
    comparison.report('constraint-changed', effect, (after ?? before)?.pointer ?? b.pointer, message);
  }
}

/** The value that applies: open objects, and arrays whose items may repeat, need no keyword. */
function effective(keyword: string, found: WithPointer<Json> | undefined): Json | undefined {
  const open = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'].includes(keyword);
  return found?.value ?? implied[keyword] ?? (open ? true : keyword === 'uniqueItems' ? false : undefined);
}

function effectOf(keyword: string, before: Json | undefined, after: Json | undefined): ValueSetChange {
  const unrestricted = effective(keyword, undefined);
  if (before === unrestricted) return 'narrower';
  if (after === unrestricted) return 'wider';
  if (typeof before === 'number' && typeof after === 'number') {
    if (isLowerBound(keyword)) return after > before ? 'narrower' : 'wider';
    if (upperBound.test(keyword)) return after < before ? 'narrower' : 'wider';
  }
  return 'other';
}

function sentence(
  keyword: string,
  before: WithPointer<Json> | undefined,
  after: WithPointer<Json> | undefined,
  label: string,
): string {
  if (keyword === 'integer') return `${label} ${after ? 'is always an integer' : 'can have a fraction'} now.`;
  if (!before)
    return `\`${keyword}\` of ${label} is ${formatValue(after?.value)} now; it was not restricted.`;
  if (!after)
    return `\`${keyword}\` of ${label} is not restricted any more; it was ${formatValue(before.value)}.`;
  return `\`${keyword}\` of ${label} changes from ${formatValue(before.value)} to ${formatValue(after.value)}.`;
}

/** Compares the items of arrays by position: a tuple of equal items is an array of them. */
export function compareArrays(comparison: ValueComparison, a: AcceptedType, b: AcceptedType): void {
  const { changes, use, label } = comparison;
  const [before, after] = [lengthOf(a), lengthOf(b)];
  if (after.min > after.max && before.min <= before.max) {
    const message = `No array is long and short enough for ${label} any more.`;
    changes.add('length-impossible', 'major', [use, 'serves'], b.pointer, message);
  }
  const positions = Math.max(a.prefixItems.length, b.prefixItems.length);
  const item = (accepted: AcceptedType, index: number): Schema[] =>
    accepted.prefixItems[index] ?? accepted.items;
  const last = Math.min(before.max, after.max);
  for (let index = 0; index < Math.min(positions, last); index++)
    comparison.at(`${label}[${index}]`).compare(item(a, index), item(b, index));
  if (last > positions) comparison.at(`${label}[]`).compare(item(a, positions), item(b, positions));
}

/** How many items an array has. */
const lengthOf = ({ keywords }: AcceptedType): { min: number; max: number } => ({
  min: Number(keywords['minItems']?.value ?? 0),
  max: Number(keywords['maxItems']?.value ?? Infinity),
});
