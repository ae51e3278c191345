import { schemaPointer } from '../../model/pointers.ts';
import { memberPointer } from '../../lib/pointer.ts';
import type { InvalidCase } from '../../../src/conformance/contract/types.ts';
import type { Json, Schema } from '../../model/index.ts';

/** A change of a value that makes it invalid; the pointer is that of the keyword. */
interface Edit {
  at: (string | number)[];
  keyword: string;
  /** The new value; undefined to remove it. */
  value: Json | undefined;
  pointer: string;
}

/** Returns the places of what is wrong in a value. */
export type Judge = (value: unknown) => string[];

/**
 * Returns bodies that are wrong in one keyword at one place, made from a valid one.
 *
 * @param judge Judges by the schema of the body. What it does not reject, or rejects at several places, is left out.
 */
export function invalidBodies(judge: Judge, shape: Schema, valid: Json, pointer: string): InvalidCase[] {
  if (judge(valid).length > 0) return [];
  const names = new Set<string>();
  return [...faults(shape, valid, [], pointer)].flatMap((fault): InvalidCase[] => {
    const value = changed(valid, fault.at, fault.value);
    if (value === undefined || new Set(judge(value)).size !== 1) return [];
    const at = memberPointer('', ...fault.at);
    const name = [...fault.at.filter((token) => typeof token === 'string'), fault.keyword].join('-');
    if (names.has(name)) return [];
    names.add(name);
    return [{ name, at, keyword: fault.keyword.replace(/-.*/, ''), value, pointer: fault.pointer }];
  });
}

/** The faults of a value and of the values in it. */
function* faults(schema: Schema, value: Json, at: Edit['at'], written: string): Generator<Edit> {
  const pointer = schema.name === undefined ? written : schemaPointer(schema.name);
  const { types, validationKeywords, values, open, nullable } = schema;
  if (types.length > 0) {
    const wrong = samples.find(([own]) => !own.some((type) => types.includes(type)));
    if (wrong) yield { at, keyword: 'type', value: wrong[1], pointer: `${pointer}/type` };
    if (!nullable) yield { at, keyword: 'type-null', value: null, pointer: `${pointer}/type` };
  }
  if (values && !open)
    yield { at, keyword: 'enum', value: 'not-one-of-the-values', pointer: `${pointer}/enum` };
  for (const [keyword, limit] of Object.entries(validationKeywords)) {
    const wrong = beyond[keyword]?.(Number(limit), value);
    if (wrong !== undefined) yield { at, keyword, value: wrong, pointer: `${pointer}/${keyword}` };
  }
  if (Array.isArray(value)) {
    const [first] = value;
    if (schema.items && first !== undefined) {
      yield* faults(schema.items, first, [...at, 0], `${pointer}/items`);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const { name, required, schema: inner } of schema.properties) {
    const own = value[name];
    if (own === undefined) continue;
    const place = [...at, name];
    if (required) yield { at: place, keyword: 'required', value: undefined, pointer: `${pointer}/required` };
    yield* faults(inner, own, place, memberPointer(pointer, 'properties', name));
  }
}

/** Values of different types, of which one has a type that a schema does not allow. */
const samples: readonly (readonly [types: readonly string[], value: Json])[] = [
  [['integer', 'number'], 12],
  [['string'], 'text'],
  [['boolean'], true],
  [['object'], {}],
  [['array'], []],
];

/** Values just beyond a limit by its keyword; undefined for limits that have none of reasonable size. */
const beyond: Readonly<Record<string, (limit: number, value: Json) => Json | undefined>> = {
  minimum: (limit) => limit - 1,
  exclusiveMinimum: (limit) => limit,
  exclusiveMaximum: (limit) => limit,
  maximum: (limit) => limit + 1,
  minLength: (limit) => (limit > 0 ? 'x'.repeat(limit - 1) : undefined),
  maxLength: (limit) => (limit < 10_000 ? 'x'.repeat(limit + 1) : undefined),
  minItems: (limit, value) => (Array.isArray(value) && limit > 0 ? value.slice(0, limit - 1) : undefined),
  maxItems: (limit, value) =>
    Array.isArray(value) && value.length > 0 && limit < 200
      ? Array.from({ length: limit + 1 }, (_, index) => value[index % value.length] ?? null)
      : undefined,
};

/** A copy of a value with a change at a place; undefined if it is the value itself that is removed. */
function changed(value: Json, at: Edit['at'], to: Json | undefined): Json | undefined {
  const copy: { value?: Json } = structuredClone({ value });
  let node = copy as Record<string | number, Json>;
  const path = ['value', ...at];
  for (const step of path.slice(0, -1)) node = node[step] as typeof node;
  const last = path.at(-1) ?? 'value';
  if (to === undefined) delete node[last];
  else node[last] = to;
  return copy.value;
}
