import type { DocumentedResponse, Json, Member, Success } from '../../../src/sandbox/engine/types.ts';
import {
  membersOf,
  type Content,
  type Header,
  type Model,
  type Operation,
  type Property,
  type Response,
  type Schema,
} from '../../model/index.ts';
import { isJson } from '../../model/media-types.ts';
import { snake } from '../../model/names.ts';
import { setOf } from './bodies.ts';
import { recordsIn } from './example-records.ts';
import { fieldOf, isObject, sample } from './fields.ts';

/** Returns what the sandbox needs of a response. Adds the examples that it refers to. */
export function responseEntry(
  id: string,
  { status, contents: listed, questions, headers }: Response,
  settings: Set<string>,
  examples: Record<string, Json>,
): DocumentedResponse {
  const contents = listed.map((each) => ({ ...each, mediaType: typeOf(each) }));
  const [first, ...others] = contents;
  const shown = contents.flatMap((content) =>
    content.examples.map((example) => {
      const of = example.component ?? `${id} ${status} ${example.name}`;
      examples[of] = example.value;
      return { name: example.name, type: content.mediaType, of };
    }),
  );
  const isSame = (schema: Schema | undefined): boolean =>
    schema === first?.schema || (schema?.name !== undefined && schema.name === first?.schema?.name);
  for (const { schema, mediaType } of contents) {
    if (!schema || shown.some(({ type }) => type === mediaType)) continue;
    if (schema !== first?.schema && isSame(schema)) continue;
    const of = mediaType === first?.mediaType ? `${id} ${status}` : `${id} ${status} ${mediaType}`;
    const value = sample(schema);
    examples[of] = isJson(mediaType) || !isObject(value) ? value : 'text';
    shown.push({ name: 'sample', type: mediaType, of });
  }
  const sent = headers.flatMap(headerEntry);
  return {
    status,
    type: first?.mediaType ?? '',
    ...(others.length > 0 && {
      others: others.map(({ mediaType, schema }) => ({ type: mediaType, same: isSame(schema) })),
    }),
    examples: shown,
    ...(sent.length > 0 && { headers: sent }),
    settings: questions.filter((question) => settings.has(question)),
  };
}

/** A media type that a response can have: a range such as `*` allows JSON, and text where the value is text. */
const typeOf = ({ mediaType, schema }: Content): string =>
  mediaType.includes('*') ? (schema?.types[0] === 'string' ? 'text/plain' : 'application/json') : mediaType;

export const isLocation = (name: string): boolean => /^location$/i.test(name);

/** The value of a header: an example, or a value that its schema determines. Without one, only a required header is sent. */
function headerEntry({ name, required, schema, example }: Header): { name: string; value: string }[] {
  const known = example ?? schema.examples[0] ?? schema.default ?? schema.values?.[0];
  const isMade = isLocation(name) || /^etag$/i.test(name);
  const value = known ?? (required || isMade ? sample(schema) : undefined);
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
  const { kind, statuses, partial, list, listIn, listWithin, recordIn, value, siblings } = found;
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
    ...(list && {
      list: {
        ...(listIn !== undefined && { in: listIn }),
        ...(listWithin !== undefined && { within: listWithin }),
      },
    }),
    ...(recordIn !== undefined && { in: recordIn }),
    ...(viewed && {
      view: {
        fields: membersOf(record)
          .filter((each) => !each.schema.writeOnly)
          .map((property) => fieldOf(property)),
        sample: { ...samples(record), ...shown[0] },
      },
    }),
    siblings: siblings.map(member),
    page: list && listIn !== undefined && value ? pageOf(value, listWithin ?? listIn) : [],
    ...(list && headersOf(responses)),
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

/** The headers of a list, some of which may be about the page. */
function headersOf(responses: Response[]): Pick<Success, 'headers'> {
  const headers = responses.filter((response) => response.success).flatMap((response) => response.headers);
  return headers.length > 0 ? { headers: headers.map(header) } : {};
}

const header = ({ name, required, schema }: Header): Member => ({
  ...member({ name: name.toLowerCase(), required, schema }),
  key: snake(name).replace(/^x_/, ''),
});

const pageOf = (value: Schema, listIn: string): Member[] =>
  value.properties.filter(({ name }) => name !== listIn).map(member);

const member = ({ name, required, schema }: Pick<Property, 'name' | 'required' | 'schema'>): Member => ({
  name,
  key: snake(name),
  required,
  nullable: schema.nullable,
  types: schema.types,
  ...(schema.format?.startsWith('ur') && { url: true as const }),
  members: schema.items ? [] : schema.properties.map(member),
});
