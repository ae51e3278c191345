import type { Ajv2020 } from 'ajv/dist/2020.js';

/** Judges by a schema with Ajv, and returns the places of what is wrong. */
export function placesBy(ajv: Ajv2020, schema: object): (value: unknown) => string[] {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath));
}
