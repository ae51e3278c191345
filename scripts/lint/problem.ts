import type { ErrorObject } from 'ajv/dist/2020.js';

/** One fault: where it is (file:line:column, or file#pointer), what is wrong with the way out, and by which rule. */
export interface Problem {
  place: string;
  message: string;
  rule: string;
}

/** What Ajv holds against a value, to follow the name of the value. Ajv must be `verbose`. */
export function misfit({ message, params, parentSchema, data }: ErrorObject): string {
  const { additionalProperty, allowedValues } = params as {
    additionalProperty?: string;
    allowedValues?: unknown[];
  };
  if (additionalProperty !== undefined) {
    return `knows no \`${additionalProperty}\`; it knows ${Object.keys(parentSchema?.['properties'] ?? {}).join(', ')}`;
  }
  const choice = allowedValues ? `: ${allowedValues.join(', ')}` : '';
  const value = typeof data === 'object' ? '' : `; it is ${JSON.stringify(data)}`;
  return `${message}${choice}${value}`;
}
