/** Values within the bounds of a schema, for where the contract has no example. */
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

/** Returns a text of the format and length of a schema. */
export function sampleText({ format = '', bounds }: Schema): string {
  const text = ofFormat[format] ?? 'text';
  const { minLength = 0, maxLength = Infinity } = bounds;
  return text.padEnd(Number(minLength), 'x').slice(0, Math.max(0, Number(maxLength)));
}

/** Returns the wanted number, or the one next to it that a schema allows. */
export function sampleNumber({ bounds, types }: Schema, wanted: number): number {
  const step = Number(bounds.multipleOf ?? (types.includes('number') ? 0.5 : 1));
  const min = Math.max(
    Number(bounds.minimum ?? -Infinity),
    Number(bounds.exclusiveMinimum ?? -Infinity) + step,
  );
  const max = Math.min(
    Number(bounds.maximum ?? Infinity),
    Number(bounds.exclusiveMaximum ?? Infinity) - step,
  );
  const number = Math.min(Math.max(wanted, min), max);
  return bounds.multipleOf === undefined ? number : Math.ceil(number / step) * step;
}

/** Returns as many items as a schema requires: a tuple, or copies of one item. */
export const sampleItems = ({ tuple, items, bounds }: Schema, make: (schema: Schema) => Json): Json[] =>
  tuple.length > 0 || !items
    ? tuple.map(make)
    : Array.from({ length: Number(bounds.minItems ?? 0) }, () => make(items));
