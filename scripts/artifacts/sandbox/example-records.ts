/** Records in the examples of the contract, and values for new records from them. */
import { isObject } from '../../../src/shared/json.ts';
import type { Json, ServedResource, Values } from '../../../src/sandbox/contract-types.ts';
import type { Model, Operation, Property } from '../../model/index.ts';
import { generatedValue } from '../generated-values.ts';

/** Records of a resource in the examples of responses. */
export function examplesOf(model: Model, name: string, own: Operation[]): Values[] {
  return model.operations.flatMap((operation) => {
    const { success, responses } = operation;
    const isOwn = success.resourceSchema?.name === undefined && own.includes(operation);
    if (success.resourceSchema?.name !== name && !isOwn) return [];
    return responses
      .filter((response) => response.success)
      .flatMap(({ examples }) => examples.flatMap(({ value }) => recordsIn(success, value)));
  });
}

export function recordsIn(
  { kind, list, listIn }: Pick<Operation['success'], 'kind' | 'list' | 'listIn'>,
  value: Json,
): Values[] {
  const payload = kind === 'envelope' ? memberOf(value, 'payload') : value;
  const records = list ? memberOf(payload, listIn) : [payload];
  return (Array.isArray(records) ? records : []).filter(isObject);
}

/** The member of an object; the value itself without a name, or if it is no object. */
const memberOf = (value: Json | undefined, name: string | undefined): Json | undefined =>
  name !== undefined && isObject(value) ? value[name] : value;

/** Values of a new record: those of an example, but with empty arrays, and a value for each required field. */
export function initialOf(properties: Property[], example: Values): Values {
  return Object.fromEntries(
    properties.flatMap(({ name, required, schema: each }): [string, Json][] => {
      if (each.types.includes('array')) return required || name in example ? [[name, []]] : [];
      if (example[name] !== undefined) return [[name, example[name]]];
      return required ? [[name, generatedValue(each)]] : [];
    }),
  );
}

/** Arrays that are empty in examples of the first state, and have items in others: the shortest and the longest of each. */
export function processingResults(
  initial: Values,
  examples: Values[],
  inStart: Values[],
): ServedResource['processingResults'] {
  const ordinary: Values = {};
  const full: Values = {};
  for (const [name, value] of Object.entries(initial)) {
    const isEmpty = (example: Values) => Array.isArray(example[name]) && example[name].length === 0;
    if (!Array.isArray(value) || !inStart.some(isEmpty)) continue;
    const found = examples
      .map((example) => example[name])
      .filter((list): list is Json[] => Array.isArray(list) && list.length > 0)
      .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
    const [shortest, longest] = [found[0], found.at(-1)];
    if (shortest) ordinary[name] = shortest;
    if (longest) full[name] = longest;
  }
  return { ordinary, full };
}
