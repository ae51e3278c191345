import type { ErrorObject } from 'ajv/dist/2020.js';

/** Describes an error of Ajv, to follow the name of the value. Ajv must be `verbose`. */
export function violation({ message, params, parentSchema, data }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  if (additionalProperty !== undefined) {
    return `has no member \`${additionalProperty}\`; its members are ${Object.keys(parentSchema?.['properties'] ?? {}).join(', ')}`;
  }
  const choice = allowedValues ? `: ${allowedValues.join(', ')}` : '';
  const value = typeof data === 'object' ? '' : `; it is ${JSON.stringify(data)}`;
  return `${message}${choice}${value}`;
}
