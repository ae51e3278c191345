/** Fields of the records of the sandbox, and values for them. */
import type { Field, Json } from '../../../src/sandbox/contract-types.ts';
import { compact } from '../../../src/shared/compact.ts';
import { membersOf, type Property, type Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { sampleOf } from '../sample-values.ts';

/** Returns a field of a resource. */
export function fieldOf({ name, required, schema }: Property): Field {
  const inner = schema.items ?? schema;
  const shown = inner.map ? [] : membersOf(inner).filter((property) => !property.schema.writeOnly);
  const { readOnly, nullable, values, open } = schema;
  return compact({
    name,
    key: snake(name),
    members: shown.length > 0 ? shown.map((property) => property.name) : undefined,
    readOnly: readOnly || undefined,
    nullable: nullable || undefined,
    optional: required ? undefined : (true as const),
    values: values && !open && schema.types.includes('string') ? values.map(String) : undefined,
  });
}

/** A value of a response that fits a schema, as far as its type and bounds determine it. */
export const sample = (schema: Schema): Json => sampleOf(schema, 'response');
