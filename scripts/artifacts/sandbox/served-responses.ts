import type { ServedResponse, ServedSuccess, Values } from '../../../src/sandbox/contract/types.ts';
import { omitUndefined } from '../../../src/shared/omit-undefined.ts';
import { isJson, isObject } from '../../../src/shared/json.ts';
import type { MediaType, Operation, Response, Schema } from '../../model/index.ts';
import { exampleName, recordsIn } from './example-records.ts';
import { generatedValue } from '../generated-values.ts';
import { fieldOf, memberOf } from './fields.ts';
import { enumOf } from './requests.ts';
import type { DataContext } from './resources.ts';

/** Returns what the sandbox needs of a response. Adds the examples that it refers to. */
export function responseData(
  { id, success: { schema } }: Operation,
  { status, contents, questions, success: isGood }: Response,
  { rules, errorMember, withSetting, examples }: DataContext,
): ServedResponse {
  const shown = contents.flatMap((content) =>
    content.examples.map((example) => {
      const of = exampleName(id, status, example);
      examples[of] = example.value;
      return { name: example.name, type: typeOf(content), of };
    }),
  );
  const [first] = contents;
  const type = first ? typeOf(first) : '';
  if (first?.schema && !shown.some((each) => each.type === type)) {
    const of = `${id} ${status}`;
    const value = generatedValue(first.schema);
    examples[of] = isJson(type) || !isObject(value) ? value : 'text';
    shown.unshift({ name: 'sample', type, of });
  }
  const members = isGood ? [] : (first?.schema?.properties ?? []);
  const reason = members.find((member) => member.name === errorMember);
  return omitUndefined({
    status,
    type,
    examples: shown,
    differs: (isGood && first !== undefined && !isSame(first.schema, schema)) || undefined,
    reason: reason && rules.of(reason.schema.schemaObject),
    settings: withSetting(questions),
  });
}

const isSame = (one: Schema | undefined, other: Schema | undefined): boolean =>
  JSON.stringify(one?.schemaObject) === JSON.stringify(other?.schemaObject);

/** A media type that a response can have: a range such as `*` allows JSON, and text where the value is text. */
const typeOf = ({ mediaType, schema }: MediaType): string =>
  mediaType.includes('*') ? (schema?.types[0] === 'string' ? 'text/plain' : 'application/json') : mediaType;

export function success(operation: Operation, { model, of, rules }: DataContext): ServedSuccess {
  const { success: found, responses, crud } = operation;
  const { kind, statuses, partial, list, listIn, value, siblings } = found;
  const name = of.get(operation);
  const record = found.resourceSchema ?? (list ? undefined : value);
  const stored = name === undefined ? undefined : (model.schemas[name] ?? record);
  const shown = responses
    .filter(({ success: good }) => good)
    .flatMap(({ examples }) => examples.flatMap((example) => recordsIn(found, example.value)));
  const viewed =
    record && name !== undefined && kind !== 'unknown' && record !== stored && record.name !== name;
  const property = kind === 'envelope' ? 'payload' : listIn;
  const members = property === listIn ? (value?.properties ?? []) : siblings;
  // A list that is no reading of a list shows one resource among others, and which is not stated.
  const isKnown = (kind === 'envelope' || kind === 'flat') && list === (crud?.action === 'list');
  return omitUndefined({
    isKnown,
    statuses,
    partial,
    in: property,
    responseFields: viewed
      ? {
          fields: record.properties.map((each) => fieldOf(each, rules.of)),
          sample: { ...samples(record), ...shown[0] },
        }
      : undefined,
    siblings:
      property === undefined
        ? []
        : members.filter((each) => each.name !== property).map((each) => memberOf(each, rules.of)),
    enums: (record?.properties ?? []).flatMap((each) => {
      const found = enumOf(record?.name ?? '', each.name, each.schema);
      return found === undefined ? [] : [{ field: each.name, schema: found }];
    }),
  });
}

function samples(schema: Schema): Values {
  const value = generatedValue(schema);
  return isObject(value) ? value : {};
}
