/** Whether responses are those of the contract, with every object closed. */
import { isTimestamp } from '../../src/shared/timestamps.ts';
import { closedValidator, contract, type Json, type JsonObject, operation } from './contract.ts';

/**
 * Returns what is wrong with a response: its status, its media type, or its body. A body may have no field that the
 * contract does not declare, and no timestamp that is none: the schema lets any text pass, as ISO 8601 has many profiles.
 */
export function responseProblems(
  id: string,
  { status, type, text }: { status: number; type: string | null; text: string },
  root: JsonObject = contract,
): string[] {
  const { responses = {} } = operation(id, root);
  const listed = [String(status), `${String(status)[0]}XX`, 'default'].find((each) => responses[each]);
  if (listed === undefined) return [`${id} does not list ${status}`];
  const { content = {} } = responses[listed] ?? {};
  const schemas = Object.values(content).map(({ schema }) => schema);
  if (text === '') return schemas.length === 0 || schemas.some(isOpen) ? [] : ['there is no body'];
  const media = content[type ?? ''] ?? content['*/*'];
  if (!media) return [`${id} ${status} does not list ${type}`];
  const value = type?.endsWith('json') ? (JSON.parse(text) as Json) : text;
  return [...closedValidator(media.schema ?? {}, root)(value), ...wrongTimes(value)].map(
    (each) => `${id} ${status}: ${each} in ${text}`,
  );
}

const isOpen = (schema: unknown): boolean => JSON.stringify(schema ?? {}) === '{}';

/** Returns the timestamps at any depth that are none. */
function wrongTimes(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    /(_at|At)$/.test(name) && typeof each === 'string' && !isTimestamp(each)
      ? [`${name} is ${each}`]
      : wrongTimes(each),
  );
}
