/** Checks the values of whole records. */
import type { ServedResource, Values } from './types.ts';
import { literal } from './option-rules.ts';
import { isTimestamp } from '../../shared/timestamps.ts';

/** Returns why values are not those of a record of the contract; undefined if they are. */
export function violationIn({ validate, fields }: ServedResource, value: Values): string | undefined {
  if (!validate || validate(value)) return unfitting(fields, value);
  const [error] = validate.errors ?? [];
  const { allowedValues, additionalProperty, unevaluatedProperty } = error?.params ?? {};
  const { instancePath: path = '', message } = error ?? {};
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (typeof unknown === 'string') {
    if (path !== '') return `${path}/${unknown} is no field of the contract`;
    return `there is no field ${unknown}. There are: ${fields.map(({ name }) => name).join(', ')}`;
  }
  if (path === '') return `${Object.values(error?.params ?? {}).join()} ${message}`;
  const values = Array.isArray(allowedValues) ? ` (${allowedValues.join(', ')})` : '';
  return `${path} is ${literal(valueAt(value, path))}, and ${message}${values}`;
}

/** Returns the value that a JSON Pointer leads to. */
const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((found, key) => (found as Values)[key], value);

/** Returns why a field is no timestamp; undefined if all are. The schema accepts every text: ISO 8601 has many profiles. */
function unfitting(fields: ServedResource['fields'], value: Values): string | undefined {
  for (const { name, snakeName } of fields) {
    const time = value[name];
    if (snakeName.endsWith('_at') && typeof time === 'string' && !isTimestamp(time)) {
      return `/${name} is ${literal(time)}, and must be a time in ISO 8601, as in 2026-01-01T00:00:00Z`;
    }
  }
  return undefined;
}
