/** Records in the examples of the contract, and values for new records from them. */
import { isObject } from '../../../src/shared/json.ts';
import type { Json, Values } from '../../../src/sandbox/contract/types.ts';
import type { Example, Model, Operation, Property } from '../../model/index.ts';
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

/** A record in an example of a response. */
export interface RecordExample {
  /** Name of the example in the data of the sandbox. */
  example: string;
  /** The member of the example that has the record; undefined if that is the whole example. */
  member: string | undefined;
  value: Values;
}

/** Single records of a resource in the examples of responses. */
export const examplesIn = (model: Model, name: string): RecordExample[] =>
  model.operations.flatMap(({ id, success, responses }) => {
    const member = success.kind === 'envelope' ? 'payload' : undefined;
    if (success.resourceSchema?.name !== name || success.list) return [];
    return responses
      .filter((response) => response.success)
      .flatMap(({ status, examples }) =>
        examples.flatMap((each) =>
          recordsIn(success, each.value).map((value) => ({
            example: exampleName(id, status, each),
            member,
            value,
          })),
        ),
      );
  });

/** Name of an example in the data of the sandbox. */
export const exampleName = (id: string, status: string, { component, name }: Example): string =>
  component ?? `${id} ${status} ${name}`;

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

/** Arrays that are empty in an example of the first state, and have items in others: the longest of each. */
export function processingResults(initial: Values, examples: Values[], inStart: Values[]): Values {
  const isEmpty = (example: Values, name: string) =>
    Array.isArray(example[name]) && example[name].length === 0;
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, value]): [string, Json][] => {
      if (!Array.isArray(value) || !inStart.some((example) => isEmpty(example, name))) return [];
      const [longest] = examples
        .map((example) => example[name])
        .filter((list): list is Json[] => Array.isArray(list) && list.length > 0)
        .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
      return longest ? [[name, longest]] : [];
    }),
  );
}
