/** What an operation returns when it succeeds. */
import type { Response } from './messages.ts';
import type { Property, Schema } from './schemas.ts';

/** What a success looks like. */
export type Success = ReturnType<typeof readSuccess>;

/** The one status whose name means a partial success. */
const partialStatus = '207';

/** @param isOne Whether the contract states that the value is one resource, and no page of them */
export function readSuccess(responses: Response[], isOne: boolean = false) {
  const successes = responses.filter(({ success }) => success);
  const whole = successes.filter(({ status }) => status !== partialStatus);
  const full = whole.length > 0 ? whole : successes;
  const withBody = full.find(({ contents }) => contents.length > 0);
  const schema = withBody?.contents[0]?.schema;
  const { kind, payload, value } = formOf(schema);
  const page = payload || isOne ? undefined : value && pageProperty(value);
  const listed = value?.items ?? page?.schema.items;
  return {
    kind: withBody ? kind : 'empty',
    /** Statuses of a full success, ranges first. */
    statuses: full.map(({ status }) => status),
    /** Statuses of a success in part. */
    partial: successes.filter((each) => !full.includes(each)).map(({ status }) => status),
    /** Whether some of the statuses come without a body, and others with one. */
    optional: withBody !== undefined && full.some(({ contents }) => contents.length === 0),
    /** Schema of the body. */
    schema,
    /** Schema of what the caller wants: the payload, or the body itself. */
    value,
    /** Schema of one record, where the value is one, or an array of them. */
    resourceSchema: kind === 'unknown' ? undefined : (listed ?? value),
    /** Whether there can be several records. */
    list: listed !== undefined,
    /** Property of the value that contains the list; undefined where the value is the list. */
    listIn: page?.name,
    /** Properties of the envelope other than `payload`. */
    siblings: payload ? (schema?.properties.filter(({ name }) => name !== 'payload') ?? []) : [],
    /** Full successes whose body has another schema than the one described here, such as 202 where 200 returns the result. */
    others: full.flatMap(({ status, contents: [content] }) =>
      content && !isSame(content.schema, schema)
        ? [{ status, mediaType: content.mediaType, schema: content.schema, ...formOf(content.schema) }]
        : [],
    ),
  };
}

/**
 * The form of a body:
 *
 * - `envelope`: an object with a `payload`
 * - `flat`: another object, or an array
 * - `empty`: no body
 * - `unknown`: a body whose shape is not specified
 */
type SuccessKind = 'envelope' | 'flat' | 'empty' | 'unknown';

function formOf(schema: Schema | undefined): {
  kind: SuccessKind;
  payload: Schema | undefined;
  value: Schema | undefined;
} {
  const payload = schema?.properties.find(({ name }) => name === 'payload')?.schema;
  const known =
    schema &&
    (schema.name !== undefined ||
      schema.types.length + schema.properties.length + schema.alternatives.length > 0 ||
      schema.values !== undefined);
  return { kind: payload ? 'envelope' : known ? 'flat' : 'unknown', payload, value: payload ?? schema };
}

const isSame = (one: Schema | undefined, other: Schema | undefined): boolean =>
  one === other || (one?.name !== undefined && one.name === other?.name);

/**
 * Returns the property of a page that has its resources: the only one that is no plain value, in an object without id. The
 * resources have ids.
 */
function pageProperty({ properties }: Schema): Property | undefined {
  const [found, ...more] = properties.filter(({ schema }) => schema.items ?? schema.properties.length > 0);
  const items = found?.schema.items;
  const isPage = items?.name !== undefined && hasId(items.properties) && more.length === 0;
  return isPage && !hasId(properties) ? found : undefined;
}

const hasId = (properties: readonly Property[]): boolean => properties.some(({ name }) => name === 'id');
