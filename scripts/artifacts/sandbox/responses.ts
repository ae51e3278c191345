import type { DocumentedResponse, Json, Member, Success } from '../../../src/sandbox/engine/types.ts';
import type { Header, Model, Operation, Response, Schema } from '../../model/index.ts';
import { snake } from '../../model/names.ts';
import { setOf } from './bodies.ts';
import { fieldOf, isObject, sample } from './fields.ts';
import { recordsIn } from './kinds.ts';

/** Returns what the sandbox needs of a response. Adds the examples that it refers to. */
export function responseEntry(
  id: string,
  { status, contents, questions, headers, examples: named }: Response,
  settings: Set<string>,
  examples: Record<string, Json>,
): DocumentedResponse {
  const [first] = contents;
  const shown = named.map((example) => {
    const of = example.component ?? `${id} ${status} ${example.name}`;
    examples[of] = example.value;
    return { name: example.name, type: example.mediaType, of };
  });
  if (shown.length === 0 && first?.schema) {
    const of = `${id} ${status}`;
    examples[of] = sample(first.schema);
    shown.push({ name: 'sample', type: first.mediaType, of });
  }
  const sent = headers.flatMap(headerEntry);
  return {
    status,
    type: first?.mediaType ?? '',
    examples: shown,
    ...(sent.length > 0 && { headers: sent }),
    settings: questions.filter((question) => settings.has(question)),
  };
}

export const isLocation = (name: string): boolean => /^location$/i.test(name);

/** The value of a header: an example, or a value that its schema determines. Without one, only a required header is sent. */
function headerEntry({ name, required, schema, example }: Header): { name: string; value: string }[] {
  const known = example ?? schema.examples[0] ?? schema.default ?? schema.values?.[0];
  const value = known ?? (required || isLocation(name) ? sample(schema) : undefined);
  if (value === undefined) return [];
  return [
    { name: name.toLowerCase(), value: typeof value === 'object' ? JSON.stringify(value) : String(value) },
  ];
}

export function success(
  { success: found, responses }: Operation,
  model: Model,
  name: string | undefined,
): Success {
  const { kind, statuses, partial, list, listIn, value, siblings } = found;
  const record = found.record ?? (list ? undefined : value);
  const stored = name === undefined ? undefined : (model.schemas[name] ?? record);
  const shown = responses
    .filter(({ success: good }) => good)
    .flatMap(({ examples }) => examples.flatMap((example) => recordsIn(found, example.value)));
  const viewed =
    record && name !== undefined && kind !== 'unknown' && record !== stored && record.name !== name;
  return {
    kind,
    statuses,
    partial,
    ...(list && { list: listIn === undefined ? {} : { in: listIn } }),
    ...(viewed && {
      view: {
        fields: record.properties
          .filter((each) => !each.schema.writeOnly)
          .map((property) => fieldOf(property)),
        sample: { ...samples(record), ...shown[0] },
      },
    }),
    siblings: siblings.map(member),
    page: list && listIn !== undefined && value ? pageOf(value, listIn) : [],
    sets: (record?.properties ?? []).flatMap((property) => {
      const set = setOf(record?.name ?? '', property.name, property.schema);
      return set === undefined ? [] : [{ field: property.name, set }];
    }),
  };
}

function samples(schema: Schema): Record<string, Json> {
  const value = sample(schema);
  return isObject(value) ? value : {};
}

const pageOf = (value: Schema, listIn: string): Member[] =>
  value.properties.filter(({ name }) => name !== listIn).map(member);

const member = ({ name, required, schema }: Schema['properties'][number]): Member => ({
  name,
  key: snake(name),
  required,
  nullable: schema.nullable,
  types: schema.types,
  members: schema.items ? [] : schema.properties.map(member),
});
