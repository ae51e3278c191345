import type { Json, JsonObject } from '../support/contract.ts';

/** Schemas that accept the same data as those of the contract, by the place below `components/schemas`. */
export const rewritings: Record<string, (schema: JsonObject) => JsonObject> = {
  'Task/properties/exported_at': ({ type, ...rest }) => ({
    ...rest,
    anyOf: (type as Json[]).map((one) => ({ type: one })),
  }),
  StepType: ({ enum: values, ...rest }) => ({
    ...rest,
    oneOf: (values as Json[]).map((one) => ({ const: one })),
  }),
  Coordinates: ({ prefixItems, ...rest }) => ({ ...rest, items: (prefixItems as Json[])[0] ?? null }),
  Checkbox: ({ required = [], ...rest }) => ({ allOf: [rest, { required }] }),
};
