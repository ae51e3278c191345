/** Keywords of JSON Schema whose value is a schema, an array of them, or schemas by name. */
export const hasSchema =
  /^(items|additionalProperties|unevaluatedProperties|propertyNames|contains|not|if|then|else)$/;
export const hasSchemas = /^(prefixItems|allOf|anyOf|oneOf)$/;
export const hasSchemasByName = /^(properties|patternProperties|dependentSchemas)$/;
