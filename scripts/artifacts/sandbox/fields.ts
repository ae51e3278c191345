/** Fields of the records of the sandbox, and values for them. */
import type { Field, BodyMember } from '../../../src/sandbox/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import type { Property } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import type { Validators } from './validators.ts';

/**
 * Returns a member of a body.
 *
 * @param isSet Whether a request can set it. If none can, its values are those of the contract, and fit.
 */
export const memberOf = (
  { name, schema }: Property,
  validators: Validators,
  isSet: boolean = true,
): BodyMember<string> => ({
  name,
  snakeName: snake(name),
  validate: isSet ? validators.addPart(name, schema) : validators.add('anything', {}),
});

/** Returns a field of a resource. */
export function fieldOf(property: Property, validators: Validators, isSet: boolean = true): Field<string> {
  const { required, schema } = property;
  const inner = schema.items ?? schema;
  const shown = inner.additionalProperties || inner.isUnion ? [] : inner.properties;
  return omitUndefined({
    ...memberOf(property, validators, isSet),
    members: shown.length > 0 ? shown.map((property) => property.name) : undefined,
    optional: required ? undefined : (true as const),
  });
}
