/** Values of each schema of the contract, some changed at one place: `@docproc/types/schemas` judges them as Ajv does. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import * as schemas from '../../generated/types/schemas.js';
import type { Schema } from '../../generated/types/schemas.js';
import { isObject } from '../../src/shared/json.ts';
import { Fault } from '../fuzz/verdict.ts';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
}

const components = bundle.components.schemas as Record<string, JsonSchema>;
/** Ajv judges forms as they are sent, and their schemas what they say. */
const names = Object.keys(components).filter(
  (name) => !JSON.stringify(components[name]).includes('contentMediaType'),
);
const values: Record<string, unknown> = { ...schemas };
const ajv = new Ajv2020({ strict: false, strictNumbers: true, logger: false });
ajv.addSchema({ $id: 'contract', components: { schemas: components } });
const byAjv = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });

/** Values of a schema. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $ref, type, enum: values, anyOf, properties, items, prefixItems } = schema;
  if ($ref !== undefined) return valid(components[$ref.split('/').at(-1) ?? ''] ?? {});
  if (values) return fc.constantFrom(...values);
  if (anyOf) return fc.oneof(...anyOf.map(valid));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => valid({ ...schema, type: each })));
  if (prefixItems) return fc.tuple(...prefixItems.map(valid));
  const { minItems: minLength = 0, maxItems = 3, required: requiredKeys = [] } = schema;
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    null: () => fc.constant(null),
    boolean: () => fc.boolean(),
    integer: () => fc.integer(),
    number: () => fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    string: () => fc.string({ maxLength: 5, unit: 'grapheme' }),
    array: () =>
      fc.array(valid(isObject(items) ? items : {}), {
        minLength,
        maxLength: Math.min(maxItems, minLength + 2),
      }),
    object: () => {
      const own = Object.entries(properties ?? {}).map(([name, each]) => [name, valid(each)] as const);
      const known = fc.record(Object.fromEntries(own), { requiredKeys, noNullPrototype: true });
      // New fields are no violation.
      return fc.oneof(
        { arbitrary: known, weight: 4 },
        known.map((value) => ({ ...value, added_later: [1] })),
      );
    },
  };
  return kinds[type ?? '']?.() ?? fc.jsonValue({ maxDepth: 2 });
}

type Path = (string | number)[];
const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The places in a value. */
const placesIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(isContainer(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const others = [null, 0, -1.5, '', 'OTHER', 'PROCESSING', true, [], {}, [[1, 2]], NaN, Infinity, undefined];
/** A change at one place: another value, none, or one more. */
const change = fc.record({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'append'),
  other: fc.constantFrom(...others),
});

/** Returns a copy of a value with a change, and where it differs. */
function changed(value: unknown, { place, how, other }: { place: number; how: string; other: unknown }) {
  const all = placesIn(value);
  const path = all[place % all.length] ?? [];
  const copy = structuredClone({ value }) as { value: unknown };
  const owner = ['value', ...path]
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  const key = path.at(-1) ?? 'value';
  const found = (owner as Record<string, unknown>)[key];
  if (how === 'append' && Array.isArray(found)) found.push(other);
  else if (how === 'remove' && path.length > 0 && !Array.isArray(owner))
    Reflect.deleteProperty(owner as object, key);
  else (owner as Record<string, unknown>)[key] = other;
  return { value: copy.value, path };
}

/**
 * Judges values of each schema and of the schema changed at one place.
 *
 * @returns how many values were judged, and how many of them do not match
 * @throws Fault with the first value that Ajv judges otherwise, or whose issues are at another place
 */
export function judgeValues(seed: number, runs: number): { judged: number; invalid: number } {
  let [judged, invalid] = [0, 0];
  for (const [index, name] of names.entries()) {
    const validate = byAjv(name);
    const { '~standard': own } = values[name] as Schema<unknown>;
    const numRuns = Math.ceil(runs / names.length / 2);
    for (const [value, edit] of fc.sample(fc.tuple(valid(components[name] ?? {}), change), {
      seed: seed + index,
      numRuns,
    })) {
      for (const { value: given, path } of [{ value, path: undefined }, changed(value, edit)]) {
        const { issues = [] } = own.validate(given);
        judged++;
        if (issues.length > 0) invalid++;
        const fault = (problem: string): Fault =>
          new Fault(
            `${name}: ${problem}: ${JSON.stringify(given)}\n${issues.map(({ message }) => message).join('\n')}`,
          );
        const fits = validate(given);
        if (path === undefined && !fits) throw fault('a value that is generated must match');
        if (fits !== (issues.length === 0)) throw fault(`Ajv states ${fits}`);
        const elsewhere = issues.find((issue) => !path?.every((key, at) => issue.path[at] === key));
        if (elsewhere)
          throw fault(`an issue is at ${elsewhere.path.join('.')}, and the change at ${path?.join('.')}`);
        const unclear = issues.find(({ message }) => !/^\S[^\n]*[^.]\.$/.test(message));
        if (unclear) throw fault(`"${unclear.message}" is not one sentence`);
      }
    }
  }
  return { judged, invalid };
}
