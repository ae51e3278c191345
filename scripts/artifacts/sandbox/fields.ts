/** Fields of the records of the sandbox, and values for them. */
import type { Field, BodyMember } from '../../../src/sandbox/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Property } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import type { SchemaData } from '../../model/schema-data.ts';

/**
 * Returns a member of a body.
 *
 * @param isSet Whether a request can set it. If none can, its values are those of the contract, and fit.
 */
export const memberOf = (
  { name, schema }: Property,
  read: (schema: unknown) => SchemaData,
  isSet: boolean = true,
): BodyMember => ({
  name,
  snakeName: snake(name),
  schema: !isSet || read(schema.schemaObject),
});

/** Returns a field of a resource. */
export function fieldOf(
  property: Property,
  read: (schema: unknown) => SchemaData,
  isSet: boolean = true,
): Field {
  const { required, schema } = property;
  const inner = schema.items ?? schema;
  const shown = inner.additionalProperties || inner.isUnion ? [] : inner.properties;
  return omitUndefined({
    ...memberOf(property, read, isSet),
    members: shown.length > 0 ? shown.map((property) => property.name) : undefined,
    optional: required ? undefined : (true as const),
  });
}
