/** Checks the values of whole records. */
import { excluded, pointerTo, problemWithFormats } from '../../types/judge.ts';
import type { ServedResource, Values } from './types.ts';
import { literal } from './option-rules.ts';
import { isTimestamp } from '../../shared/timestamps.ts';

/** Returns why values are not those of a record of the contract; undefined if they are. */
export function violationIn({ schema = true, fields }: ServedResource, value: Values): string | undefined {
  const problem = problemWithFormats(schema, value);
  if (!problem) return unfitting(fields, value);
  const { path, must, is } = problem;
  if (must !== excluded) return `${pointerTo(problem)} ${must}${is}`;
  if (path.length > 1) return `${pointerTo(problem)} is no field of the contract`;
  return `there is no field ${path.join('')}. There are: ${fields.map(({ name }) => name).join(', ')}`;
}

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
