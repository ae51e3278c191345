/** Values that fit a schema, for where the contract has no example. */
import { isObject } from '../../src/shared/json.ts';
import type { Json, Schema } from '../model/index.ts';

const ofFormat: Record<string, string> = {
  date: '2026-03-02',
  time: '09:15:00Z',
  'date-time': '2026-03-02T09:15:00Z',
  duration: 'PT1H',
  email: 'ada@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  'uri-reference': '/example',
  uuid: '0c8e5f1a-3b2d-4c6e-8f70-9a1b2c3d4e5f',
};

/**
 * Returns a value that fits a schema, as far as types and validation keywords determine it. A schema that includes itself ends
 * with an empty value.
 *
 * @param around names of the schemas that include it
 */
export function generatedValue(schema: Schema, around: (string | undefined)[] = []): Json {
  const { name, types, examples, values, items, prefixItems, alternatives, nullable } = schema;
  const { contentSchema, mediaType, validationKeywords, properties } = schema;
  const known = examples[0] ?? schema.default;
  if (known !== undefined) return known;
  if (nullable) return null;
  if (values?.[0] !== undefined) return values[0];
  // As examples show a file.
  if (mediaType !== undefined) return '(the bytes of example.pdf)';
  const inner = (each: Schema) => generatedValue(each, [...around, name]);
  if (contentSchema) return JSON.stringify(inner(contentSchema));
  if (prefixItems.length > 0) return prefixItems.map(inner);
  if (name !== undefined && around.includes(name)) return types[0] === 'array' ? [] : {};
  const [alternative] = alternatives;
  const chosen = alternative && inner(alternative);
  if (chosen !== undefined && !isObject(chosen)) return chosen;
  switch (types[0]) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return generatedNumber(schema);
    case 'string':
      return generatedText(schema);
    case 'array':
      return Array.from({ length: items ? Number(validationKeywords.minItems ?? 0) : 0 }, () =>
        items ? inner(items) : null,
      );
    default: {
      const required = properties.filter((property) => property.required);
      const shown = required.length > 0 || chosen ? required : properties;
      const own = Object.fromEntries(shown.map((property) => [property.name, inner(property.schema)]));
      return { ...chosen, ...own };
    }
  }
}

function generatedText({ format = '', validationKeywords }: Schema): string {
  const text = ofFormat[format] ?? 'text';
  const { minLength = 0, maxLength = Infinity } = validationKeywords;
  return text.padEnd(Number(minLength), 'x').slice(0, Math.max(0, Number(maxLength)));
}

/** Returns 1, or the number next to it that a schema allows. */
function generatedNumber({
  validationKeywords: { minimum = -Infinity, maximum = Infinity },
}: Schema): number {
  return Math.min(Math.max(1, Number(minimum)), Number(maximum));
}
